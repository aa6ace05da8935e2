// The clocks of a table: what the server told, reckoned on to now.

import type { components } from "../protocol";

type ClockTold = components["schemas"]["ClockTold"];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far this browser's clock is before the server's: of all messages the one that was under way for the shortest. */
export class Offset {
  #least: number | null = null;

  hear(at: number, now: number): void {
    const late = now - at;
    if (this.#least === null || late < this.#least) this.#least = late;
  }

  get value(): number {
    return this.#least ?? 0;
  }
}

/** Milliseconds left to a seat, or null if it has no clock. */
export function left(clock: ClockTold | null, seat: string, now: number, offset: number): number | null {
  const told = clock?.left[seat];
  if (clock === null || told === undefined) return null;
  if (clock.running !== seat) return told;
  return Math.max(0, told - Math.max(0, now - offset - clock.at));
}

const two = (value: number): string => String(value).padStart(2, "0");

/** 12:41; from an hour on 1:02:41; under ten seconds 9.3; null where days are to be told in words. */
export function face(milliseconds: number): string | null {
  if (milliseconds >= DAY) return null;
  if (milliseconds < 10 * SECOND) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

export interface Days {
  days: number;
  hours: number;
}

export function days(milliseconds: number): Days {
  return { days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / HOUR) };
}
