// How long each of the waiting events is shown. What the other side did stays readable, and nobody waits long for it: a
// whole turn that comes at once is played faster, what matters most the least so.

import { duration } from "./fold";
import type { KelpEvent } from "../types";

/** Milliseconds at normal speed that all waiting events take at most. */
export const MOST = 2500;
const KEY_SHARE = 0.8; // of that time, for what is to be seen before all
const LEAST = 0.35; // of its own time; what would be faster is not seen, and the oldest is shown at once

const KEY = new Set(["moved", "shark_put", "turned", "revealed", "swapped", "ate"]);

/** The times of waiting events in their order, as shares of one: 0 is shown at once. */
export function paces(events: readonly KelpEvent[]): number[] {
  const whole = (from: number, key: boolean): number =>
    events.slice(from).reduce((sum, event) => sum + (KEY.has(event.event) === key ? duration(event) : 0), 0);
  if (whole(0, true) + whole(0, false) <= MOST) return events.map(() => 1);
  let first = 0;
  while (first < events.length && (MOST * KEY_SHARE) / whole(first, true) < LEAST) first += 1;
  const [keys, others] = [whole(first, true), whole(first, false)];
  const key = Math.min(1, (MOST * KEY_SHARE) / keys);
  const other = Math.min(1, (MOST - keys * key) / others);
  return events.map((event, i) => (i < first ? 0 : KEY.has(event.event) ? key : other));
}
