// A game's view for a reader, without knowing the game: names from its catalogues, the technical parts left out.

import { nameOf } from "../text/text.svelte";
import type { Table } from "./model.svelte";

/** Keys of a view that speak of the program, of the box, or of what the prompt says anyway. */
const SILENT = new Set(["game", "format", "rules", "data", "seat", "asked", "over", "first_given", "seats", "drafted", "recruited_dear"]);

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Part = [key: string, value: Json];

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What belongs to a seat: its part of `seats`, or the part that bears its name. */
export function ofSeat(view: Record<string, Json> | null, seat: string): Part[] {
  const seats = view?.["seats"];
  const own = isObject(seats) ? seats[seat] : view?.[seat];
  return isObject(own) ? Object.entries(own) : [];
}

/** What belongs to nobody: all but the seats, the settings and the technical parts. */
export function shared(view: Record<string, Json> | null, table: Table): Part[] {
  const hidden = new Set([...SILENT, ...table.players.map((player) => player.seat), ...Object.keys(table.settings)]);
  return Object.entries(view ?? {}).filter(([key]) => !hidden.has(key));
}

/** The sort of thing that a bare value is: one of the box that has a name for it, the key's own before others. */
export function sortOf(table: Table, key: string, value: string): string | null {
  if (table.players.some((player) => player.seat === value)) return "seat";
  const box = table.seated?.components ?? {};
  const sorts = [key, ...Object.keys(box)].filter((sort) => box[sort]?.[value] !== undefined);
  return sorts.find((sort) => nameOf(table.game, sort, value, box, table.settings) !== value) ?? sorts[0] ?? null;
}

/** Equal values in one, with their number, in the order of the first. */
export function counted(values: Json[]): { value: Json; count: number }[] {
  const found = new Map<string, { value: Json; count: number }>();
  for (const value of values) {
    const key = JSON.stringify(value);
    const one = found.get(key);
    if (one) one.count += 1;
    else found.set(key, { value, count: 1 });
  }
  return [...found.values()];
}
