import { expect, test } from "vitest";
import { days, face, left, Offset } from "./clock";

const clock = { left: { octopus: 60_000, shark: 90_000 }, running: "octopus", at: 1_000_000 };

test("only the running clock goes on, by the server's time", () => {
  expect(left(clock, "octopus", 1_010_000, 0)).toBe(50_000);
  expect(left(clock, "octopus", 1_010_000, 4_000)).toBe(54_000);
  expect(left(clock, "shark", 1_010_000, 0)).toBe(90_000);
  expect(left(clock, "octopus", 2_000_000, 0)).toBe(0);
  expect(left(clock, "octopus", 900_000, 0)).toBe(60_000); // never more than was told
  expect(left(clock, "bot", 1_010_000, 0)).toBe(null);
  expect(left(null, "octopus", 1_010_000, 0)).toBe(null);
});

test("the difference to the server's clock is that of the quickest message", () => {
  const offset = new Offset();
  expect(offset.value).toBe(0);
  offset.hear(1000, 6200);
  offset.hear(2000, 7050);
  offset.hear(3000, 9000);
  expect(offset.value).toBe(5050);
});

test("a clock shows minutes, then hours, then tenths", () => {
  expect(face(12 * 60_000 + 41_900)).toBe("12:41");
  expect(face(3_600_000 + 62_000)).toBe("1:01:02");
  expect(face(9_340)).toBe("9.3");
  expect(face(0)).toBe("0.0");
  expect(face(86_400_000)).toBe(null);
  expect(days(2 * 86_400_000 + 3 * 3_600_000)).toEqual({ days: 2, hours: 3 });
});
