// What cannot be used now, as the server tells it with the question.

import type { Hindrance, Option, TableModel, ThingTold } from "./face";

/** The options that are picked, or of a question with one answer those that the list is narrowed to. */
function inHand(table: TableModel): readonly Option[] {
  if (table.asked?.choices) return table.chosen;
  return table.options.length < table.open.length ? table.options : [];
}

/** What stands against the use of a thing, with what is in hand. */
export function hindranceOf(table: TableModel, is: (thing: ThingTold) => boolean): Hindrance | null {
  const held = inHand(table);
  const holds = ({ after }: Hindrance): boolean =>
    after.length === 0 || (held.length > 0 && held.every((option) => after.includes(option.action)));
  return table.asked?.hindrances.find((one) => one.things.some(is) && holds(one)) ?? null;
}
