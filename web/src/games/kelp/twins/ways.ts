// The Shark's ways: which spaces an option of a move leads over. An option names its first Current and where it ends;
// the spaces between are found here by the rules of a move (K8.4), from what lies on the board for all to see.

import type { Option } from "../../face";
import { lane, type Piece } from "../board/geometry";
import { RIGHT_ANGLE, type Box, type End, type KelpView, type Space } from "../types";

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

/** What lies next through an end of a space, and how the Shark faces there. */
export function nexts(box: Box, space: Space, end: End): Step[] {
  const of = box.space[space];
  const junction = of?.junctions[of.ends[0] === end ? 0 : 1];
  if (!junction) return [];
  return Object.entries(box.space).flatMap(([other, it]) => {
    const entered = it.junctions.indexOf(junction);
    return other === space || entered < 0 ? [] : [{ space: other, junction, facing: it.ends[1 - entered] as End }];
  });
}

/** Every space where a move could end from here (K8.4), for whoever watches the Shark. */
export function reach(view: KelpView, box: Box): Space[] {
  const { at, facing } = view.shark;
  if (at === null) return [];
  const found = new Set<Space>();
  const swim = (step: Step): void => {
    const current = view.currents[step.space];
    if (current === undefined) return void found.add(step.space);
    for (const next of nexts(box, step.space, step.facing)) {
      if (next.space !== at && (view.currents[next.space] ?? 0) < current) swim(next);
    }
  };
  const out = facing === RIGHT_ANGLE ? (box.space[at]?.ends ?? []) : [facing];
  for (const end of out) for (const next of nexts(box, at, end)) swim(next);
  return [...found];
}

const KINDS = new Set(["move", "swim", "step", "clear"]);

export const isWay = (option: Option): boolean => KINDS.has(option.kind);

function argument(option: Option, name: string): string {
  return String(option.said.arguments[name]?.[1] ?? "");
}

/** The way that an option of a move takes: the shortest with its first Current, last space and facing. */
export function wayOf(option: Option, view: KelpView, box: Box): Way | null {
  const { at, facing } = view.shark;
  if (!isWay(option) || at === null) return null;
  const target = argument(option, "space");
  const ends = argument(option, "facing");
  const over = option.kind === "swim" ? argument(option, "over") : "";
  let found: Step[] | null = null;

  const swim = (steps: Step[]): void => {
    const last = steps.at(-1) as Step;
    const current = view.currents[last.space];
    if (current === undefined || option.kind === "clear") {
      const right = last.space === target && last.facing === ends && steps.length > (over ? 1 : 0);
      if (right && (!found || steps.length < found.length)) found = steps;
      return;
    }
    if (steps.length === 1 && last.space !== over) return;
    for (const next of nexts(box, last.space, last.facing)) {
      const lower = view.currents[next.space] ?? 0;
      if (next.space !== at && lower < current) swim([...steps, next]);
    }
  };
  const out = facing === RIGHT_ANGLE ? (box.space[at]?.ends ?? []) : [facing];
  for (const end of out) for (const next of nexts(box, at, end)) swim([next]);
  const steps = found as Step[] | null;
  if (!steps) return null;
  const spaces = [at, ...steps.map((step) => step.space)];
  const path = steps.flatMap((step, i) => lane(spaces[i] as Space, step.space, step.junction));
  return { option, spaces, facing: ends as End, path };
}

/** How a Shark has moved, for its animation: the shortest way over the first Current, if there was one. */
export function swum(
  box: Box,
  from: Space,
  facing: string,
  to: Space,
  over: Space | null,
  ends: string,
): { path: Piece[]; facing: string } {
  const out = facing === RIGHT_ANGLE ? (box.space[from]?.ends ?? []) : [facing as End];
  let level: { steps: Step[] }[] = out.flatMap((end) => nexts(box, from, end).map((step) => ({ steps: [step] })));
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
      return nexts(box, last.space, last.facing)
        .filter((n) => n.space !== from)
        .map((next) => ({ steps: [...steps, next] }));
    });
  }
  return { path: [], facing: ends || facing };
}
