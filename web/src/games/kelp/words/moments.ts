// Looking back at a game of Kelp: its key moments, the sides in small, and how far the two tracks came.

import type { Drawn, Happened, KeyMoment, Side, TableModel } from "../../face";
import { say } from "../../../text/text.svelte";
import { OCTOPUS, drawnBlock, drawnPair } from "./marks";
import { latestOf, sizeOf, type EventFields } from "../types";
import { told } from "./words";

export const sides: Record<string, Side> = {
  octopus: { tint: "var(--octopus)", deep: "var(--octopus-deep)", shape: "circle" },
  shark: { tint: "var(--shark)", deep: "var(--shark-deep)", shape: "square" },
};

/** The drawing of each sort of event, the weightiest sort first: of several at once that one is shown. */
const SORTS: Record<string, (event: EventFields, table: TableModel) => Drawn | null> = {
  over: ({ seat }) => (seat === "octopus" ? OCTOPUS : { symbol: "shape-teeth", tint: "var(--t-teeth)" }),
  shown: ({ octopus }) => drawnPair(octopus!),
  ate: ({ food }, table) => drawnBlock(table, food!),
  trap: ({ trap }, table) => drawnBlock(table, trap!),
  confrontation: () => OCTOPUS,
  revealed: ({ block }) => (block === "octopus" ? OCTOPUS : null),
  tile: () => ({ symbol: "shark", narrow: true }),
};

export function moments(table: TableModel, log: readonly Happened[]): KeyMoment[] {
  return Object.entries(SORTS).flatMap(([sort, picture]) =>
    log.flatMap(({ event, said, n }) => {
      const drawn = event["event"] === sort ? picture(event, table) : null;
      return drawn === null ? [] : [{ n, ...drawn, said: say(said, table.seated?.components, table.seated?.options) }];
    }),
  );
}

/** Hunger and food at the end. */
export function facts(table: TableModel): [string, string][] {
  const view = latestOf(table);
  if (!view) return [];
  return [
    [told(table, "kelp-table-hunger"), `${view.shark.hunger.length} / ${sizeOf(table, "hunger")}`],
    [told(table, "kelp-table-food"), `${view.food_track.length} / ${sizeOf(table, "food")}`],
  ];
}
