// Where a note stands: beside the place it speaks of, never on it, and inside the water, so that the question stays
// free.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The edge of the note at which its tip stands, and how far along it. */
export type Side = "left" | "right" | "top" | "bottom";
export interface Standing {
  left: number;
  top: number;
  tip: Side | null;
  at: number;
}

const GAP = 18; // between a place and its note: room for the tip
const EDGE = 8;
const CORNER = 26; // a tip keeps off the round corners
const APART = 500; // pixels that a note without a tip, in a corner of the area, counts as moved

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));
const middle = (rect: Rect): { x: number; y: number } => ({
  x: rect.left + rect.width / 2,
  y: rect.top + rect.height / 2,
});

export function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** A note of this size in an area, for a place in it or beside it; without a place it stands low in the middle. What is
    lit besides the place is not covered either: where the area has no room for that, the next one has. */
export function stand(
  [area, ...others]: readonly [Rect, ...Rect[]],
  place: Rect | null,
  note: { width: number; height: number },
  lit: readonly Rect[] = [],
): Standing {
  const right = area.left + area.width - EDGE - note.width;
  const bottom = area.top + area.height - EDGE - note.height;
  const inside = (left: number, top: number): { left: number; top: number } => ({
    left: clamp(left, area.left + EDGE, right),
    top: clamp(top, area.top + EDGE, bottom),
  });
  if (place === null) return { ...inside(area.left + (area.width - note.width) / 2, bottom), tip: null, at: 0 };
  const { x, y } = middle(place);
  const beside = y - note.height / 3; // the tip near the title, as on the picture
  const over = x - note.width / 2;
  const tries: [Side, number, number][] = [
    ["left", place.left + place.width + GAP, beside],
    ["right", place.left - GAP - note.width, beside],
    ["top", over, place.top + place.height + GAP],
    ["bottom", over, place.top - GAP - note.height],
  ];
  const covered = (put: { left: number; top: number }): number =>
    [place, ...lit].reduce((sum, rect) => sum + overlap({ ...put, ...note }, rect), 0) * 1000;
  let best: Standing | null = null;
  let least = Infinity;
  for (const [tip, left, top] of tries) {
    const put = inside(left, top);
    const flat = tip === "left" || tip === "right";
    const wanted = flat ? y - put.top : x - put.left;
    const at = clamp(wanted, CORNER, (flat ? note.height : note.width) - CORNER);
    // It must not cover what is lit; then it should be near, and its tip should reach the place.
    const moved = flat ? Math.abs(put.left - left) : Math.abs(put.top - top);
    const bad = covered(put) + moved + Math.abs(at - wanted);
    if (bad >= least) continue;
    least = bad;
    best = { ...put, tip, at };
  }
  // Where everything around is lit, a corner is free.
  for (const left of [area.left + EDGE, right])
    for (const top of [area.top + EDGE, bottom]) {
      const put = inside(left, top);
      const bad = covered(put) + APART;
      if (bad >= least) continue;
      least = bad;
      best = { ...put, tip: null, at: 0 };
    }
  const [next, ...rest] = others;
  return next && covered(best!) > 0 ? stand([next, ...rest], place, note, lit) : best!;
}
