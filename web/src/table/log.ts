// The log: what a seat was told, without gaps or doubles, in groups of turns.

import type { Happened, Situation, Thing, Told } from "../games/face";

/** A line of the log; `index` counts all events of the game that this seat was told. */
export interface Entry {
  index: number;
  told: Happened;
}

export interface Turn {
  key: number;
  turn: number | null;
  seat: string | null;
  /** The event that began the turn; a click on it shows that moment. */
  head: Entry | null;
  entries: Entry[];
}

/** What a situation adds to the events known here: those that are new, or null if some between are missing. */
export function fresh(known: number, situation: Situation): Happened[] | null {
  const start = situation.seen - situation.events.length;
  if (start > known) return null;
  return situation.events.slice(known - start);
}

/** The log in groups: an event "turn" begins a new one. Some games tell of no first turn: what comes before the second
    is that one, as `now`, the turn of the view, tells while it lasts. */
export function turns(events: readonly Happened[], now: number | null = null): Turn[] {
  const groups: Turn[] = [];
  events.forEach((told, index) => {
    const entry = { index, told };
    const { event } = told;
    if (event["event"] === "turn") {
      const number = typeof event["turn"] === "number" ? event["turn"] : null;
      const seat = typeof event["seat"] === "string" ? event["seat"] : null;
      groups.push({ key: index, turn: number, seat, head: entry, entries: [] });
      return;
    }
    if (groups.length === 0) groups.push({ key: -1, turn: null, seat: null, head: null, entries: [] });
    groups.at(-1)!.entries.push(entry);
  });
  const [first, second] = groups;
  if (first?.turn === null && (second ? second.turn : (now ?? 0) + 1) === 2) {
    first.turn = 1;
    first.seat = first.entries.map(({ told }) => told.event["seat"]).find((seat) => typeof seat === "string") ?? null;
  }
  return groups;
}

/** Which turn it is, as the log counts: a round where each turn of a player has its number. Else as the view does. */
export function turnNow(events: readonly Happened[], view: Record<string, unknown> | null): number | null {
  const told = events.findLast((one) => one.event["event"] === "turn")?.event["turn"];
  const turn = typeof told === "number" ? told : view?.["turn"];
  return typeof turn === "number" ? turn : null;
}

const NOT_THINGS = new Set(["number", "text", "message", "seat"]);

/** The first thing that a line speaks of; if it lies on the table, it is marked there. */
export function thingOf(told: Told): Thing | null {
  for (const [type, value] of Object.values(told.said.arguments)) {
    if (!NOT_THINGS.has(type) && value !== null) return { type, value: String(value) };
  }
  return null;
}
