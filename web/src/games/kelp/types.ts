// What a view of Kelp and its box hold, as docs/positions-kelp.md tells it.

import type { TableModel } from "../face";

export type Zone = string;
export type Space = string;
export type End = "north" | "east" | "south" | "west";
export type Colour = "blue" | "yellow" | "red";

export const ZONES: readonly Zone[] = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"];
export const COLOURS: readonly Colour[] = ["blue", "yellow", "red"];
export const PILES = ["move", "hide", "learn", "eat"] as const;
export const PAIRS = ["fight", "retreat", "freeze"] as const;
export const TILES = ["reroll", "five_more", "reroll_again", "third_die"] as const;
export const RIGHT_ANGLE = "right angle";

export interface OctopusSide {
  hand: string[];
  known: string[];
  draw?: string[];
  draw_top: string[];
  discard: string[];
  slots: (string | null)[];
  trash: string[];
  hand_size: number;
  hand_count?: number;
  draw_count?: number;
  hand_or_draw?: string[];
  chosen?: string | null;
}

export interface SharkSide {
  at: Space | null;
  facing: End | typeof RIGHT_ANGLE;
  bag: Record<Colour, number>;
  supply: Record<Colour, number>;
  drawn: Colour[];
  pool: string[];
  energy: string[];
  kept: string[];
  keeping: string[];
  hunger: Colour[];
  tiles: number;
  growth: Colour[];
  row: (string | null)[];
  deck: string[];
  cards: string[];
  trash: string[];
  energy_left?: number;
  swum?: Space | null;
}

export interface Frame {
  run?: string;
  question?: string;
  seat?: string;
  step?: string;
  zone?: Zone | null;
  [field: string]: unknown;
}

export interface KelpView {
  board: "day" | "night";
  edition: "final" | "prototype";
  turn: number;
  blocks: Record<Zone, string>;
  known: Record<Zone, string[]>;
  beside: string[];
  aside: string[];
  food_track: string[];
  octopus: OctopusSide;
  piles: Record<string, { top: string | null; rest: string[] }>;
  shark: SharkSide;
  currents: Record<Space, number>;
  zone_dice: Record<Zone, string>;
  pairs: string[];
  bag_blocks?: string[];
  drawn_block?: string | null;
  asked?: Frame[];
  seat?: string;
  over?: { winner: string; reason: string };
}

export interface SpaceOf {
  zones: Zone[];
  ends: [End, End];
  junctions: [string, string];
}

export interface CardOf {
  type: string;
  cost: number;
  effect: string[];
}

export interface SharkCardOf {
  effect: string;
  price: number;
  dice: string;
  amount?: number;
}

export interface Box {
  card: Record<string, CardOf>;
  shark_card: Record<string, SharkCardOf>;
  block: Record<string, { role: string; amount?: number; worth?: number }>;
  zone: Record<Zone, { kind: string; value: number }>;
  space: Record<Space, SpaceOf>;
  den: Record<Space, object>;
  tile: Record<string, { amount?: number }>;
  track: Record<string, { size: number }>;
}

/** What the Shark can spend: the pips of its energy; tile 2 makes more of a total of 1 to 5 (K8.13). */
export function energyOf(view: KelpView, box: Box | null): number {
  const { energy, energy_left: left, tiles } = view.shark;
  if (left !== undefined) return left;
  const pips = energy.reduce((sum, die) => sum + dieOf(die).value, 0);
  const more = tiles > TILES.indexOf("five_more") && pips >= 1 && pips <= 5;
  return pips + (more ? (box?.tile["five_more"]?.amount ?? 0) : 0);
}

export function viewOf(table: TableModel): KelpView | null {
  return table.view as KelpView | null;
}

export function boxOf(table: TableModel): Box | null {
  return (table.seated?.components ?? null) as unknown as Box | null;
}

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
export function stepOf(view: KelpView): string {
  const turn = view.asked?.find((frame) => frame.run === "shark");
  return turn?.step ?? "";
}
