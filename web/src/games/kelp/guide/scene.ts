// What a step of the guide looks at: the table as the Octopus sees it at a moment when it can act, or when all is over.

import type { Asked, Option } from "../../face";
import { blockOf, boxOf, viewOf, ZONES, type Box, type KelpView, type Zone } from "../types";
import type { Table } from "../../../table/model.svelte";

export interface Scene {
  view: KelpView;
  box: Box | null;
  /** The kind of question that is asked now, the next part of a move included; "" if none is. */
  kind: string;
  fields: Asked["fields"];
  /** What can be picked now. */
  options: Option[];
  /** How much of a move is picked. */
  depth: number;
  /** A move is whole and only to be confirmed. */
  ready: boolean;
  over: boolean;
  /** The Shark has had a turn. */
  swum: boolean;
}

/** Null while something is on its way: the guide waits too. */
export function sceneOf(table: Table): Scene | null {
  const view = viewOf(table);
  if (!view || !table.live || table.past || table.sending || table.draft.waiting || table.happening.length > 0)
    return null;
  return {
    view,
    box: boxOf(table),
    kind: table.asked?.kind ?? "",
    fields: table.asked?.fields ?? {},
    options: table.open,
    depth: table.chosen.length,
    ready: table.ready,
    over: table.over,
    swum: table.log.some((told) => told.event["event"] === "moved"),
  };
}

/** What an option speaks of: `argument(option, "card")` is "camouflage". */
export function argument(option: Option, name: string): string {
  return String(option.said.arguments[name]?.[1] ?? "");
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
