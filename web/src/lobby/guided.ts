// How a guided first game begins: at a real table, as its lessons want it, against the easiest bot.

import { FRONTS } from "../games";
import { remember } from "../guide/memory";
import type { GameTold, NewTable } from "../net/http";
import { LEVELS } from "../lists";
import { playNow } from "./deal";

export const hasGuide = (game: GameTold): boolean => game.seats.includes(FRONTS[game.name]?.first?.seat ?? "");

export function guidedTable(game: GameTold): NewTable {
  const { seat, options } = FRONTS[game.name]!.first!;
  return playNow(game, seat, LEVELS[0], options);
}

/** This table of ours is guided from its first question on. */
export const guideAt = (table: string): void => remember(table, []);
