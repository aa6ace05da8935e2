// The moments of a table at which a guide can speak.

import type { Moment } from "../games/lessons";
import type { Table } from "../table/model.svelte";

/** Null while something is on its way: the guide waits too. */
export function momentOf(table: Table): Moment | null {
  if (!table.live || table.past || table.sending || table.draft.waiting || table.happening.length > 0) return null;
  return {
    table,
    kind: table.asked?.kind ?? "",
    fields: table.asked?.fields ?? {},
    options: table.open,
    depth: table.chosen.length,
    ready: table.ready,
    over: table.over,
    log: table.log,
  };
}
