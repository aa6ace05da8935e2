import { expect, test } from "vitest";
import { fits, written } from "./fairness";

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
