// The Shark's ways as lines along the lanes: over the spaces that an option names, or that were told with a move.

import type { Option } from "../../face";
import { lane, type Piece } from "./geometry";
import type { Box, End, KelpView, Space } from "../types";

type WayTold = NonNullable<Option["way"]>;

export interface Line {
  /** The spaces of the way: where the Shark is, the Currents it swims over, where it stops. */
  spaces: Space[];
  facing: End;
  path: Piece[];
}

export interface Way extends Line {
  option: Option;
}

/** The junction of the lane between two spaces. */
const between = (box: Box, one: Space, other: Space): string =>
  box.space[one]?.junctions.find((junction) => box.space[other]?.junctions.includes(junction)) ?? "";

/** The steps of a way, each with the space and how the Shark faces there. */
export const stepsOf = (way: WayTold): { space: Space; facing: End }[] =>
  way.steps as unknown as { space: Space; facing: End }[];

/** A way as it was told, from where it begins. */
export function lineOf(way: WayTold, from: Space, box: Box): Line {
  const steps = stepsOf(way);
  const spaces = [from, ...steps.map((step) => step.space)];
  const path = steps.flatMap(({ space }, i) => lane(spaces[i]!, space, between(box, spaces[i]!, space)));
  return { spaces, facing: steps.at(-1)!.facing, path };
}

/** The way that an option of a move takes. */
export function wayOf(option: Option, view: KelpView, box: Box): Way | null {
  const { at } = view.shark;
  return option.way && at !== null ? { option, ...lineOf(option.way, at, box) } : null;
}
