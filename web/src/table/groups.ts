// Long lists of options in groups: by what they do, and where one kind fills the list by what they do it with.

import type { Option } from "../games/face";

export interface Group {
  key: string;
  kind: string;
  /** What all options of the group speak of, if they are one kind split by that. */
  thing: [string, unknown] | null;
  options: Option[];
}

const MANY = 8; // so few need no headings
const CROWD = 12; // so many of one kind are split

/** The options in the order in which they are shown: what ends or declines comes last. */
export function grouped(options: readonly Option[]): Group[] {
  const closing = options.filter((option) => option.closing);
  const others = options.filter((option) => !option.closing);
  const groups: Group[] = [];
  for (const option of others) {
    let group = groups.find((one) => one.kind === option.kind);
    if (!group) groups.push((group = { key: option.kind, kind: option.kind, thing: null, options: [] }));
    group.options.push(option);
  }
  const parts = groups.flatMap((group) => (group.options.length > CROWD ? split(group) : [group]));
  const told = options.length > MANY ? parts : merged(parts);
  if (closing.length > 0) told.push({ key: "closing", kind: "", thing: null, options: closing });
  return told;
}

function merged(groups: Group[]): Group[] {
  const options = groups.flatMap((group) => group.options);
  return options.length === 0 ? [] : [{ key: "all", kind: "", thing: null, options }];
}

/** One kind in several groups, by the first argument that tells a few of them apart. */
function split(group: Group): Group[] {
  const names = Object.keys(group.options[0]!.said.arguments);
  for (const name of names) {
    const parts = new Map<string, Group>();
    for (const option of group.options) {
      const typed = option.said.arguments[name];
      const key = `${group.kind} ${String(typed?.[1])}`;
      const part = parts.get(key) ?? { key, kind: group.kind, thing: typed ?? null, options: [] };
      part.options.push(option);
      parts.set(key, part);
    }
    if (parts.size > 1 && parts.size <= group.options.length / 3) return [...parts.values()];
  }
  return [group];
}
