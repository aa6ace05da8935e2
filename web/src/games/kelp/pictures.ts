// Which symbol draws what.

import type { Box, Colour } from "./types";

const DICE: Record<Colour, string> = { blue: "current", yellow: "eye", red: "teeth" };

/** The symbol of a die: with pips for `blue 5`, its bare face for `blue`. */
export function dieSymbol(die: string): string {
  const [colour = "blue", value] = die.split(" ");
  const shape = DICE[colour as Colour] ?? "current";
  return value ? `#die-${shape}-${value}` : `#die-${shape}`;
}

const BLOCKS: Record<string, string> = {
  octopus: "octopus",
  crab: "food-crab",
  snail: "food-snail",
  lobster: "food-lobster",
  abalone: "food-abalone",
  trap_hide: "trap-hide2",
  trap_one: "trap-remove1",
  trap_two: "trap-remove2",
  trap_den: "trap-den",
  double_shell: "double-shell",
  shell: "shell",
};

export const blockSymbol = (kind: string): string => `#${BLOCKS[kind] ?? "shell"}`;

/** The four signs on the back of a hidden block: what it can still be. */
export const SIGNS = ["octopus", "trap", "food", "shell"] as const;

/** Which of the four signs a set of kinds shows: each kind that of its role. */
export const signsOf = (box: Box | null, kinds: readonly string[]): Set<string | undefined> =>
  new Set(kinds.map((kind) => box?.block[kind]?.role));
