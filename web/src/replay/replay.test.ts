// Looking back with a clock of our own: what plays by itself, and what stops it.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Moment } from "../net/http";
import type { Table } from "../table/model.svelte";
import { Replay, PACES } from "./replay.svelte";

const LAST = 6;

/** A finished table that shows a step when its answer comes. */
function table(delay = 0): Table & { asked: number[] } {
  const asked: number[] = [];
  const fake: any = {
    id: "x", seat: "spectator", log: [], asked, away: false,
    players: [{ seat: "octopus" }, { seat: "shark" }],
    moment: { to: 0, answers: LAST, seat: "spectator", mover: "shark" } as Moment,
    async look(to: number, seat: string = fake.moment.seat): Promise<void> {
      asked.push(to);
      await new Promise((done) => setTimeout(done, delay));
      if (!fake.away) fake.moment = { ...fake.moment, to, seat };
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

  it("takes the seat that is looked through, else one's own, else the one to answer", () => {
    const at = table();
    expect(new Replay(at, () => null).heir).toBe("shark");
    (at as { seat: string }).seat = "octopus";
    expect(new Replay(at, () => null).heir).toBe("octopus");
    at.moment = { ...at.moment!, seat: "shark" };
    expect(new Replay(at, () => null).heir).toBe("shark");
  });
});
