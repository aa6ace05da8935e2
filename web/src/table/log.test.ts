import { expect, test } from "vitest";
import type { Happened, Message, Option, Situation } from "../games/face";
import { grouped } from "./groups";
import { layoutOf } from "../shell/layout.svelte";
import { fresh, thingOf, turnNow, turns } from "./log";

const told = (event: string, more: object = {}, args: Message["arguments"] = {}): Happened => ({
  event: { event, ...more },
  said: { id: `kelp-event-${event}`, arguments: args },
  way: null,
  n: 1,
});

test("a turn begins a group, and what came before stands alone", () => {
  const groups = turns([
    told("shark_put"),
    told("turn", { turn: 1, seat: "octopus" }),
    told("played"),
    told("turn", { turn: 2, seat: "shark" }),
  ]);
  expect(groups.map((group) => [group.turn, group.seat, group.entries.length])).toEqual([
    [null, null, 1],
    [1, "octopus", 1],
    [2, "shark", 0],
  ]);
  expect(groups[1]!.entries[0]!.index).toBe(2);
});

test("a game that tells of no first turn has one all the same", () => {
  const events = [told("dealt"), told("played", { seat: "player2" }), told("bought", { seat: "player2" })];
  expect(turns(events, 1).map((group) => [group.turn, group.seat])).toEqual([[1, "player2"]]);
  const second = told("turn", { turn: 2, seat: "player1" });
  expect(turns([...events, second], 2).map((group) => [group.turn, group.seat])).toEqual([
    [1, "player2"],
    [2, "player1"],
  ]);
  expect(turns([told("dealt")], 0).map((group) => group.turn)).toEqual([null]);
});

test("of a situation only what is new counts, and a gap is noticed", () => {
  const situation = { seen: 5, events: [told("c"), told("d"), told("e")] } as unknown as Situation;
  expect(fresh(2, situation)).toHaveLength(3);
  expect(fresh(4, situation)!.map((one) => one.event["event"])).toEqual(["e"]);
  expect(fresh(5, situation)).toEqual([]);
  expect(fresh(1, situation)).toBe(null);
});

test("a line speaks of the first thing on the table", () => {
  const line = told("revealed", {}, { seat: ["seat", "octopus"], zone: ["zone", "NW"], block: ["block", "shell"] });
  expect(thingOf(line)).toEqual({ type: "zone", value: "NW" });
  expect(thingOf(told("over", {}, { count: ["number", 3] }))).toBe(null);
});

test("few options stand together, many under headings, and what ends a choice comes last", () => {
  const one = (action: number, kind: string, closing = false): Option => ({
    action,
    kind,
    closing,
    text: "",
    said: { id: `kelp-action-${kind}`, arguments: {} },
    preview: null,
    uses: [],
    gives: [],
    way: null,
  });
  const heading = (option: Option): string => (option.kind === "draw" ? "" : option.kind);
  const few = [one(0, "done", true), one(1, "play"), one(2, "draw")];
  expect(grouped(few, heading).map((group) => group.options.map((option) => option.action))).toEqual([[1, 2, 0]]);
  const many = [...few, ...[3, 4, 5, 6, 7, 8].map((action) => one(action, action % 2 ? "play" : "discard"))];
  expect(grouped(many, heading).map((group) => group.heading)).toEqual(["", "play", "discard", ""]);
});

test("the turn is counted as the log counts it, a player's own", () => {
  const round = [told("turn", { turn: 3, seat: "player1" }), told("played", {})];
  expect(turnNow(round, { turn: 10 })).toBe(3);
  expect(turnNow([], { turn: 10 })).toBe(10);
  expect(turnNow([], null)).toBe(null);
});

test("larger text counts as less room", () => {
  expect(layoutOf(1440, 900, 100)).toBe("wide");
  expect(layoutOf(1440, 900, 150)).toBe("column");
  expect(layoutOf(1024, 768, 100)).toBe("column");
  expect(layoutOf(1024, 768, 200)).toBe("phone");
  expect(layoutOf(390, 844, 100)).toBe("phone");
});
