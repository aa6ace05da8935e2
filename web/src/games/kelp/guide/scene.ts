// What a step of the guide looks at: the table as the Octopus sees it at a moment when it can act, or when all is over.

import type { Moment } from "../../lessons";
import { ZONES, blockOf, boxOf, viewOf, type Box, type KelpView, type Zone } from "../types";

export interface Scene extends Omit<Moment, "table" | "log"> {
  view: KelpView;
  box: Box | null;
  /** The Shark has had a turn. */
  swum: boolean;
}

export function sceneOf({ table, log, ...moment }: Moment): Scene | null {
  const view = viewOf(table);
  if (!view) return null;
  return { ...moment, view, box: boxOf(table), swum: log.some((told) => told.event["event"] === "moved") };
}

/** The zones whose block is of such a kind. */
export function zonesOf(view: KelpView, is: (kind: string, revealed: boolean) => boolean): Zone[] {
  return ZONES.filter((zone) => {
    const block = blockOf(view.blocks[zone]);
    return !block.empty && is(block.kind, block.revealed);
  });
}

export const octopusAt = (view: KelpView): Zone | null => zonesOf(view, (kind) => kind === "octopus")[0] ?? null;

/** What a block is for: "trap", "food", "shell"; the box says it. */
export function roleOf(scene: Scene, kind: string): string {
  return scene.box?.block[kind]?.role ?? "";
}
