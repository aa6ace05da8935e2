import { expect, test } from "vitest";
import { begun, fits, written } from "./fairness";

const RECORD = {
  options: { players: 2, kings: "none", goals: "printed", first: "random", matrona_sweep: false, equal_turns: false },
  seats: ["player1", "player2"],
  commitment: "b41e42ea6c9eed5269b00cd795e5947b83f47ea45e86992c863d899a5719f0aa",
  seed: "3ad8dcfa15b511cf2be55f20825383dc21c346b80d47e93248720b2add968f1c",
};

test("what is hashed is written as the server writes it", () => {
  expect(written([{ b: true, a: ["ї", 1, null] }])).toBe('[{"a": ["\\u0457", 1, null], "b": true}]');
});

test("a seed fits its commitment, another does not", async () => {
  expect(await fits(RECORD)).toBe(true);
  expect(await fits({ ...RECORD, seed: RECORD.seed.replace("3a", "3b") })).toBe(false);
  expect(await fits({ ...RECORD, options: { ...RECORD.options, players: 3 } })).toBe(false);
  expect(await fits({ seats: [] })).toBe(null);
});

// A game that was played on from another after four answers, and was given up after one more.
const PLAYED_ON = {
  options: { board: "day", edition: "final" },
  seats: ["octopus", "shark"],
  start: [
    [23, 17],
    [22, 13],
    [21, 12],
    [20, 3],
    [4, 2],
    [4, 2],
    [4, 0],
    [4, 1],
    [9, 1],
    [8, 6],
    [7, 6],
    [6, 3],
    [5, 1],
    [4, 1],
    [3, 2],
    [2, 0],
    [7, 0],
    [6, 4],
    [5, 4],
  ],
  entries: [
    { answer: "put the Shark on den NW", seat: 0 },
    { answer: "play fast_learning", seat: 0 },
    { answer: "reveal NW", seat: 0 },
    { answer: "gain the top move card", seat: 0, chance: [[3, 1]] },
    { answer: "gain the top move card", seat: 0, chance: [[2, 1]] },
    { resign: 1 },
  ],
  begun: 4,
  commitment: "82f202c0bd689155952b8a5e339431ff837be93775596efde18719bd82b198bd",
  seed: "0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20",
};

test("a game that was played on is bound to what it began with", async () => {
  expect(begun(PLAYED_ON)).toBe(4);
  expect(begun(RECORD)).toBe(null);
  expect(await fits(PLAYED_ON)).toBe(true);
  expect(await fits({ ...PLAYED_ON, begun: 3 })).toBe(false);
  expect(await fits({ ...PLAYED_ON, start: PLAYED_ON.start.slice(1) })).toBe(false);
  expect(await fits({ ...PLAYED_ON, entries: PLAYED_ON.entries.slice(1) })).toBe(false);
  expect(await fits({ ...PLAYED_ON, entries: PLAYED_ON.entries.slice(0, 4) })).toBe(true);
  expect(await fits({ ...RECORD, start: [[6, 1]], entries: [] })).toBe(true);
});
