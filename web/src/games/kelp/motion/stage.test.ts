// What the board shows while things happen, and that nobody waits for it.

import { tick } from "svelte";
import { render } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Happened, Seated, Situation } from "../../face";
import { settings } from "../../../shell/settings.svelte";
import { learn, speak } from "../../../text/text.svelte";
import { face } from "..";
import { FakeTable } from "../fixtures/fake.svelte";
import situations from "../fixtures/situations.json";
import { flightOf } from "./flights";
import { duration, folded, touched } from "./fold";
import { MOST, paces } from "./pace";
import { stageOf } from "./stage.svelte";
import { viewOf, type KelpEvent, type KelpView } from "../types";

const kept = situations as unknown as Record<string, { seat: string; situation: Situation }> & { "seated-day": Seated };

vi.stubGlobal("fetch", () => Promise.resolve({ ok: false }));
beforeAll(() => Promise.all([speak("en"), learn("kelp")]));
beforeEach(() => {
  settings.speed = "normal";
});

function told(...events: KelpEvent[]): Happened[] {
  return events.map((event) => ({ event, said: { id: "", arguments: {} }, n: 0 }));
}

function moved(): { table: FakeTable; view: KelpView } {
  const table = new FakeTable(kept["seated-day"], "shark", kept["ways"]!.situation);
  const view = structuredClone(kept["ways"]!.situation.view) as unknown as KelpView;
  view.shark = { ...view.shark, at: "N|C", facing: "west" };
  return { table, view };
}

it("shows the Shark on its way, then where it is", async () => {
  const { table, view } = moved();
  render(face.Board, { table });
  const stage = stageOf(table);
  await tick();
  table.situation = { ...table.situation!, view: view as never };
  table.happening = told({ event: "moved", seat: "shark", start: "C|E", space: "N|C", over: null });
  await tick();
  expect(stage.view?.shark.at).toBe("C|E");
  expect(stage.swimming).not.toBeNull();
  await vi.waitFor(() => expect(table.happening).toEqual([]), 2000);
  expect(stage.view?.shark).toMatchObject({ at: "N|C", facing: "west" });
  expect(stage.swimming).toBeNull();
});

it("is finished by any key", async () => {
  const { table, view } = moved();
  render(face.Board, { table });
  await tick();
  settings.speed = "slow";
  table.situation = { ...table.situation!, view: view as never };
  table.happening = told(
    ...(["NW", "NE", "SW"] as const).map((zone): KelpEvent => ({
      event: "revealed",
      seat: "shark",
      zone,
      block: "shell",
    })),
  );
  await tick();
  const start = performance.now();
  dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
  await vi.waitFor(() => expect(table.happening).toEqual([]), 1000);
  expect(performance.now() - start).toBeLessThan(1000); // slow, it would take more than two seconds
});

it.each(["off", "reduced"])("shows everything at once without motion: %s", async (how) => {
  const { table, view } = moved();
  render(face.Board, { table });
  await tick();
  if (how === "off") settings.speed = "off";
  else vi.stubGlobal("matchMedia", () => ({ matches: true }));
  table.situation = { ...table.situation!, view: view as never };
  table.happening = told({ event: "moved", seat: "shark", start: "C|E", space: "N|C", over: null });
  await tick();
  expect(table.happening).toEqual([]);
  expect(stageOf(table).swimming).toBeNull();
  expect(stageOf(table).view?.shark.at).toBe("N|C");
  vi.stubGlobal("matchMedia", undefined);
});

/** The Octopus swaps so often, then the Shark moves. */
const long = (swaps: number): KelpEvent[] => [
  ...Array.from({ length: swaps }, (): KelpEvent => ({ event: "swapped", seat: "octopus", zone: "NW", other: "N" })),
  { event: "moved", seat: "shark", start: "C|E", space: "N|C", over: null },
];

it("plays a whole turn that comes at once faster, and the Shark is seen on its way", async () => {
  const { table, view } = moved();
  render(face.Board, { table });
  await tick();
  const stage = stageOf(table);
  table.situation = { ...table.situation!, view: view as never };
  table.happening = told(...long(60));
  const start = performance.now();
  await tick();
  expect(stage.view?.shark.at).toBe("C|E"); // nothing of it is taken for granted yet
  await vi.waitFor(() => expect(stage.swimming).not.toBeNull(), { timeout: 9000, interval: 5 });
  await vi.waitFor(() => expect(table.happening).toEqual([]), 9000);
  expect(performance.now() - start).toBeLessThan(3 * MOST); // each in its own time, it would take 19 seconds
  expect(stage.view?.shark.at).toBe("N|C");
}, 20_000);

it("gives what waits no more time than there is, and what matters most of it", () => {
  const time = (events: KelpEvent[]): number =>
    paces(events).reduce((sum, pace, i) => sum + pace * duration(events[i]!), 0);
  const few = long(2);
  expect(paces(few)).toEqual(few.map(() => 1));
  const placed = Array.from({ length: 12 }, (): KelpEvent => ({
    event: "current_placed",
    seat: "shark",
    space: "N|C",
    value: 1,
  }));
  const turn = [...placed, ...long(1)];
  expect(time(turn)).toBeCloseTo(MOST);
  expect(paces(turn).slice(-2)).toEqual([1, 1]);
  expect(paces(turn)[0]).toBeLessThan(0.6);
  const absent = long(200);
  expect(time(absent)).toBeLessThanOrEqual(MOST);
  expect(paces(absent)[0]).toBe(0); // the oldest are shown at once
  expect(paces(absent).at(-1)).toBeGreaterThanOrEqual(0.35);
});

it("marks what the other side touched in its last turn, and not the own", () => {
  const table = new FakeTable(kept["seated-day"], "shark", {
    ...kept["ways"]!.situation,
    events: told(
      { event: "turn", seat: "octopus", turn: 13 },
      { event: "swapped", seat: "octopus", zone: "N", other: "NE" },
      { event: "turn", seat: "shark", turn: 14 },
      { event: "current_placed", seat: "shark", space: "N|C", value: 2 },
    ),
  });
  expect(stageOf(table).marked).toEqual({ zones: ["N", "NE"], spaces: [] });
});

it("keeps a revealed duel until the next turn", () => {
  const events = told(
    { event: "confrontation", seat: "shark", zone: "NE" },
    { event: "shown", seat: "octopus", octopus: "retreat", shark: "fight" },
  );
  const table = new FakeTable(kept["seated-day"], "shark", { ...kept["ways"]!.situation, events });
  expect(stageOf(table).duel).toMatchObject({ zone: "NE", octopus: "retreat", shark: "fight", won: false });
});

it("folds every board event into what the last view shows", () => {
  const view = viewOf(new FakeTable(kept["seated-day"], "shark", kept["ways"]!.situation))!;
  const swapped = folded(view, { event: "swapped", seat: "octopus", zone: "NW", other: "N" }, view);
  expect([swapped.blocks["NW"], swapped.blocks["N"]]).toEqual([view.blocks["N"], view.blocks["NW"]]);
  expect(swapped.known["N"]).toEqual(view.known["NW"]);
  expect(
    folded(view, { event: "hidden", seat: "octopus", zone: "N" }, { ...view, blocks: { ...view.blocks, N: "hidden" } })
      .blocks["N"],
  ).toBe("hidden");
  expect(
    folded(view, { event: "current_lifted", seat: "shark", space: "N|NE" }, view).currents["N|NE"],
  ).toBeUndefined();
  expect(duration({ event: "pair_lost", seat: "octopus", pair: "fight" })).toBe(0);
  expect(touched({ event: "moved", seat: "shark", start: "W|C", space: "N|C", over: null })).toEqual({
    zones: [],
    spaces: ["N|C"],
  });
});

it("lets cards and dice fly between their places, and nothing hidden", () => {
  expect(flightOf({ event: "drew", seat: "octopus", count: 2 })).toMatchObject({ picture: "#card-back" });
  expect(flightOf({ event: "drew_card", seat: "octopus", card: "camouflage" })).toBeNull();
  expect(flightOf({ event: "current_placed", seat: "shark", space: "N|C", value: 3 })).toMatchObject({
    picture: "#die-current-3",
    to: ['[data-spot="space:N|C"]'],
  });
  expect(flightOf({ event: "placed", seat: "shark", zone: "C" })).toBeNull();
});
