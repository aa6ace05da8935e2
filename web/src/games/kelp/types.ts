// What a view of Kelp and its box hold, as docs/positions-kelp.md tells it.

import type { Option, TableModel, Told } from "../face";
import type { Box, Colour, KelpEvent, KelpOption, KelpQuestion, KelpView, Space, Step } from "./declared";

export {
  COLOUR_NAMES as COLOURS,
  PAIR_NAMES as PAIRS,
  PILE_NAMES as PILES,
  TILE_NAMES as TILES,
  ZONE_NAMES as ZONES,
} from "./declared";
export type {
  Block,
  Box,
  BoxSpace as SpaceOf,
  Colour,
  End,
  KelpEvent,
  KelpOption,
  KelpQuestion,
  KelpView,
  Pile,
  SharkSide,
  Space,
  Step,
  Tile,
  Zone,
} from "./declared";

export const RIGHT_ANGLE = "right angle";

type FieldOf<Union, Name extends PropertyKey> = Union extends Record<Name, infer Value> ? Value : never;
type KeysOf<Union> = Union extends Union ? keyof Union : never;

type Arguments = KelpOption["said"]["arguments"];
type ArgumentName = KeysOf<Arguments>;
type Argument<Name extends ArgumentName> = FieldOf<Arguments, Name> extends [string, infer Value] ? Value : never;

/** The fields of an event, whatever it tells of. */
export type EventFields = { [Name in KeysOf<KelpEvent>]?: FieldOf<KelpEvent, Name> };

export function viewOf(table: TableModel): KelpView | null {
  return table.view as KelpView | null;
}

/** How the table lies when all that is still shown has happened. */
export function latestOf(table: TableModel): KelpView | null {
  return (table.situation?.view ?? null) as KelpView | null;
}

export function questionOf(table: TableModel): KelpQuestion | null {
  return table.asked as KelpQuestion | null;
}

/** What an option speaks of: `argument(option, "card")` is "camouflage"; "" where it speaks of nothing of the sort. */
export function argument<Name extends ArgumentName>(option: Option, name: Name): Argument<Name> {
  return (option.said.arguments[name]?.[1] ?? "") as Argument<Name>;
}

export const eventOf = (told: Told): KelpEvent => told.event as KelpEvent;

export function boxOf(table: TableModel): Box | null {
  return (table.seated?.components ?? null) as unknown as Box | null;
}

/** How much room a track has. Whoever draws a view has been told of the box before. */
export const sizeOf = (table: TableModel, track: keyof Box["track"]): number => boxOf(table)!.track[track].size;

/** The spaces where a move could end, for those who watch another seat choose it. */
export const reachOf = (table: TableModel): Space[] =>
  table.past ? [] : (table.situation?.reach ?? []).map(([, space]) => space);

/** A block of the view: its kind, or "hidden" where the seat does not know it. */
export interface Lying {
  kind: string;
  revealed: boolean;
  empty: boolean;
}

export function blockOf(told: string | undefined): Lying {
  if (!told || told === "empty") return { kind: "", revealed: false, empty: true };
  const [kind = "", state] = told.split(" ");
  return { kind, revealed: state === "revealed", empty: false };
}

/** A die of the view, `blue 5`, in its two parts. */
export function dieOf(die: string): { colour: Colour; value: number } {
  const [colour = "blue", value = "0"] = die.split(" ");
  return { colour: colour as Colour, value: Number(value) };
}

/** How many of each there are, in the order of their first coming. */
export function counted(things: readonly string[]): [string, number][] {
  const count = new Map<string, number>();
  for (const thing of things) count.set(thing, (count.get(thing) ?? 0) + 1);
  return [...count];
}

/** The step of the Shark's turn, or "" in the Octopus's. */
export function stepOf(view: KelpView): Step | "" {
  return view.asked.find((frame) => "run" in frame && frame.run === "shark")?.step ?? "";
}
