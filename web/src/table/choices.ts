// Choices of several things, picked in any order: what can be picked next, and when a choice is whole.

import type { Choice, Option } from "../games/face";

/** Whether `whole` has everything of `part`, as often as that has it. */
export function holds(whole: readonly number[], part: readonly number[]): boolean {
  const left = new Map<number, number>();
  for (const item of whole) left.set(item, (left.get(item) ?? 0) + 1);
  for (const item of part) {
    const count = left.get(item) ?? 0;
    if (count === 0) return false;
    left.set(item, count - 1);
  }
  return true;
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && holds(one, other);

/** The whole choice that these picks are, if they are one; `closing` is the option that ends it, where one does. */
export function whole(choices: readonly Choice[], picks: readonly number[], closing?: number): Choice | null {
  return (
    choices.find(
      (choice) => same(choice.picks, picks) && (closing === undefined || choice.actions.includes(closing)),
    ) ?? null
  );
}

/** Whether more can be picked. */
export function grows(choices: readonly Choice[], picks: readonly number[]): boolean {
  return choices.some((choice) => choice.picks.length > picks.length && holds(choice.picks, picks));
}

/** The options that can come next after these picks. */
export function next(
  options: readonly Option[],
  choices: readonly Choice[] | null,
  picks: readonly number[],
): Option[] {
  if (choices === null) return options.filter((option) => option.preview !== null);
  return options.filter((option) =>
    option.closing
      ? whole(choices, picks, option.action) !== null
      : choices.some((choice) => holds(choice.picks, [...picks, option.action])),
  );
}

/** Whether an option speaks of a thing. */
export function speaks(option: Option, type: string, value: string): boolean {
  return Object.values(option.said.arguments).some(([sort, what]) => sort === type && String(what) === value);
}
