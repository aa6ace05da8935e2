// The sides of a game in small: by the drawing of the game, else by the order of seats.

import type { Face, Side } from "../games/face";
import type { Table } from "../table/model.svelte";

const SHAPES: Side["shape"][] = ["circle", "diamond", "triangle", "square"];

export function sideOf(table: Table, face: Face | null, seat: string): Side {
  const at = Math.max(
    0,
    table.players.findIndex((player) => player.seat === seat),
  );
  const tint = `var(--seat-${(at % SHAPES.length) + 1})`;
  return face?.sides?.[seat] ?? { tint, deep: tint, shape: SHAPES[at % SHAPES.length]! };
}
