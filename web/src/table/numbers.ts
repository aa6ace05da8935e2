// Which option has which key: of all lists that may stand in the prompt one gives the numbers.

import type { TableModel } from "../games/face";

/** Give the keys from 1 on to these actions; what comes back takes them away, unless others have them by then. */
export function number(table: TableModel, actions: readonly number[]): () => void {
  const mine = new Map(actions.map((action, index) => [action, index + 1]));
  table.numbers = mine;
  return () => {
    if (table.numbers === mine) table.numbers = new Map();
  };
}
