// What other rooms add to the page of a table: a guide, and a page for looking back. The table itself knows neither.

import type { Component, Snippet } from "svelte";
import type { Face } from "../games/face";
import type { Layout } from "../shell/layout.svelte";
import type { Table } from "./model.svelte";

export interface Guidance {
  /** What is said now; docked it has a row of its own. */
  note: Snippet<[docked: boolean]>;
  /** Beside the other seats. */
  chapters: Snippet;
  /** Beside the own seat. */
  words: Snippet;
  /** All of it but the note, as a page on a phone. */
  page: Snippet;
  /** The panels that do not matter yet, by name. */
  hush: readonly string[];
}

/** The page of a finished game that is looked at; it draws the board and the seats as the table does. */
export type LookingBack = Component<
  {
    table: Table;
    face: Face | null;
    kind: Layout;
    board: Snippet;
    panels: Snippet<[seat: string, mine: boolean]>;
    described: string;
    talks: boolean;
  },
  { key(event: KeyboardEvent): boolean; show(part: string): void; showing(): string }
>;
