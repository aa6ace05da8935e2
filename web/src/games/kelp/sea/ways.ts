// The Shark's ways as lines along the lanes: over the spaces that an option names, or that a move led over.

import type { Option } from "../../face";
import { lane, type Piece } from "./geometry";
import { RIGHT_ANGLE, type Box, type End, type KelpView, type SharkSide, type Space } from "../types";

export interface Way {
  option: Option;
  /** The spaces of the way: where the Shark is, the Currents it swims over, where it stops. */
  spaces: Space[];
  facing: End;
  path: Piece[];
}

interface Step {
  space: Space;
  junction: string;
  facing: End;
}

/** The lane through which a space was entered by one who faces that end. */
function entered(box: Box, space: Space, facing: End): string {
  const of = box.space[space];
  return of?.junctions[of.ends[0] === facing ? 1 : 0] ?? "";
}

/** The way that an option of a move takes. */
export function wayOf(option: Option, view: KelpView, box: Box): Way | null {
  const { at } = view.shark;
  if (!option.way || at === null) return null;
  const steps = option.way.steps as unknown as { space: Space; facing: End }[];
  const spaces = [at, ...steps.map((step) => step.space)];
  const path = steps.flatMap(({ space, facing }, i) => lane(spaces[i] as Space, space, entered(box, space, facing)));
  return { option, spaces, facing: steps.at(-1)?.facing ?? "north", path };
}

/** What a lane leads to through an end of a space, and how one faces there. */
function along(box: Box, space: Space, end: End): Step[] {
  const of = box.space[space];
  const junction = of?.junctions[of.ends[0] === end ? 0 : 1];
  if (!junction) return [];
  return Object.entries(box.space).flatMap(([other, it]) => {
    const at = it.junctions.indexOf(junction);
    return other === space || at < 0 ? [] : [{ space: other, junction, facing: it.ends[1 - at] as End }];
  });
}

/** How a Shark has moved, for its animation: the shortest line over the first Current, if there was one. */
export function swum(
  box: Box,
  from: Space,
  facing: SharkSide["facing"],
  to: Space,
  over: Space | null,
  ends: SharkSide["facing"] | "",
): { path: Piece[]; facing: SharkSide["facing"] } {
  const out = facing === RIGHT_ANGLE ? (box.space[from]?.ends ?? []) : [facing];
  let level: { steps: Step[] }[] = out.flatMap((end) => along(box, from, end).map((step) => ({ steps: [step] })));
  for (let far = 0; far < 8 && level.length > 0; far++) {
    for (const { steps } of level) {
      const last = steps.at(-1) as Step;
      const first = steps[0] as Step;
      if (last.space === to && (!ends || last.facing === ends) && (!over || (first.space === over && steps.length > 1)))
        return {
          path: steps.flatMap((step, i) => lane(i ? (steps[i - 1] as Step).space : from, step.space, step.junction)),
          facing: last.facing,
        };
    }
    level = level.flatMap(({ steps }) => {
      const last = steps.at(-1) as Step;
      if (steps.length > 6 || (over && steps.length === 1 && last.space !== over)) return [];
      return along(box, last.space, last.facing)
        .filter((n) => n.space !== from)
        .map((next) => ({ steps: [...steps, next] }));
    });
  }
  return { path: [], facing: ends || facing };
}
