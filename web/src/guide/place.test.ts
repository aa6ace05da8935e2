// A note stands in its area, beside its place and never on it, wherever the place lies.

import { expect, it } from "vitest";
import { overlap, stand, type Rect } from "./place";

const SEA: Rect = { left: 348, top: 36, width: 744, height: 640 };
const NOTE = { width: 328, height: 190 };
const round = (x: number, y: number, radius = 56): Rect => ({
  left: x - radius,
  top: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});
const inside = (area: Rect, { left, top }: { left: number; top: number }): boolean =>
  left >= area.left &&
  top >= area.top &&
  left + NOTE.width <= area.left + area.width &&
  top + NOTE.height <= area.top + area.height;

it("covers no place of the board", () => {
  for (let x = SEA.left + 60; x <= SEA.left + SEA.width - 60; x += 20) {
    for (let y = SEA.top + 60; y <= SEA.top + SEA.height - 60; y += 20) {
      const place = round(x, y);
      const put = stand([SEA], place, NOTE);
      expect(inside(SEA, put), `${x} ${y}`).toBe(true);
      expect(overlap({ ...put, ...NOTE }, place), `${x} ${y}`).toBe(0);
    }
  }
});

it("covers none of two places that belong together", () => {
  const [west, centre] = [round(500, 356), round(720, 356)];
  const put = stand([SEA], west, NOTE, [west, centre]);
  expect(overlap({ ...put, ...NOTE }, west) + overlap({ ...put, ...NOTE }, centre)).toBe(0);
});

it("goes beside the water where two neighbours leave no room in it", () => {
  // The board of a window of 1024 by 768.
  const sea = { left: 12, top: 36, width: 658, height: 490 };
  const column = { left: 682, top: 90, width: 330, height: 666 };
  const met = (put: { left: number; top: number }, places: Rect[]): number =>
    places.reduce((sum, place) => sum + overlap({ ...put, ...NOTE }, place), 0);
  const zone = (row: number, across: number): Rect => round(341 + 143 * (across - 1), 291 + 143 * (row - 1), 51);
  let moved = 0;
  for (const row of [0, 1, 2])
    for (const across of [0, 1, 2])
      for (const next of [row < 2 && zone(row + 1, across), across < 2 && zone(row, across + 1)]) {
        if (!next) continue;
        const places = [zone(row, across), next];
        const crowded = met(stand([sea], places[0]!, NOTE, places), places) > 0;
        const put = stand([sea, column], places[0]!, NOTE, places);
        expect(met(put, places)).toBe(0);
        expect(inside(sea, put)).toBe(!crowded);
        if (crowded) moved += 1;
      }
  expect(moved).toBeGreaterThan(0);
});

it("stands at the edge next to a place outside, its tip towards it", () => {
  const card = { left: 1116, top: 150, width: 146, height: 110 };
  const right = stand([SEA], card, NOTE);
  expect(right.tip).toBe("right");
  expect(inside(SEA, right)).toBe(true);
  expect(right.top + right.at).toBeCloseTo(card.top + card.height / 2);
  const option = { left: 400, top: 760, width: 120, height: 36 };
  expect(stand([SEA], option, NOTE)).toMatchObject({ tip: "bottom" });
  const track = { left: 20, top: 560, width: 180, height: 60 };
  expect(stand([SEA], track, NOTE)).toMatchObject({ tip: "left" });
});

it("stands low in the middle without a place", () => {
  const put = stand([SEA], null, NOTE);
  expect(put.tip).toBeNull();
  expect(inside(SEA, put)).toBe(true);
});
