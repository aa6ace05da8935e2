// Looking back with a clock of our own: what plays by itself, and what stops it.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError, type Moment, type TableTold } from "../net/http";
import { route } from "../routes.svelte";
import type { Looked, Table } from "../table/model.svelte";
import { handle } from "./keys";
import { Replay, PACES } from "./replay.svelte";

const LAST = 6;
const LATE = 250; // milliseconds until an answer comes
const AWAY = new ApiError(0, { error: "", pattern: "", texts: {} });

/** A finished table that shows a step when its answer comes. */
function table(delay = 0): Table & { asked: number[] } {
  const asked: number[] = [];
  const fake = {
    id: "x",
    game: "kelp",
    seat: "spectator",
    log: [],
    asked,
    away: false,
    notice: null as Table["notice"],
    players: [{ seat: "octopus" }, { seat: "shark" }],
    moment: { to: 0, answers: LAST, seat: "spectator", mover: "shark" } as Moment,
    looks: 0,
    async look(to: number, seat: string): Promise<Looked> {
      const asking = ++fake.looks;
      asked.push(to);
      await new Promise((done) => setTimeout(done, delay));
      if (asking !== fake.looks) return "dropped";
      if (fake.away) fake.notice = { error: AWAY };
      else fake.moment = { ...fake.moment, to, seat, mover: to === LAST ? null : "shark" };
      return fake.away ? "failed" : "came";
    },
  };
  return fake as unknown as Table & { asked: number[] };
}

describe("looking back", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("plays by itself and stops at the end", async () => {
    const at = table();
    const replay = new Replay(at, () => null);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(PACES.normal + 1);
    expect(at.asked).toEqual([1]);
    expect(replay.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(10 * PACES.normal);
    expect(at.asked).toEqual([1, 2, 3, 4, 5, 6]);
    expect(replay.playing).toBe(false);
  });

  it("plays faster when it is told to", async () => {
    const at = table();
    const replay = new Replay(at, () => null);
    replay.toggle();
    replay.pace("fast");
    await vi.advanceTimersByTimeAsync(3 * PACES.fast + 10);
    expect(at.asked).toEqual([1, 2, 3]);
  });

  it("is stopped by a step of one's own", async () => {
    const at = table();
    const replay = new Replay(at, () => null);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(PACES.normal + 1);
    replay.to(4);
    expect(replay.playing).toBe(false);
    await vi.advanceTimersByTimeAsync(10 * PACES.normal);
    expect(at.asked).toEqual([1, 4]);
  });

  it("begins anew from the end", async () => {
    const at = table();
    const replay = new Replay(at, () => null);
    replay.to(LAST);
    await vi.advanceTimersByTimeAsync(1);
    const again = new Replay(at, () => null);
    again.toggle();
    await vi.advanceTimersByTimeAsync(1);
    expect(at.asked).toEqual([LAST, 0]);
    again.pause();
  });

  it("stops while the server is away", async () => {
    const at = table();
    const replay = new Replay(at, () => null);
    (at as unknown as { away: boolean }).away = true;
    replay.toggle();
    await vi.advanceTimersByTimeAsync(5 * PACES.normal);
    expect(at.asked).toEqual([1]);
    expect(replay.playing).toBe(false);
  });

  it("asks for the last wish alone while one is under way", async () => {
    const at = table(100);
    const replay = new Replay(at, () => null);
    for (const step of [1, 2, 3, 9]) replay.to(step);
    expect(replay.step).toBe(LAST);
    await vi.advanceTimersByTimeAsync(1000);
    expect(at.asked).toEqual([1, LAST]);
  });

  it("changes eyes by as many as it is told, whatever is under way", async () => {
    const at = table(LATE);
    const replay = new Replay(at, () => null);
    replay.nextEye();
    expect(replay.eye).toBe("everything");
    replay.nextEye();
    expect([replay.eye, replay.seen]).toEqual(["octopus", "spectator"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([replay.eye, replay.seen]).toEqual(["octopus", "octopus"]);
    expect(at.asked).toHaveLength(2);
  });

  it("keeps the eyes when a step follows, and the step when eyes follow", async () => {
    const at = table(LATE);
    const replay = new Replay(at, () => null);
    replay.nextEye();
    replay.by(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(at.moment).toMatchObject({ to: 1, seat: "everything" });
    replay.by(1);
    replay.look("shark");
    await vi.advanceTimersByTimeAsync(1000);
    expect(at.moment).toMatchObject({ to: 2, seat: "shark" });
  });

  it("plays on by itself through other eyes, at any time", async () => {
    for (const when of [100, PACES.normal + 100, 2 * PACES.normal - 100]) {
      const at = table(LATE);
      const replay = new Replay(at, () => null);
      replay.toggle();
      await vi.advanceTimersByTimeAsync(when);
      replay.nextEye();
      await vi.advanceTimersByTimeAsync(3 * PACES.normal);
      expect(replay.playing).toBe(true);
      await vi.advanceTimersByTimeAsync(10 * PACES.normal);
      expect(at.moment).toMatchObject({ to: LAST, seat: "everything" });
      expect(replay.playing).toBe(false);
    }
  });

  it("goes back to the eyes that see when others cannot be had", async () => {
    const at = table(LATE);
    const replay = new Replay(at, () => null);
    (at as unknown as { away: boolean }).away = true;
    replay.nextEye();
    await vi.advanceTimersByTimeAsync(LATE);
    expect(replay.eye).toBe("spectator");
    expect(at.notice).toEqual({ error: AWAY });
  });

  describe("plays on", () => {
    const make = vi.spyOn(api, "make");
    beforeEach(() => void make.mockReset().mockResolvedValue({ id: "WOPchKqyZ-X3z6Ow" } as TableTold));

    it("from what was wished, when it has come", async () => {
      const at = table(LATE);
      const replay = new Replay(at, () => null);
      replay.to(3);
      replay.look("octopus");
      void replay.playOn();
      replay.by(1);
      replay.nextEye();
      expect(make).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1000);
      expect(make).toHaveBeenCalledOnce();
      const seats = { octopus: { kind: "me" }, shark: { kind: "bot", bot: "medium" } };
      expect(make).toHaveBeenCalledWith({ game: "kelp", from: { table: "x", to: 3 }, seats, heat_map: true });
      expect(route.current).toMatchObject({ page: "table", id: "WOPchKqyZ-X3z6Ow" });
    });

    it("not from the end, and says so", async () => {
      const at = table(LATE);
      const replay = new Replay(at, () => null);
      replay.to(LAST);
      void replay.playOn();
      await vi.advanceTimersByTimeAsync(1000);
      expect(at.notice).toEqual({ id: "web-replay-on-over" });
      expect(make).not.toHaveBeenCalled();
      replay.by(-1);
      void replay.playOn();
      await vi.advanceTimersByTimeAsync(1000);
      expect(make.mock.calls[0]![0].from).toEqual({ table: "x", to: LAST - 1 });
    });

    it("not where the step did not come; and tells what the server says", async () => {
      const at = table(LATE);
      const replay = new Replay(at, () => null);
      (at as unknown as { away: boolean }).away = true;
      replay.to(3);
      void replay.playOn();
      await vi.advanceTimersByTimeAsync(1000);
      expect(make).not.toHaveBeenCalled();
      expect(at.notice).toEqual({ error: AWAY });
      at.notice = null;
      make.mockRejectedValue(AWAY);
      await replay.playOn();
      expect(at.notice).toEqual({ error: AWAY });
      expect(replay.making).toBe(false);
    });

    it("by its key on every part of the page", async () => {
      const replay = new Replay(table(), () => null);
      expect(handle(new KeyboardEvent("keydown", { key: "p" }), replay)).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect(make).toHaveBeenCalledOnce();
    });
  });

  it("takes the seat that is looked through, else one's own, else the one to answer", () => {
    const at = table();
    expect(new Replay(at, () => null).heir).toBe("shark");
    (at as { seat: string }).seat = "octopus";
    expect(new Replay(at, () => null).heir).toBe("octopus");
    at.moment = { ...at.moment!, seat: "shark" };
    expect(new Replay(at, () => null).heir).toBe("shark");
  });
});
