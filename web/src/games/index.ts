// The games that the page knows: what each shows in the lobby, and its drawing, loaded when its table is opened. A game
// without a drawing is played from the option list, with what its lore tells, if it has one.

import { learn } from "../text/text.svelte";
import { front as aquatica } from "./aquatica/front";
import type { Face, Lore } from "./face";
import type { Front } from "./front";
import { front as kelp } from "./kelp/front";
import type { Lessons } from "./lessons";

/** In the order in which the lobby shows them; any other that the server has comes after. */
export const FRONTS: Readonly<Record<string, Front>> = { kelp, aquatica };

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  kelp: () => import("./kelp"),
};
const LORES: Record<string, () => Promise<{ lore: Lore }>> = {
  aquatica: () => import("./aquatica"),
};
const LESSONS: Record<string, () => Promise<{ lessons: Lessons }>> = {
  kelp: () => import("./kelp/guide"),
};
const lores = new Map<string, Lore>();

/** A game's drawing; what it tells of its things is there from then on too. */
export async function faceOf(game: string): Promise<Face | null> {
  const lore = (await LORES[game]?.())?.lore;
  if (lore) lores.set(game, lore);
  return (await FACES[game]?.())?.face ?? null;
}

export const loreOf = (game: string): Lore | null => lores.get(game) ?? null;

/** What a game teaches, with the words for it. */
export async function lessonsOf(game: string): Promise<Lessons | null> {
  const [found] = await Promise.all([LESSONS[game]?.(), learn(`${game}-guide`)]);
  return found?.lessons ?? null;
}
