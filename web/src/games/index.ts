// The games that have a drawing, each loaded when its table is opened. Any other is played from the option list.

import type { Face } from "./face";

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  kelp: () => import("./kelp"),
};

export async function faceOf(game: string): Promise<Face | null> {
  return (await FACES[game]?.())?.face ?? null;
}
