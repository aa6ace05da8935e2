// A game's view for a reader, without knowing the game: names from its catalogues, the technical parts left out.

import { loreOf } from "../games";
import type { Hindrance, Option, ThingTold } from "../games/face";
import { hindranceOf } from "../games/hindrances";
import { known, nameOf, t } from "../text/text.svelte";
import type { Table } from "./model.svelte";
import { capital } from "./words";

/** What the view of any game holds, as core/game.py promises, and other parts of the page tell. */
const TOLD_ELSEWHERE = ["game", "format", "rules", "data", "seat", "asked", "over", "seats", "turn"];

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Part = [key: string, value: Json];

const isObject = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What belongs to a seat: its part of `seats`, or the part that bears its name. */
export function ofSeat(view: Record<string, Json> | null, seat: string): Part[] {
  const seats = view?.["seats"];
  const own = isObject(seats) ? seats[seat] : view?.[seat];
  return isObject(own) ? Object.entries(own) : [];
}

/** Where that part lies in the view. */
export const placeOfSeat = (view: Record<string, Json> | null, seat: string): string =>
  isObject(view?.["seats"]) ? `seats.${seat}` : seat;

/** What belongs to nobody: all but the seats, the settings and the technical parts. */
export function shared(view: Record<string, Json> | null, table: Table): Part[] {
  const silent = loreOf(table.game)?.silent ?? [];
  const seats = table.players.map((player) => player.seat);
  const hidden = new Set([...TOLD_ELSEWHERE, ...silent, ...seats, ...Object.keys(table.settings)]);
  return Object.entries(view ?? {}).filter(([key]) => !hidden.has(key));
}

/** The sort of thing that a bare value is: one of the box that has a name for it, the key's own before others. */
export function sortOf(table: Table, key: string, value: string): string | null {
  if (table.players.some((player) => player.seat === value)) return "seat";
  const box = table.seated?.components ?? {};
  const sorts = [key, ...Object.keys(box)].filter((sort) => box[sort]?.[value] !== undefined);
  return sorts.find((sort) => nameOf(table.game, sort, value, box, table.settings) !== value) ?? sorts[0] ?? null;
}

export interface Counted {
  value: Json;
  count: number;
  /** Where the first of them stands. */
  index: number;
}

/** Equal values in one, with their number, in the order of the first; in a row each place stays for itself. */
export function counted(values: Json[], row = false): Counted[] {
  const found = new Map<string, Counted>();
  values.forEach((value, index) => {
    const key = row ? String(index) : JSON.stringify(value);
    const one = found.get(key);
    if (one) one.count += 1;
    else found.set(key, { value, count: 1, index });
  });
  return [...found.values()];
}

/** What a key is called: by the page, by the game's own words for its table, or as it is. */
export function keyName(table: Table, key: string): string {
  const slug = key.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const own = [`${table.game}-table-${slug}`, `web-${table.game}-view-${slug}`, `web-table-view-${slug}`].find(
    (id) => known(id) && !t(id).includes("{"),
  );
  if (own) return t(own);
  const sort = sortOf(table, "", key);
  return capital(
    sort === null ? key.replaceAll("_", " ") : nameOf(table.game, sort, key, table.seated?.components, table.settings),
  );
}

/** Whether the order of a list tells something. */
export const isRow = (table: Table, at: string): boolean => loreOf(table.game)?.rows.includes(at) ?? false;

/** Whether what things do stands beside their names. */
export const isTold = (table: Table, at: string): boolean =>
  loreOf(table.game)?.told.includes(at.split(".")[0]!) ?? false;

/** What a thing does: as its game tells it, else the figures that the box has for it. */
export function about(table: Table, sort: string, value: string, at: string): string {
  const lore = loreOf(table.game);
  if (lore) return lore.about(table, sort, value, at);
  const figures = Object.entries(table.seated?.components[sort]?.[value] ?? {}) as Part[];
  const told = figures.filter(([key, figure]) => key !== "title" && figure !== null && ![figure].flat().some(isObject));
  return told.map(([key, figure]) => `${keyName(table, key)}: ${[figure].flat().map(String).join(", ")}`).join("; ");
}

/** What an option brings, beside its own words. */
export function note(table: Table, option: Option): string {
  const lore = loreOf(table.game);
  if (lore) return lore.note(table, option);
  const things = Object.values(option.said.arguments).filter(([, value]) => value !== null);
  return things
    .map(([type, value]) => about(table, type, String(value), ""))
    .filter(Boolean)
    .join("; ");
}

/** A thing as it is shown: its sort and name, the part of the view that has it, and its number in a list there. */
type Shown = [sort: string, value: string, list: string, index: number | null];

/** Whether what the server names is this very thing: by place and name, as the game tells. Where it does not, a name
    that the view has in one place alone; an equal one elsewhere could be meant as well, so then neither is. */
function same(table: Table, ...[sort, value, list, index]: Shown): (thing: ThingTold) => boolean {
  const lore = loreOf(table.game);
  if (!lore) return ([type, name]) => type === sort && name === value && alone(table, value);
  const places = index === null ? [list] : [list, `${list}.${index}`];
  return (thing) =>
    lore.spots(table, thing).some((spot) => places.includes(spot.at) && (spot.value ?? value) === value);
}

/** The options that mean this very thing; of a game that does not tell where things stand, those that speak of it. */
export function meaning(table: Table, ...shown: Shown): Option[] {
  if (!loreOf(table.game)) {
    const [sort, value] = shown;
    return alone(table, value) ? table.meant(sort, value) : [];
  }
  const is = same(table, ...shown);
  return table.open.filter((option) => option.uses.some(is) || option.gives.some(is));
}

/** Whether the view has a value in one place alone. */
function alone(table: Table, value: string): boolean {
  const { asked: _, ...view } = (table.view ?? {}) as Record<string, Json>;
  return placesOf(view, value).size === 1;
}

/** Where a value stands in a view; a list is one place. */
function placesOf(view: Json, value: string, at = "", found = new Set<string>()): Set<string> {
  if (view === value) found.add(at);
  else if (Array.isArray(view)) for (const one of view) placesOf(one, value, at, found);
  else if (isObject(view)) for (const [key, one] of Object.entries(view)) placesOf(one, value, `${at}.${key}`, found);
  return found;
}

/** Whether an option that means a thing uses it: to give it away is no use of it. */
const uses = (option: Option, is: (thing: ThingTold) => boolean): boolean =>
  option.uses.some(is) || !option.gives.some(is);

/** What stands against the use of this very thing; nothing, where it can be used. */
export function against(table: Table, ...shown: Shown): Hindrance | null {
  const is = same(table, ...shown);
  return meaning(table, ...shown).some((option) => uses(option, is)) ? null : hindranceOf(table, is);
}

/** A click on a thing: its one use is picked. To several meanings the list is narrowed, and to one that gives the thing
    away, which nobody should do by a single click. Where it cannot be used, it is said why. */
export function touch(table: Table, ...shown: Shown): void {
  const options = meaning(table, ...shown);
  const is = same(table, ...shown);
  const [only] = options;
  if (only && options.length === 1 && uses(only, is)) return table.pick(only);
  if (only) table.narrow(options);
  const found = against(table, ...shown)?.things.find(is);
  if (!found) return;
  const [type, value, at] = found;
  if (only) table.explain({ type, value, at });
  else table.vain({ type, value, at }, (option) => option.uses.some(is) || option.gives.some(is));
}
