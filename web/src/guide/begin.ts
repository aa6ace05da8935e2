// How a guided first game begins: at a real table, as the Octopus, on the day board, against the easiest bot.

import { LEVELS } from "../lists";
import { playNow } from "../lobby/deal";
import type { GameTold, NewTable } from "../net/http";
import { remember } from "./memory";

const GUIDED = "kelp";
const SEAT = "octopus";

export const hasGuide = (game: GameTold): boolean => game.name === GUIDED && game.seats.includes(SEAT);

export function guidedTable(game: GameTold): NewTable {
  return playNow(game, SEAT, LEVELS[0], { board: "day" });
}

/** This table of ours is guided from its first question on. */
export const guideAt = (table: string): void => remember(table, []);
