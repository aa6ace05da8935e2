// The axis of a finished game: which step each turn begins with, where its key moments lie, and what a click on it
// means.

import type { Happened, KeyMoment } from "../games/face";

/** A turn of the axis; it lasts to the next one. Step 0 is the beginning, step 1 is after the first answer. */
export interface TurnMark {
  from: number;
  turn: number;
  seat: string | null;
}

/** An answer that stands: the length of the record right after it, whose it was, and which turn it is then. */
export interface Answer {
  n: number;
  seat: string;
  turn: number;
}

/** A key moment at its step. */
export interface Pin extends KeyMoment {
  to: number;
}

/** The step right after the record had so many entries; null if that was no answer, or one that was taken back. */
export function stepOf(answers: readonly Answer[], n: number): number | null {
  let [low, high] = [0, answers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (answers[middle]!.n < n) low = middle + 1;
    else high = middle;
  }
  return answers[low]?.n === n ? low + 1 : null;
}

/** The turns as the events tell them. Some games tell of no first turn: it is the one that the steps begin in. */
export function turnMarks(answers: readonly Answer[], log: readonly Happened[], opening = 0): TurnMark[] {
  const marks: TurnMark[] = [];
  for (const { event, n } of log) {
    const { turn, seat } = event;
    const from = event["event"] === "turn" && typeof turn === "number" ? (n === 0 ? 0 : stepOf(answers, n)) : null;
    if (from === null) continue;
    if (marks.at(-1)?.from === from) marks.pop();
    marks.push({ from, turn: turn as number, seat: typeof seat === "string" ? seat : null });
  }
  const [first] = marks;
  const turns = [opening, ...answers.map((answer) => answer.turn)]; // what comes before all turns is turn 0
  const from = turns.findIndex((turn) => turn > 0);
  if (from < 0 || from === answers.length || (first && first.from <= from)) return marks;
  const untold = { from, turn: turns[from]!, seat: answers[from]!.seat };
  // What is chosen before a turn is told of belongs to it.
  if (first?.turn === untold.turn && first.seat === untold.seat) marks.shift();
  return [untold, ...marks];
}

/** Which of the turns a step belongs to, by its place; -1 before the first. */
export function turnAt(marks: readonly TurnMark[], step: number): number {
  return marks.findLastIndex((mark) => mark.from <= step);
}

/** A turn on, or back: first to the beginning of this one. */
export function turnStep(marks: readonly TurnMark[], step: number, by: 1 | -1, last: number): number {
  if (by === 1) return marks.find((mark) => mark.from > step)?.from ?? last;
  return marks.findLast((mark) => mark.from < step)?.from ?? 0;
}

/** The key moments by their steps, one for each step: the first that was told. */
export function pinsOf(answers: readonly Answer[], moments: readonly KeyMoment[]): Pin[] {
  const pins = new Map<number, Pin>();
  for (const moment of moments) {
    const to = stepOf(answers, moment.n);
    if (to !== null && !pins.has(to)) pins.set(to, { ...moment, to });
  }
  return [...pins.values()].sort((one, other) => one.to - other.to);
}

/** The next key moment after a step; after the last one the first again. */
export function nextPin(pins: readonly Pin[], step: number): Pin | null {
  return pins.find((pin) => pin.to > step) ?? pins[0] ?? null;
}

/** The step that a point of the axis means. */
export function stepAt(x: number, width: number, last: number): number {
  return width <= 0 ? 0 : Math.max(0, Math.min(last, Math.round((x / width) * last)));
}

/** Places on a line of some width, moved as little as it takes to keep them apart. They come in order. */
export function spread(places: readonly number[], gap: number, width: number): number[] {
  // Neighbours that would touch are one block around their middle; blocks that touch become one.
  const blocks: { middle: number; count: number }[] = [];
  const room = (block: { count: number }): number => ((block.count - 1) * gap) / 2;
  const held = (block: { middle: number; count: number }): number =>
    Math.max(room(block), Math.min(Math.max(width - room(block), room(block)), block.middle));
  for (const place of places) {
    let block = { middle: place, count: 1 };
    for (
      let before = blocks.at(-1);
      before && held(block) - room(block) - held(before) - room(before) < gap;
      before = blocks.at(-1)
    ) {
      blocks.pop();
      const count = before.count + block.count;
      block = { middle: (before.middle * before.count + block.middle * block.count) / count, count };
    }
    blocks.push(block);
  }
  return blocks.flatMap((block) => Array.from({ length: block.count }, (_, i) => held(block) - room(block) + i * gap));
}

/** Which labels have room, each as wide as told, from the left on. */
export function roomy(places: readonly number[], wide: (index: number) => number): boolean[] {
  let free = -Infinity;
  return places.map((place, i) => {
    if (place < free) return false;
    free = place + wide(i);
    return true;
  });
}
