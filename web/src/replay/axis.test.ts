// The axis and the course by their numbers: steps, turns, pins, clicks, chances.

import { describe, expect, it } from "vitest";
import type { Happened } from "../games/face";
import { nextPin, pinsOf, roomy, spread, stepAt, stepOf, turnAt, turnMarks, turnStep } from "./axis";
import { bands, chancesAt } from "./course";

// Five answers stand; the fourth entry took one back.
const ANSWERS = [1, 2, 5, 6, 7].map((n) => ({ n, seat: n < 5 ? "octopus" : "shark", turn: 1 }));
const happened = (n: number, event: Record<string, unknown>): Happened => ({
  n,
  event,
  said: { id: "", arguments: {} },
  way: null,
});
const turn = (n: number, number: number, seat: string): Happened => happened(n, { event: "turn", turn: number, seat });

describe("the axis", () => {
  it("knows the step after an entry, and that one was taken back", () => {
    expect([1, 2, 5, 7].map((n) => stepOf(ANSWERS, n))).toEqual([1, 2, 3, 5]);
    expect([0, 3, 4, 8].map((n) => stepOf(ANSWERS, n))).toEqual([null, null, null, null]);
  });

  it("begins turns where they were told, and the first at the beginning", () => {
    const log = [turn(2, 2, "shark"), turn(3, 3, "octopus"), turn(5, 3, "octopus"), happened(6, { event: "turned" })];
    const marks = turnMarks(ANSWERS, log, 1);
    expect(marks).toEqual([
      { from: 0, turn: 1, seat: "octopus" },
      { from: 2, turn: 2, seat: "shark" },
      { from: 3, turn: 3, seat: "octopus" },
    ]);
    expect([0, 1, 2, 4].map((step) => turnAt(marks, step))).toEqual([0, 0, 1, 2]);
    expect([0, 2, 3].map((step) => turnStep(marks, step, 1, 5))).toEqual([2, 3, 5]);
    expect([0, 2, 5].map((step) => turnStep(marks, step, -1, 5))).toEqual([0, 0, 3]);
  });

  it("begins with a turn of its own where each seat has one in a round", () => {
    expect(turnMarks(ANSWERS, [turn(1, 1, "shark"), turn(2, 2, "octopus")], 1)).toEqual([
      { from: 0, turn: 1, seat: "octopus" },
      { from: 1, turn: 1, seat: "shark" },
      { from: 2, turn: 2, seat: "octopus" },
    ]);
  });

  it("takes what comes before a turn that is told later as a part of it, and no turn for what comes before all", () => {
    const log = [turn(2, 1, "octopus")];
    expect(turnMarks(ANSWERS, log, 1)).toEqual([{ from: 0, turn: 1, seat: "octopus" }]);
    expect(turnMarks(ANSWERS, log, 0)).toEqual([{ from: 1, turn: 1, seat: "octopus" }]);
    expect(turnMarks(ANSWERS, [turn(1, 1, "octopus")], 0)).toEqual([{ from: 1, turn: 1, seat: "octopus" }]);
  });

  it("shows of two turns that begin at one step the last", () => {
    expect(turnMarks(ANSWERS, [turn(1, 1, "a"), turn(2, 1, "b"), turn(2, 2, "a")])).toEqual([
      { from: 1, turn: 1, seat: "a" },
      { from: 2, turn: 2, seat: "a" },
    ]);
  });

  it("pins one moment to a step, the first that was told", () => {
    const moment = (n: number, said: string) => ({ n, said, symbol: "octopus" });
    const pins = pinsOf(ANSWERS, [moment(7, "end"), moment(2, "eaten"), moment(2, "seen"), moment(3, "taken back")]);
    expect(pins.map((pin) => [pin.to, pin.said])).toEqual([
      [2, "eaten"],
      [5, "end"],
    ]);
    expect([0, 2, 5].map((step) => nextPin(pins, step)?.to)).toEqual([2, 5, 2]);
    expect(nextPin([], 0)).toBeNull();
  });

  it("goes where it is clicked", () => {
    expect([-5, 0, 49, 51, 500, 900].map((x) => stepAt(x, 500, 5))).toEqual([0, 0, 0, 1, 5, 5]);
    expect(stepAt(3, 0, 5)).toBe(0);
  });

  it("keeps pins apart, in order and inside", () => {
    expect(spread([10, 100, 300], 30, 400)).toEqual([10, 100, 300]);
    expect(spread([100, 104, 300], 30, 400)).toEqual([87, 117, 300]);
    expect(spread([0, 2, 395, 400], 30, 400)).toEqual([0, 30, 370, 400]);
    const many = spread([50, 52, 54, 56, 58, 200, 201], 30, 400);
    many.slice(1).forEach((x, i) => expect(x - many[i]!).toBeGreaterThanOrEqual(30));
    expect(roomy([0, 10, 26, 40, 60], () => 25)).toEqual([true, false, true, false, true]);
  });
});

describe("the course", () => {
  const points = [
    { to: 0, win: { a: 0.5, b: 0.5 } },
    { to: 4, win: { a: 0.75, b: 0.25 } },
    { to: 8, win: { a: 0, b: 1 } },
  ];

  it("tells the chances at any step", () => {
    expect(chancesAt(points, 0, ["a", "b"])).toEqual({ a: 0.5, b: 0.5 });
    expect(chancesAt(points, 2, ["a", "b"])).toEqual({ a: 0.625, b: 0.375 });
    expect(chancesAt(points, 8, ["a", "b"])).toEqual({ a: 0, b: 1 });
    expect(chancesAt([], 3, ["a"])).toBeNull();
  });

  it("fills the field from top to bottom", () => {
    const { areas, lines } = bands(points, ["a", "b"], 8);
    expect(lines).toEqual(["M0.0 50.0L500.0 75.0L1000.0 0.0"]);
    expect(areas[0]).toBe("M0.0 0.0L500.0 0.0L1000.0 0.0L1000.0 0.0L500.0 75.0L0.0 50.0Z");
    expect(areas).toHaveLength(2);
  });
});
