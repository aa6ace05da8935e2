// The key moments of Kelp, as the log of a game tells them.

import { beforeAll, expect, it } from "vitest";
import type { Happened, TableModel } from "../../face";
import { pinsOf } from "../../../replay/axis";
import { learn, speak } from "../../../text/text.svelte";
import situations from "../fixtures/situations.json";
import { mark } from "./marks";
import { moments } from "./moments";

const seated = situations["seated-day"];
const table = { game: "kelp", seated } as unknown as TableModel;

function happened(n: number, event: string, more: Record<string, string> = {}): Happened {
  const types: Record<string, string> = { food: "block", trap: "block", octopus: "pair", shark: "pair" };
  const named = Object.entries({ seat: "octopus", ...more }).map(([name, value]) => [
    name,
    [types[name] ?? name, value],
  ]);
  return {
    n,
    event: { event, seat: "octopus", ...more },
    said: { id: `kelp-event-${event}`, arguments: Object.fromEntries(named) },
    way: null,
  };
}

beforeAll(() => Promise.all([speak("en"), learn("kelp")]));

it("finds the key moments of a game, each with its drawing and its sentence", () => {
  const log = [
    happened(1, "turn"),
    happened(2, "ate", { food: "crab", zone: "NW" }),
    happened(3, "revealed", { zone: "N", block: "shell" }),
    happened(4, "revealed", { zone: "N", block: "octopus" }),
    happened(4, "confrontation", { zone: "N" }),
    happened(5, "shown", { octopus: "freeze", shark: "fight" }),
    happened(6, "trap", { trap: "trap_den", zone: "C" }),
    happened(6, "revealed", { zone: "C", block: "trap_den" }),
    happened(7, "tile"),
    happened(8, "over", { seat: "shark", reason: "confrontation" }),
  ];
  const answers = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ n, seat: "octopus", turn: 1 }));
  const pins = pinsOf(answers, moments(table, log));
  expect(pins.map((pin) => [pin.to, pin.symbol])).toEqual([
    [2, "food-crab"],
    [4, "octopus"],
    [5, "conf-freeze"],
    [6, "trap-den"],
    [7, "shark"],
    [8, "shape-teeth"],
  ]);
  expect(pins[1]!.said).toContain("Confrontation");
  expect(pins[2]!.said).toContain("Freeze");
  expect(pins.every((pin) => pin.said.length > 5)).toBe(true);
});

it("draws the thing that a line of the log speaks of, else its sort", () => {
  const told = (event: string, more: Record<string, string> = {}): string =>
    mark(table, happened(1, event, more)).symbol;
  expect(told("rolled", { die: "yellow 4" })).toBe("die-eye-4");
  expect(told("rerolled", { die: "red 2", became: "red 6" })).toBe("die-teeth-6");
  expect(told("dice_drawn", { blue: "0", yellow: "1", red: "1" })).toBe("die-eye");
  expect(told("hunger", { colour: "blue" })).toBe("die-current");
  expect(told("current_placed", { space: "N|C", value: "3" })).toBe("die-current-3");
  expect(told("gained_block", { block: "crab", zone: "N", replaced: "shell" })).toBe("food-crab");
  expect(told("played", { card: "camouflage" })).toBe("type-hide");
  expect(told("bought", { card: "agile" })).toBe("shark");
  expect(told("chose", { pair: "fight" })).toBe("conf-fight");
  expect(told("swapped", { zone: "N", other: "C" })).toBe("type-move");
  expect(told("drew", { count: "1" })).toBe("card-back");
  expect(told("over", { reason: "eaten" })).toBe("octopus");
});
