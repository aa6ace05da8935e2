// The number of an option in the list, which its key shows too.

import type { Option, TableModel } from "../face";

/** Options of one kind stand together, in the order of their kinds; what ends a choice comes last. */
export function ordered(options: readonly Option[]): Option[] {
  const kinds = [...new Set(options.filter((option) => !option.closing).map((option) => option.kind))];
  return [
    ...kinds.flatMap((kind) => options.filter((option) => !option.closing && option.kind === kind)),
    ...options.filter((option) => option.closing),
  ];
}

export function numberOf(table: TableModel, option: Option): number {
  return ordered(table.options).indexOf(option) + 1;
}
