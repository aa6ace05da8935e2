// Where things lie on the board, and the curves of the lanes between them. Units are those of the drawing: 1000 by
// 1000.

import type { End, Space, SpaceOf, Zone } from "../types";

export interface Point {
  x: number;
  y: number;
}

export interface Pose extends Point {
  /** Degrees clockwise from north, as a rotation of the Shark's symbol, which points up. */
  angle: number;
}

export const ZONE_AT: Record<Zone, Point> = {
  NW: { x: 204, y: 204 },
  N: { x: 500, y: 198 },
  NE: { x: 796, y: 204 },
  W: { x: 198, y: 500 },
  C: { x: 500, y: 500 },
  E: { x: 802, y: 500 },
  SW: { x: 204, y: 796 },
  S: { x: 500, y: 802 },
  SE: { x: 796, y: 796 },
};

export const SPACE_AT: Record<Space, Point> = {
  "NW|N": { x: 352, y: 204 },
  "N|NE": { x: 648, y: 204 },
  "W|C": { x: 352, y: 500 },
  "C|E": { x: 648, y: 500 },
  "SW|S": { x: 352, y: 796 },
  "S|SE": { x: 648, y: 796 },
  "NW|W": { x: 204, y: 352 },
  "N|C": { x: 500, y: 352 },
  "NE|E": { x: 796, y: 352 },
  "W|SW": { x: 204, y: 648 },
  "C|S": { x: 500, y: 648 },
  "E|SE": { x: 796, y: 648 },
  "den NW": { x: 88, y: 88 },
  "den NE": { x: 912, y: 88 },
  "den SW": { x: 88, y: 912 },
  "den SE": { x: 912, y: 912 },
};

const JUNCTION_AT: Record<string, Point> = {
  a: { x: 352, y: 352 },
  b: { x: 648, y: 352 },
  c: { x: 352, y: 648 },
  d: { x: 648, y: 648 },
};

const HEADING: Record<End, number> = { north: 0, east: 90, south: 180, west: -90 };

/** A piece of a lane: a straight line, or an arc from one angle to another. */
export type Piece = { from: Point; to: Point } | { centre: Point; radius: number; start: number; end: number };

const isLine = (piece: Piece): piece is { from: Point; to: Point } => "from" in piece;
const onCircle = (c: Point, r: number, a: number): Point => ({ x: c.x + r * Math.cos(a), y: c.y + r * Math.sin(a) });

export function lengthOf(piece: Piece): number {
  if (isLine(piece)) return Math.hypot(piece.to.x - piece.from.x, piece.to.y - piece.from.y);
  return Math.abs(piece.end - piece.start) * piece.radius;
}

export const startOf = (piece: Piece): Point =>
  isLine(piece) ? piece.from : onCircle(piece.centre, piece.radius, piece.start);
export const endOf = (piece: Piece): Point =>
  isLine(piece) ? piece.to : onCircle(piece.centre, piece.radius, piece.end);

function poseOn(piece: Piece, share: number): Pose {
  if (isLine(piece)) {
    const dx = piece.to.x - piece.from.x;
    const dy = piece.to.y - piece.from.y;
    return { x: piece.from.x + dx * share, y: piece.from.y + dy * share, angle: (Math.atan2(dx, -dy) * 180) / Math.PI };
  }
  const at = piece.start + (piece.end - piece.start) * share;
  const along = piece.end > piece.start ? at + Math.PI / 2 : at - Math.PI / 2;
  return {
    ...onCircle(piece.centre, piece.radius, at),
    angle: (Math.atan2(Math.cos(along), -Math.sin(along)) * 180) / Math.PI,
  };
}

/** The point and heading at a share (0 to 1) of a path. */
export function along(path: readonly Piece[], share: number): Pose {
  const lengths = path.map(lengthOf);
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, Math.max(0, share));
  for (const [i, piece] of path.entries()) {
    const length = lengths[i] ?? 0;
    if (left <= length || i === path.length - 1) return poseOn(piece, length ? Math.min(1, left / length) : 1);
    left -= length;
  }
  return { x: 500, y: 500, angle: 0 };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A path as the attribute `d`. */
export function drawn(path: readonly Piece[]): string {
  let d = "";
  for (const piece of path) {
    const from = startOf(piece);
    const to = endOf(piece);
    if (!d) d = `M${round(from.x)} ${round(from.y)}`;
    d += isLine(piece)
      ? `L${round(to.x)} ${round(to.y)}`
      : `A${piece.radius} ${piece.radius} 0 0 ${piece.end > piece.start ? 1 : 0} ${round(to.x)} ${round(to.y)}`;
  }
  return d;
}

/** The path without so much of its beginning and end, so that it does not run under the Shark or into a ring. */
export function trimmed(path: readonly Piece[], start: number, end: number): Piece[] {
  return reversed(cut(reversed(cut(path, start)), end));
}

function cut(path: readonly Piece[], amount: number): Piece[] {
  const kept = [...path];
  let left = amount;
  while (kept.length > 0) {
    const piece = kept[0] as Piece;
    const length = lengthOf(piece);
    if (length > left) {
      const share = left / length;
      kept[0] = isLine(piece)
        ? { from: poseOn(piece, share), to: piece.to }
        : { ...piece, start: piece.start + (piece.end - piece.start) * share };
      break;
    }
    left -= length;
    kept.shift();
  }
  return kept;
}

export function reversed(path: readonly Piece[]): Piece[] {
  return [...path]
    .reverse()
    .map((piece) =>
      isLine(piece) ? { from: piece.to, to: piece.from } : { ...piece, start: piece.end, end: piece.start },
    );
}

const DEGREE = Math.PI / 180;

/** From the space above or below a corner's den to the den, on the loop of NW; the other corners are its mirrors. */
const LOOP_TOP: Piece[] = [
  { from: { x: 352, y: 204 }, to: { x: 352, y: 146 } },
  { centre: { x: 262, y: 146 }, radius: 90, start: 0, end: -90 * DEGREE },
  { from: { x: 262, y: 56 }, to: { x: 166, y: 56 } },
  { centre: { x: 166, y: 166 }, radius: 110, start: -90 * DEGREE, end: -135 * DEGREE },
];
const LOOP_SIDE: Piece[] = [
  { from: { x: 204, y: 352 }, to: { x: 146, y: 352 } },
  { centre: { x: 146, y: 262 }, radius: 90, start: 90 * DEGREE, end: 180 * DEGREE },
  { from: { x: 56, y: 262 }, to: { x: 56, y: 166 } },
  { centre: { x: 166, y: 166 }, radius: 110, start: 180 * DEGREE, end: 225 * DEGREE },
];

function mirrored(path: readonly Piece[], sideways: boolean, upside: boolean): Piece[] {
  const flip = (p: Point): Point => ({ x: sideways ? 1000 - p.x : p.x, y: upside ? 1000 - p.y : p.y });
  const turn = (a: number): number => {
    const b = sideways ? Math.PI - a : a;
    return upside ? -b : b;
  };
  return path.map((piece) =>
    isLine(piece)
      ? { from: flip(piece.from), to: flip(piece.to) }
      : { centre: flip(piece.centre), radius: piece.radius, start: turn(piece.start), end: turn(piece.end) },
  );
}

const LOOPS: Record<string, Piece[]> = {
  nw_n: LOOP_TOP,
  n_ne: mirrored(LOOP_TOP, true, false),
  sw_s: mirrored(LOOP_TOP, false, true),
  s_se: mirrored(LOOP_TOP, true, true),
  nw_w: LOOP_SIDE,
  ne_e: mirrored(LOOP_SIDE, true, false),
  w_sw: mirrored(LOOP_SIDE, false, true),
  e_se: mirrored(LOOP_SIDE, true, true),
};

const BEND = 34; // how far from a junction a turn begins

/** The lane from one space to the next, through the junction that joins them. */
export function lane(from: Space, to: Space, junction: string): Piece[] {
  const loop = LOOPS[junction];
  if (loop) return to.startsWith("den") ? loop : reversed(loop);
  const a = SPACE_AT[from] as Point;
  const b = SPACE_AT[to] as Point;
  const at = JUNCTION_AT[junction] as Point;
  if (a.x === b.x || a.y === b.y) return [{ from: a, to: b }];
  const before = { x: at.x + Math.sign(a.x - at.x) * BEND, y: at.y + Math.sign(a.y - at.y) * BEND };
  const after = { x: at.x + Math.sign(b.x - at.x) * BEND, y: at.y + Math.sign(b.y - at.y) * BEND };
  const centre = { x: before.x + after.x - at.x, y: before.y + after.y - at.y };
  const start = Math.atan2(before.y - centre.y, before.x - centre.x);
  let end = Math.atan2(after.y - centre.y, after.x - centre.x);
  if (end - start > Math.PI) end -= 2 * Math.PI;
  if (start - end > Math.PI) end += 2 * Math.PI;
  return [
    { from: a, to: before },
    { centre, radius: BEND, start, end },
    { from: after, to: b },
  ];
}

/** The heading of a Shark that faces an end of a space. On a den of a corner it follows the loop. */
export function headingAt(space: Space, of: SpaceOf | undefined, facing: string): number {
  if (facing in HEADING) {
    const corner = space.startsWith("den") && of ? LOOPS[of.junctions[of.ends[0] === facing ? 0 : 1] ?? ""] : undefined;
    return corner ? along(reversed(corner), 0).angle : HEADING[facing as End];
  }
  const at = SPACE_AT[space];
  return at ? (Math.atan2(500 - at.x, at.y - 500) * 180) / Math.PI : 0;
}

export function poseOf(space: Space, of: SpaceOf | undefined, facing: string): Pose {
  return { ...(SPACE_AT[space] ?? { x: 500, y: 500 }), angle: headingAt(space, of, facing) };
}
