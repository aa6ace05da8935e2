// The contract between the guide and a game that it teaches: what the guide sees of a table, and what the game says
// then.

import type { Component } from "svelte";
import type { Asked, Happened, Option, TableModel } from "./face";

export type Arguments = Option["said"]["arguments"];

/** A table at a moment when something can be said: its seat can act, or all is over, and nothing is on its way. */
export interface Moment {
  table: TableModel;
  /** The kind of question that is asked now, the next part of a move included; "" if none is. */
  kind: string;
  fields: Asked["fields"];
  /** What can be picked now. */
  options: Option[];
  /** How much of a move is picked. */
  depth: number;
  /** A move is whole and only to be confirmed. */
  ready: boolean;
  over: boolean;
  log: readonly Happened[];
}

/** What the guide says now. */
export interface Note {
  /** The step; "" for a word between two steps. */
  id: string;
  chapter: string | null;
  said: string;
  args: Arguments;
  /** Where it points: selectors of things that belong together, the first ones that can be seen are lit. */
  places: string[];
  /** What Next picks; without it and without `confirms` Next only goes on. */
  option: Option | null;
  confirms: boolean;
}

/** A panel that appears when it matters: in these chapters, and whenever one of these questions is asked. */
export interface Panel {
  chapters: readonly string[];
  questions: readonly string[];
}

/** A moment as the steps of a game look at it. */
export type Scene = Pick<Moment, "depth">;

/** What a game teaches in a first game. */
export interface Lessons<Seen extends Scene = Scene> {
  readonly chapters: readonly string[];
  /** In the order of telling; with the last one the guide takes its leave. */
  readonly steps: readonly { id: string; chapter: string; said: string }[];
  readonly panels: Readonly<Record<string, Panel>>;
  /** Null where there is nothing to see yet. */
  sceneOf(moment: Moment): Seen | null;
  /** The one note of this moment, by what was told before. */
  noteNow(scene: Seen, told: ReadonlySet<string>): Note | null;
  /** Whether the moment of a step is now. */
  isNow(id: string, scene: Seen, told: ReadonlySet<string>): boolean;
  /** The steps whose moment will not come any more. */
  passed(scene: Seen, told: ReadonlySet<string>): string[];
  /** A selector of what may cover the board: the guide then speaks beside it. */
  cover: string;
  /** What the first steps speak of, beside them, as long as this panel has not appeared. */
  Words: Component<{ table: TableModel }>;
  wordsUntil: string;
}
