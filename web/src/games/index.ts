// The games that have a drawing, each loaded when its table is opened. Any other is played from the option list, with
// what its lore tells, if it has one.

import type { Face, Lore } from "./face";
import type { Lessons } from "./lessons";

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  kelp: () => import("./kelp"),
};
const LORES: Record<string, () => Promise<{ lore: Lore }>> = {
  aquatica: () => import("./aquatica"),
};
const LESSONS: Record<string, () => Promise<{ lessons: Lessons }>> = {
  kelp: () => import("./kelp/guide"),
};
/** The seat and the settings with which a game is learned, for the games that have lessons. */
export const FIRST_GAMES: Readonly<Record<string, { seat: string; options: Record<string, unknown> }>> = {
  kelp: { seat: "octopus", options: { board: "day" } },
};
const lores = new Map<string, Lore>();

/** A game's drawing; what it tells of its things is there from then on too. */
export async function faceOf(game: string): Promise<Face | null> {
  const lore = (await LORES[game]?.())?.lore;
  if (lore) lores.set(game, lore);
  return (await FACES[game]?.())?.face ?? null;
}

export const loreOf = (game: string): Lore | null => lores.get(game) ?? null;

export const lessonsOf = async (game: string): Promise<Lessons | null> => (await LESSONS[game]?.())?.lessons ?? null;
