// What is told of the seats when a game is over.

import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../text/text.svelte";
import { leavers, ranking, verdict } from "./ended";
import type { Table } from "./model.svelte";

const seat = (number: number, left = "") => ({
  seat: `player${number}`,
  kind: "person",
  name: `P${number}`,
  bot: "",
  left,
});

function over(
  players: ReturnType<typeof seat>[],
  ranks: Record<string, number>,
  points: Record<string, number> | null,
  cut_short = false,
): Table {
  const told = {
    game: "aquatica",
    seat: "spectator",
    hot: false,
    settings: {},
    seated: null,
    players,
    player: (name: string) => players.find((one) => one.seat === name),
    situation: { outcome: { id: "aquatica-outcome", arguments: {} }, ranks, points, cut_short },
  };
  return told as unknown as Table;
}

beforeAll(() => Promise.all([speak("en"), learn("kelp", "aquatica")]));

test("who left is told by how: given up, out of time, or played by a bot", () => {
  const players = [seat(1, "resign"), seat(2, "flag"), seat(3, "taken_over"), seat(4)];
  expect(leavers(over(players, {}, null))).toEqual([
    "Player 1 (P1) has resigned.",
    "Player 2 (P2) has run out of time.",
    "Player 3 (P3) was away: a bot played to the end.",
  ]);
  expect(leavers(over(players, {}, null, true))).toEqual([]);
});

test.each([
  ["en", "The Shark won", "Player 2 won", "Resigned: Octopus."],
  ["pl", "Rekin wygrywa", "Wygrywa gracz 2", "Poddaje się ośmiornica."],
  ["uk", "Акула перемагає", "Перемагає гравець 2", "Партію здає восьминіг."],
] as const)("where somebody gave up, who won is told first, then why: %s", async (lang, shark, second, why) => {
  await speak(lang);
  const outcome = { id: "replay-resign", arguments: { seat: ["seat", "octopus"] } };
  const told = (game: string, winner: string | null): Table =>
    ({ game, settings: {}, seated: null, situation: { outcome, winner, cut_short: true } }) as unknown as Table;
  expect(verdict(told("kelp", "shark"))).toEqual({ title: shark, why });
  expect(verdict(told("aquatica", "player2")).title).toBe(second);
  expect(verdict(told("kelp", null))).toEqual({ title: why, why: "" });
  await speak("en");
});

test("everybody's points are told, in the order of the ranks", () => {
  const points = { player1: 30, player2: 41, player3: 1 };
  const told = ranking(over([seat(1), seat(2), seat(3)], { player1: 2, player2: 1, player3: 3 }, points));
  expect(told.map((one) => one.told)).toEqual(["Player 2: 41 points", "Player 1: 30 points", "Player 3: 1 point"]);
  expect(ranking(over([seat(1), seat(2)], { player1: 2, player2: 1 }, null))).toEqual([]);
});
