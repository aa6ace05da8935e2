// One event at a time on the drawn board: how it lies after the event, and how long that takes to show.
//
// What an event says is drawn: two zones swap what lies there, a Current lies on its space, the Shark is at the end of
// its way. A block that it names is shown with its face, since the seat has just been told it. What it does not say
// (how the Shark is put down, what is under a block that was placed, what is known of blocks, whether a die stays on
// its zone) is drawn as in the next view that the seat was sent. So nothing here knows a rule, and hidden blocks move
// alike whatever they are.

import type { Told } from "../../face";
import { stepsOf } from "../sea/ways";
import { ZONES, blockOf, eventOf, type KelpEvent, type KelpView, type Space, type Zone } from "../types";

const MOVE = 320;
const FLIP = 420;
const SWIM = 220;

/** How long an event takes at normal speed, in milliseconds. */
export function duration(event: KelpEvent): number {
  switch (event.event) {
    case "moved":
      return event.over ? SWIM * 3 : SWIM * 1.5;
    case "shark_put":
    case "turned":
    case "swapped":
    case "taken":
    case "placed":
    case "current_placed":
    case "current_lifted":
    case "die_placed":
      return MOVE;
    case "revealed":
    case "hidden":
    case "gained_block":
    case "ate":
      return FLIP;
    case "rolled":
    case "rerolled":
      return 90; // the dice tumble in their own panel
    default:
      return 0;
  }
}

export const zoneOf = (event: KelpEvent): Zone | null => ("zone" in event ? event.zone : null);
const spaceOf = (event: KelpEvent): Space | null => ("space" in event ? event.space : null);

/** Whether a view shows what is under hidden blocks. */
const seesFaces = (view: KelpView): boolean =>
  ZONES.map((zone) => blockOf(view.blocks[zone])).some((it) => !it.revealed && !it.empty && it.kind !== "hidden");

/** The board after an event. `next` is the first view that came after it; more may have happened until then. */
export function folded(view: KelpView, told: Told, next: KelpView): KelpView {
  const event = eventOf(told);
  const blocks = { ...view.blocks };
  let known = view.known;
  const currents = { ...view.currents };
  const zone_dice = { ...view.zone_dice };
  let shark = view.shark;
  const zone = zoneOf(event)!; // read only of what happens in a zone, or on a space
  const space = spaceOf(event)!;
  switch (event.event) {
    case "shark_put":
      shark = { ...shark, at: space, facing: next.shark.at === space ? next.shark.facing : shark.facing };
      break;
    case "moved":
      shark = { ...shark, at: space, facing: (told.way && stepsOf(told.way).at(-1)?.facing) ?? shark.facing };
      break;
    case "turned":
      shark = { ...shark, facing: event.facing };
      break;
    case "revealed":
    case "gained_block":
      blocks[zone] = `${event.block} revealed`;
      known = next.known;
      break;
    case "hidden":
      blocks[zone] = seesFaces(next) ? blockOf(blocks[zone]).kind : "hidden";
      known = next.known;
      break;
    case "placed": {
      const now = blockOf(next.blocks[zone]);
      blocks[zone] = now.revealed || now.empty ? "hidden" : next.blocks[zone];
      known = next.known;
      break;
    }
    case "swapped": {
      const other = event.other!;
      [blocks[zone], blocks[other]] = [blocks[other], blocks[zone]];
      known = next.known;
      break;
    }
    case "taken":
      blocks[zone] = "empty";
      known = next.known;
      break;
    case "ate":
      blocks[zone] = next.blocks[zone];
      known = next.known;
      break;
    case "current_placed":
      currents[space] = event.value;
      break;
    case "current_lifted":
      delete currents[space];
      break;
    case "die_placed":
      zone_dice[zone] = event.die!;
      break;
    case "searched":
    case "struck":
      if (!next.zone_dice[zone]) delete zone_dice[zone];
      break;
    case "hunger":
    case "returned":
      for (const it of ZONES) if (!next.zone_dice[it]) delete zone_dice[it];
      break;
  }
  return { ...view, blocks, known, currents, zone_dice, shark };
}

/** The zones and spaces that an event touched, for the marks of the last move. */
export function touched(event: KelpEvent): { zones: Zone[]; spaces: Space[] } {
  const zones = [zoneOf(event) ?? []].flat();
  const spaces = [spaceOf(event) ?? []].flat();
  switch (event.event) {
    case "swapped":
      return { zones: [...zones, event.other ?? []].flat(), spaces: [] };
    case "hidden":
    case "revealed":
    case "placed":
    case "gained_block":
    case "ate":
    case "searched":
    case "struck":
      return { zones, spaces: [] };
    case "moved":
    case "shark_put":
    case "current_placed":
    case "current_lifted":
      return { zones: [], spaces };
    default:
      return { zones: [], spaces: [] };
  }
}
