// Why nothing at all can be picked at a table now, whatever the game is.

import type { Notice, Table } from "./model.svelte";

export const LOST = "web-table-why-lost";

export function whyNot(table: Table): Notice | null {
  if (table.past) return { id: "web-table-why-past" };
  if (table.watching) return { id: "web-table-why-watching" };
  if (table.over) return { id: "web-table-why-over" };
  if (!table.live) return { id: LOST };
  if (table.away) return { id: "web-table-why-away" };
  if (table.situation?.waits) return { id: "web-table-why-waits" };
  if (table.ready) return { id: "web-table-why-ready" };
  if (table.asked === null) return { id: "web-table-why-turn" };
  return null;
}
