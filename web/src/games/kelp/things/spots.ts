// Which things on the table an option speaks of, and what a click on a thing means. A thing has a place, because equal
// dice can lie in the pool and in energy, and the same card in hand and in the discard pile: "pool:blue 5", "zone:NW".

import type { Option, TableModel, Thing } from "../../face";
import { kindOf, type KelpOption } from "../types";

export type Spot = string;

export const spot = (place: string, value: string): Spot => `${place}:${value}`;

/** Where the things of each argument of an option lie, by the option's kind. Zones and spaces are what they are. */
const PLACES: Partial<Record<KelpOption["kind"], Record<string, string>>> = {
  food: { food: "food" },
  confront: { pair: "pair" },
  return: { colour: "drawn" },
  choose: { colour: "bag" },
  gain_card: { pile: "pile" },
  gain_block: { block: "beside" },
  use: { effect: "effect" },
  die: { die: "pool" },
  reroll: { die: "pool" },
  store: { die: "pool" },
  lower: { die: "energy" },
  hunger: { die: "energy" },
  play: { card: "hand" },
  discard: { card: "hand" },
  top: { card: "discard" },
  to_hand: { card: "discard" },
  from_draw: { card: "draw" },
  from_discard: { card: "discard" },
  trash_hand: { card: "hand" },
  trash_discard: { card: "discard" },
  buy: { card: "row" },
  replace: { card: "row" },
  current: { die: "pool" },
  search: { die: "pool" },
};

/** Things that stand for an option without arguments. */
const ALONE: Partial<Record<KelpOption["kind"], Spot>> = {
  draw: "deck:draw",
  roll: "bag:roll",
  two: "bag:roll",
  three: "bag:roll",
};

export function spotsOf(option: Option): Spot[] {
  const alone = ALONE[kindOf(option)];
  if (alone) return [alone];
  const swift = option.kind === "step" ? ["effect:swift"] : [];
  const places = PLACES[kindOf(option)] ?? {};
  const kept = option.said.arguments["kept"]?.[1] === "kept";
  const things = Object.entries(option.said.arguments).flatMap(([name, [type, value]]) => {
    if (type === "zone" || type === "space") return [spot(type, String(value))];
    const place = places[name];
    return place ? [spot(place === "pool" && kept ? "kept" : place, String(value))] : [];
  });
  return [...swift, ...things];
}

/** Whether an option only passes this thing: the Current at the beginning of a way. It can be clicked but is
    not lit. */
export function passes(option: Option, at: Spot): boolean {
  const over = option.said.arguments["over"]?.[1];
  return over !== undefined && over !== null && spot("space", String(over)) === at;
}

/** The thing of the message's own types behind a spot, for the shell: ("die", "blue 5") at "pool:blue 5". */
const TYPES: Record<string, string> = {
  pool: "die",
  energy: "die",
  kept: "die",
  drawn: "colour",
  bag: "colour",
  hand: "card",
  discard: "card",
  draw: "card",
  beside: "block",
  food: "block",
  row: "shark_card",
};

export function thingOf(at: Spot): Thing & { at: Spot } {
  const cut = at.indexOf(":");
  const place = at.slice(0, cut);
  return { type: TYPES[place] ?? place, value: at.slice(cut + 1), at };
}

/** What a thing can mean now: the options that speak of it and can be answered. */
export function lit(table: TableModel, at: Spot): Option[] {
  return table.past ? [] : table.options.filter((option) => spotsOf(option).includes(at));
}

export function isChosen(table: TableModel, at: Spot): boolean {
  return table.chosen.some((option) => spotsOf(option).includes(at));
}

/** Whether the option under the pointer or the focus speaks of this thing, or the hovered line of the log does. */
export function isPointed(table: TableModel, at: Spot): boolean {
  if (table.hovered && spotsOf(table.hovered).includes(at)) return true;
  const thing = thingOf(at);
  return table.focusThing?.type === thing.type && table.focusThing.value === thing.value;
}

/** The class of a thing that was touched in vain; it changes each time, so that it shakes again. */
export function shaking(table: TableModel, at: Spot): string {
  const { shaken } = table;
  return shaken?.at === at ? `shake-${shaken.count % 2}` : "";
}

/** What is given away for little is never the meaning of one click: who clicks a card means to play it. */
const GIVES_AWAY = new Set(["discard"]);

/** A click on a thing: one meaning is taken, several narrow the list; else the shell puts it back or says why not. It
    never goes by the name alone: an equal die or card elsewhere is another thing. */
export function touch(table: TableModel, at: Spot): void {
  const options = lit(table, at);
  const [only] = options;
  if (only && options.length === 1 && !GIVES_AWAY.has(only.kind)) table.pick(only);
  else if (!only) table.vain(thingOf(at), (option) => spotsOf(option).includes(at));
  else {
    table.narrow(options);
    if (options.every((option) => GIVES_AWAY.has(option.kind))) table.explain(thingOf(at));
  }
}
