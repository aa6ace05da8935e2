// The sign before a line of the log: the thing that it speaks of, or what its sort of event is drawn by.

import type { Drawn, TableModel, Told } from "../../face";
import { blockSymbol, dieSymbol } from "../pictures";
import { COLOURS, boxOf, type EventFields } from "../types";

export const OCTOPUS: Drawn = { symbol: "octopus", tint: "var(--octopus)" };

const BACK: Drawn = { symbol: "card-back" };
const BLOCK: Drawn = { symbol: "block-standing" };
const SORTS: Record<string, Drawn> = {
  hidden: { symbol: "type-hide", tint: "var(--hide)" },
  swapped: { symbol: "type-move", tint: "var(--move)" },
  reshuffled: { symbol: "take-back", tint: "var(--ink-2)" },
  current_lifted: { symbol: "die-current" },
  confrontation: OCTOPUS,
  drew: BACK,
  took_from_draw: BACK,
  taken: BLOCK,
  placed: BLOCK,
};

export function drawnBlock(table: TableModel, kind: string): Drawn {
  const role = boxOf(table)?.block[kind]?.role;
  if (role === "octopus") return OCTOPUS;
  return { symbol: blockSymbol(kind).slice(1), ...(role === "trap" && { tint: "var(--danger)" }) };
}

export const drawnPair = (pair: string): Drawn => ({ symbol: `conf-${pair}`, tint: `var(--${pair})` });

export function mark(table: TableModel, told: Told): Drawn {
  const event = told.event as EventFields;
  const drawn = COLOURS.find((colour) => (event[colour] ?? 0) > 0); // of those drawn from the bag the first
  const die = event.became ?? event.die ?? event.colour ?? drawn ?? (event.value && `blue ${event.value}`);
  if (die) return { symbol: dieSymbol(die).slice(1) };
  const block = event.block ?? event.food ?? event.trap;
  if (block) return drawnBlock(table, block);
  const pair = event.pair ?? event.octopus;
  if (pair) return drawnPair(pair);
  const type = event.pile ?? boxOf(table)?.card[event.card ?? ""]?.type;
  if (type) return { symbol: `type-${type}`, tint: `var(--${type})` };
  return (
    SORTS[event.event ?? ""] ?? (event.event === "over" && event.seat === "octopus" ? OCTOPUS : { symbol: "shark" })
  );
}
