// Why a die or a zone has no part in a search or strike (K8.7), and why a space is no end of a move (K8.4, K8.6): from
// what lies open on the board.

import type { Asked } from "../../face";
import type { Reason } from "./playable";
import { RIGHT_ANGLE, blockOf, dieOf, type Box, type Colour, type KelpView, type Space, type Zone } from "../types";
import { nexts } from "./ways";

/** What is picked of a search but not on the board yet: a die for a zone. */
export interface Placed {
  die: string;
  zone: Zone;
}

function isTarget(view: KelpView, zone: Zone, colour: Colour): boolean {
  const block = blockOf(view.blocks[zone]);
  return !block.revealed || (colour === "red" && block.kind === "octopus");
}

/** The Search and Strike dice that can still be placed. */
function left(view: KelpView, placed: readonly Placed[]): string[] {
  const dice = [...view.shark.pool, ...view.shark.kept];
  for (const { die } of placed) {
    const at = dice.indexOf(die);
    if (at >= 0) dice.splice(at, 1);
  }
  return dice.filter((die) => dieOf(die).colour !== "blue");
}

const beside = (view: KelpView, box: Box): Zone[] => box.space[view.shark.at ?? ""]?.zones ?? [];

export function unhunted(view: KelpView, box: Box, zone: Zone, name: string, placed: readonly Placed[]): Reason | null {
  if (!beside(view, box).includes(zone)) return ["web-kelp-why-not-beside-shark", { zone: name }];
  if (view.zone_dice[zone] || placed.some((one) => one.zone === zone)) return ["web-kelp-why-die-here"];
  const { revealed, kind } = blockOf(view.blocks[zone]);
  if (revealed && kind !== "octopus") return ["web-kelp-why-found"];
  const dice = left(view, placed).map(dieOf);
  const able = dice.filter((die) => isTarget(view, zone, die.colour));
  if (able.length === 0) return [revealed ? "web-kelp-why-only-strike" : "web-kelp-why-no-hunting-dice"];
  const best = Math.max(...able.map((die) => die.value));
  const value = box.zone[zone]?.value ?? 0;
  return best < value ? ["web-kelp-why-too-low", { value, best }] : null;
}

export function unplaced(view: KelpView, box: Box, die: string, placed: readonly Placed[]): Reason | null {
  const { colour, value } = dieOf(die);
  if (colour === "blue") return ["web-kelp-why-currents-over"];
  const open = beside(view, box).filter(
    (zone) => isTarget(view, zone, colour) && !view.zone_dice[zone] && !placed.some((one) => one.zone === zone),
  );
  if (open.length === 0) return ["web-kelp-why-no-target"];
  const least = Math.min(...open.map((zone) => box.zone[zone]?.value ?? 0));
  return value < least ? ["web-kelp-why-die-low", { value, least }] : null;
}

/** The next spaces through the ends that the Shark can leave by, and through the other one. */
function around(view: KelpView, box: Box): { ahead: Space[]; behind: Space[] } {
  const { at, facing } = view.shark;
  const ends = at === null ? [] : (box.space[at]?.ends ?? []);
  const through = (some: typeof ends | []): Space[] =>
    some.flatMap((end) => nexts(box, at ?? "", end).map((step) => step.space));
  const out = ends.filter((end) => facing === RIGHT_ANGLE || facing === end);
  return {
    ahead: through(out as typeof ends),
    behind: through(ends.filter((end) => !out.includes(end)) as typeof ends),
  };
}

export function unreached(view: KelpView, box: Box, asked: Asked, space: Space): Reason {
  if (space === view.shark.at) return ["web-kelp-why-must-move"];
  const { ahead, behind } = around(view, box);
  if (behind.includes(space) && !ahead.includes(space)) return ["web-kelp-why-behind"];
  if (asked.options.some((option) => option.kind === "clear")) return ["web-kelp-why-not-next"];
  return view.currents[space] === undefined ? ["web-kelp-why-no-way"] : ["web-kelp-why-no-stop"];
}

/** After the move only Swift is left: one step. */
export function unstepped(view: KelpView, box: Box, space: Space): Reason {
  if (space === view.shark.at) return ["web-kelp-why-shark-here"];
  const { ahead, behind } = around(view, box);
  if (behind.includes(space) && !ahead.includes(space)) return ["web-kelp-why-behind"];
  return view.currents[space] === undefined ? ["web-kelp-why-swift"] : ["web-kelp-why-no-stop"];
}

/** Questions that a card of the roll asks: no other card has its time then. */
const AMID = new Set(["reactive", "replacement", "relentless", "daring", "daring_other", "ruthless", "vigilant"]);

/** Why a card before the Shark cannot be used now (K9). */
export function unused(view: KelpView, box: Box, asked: Asked, effect: string): Reason | null {
  if (AMID.has(asked.kind)) return null;
  const { pool, bag, drawn, facing } = view.shark;
  const later: Reason = ["web-kelp-why-time", { effect }];
  const empty = bag.blue + bag.yellow + bag.red === 0;
  const moving = asked.kind === "move" || asked.kind === "after_move";
  if (effect === "agile" && moving) {
    if (asked.kind === "after_move" || asked.fields["moved"] === true) return ["web-kelp-why-moved"];
    return facing === RIGHT_ANGLE ? ["web-kelp-why-right-angle"] : later;
  }
  if (effect === "swift" && moving)
    return around(view, box).ahead.some((space) => view.currents[space] === undefined)
      ? later
      : ["web-kelp-why-swift-blocked"];
  if (asked.kind === "before_roll") {
    if (effect === "hungry" && empty) return ["web-kelp-why-bag-empty"];
    if (effect === "reactive" && drawn.length < 2) return ["web-kelp-why-reactive-two"];
  }
  if (asked.kind !== "rolled") return later;
  switch (effect) {
    case "hungry":
      return empty ? ["web-kelp-why-bag-empty"] : later;
    case "daring":
      return ["web-kelp-why-daring-needs"];
    case "hostile":
      return ["web-kelp-why-hostile-needs"];
    case "relentless":
    case "vigilant":
      return pool.length === 0 ? ["web-kelp-why-pool-empty"] : later;
    case "ruthless":
      return pool.length === 0 ? ["web-kelp-why-pool-empty"] : ["web-kelp-why-all-six"];
    default:
      return later;
  }
}
