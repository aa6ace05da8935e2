// Long lists of options under headings: by what they do, as the game's own catalogue groups them.

import type { Message, Option } from "../games/face";

export interface Group {
  heading: string;
  options: Option[];
}

const FEW = 4; // so many need no headings

/** The messages that stand for an option below a heading: the heading, and the short label. */
export function headed(said: Message): { group: Message; label: Message } {
  const renamed = (part: string): Message => ({ ...said, id: said.id.replace("-action-", part) });
  return { group: renamed("-group-"), label: renamed("-label-") };
}

/** The options in the order in which they are shown: what ends or declines comes last. */
export function grouped(options: readonly Option[], heading: (option: Option) => string): Group[] {
  const closing = options.filter((option) => option.closing);
  const others = options.filter((option) => !option.closing);
  if (options.length <= FEW) return [{ heading: "", options: [...others, ...closing] }];
  const groups = new Map<string, Option[]>([["", []]]); // what has no heading comes first
  for (const option of others) {
    const name = heading(option);
    const group = groups.get(name);
    if (group) group.push(option);
    else groups.set(name, [option]);
  }
  const told = [...groups].map(([name, list]) => ({ heading: name, options: list }));
  return [...told, { heading: "", options: closing }].filter((group) => group.options.length > 0);
}
