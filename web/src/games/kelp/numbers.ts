// The number of an option in the list, which its key shows too.

import type { Option, TableModel } from "../face";
import { grouped, headed } from "../../table/groups";
import { known, say } from "../../text/text.svelte";

/** The options in the order of the list: under their headings, and what ends a choice last. */
export function ordered(table: TableModel): Option[] {
  const heading = (option: Option): string => {
    const { group } = headed(option.said);
    return known(group.id) ? say(group, table.seated?.components, table.seated?.options) : "";
  };
  return grouped(table.options, heading).flatMap((group) => group.options);
}

export function numberOf(table: TableModel, option: Option): number {
  return ordered(table).indexOf(option) + 1;
}
