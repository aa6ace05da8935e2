// What the board shows while things happen, and that nobody waits for it.

import { tick } from "svelte";
import { render } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Happened, Seated, Situation } from "../../face";
import { settings } from "../../../shell/settings.svelte";
import { learn, speak } from "../../../text/text.svelte";
import { face } from "..";
import { FakeTable } from "../fixtures/fake.svelte";
import answers from "../fixtures/happenings.json";
import situations from "../fixtures/situations.json";
import { flightOf } from "./flights";
import { duration, folded } from "./fold";
import { MOST, paces } from "./pace";
import { stageOf } from "./stage.svelte";
import { dieOf, eventOf, viewOf, type KelpEvent, type KelpView } from "../types";

const kept = situations as unknown as Record<string, { seat: string; situation: Situation }> & { "seated-day": Seated };

vi.stubGlobal("fetch", () => Promise.resolve({ ok: false }));
beforeAll(() => Promise.all([speak("en"), learn("kelp")]));
beforeEach(() => {
  settings.speed = "normal";
});

/** The way that the server tells with the only move of these tests. */
const wayTo = (event: KelpEvent): Happened["way"] =>
  event.event === "moved" ? { steps: [{ space: "N|C", facing: "west" }], taken: [], reach: [] } : null;

function told(...events: KelpEvent[]): Happened[] {
  return events.map((event) => ({ event, said: { id: "", arguments: {} }, way: wayTo(event), n: 0 }));
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

it("draws each event by the first view that came after it", async () => {
  const { table, view } = moved();
  const hidden = (block: string): KelpView => ({ ...view, blocks: { ...view.blocks, N: block } });
  render(face.Board, { table });
  await tick();
  const n = table.situation!.n;
  const event: KelpEvent = { event: "hidden", seat: "octopus", zone: "N" };
  for (const [i, block] of ["shell", "octopus"].entries()) {
    table.situation = { ...table.situation!, n: n + i + 1, view: hidden(block) as never };
    table.happening = [...table.happening, ...told(event).map((one) => ({ ...one, n: n + i + 1 }))];
    await tick();
  }
  const seen = new Set<string>();
  await vi.waitFor(
    () => {
      seen.add(stageOf(table).view!.blocks.N);
      expect(table.happening).toEqual([]);
    },
    { timeout: 4000, interval: 5 },
  );
  expect([...seen]).toEqual(["shell revealed", "shell", "octopus"]);
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

it("keeps a revealed duel until the next turn, and says who won when that is told", () => {
  const duel = (...then: KelpEvent[]) => {
    const events = told(
      { event: "confrontation", seat: "shark", zone: "NE" },
      { event: "shown", seat: "octopus", octopus: "retreat", shark: "fight" },
      ...then,
    );
    return stageOf(new FakeTable(kept["seated-day"], "shark", { ...kept["ways"]!.situation, events })).duel;
  };
  const shown = { zone: "NE", octopus: "retreat", shark: "fight", hunger: 0, lost: "" };
  expect(duel()).toEqual({ ...shown, won: null });
  const escaped: KelpEvent[] = [
    { event: "pair_lost", seat: "octopus", pair: "retreat" },
    { event: "hunger", seat: "shark", colour: "red", count: 5 },
  ];
  expect(duel(...escaped)).toEqual({ ...shown, won: false, lost: "retreat", hunger: 5 });
  // A die that goes there later, for a card that was bought, has no part in it.
  expect(duel(...escaped, { event: "hunger", seat: "shark", colour: "blue", count: 6 })?.hunger).toBe(5);
  expect(duel({ event: "over", seat: "shark", reason: "confrontation" })).toEqual({ ...shown, won: true });
  expect(duel(...escaped, { event: "turn", seat: "octopus", turn: 9 })).toBeNull();
});

// What really happened in games, answer by answer: what a seat saw before, was told, and saw then.
interface Happening {
  seat: string;
  earlier: KelpEvent[];
  before: KelpView;
  events: Happened[];
  view: KelpView;
}
const happenings = answers as unknown as Happening[];
const BOARD = [
  ...["shark_put", "moved", "turned", "revealed", "hidden", "swapped", "taken", "placed", "gained_block", "ate"],
  ...["current_placed", "current_lifted", "die_placed", "searched", "struck"],
];
const kindsOf = ({ events }: Happening): string[] => events.map((one) => eventOf(one).event);

it.each(["octopus", "shark"])("has every event of the board among what the %s was told", (seat) => {
  const told = new Set(happenings.filter((one) => one.seat === seat).flatMap(kindsOf));
  expect(BOARD.filter((kind) => !told.has(kind))).toEqual([]);
});

it.each(happenings.map((one) => [`${one.seat}: ${kindsOf(one).join(", ")}`, one] as const))(
  "draws what was told until the board lies as the server says: %s",
  (_, { before, events, view }) => {
    let drawn = before;
    for (const told of events) drawn = folded(drawn, told, view);
    const { blocks, known, currents, zone_dice, shark } = drawn;
    expect({ blocks, known, currents, zone_dice }).toEqual({
      blocks: view.blocks,
      known: view.known,
      currents: view.currents,
      zone_dice: view.zone_dice,
    });
    expect([shark.at, shark.facing]).toEqual([view.shark.at, view.shark.facing]);
  },
);

it("draws the Shark on the way that it was told, to where that way faces", () => {
  const { before, events, view } = happenings.find(({ events }) => events.some((one) => one.way?.steps[1]))!;
  const told = events.find((one) => one.way)!;
  const gone = { ...view, shark: { ...view.shark, at: "den SE", facing: "north" as const } }; // it has gone on since
  expect(folded(before, told, gone).shark).toMatchObject({
    at: told.way!.steps.at(-1)!["space"],
    facing: told.way!.steps.at(-1)!["facing"],
  });
});

/** Everything that flies with an answer: the event, from where and to where. */
function flights({ earlier, before, events, view }: Happening): { event: KelpEvent; from: string; to: string }[] {
  const told = [...earlier];
  return events.flatMap((one) => {
    const event = eventOf(one);
    const flight = flightOf(event, { earlier: [...told], before, next: view });
    told.push(event);
    return flight ? [{ event, from: flight.from[0]!, to: flight.to[0]! }] : [];
  });
}

/** The colours of the dice that searched or struck in a zone in this turn. */
function used({ earlier, events }: Happening, zone: string): string[] {
  const told = [...earlier, ...events.map(eventOf)];
  return told.flatMap((it) =>
    (it.event === "searched" || it.event === "struck") && it.zone === zone ? [dieOf(it.die!).colour] : [],
  );
}

it("lets dice fly from where they lay, as the views before and after tell", () => {
  const found = new Set<string>();
  for (const one of happenings) {
    const { before, view } = one;
    for (const { event, from, to } of flights(one)) {
      const [, place, name] = /="(\w+)(?::(.*))?"/.exec(from)!;
      if (place === "space")
        expect([before.currents[name!], view.currents[name!]]).toEqual([expect.any(Number), undefined]);
      if (place === "zone" && "colour" in event) expect(used(one, name!)).toContain(event.colour);
      const end = /="(\w+)/.exec(to)![1];
      if (["grew", "hunger", "returned"].includes(event.event)) found.add(`${event.event}: ${place} to ${end}`);
    }
  }
  expect([...found].sort()).toEqual([
    "grew: space to growth",
    "grew: zone to growth",
    "hunger: energy to hunger",
    "hunger: pool to hunger",
    "hunger: zone to hunger",
    "returned: space to bag",
  ]);
});

it("lets a Current that leaves the board fly once, with where it comes to rest", () => {
  for (const one of happenings.filter((it) => kindsOf(it).includes("current_lifted")))
    expect(flights(one).filter(({ from }) => from.includes("space:")).length).toBeLessThanOrEqual(1);
});

it("lets cards and dice fly between their places, and nothing hidden", () => {
  const view = viewOf(new FakeTable(kept["seated-day"], "shark", kept["ways"]!.situation))!;
  const next = { ...view, shark: { ...view.shark, pool: view.shark.pool.filter((die) => die !== "blue 3") } };
  const flight = (event: KelpEvent, after = view) => flightOf(event, { earlier: [], before: view, next: after });
  expect(flight({ event: "drew", seat: "octopus", count: 2 })).toMatchObject({ picture: "#card-back" });
  expect(flight({ event: "drew_card", seat: "octopus", card: "camouflage" })).toBeNull();
  const placed: KelpEvent = { event: "current_placed", seat: "shark", space: "N|C", value: 3 };
  expect(flight(placed, next)).toMatchObject({
    picture: "#die-current-3",
    from: ['[data-anchor="pool"]'],
    to: ['[data-spot="space:N|C"]'],
  });
  expect(flight(placed)).toBeNull(); // nothing tells where it came from
  expect(flight({ event: "placed", seat: "shark", zone: "C" })).toBeNull();
  const kept6 = { ...view, shark: { ...view.shark, kept: [] } };
  expect(flight({ event: "die_placed", seat: "shark", die: "yellow 6", zone: "C" }, kept6)?.from[0]).toContain("kept");
});
