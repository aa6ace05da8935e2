// One event at a time on the drawn board: how it lies after the event, and how long that takes to show. Only what every
// view of the seat holds anyway is used, and hidden blocks move alike whatever they are.

import { ZONES, blockOf, type Block, type KelpEvent, type KelpView, type Space, type Zone } from "../types";

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

/** The board after an event. `last` is how it will lie when all has happened: a hidden block is drawn as it is
    there. */
export function folded(view: KelpView, event: KelpEvent, last: KelpView): KelpView {
  const blocks = { ...view.blocks };
  const known = { ...view.known };
  const currents = { ...view.currents };
  const zone_dice = { ...view.zone_dice };
  let shark = view.shark;
  const zone = zoneOf(event)!; // read only of what happens in a zone, or on a space
  const space = spaceOf(event)!;
  switch (event.event) {
    case "shark_put":
      shark = { ...shark, at: space, facing: "right angle" };
      break;
    case "moved":
      shark = { ...shark, at: space, facing: last.shark.at === space ? last.shark.facing : shark.facing };
      break;
    case "turned":
      shark = { ...shark, facing: event.facing };
      break;
    case "revealed":
      blocks[zone] = `${event.block} revealed`;
      break;
    case "hidden": {
      const now = blockOf(last.blocks[zone]);
      const here = blockOf(blocks[zone]);
      const open = ZONES.some(
        (it) => !["hidden", ""].includes(blockOf(last.blocks[it]).kind) && !blockOf(last.blocks[it]).revealed,
      );
      blocks[zone] = now.revealed || now.empty ? (open ? here.kind : "hidden") : last.blocks[zone];
      known[zone] = [here.kind as Block];
      break;
    }
    case "swapped": {
      const other = event.other!;
      [blocks[zone], blocks[other]] = [blocks[other], blocks[zone]];
      [known[zone], known[other]] = [known[other] ?? [], known[zone] ?? []];
      break;
    }
    case "taken":
      blocks[zone] = "empty";
      break;
    case "placed": {
      const now = blockOf(last.blocks[zone]);
      blocks[zone] = now.revealed || now.empty ? "hidden" : last.blocks[zone];
      known[zone] = last.known[zone] ?? [];
      break;
    }
    case "gained_block":
      blocks[zone] = `${event.block} revealed`;
      break;
    case "ate":
      blocks[zone] = last.blocks[zone];
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
