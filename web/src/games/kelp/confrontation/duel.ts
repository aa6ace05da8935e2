// A confrontation as the board and the overlay show it: whether there is one, where, and how far it is.

import type { TableModel } from "../../face";
import type { Duel, Stage } from "../motion/stage.svelte";
import { questionOf, viewOf, type Zone } from "../types";

export type Phase = "choose" | "wait" | "watch" | "shown";

/** The question of a confrontation that stands now, whoever is asked. */
function standing(table: TableModel): { zone: Zone | null } | null {
  if (table.past) return null;
  const asked = questionOf(table);
  if (asked?.kind === "confront") return asked.fields;
  return viewOf(table)?.asked.find((frame) => "question" in frame && frame.question === "confront") ?? null;
}

export function duelOf(
  table: TableModel,
  stage: Stage,
): { phase: Phase; zone: Zone | null; shown: Duel | null } | null {
  const now = standing(table);
  if (now) {
    const { zone } = now;
    if (table.asked?.kind === "confront" || table.drafting) return { phase: "choose", zone, shown: null };
    return { phase: table.seat === "spectator" ? "watch" : "wait", zone, shown: null };
  }
  if (!table.past && stage.duel) return { phase: "shown", zone: stage.duel.zone, shown: stage.duel };
  return null;
}

export const duelZone = (table: TableModel, stage: Stage): Zone | null => duelOf(table, stage)?.zone ?? null;
