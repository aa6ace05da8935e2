// Which things on the table an option speaks of, and what a click on a thing means. A thing has a place, because equal
// dice can lie in the pool and in energy, and the same card in hand and in the discard pile: "pool:blue 5", "zone:NW".

import type { Option, TableModel, Thing, ThingTold } from "../../face";
import { PLACES, type PlaceOnTable } from "../declared";

export type Spot = string;

export const spot = (place: string, value: string): Spot => `${place}:${value}`;

export const spotOf = ([, name, place]: ThingTold): Spot => spot(place, name);

/** The things an option speaks of: those that it uses, and those that it gives away. */
export const spotsOf = (option: Option): Spot[] => [...option.uses, ...option.gives].map(spotOf);

export const uses = (option: Option, at: Spot): boolean => option.uses.some((thing) => spotOf(thing) === at);

/** What is given away is never the meaning of one click: who clicks a card means to play it. */
const gives = (option: Option, at: Spot): boolean => option.gives.some((thing) => spotOf(thing) === at);

/** Whether an option only passes this thing: the Current at the beginning of a way. It can be clicked but is
    not lit. */
export function passes(option: Option, at: Spot): boolean {
  const over = option.said.arguments["over"]?.[1];
  return over !== undefined && over !== null && spot("space", String(over)) === at;
}

/** The thing of the message's own types behind a spot, for the shell: ("die", "blue 5") at "pool:blue 5". */
export function thingOf(at: Spot): Thing & { at: Spot } {
  const cut = at.indexOf(":");
  const place = at.slice(0, cut);
  return { type: PLACES[place as PlaceOnTable], value: at.slice(cut + 1), at };
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

/** A click on a thing: one meaning is taken, several narrow the list; else the shell puts it back or says why not. It
    never goes by the name alone: an equal die or card elsewhere is another thing. */
export function touch(table: TableModel, at: Spot): void {
  const options = lit(table, at);
  const [only] = options;
  if (only && options.length === 1 && !gives(only, at)) table.pick(only);
  else if (!only) table.vain(thingOf(at), (option) => spotsOf(option).includes(at));
  else {
    table.narrow(options);
    if (options.every((option) => gives(option, at))) table.explain(thingOf(at));
  }
}
