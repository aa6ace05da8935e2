// The course of a game: how likely each side was to win at its steps, as the server estimates it.

import type { CourseTold } from "../net/http";

export type Point = CourseTold["points"][number];

/** The chances at a step: on a straight line between the points next to it. */
export function chancesAt(
  points: readonly Point[],
  step: number,
  seats: readonly string[],
): Record<string, number> | null {
  const after = points.findIndex((point) => point.to >= step);
  const right = points[after < 0 ? points.length - 1 : after];
  const left = after > 0 ? points[after - 1] : right;
  if (!left || !right) return null;
  const part = right.to === left.to ? 0 : Math.min(1, (step - left.to) / (right.to - left.to));
  return Object.fromEntries(
    seats.map((seat) => [seat, (left.win[seat] ?? 0) * (1 - part) + (right.win[seat] ?? 0) * part]),
  );
}

/** The areas of the seats from top to bottom, each as an SVG path on a field of 1000 by 100, and the lines between
    them. */
export function bands(
  points: readonly Point[],
  seats: readonly string[],
  last: number,
): { areas: string[]; lines: string[] } {
  const across = points.map((point) => (last === 0 ? 0 : (point.to / last) * 1000));
  const edges = Array.from({ length: seats.length + 1 }, (_, edge) =>
    points.map(({ win }) => {
      const whole = seats.reduce((sum, seat) => sum + (win[seat] ?? 0), 0) || 1;
      return (100 * seats.slice(0, edge).reduce((sum, seat) => sum + (win[seat] ?? 0), 0)) / whole;
    }),
  );
  const path = (edge: number[], back = false): string => {
    const at = edge.map((y, i) => `${across[i]!.toFixed(1)} ${y.toFixed(1)}`);
    return (back ? at.reverse() : at).join("L");
  };
  return {
    areas: seats.map((_, i) => `M${path(edges[i]!)}L${path(edges[i + 1]!, true)}Z`),
    lines: edges.slice(1, -1).map((edge) => `M${path(edge)}`),
  };
}
