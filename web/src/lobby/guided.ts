// How a guided first game begins: at a real table, as its lessons want it, against the easiest bot.

import { FIRST_GAMES } from "../games";
import { remember } from "../guide/memory";
import type { GameTold, NewTable } from "../net/http";
import { LEVELS } from "../net/levels";
import { playNow } from "./deal";

export const hasGuide = (game: GameTold): boolean => game.seats.includes(FIRST_GAMES[game.name]?.seat ?? "");

export function guidedTable(game: GameTold): NewTable {
  const { seat, options } = FIRST_GAMES[game.name]!;
  return playNow(game, seat, LEVELS[0]!, options);
}

/** This table of ours is guided from its first question on. */
export const guideAt = (table: string): void => remember(table, []);
