// The contract between the table's shell and the drawing of a game: what the shell knows, and what a game draws with
// it.

import type { Component } from "svelte";
import type { components } from "../protocol";

type Schemas = components["schemas"];
export type Seated = Schemas["Seated"];
export type Around = Schemas["Around"];
export type Situation = Schemas["Situation"];
export type Asked = Schemas["Asked"];
export type Option = Schemas["Option"];
export type Choice = Schemas["Choice"];
export type Hindrance = Schemas["Hindrance"];
/** A thing as the server names it: type, name, and the place where it lies. */
export type ThingTold = Schemas["Thing"];
export type Drafted = Schemas["Drafted"];
export type Told = Schemas["Told"];
/** Something that happened, with the length of the record right after it. */
export type Happened = Schemas["Happened"];
export type Message = Schemas["Message"];
export type SeatTold = Schemas["SeatTold"];
export type Line = Schemas["Line"];
export type TableTold = Schemas["TableTold"];

export const SPECTATOR = "spectator";

/** A thing on the table, as messages name it: ("zone", "NW"), ("card", "camouflage"). */
export interface Thing {
  type: string;
  value: string;
  /** Where it lies, in the words of its drawing or, without one, of the server: an equal die or card elsewhere is
      another thing. */
  at?: string;
}

/** A table as a drawing sees it. It is reactive: read it in markup, `$derived` or `$effect`. */
export interface TableModel {
  readonly id: string;
  readonly game: string;
  /** The own seat, or "spectator". */
  readonly seat: string;
  /** All seats, the own one first, the others in the order of play. */
  readonly seats: string[];
  readonly seated: Seated | null;
  readonly around: Around | null;
  readonly situation: Situation | null;
  /** What to draw: of a past moment, of the draft where that is certain, else of the situation. */
  readonly view: Record<string, unknown> | null;
  /** What is asked now, the next part of a draft included. */
  readonly asked: Asked | null;
  /** What can be picked now; fewer while the list is narrowed. */
  readonly options: Option[];
  /** What can be picked now, narrowed or not. */
  readonly open: Option[];
  /** What is picked so far in this draft, in the order of picking. */
  readonly chosen: Option[];
  /** A past moment is shown: nothing is lit. */
  readonly past: boolean;
  /** The option under the pointer or the focus; set by list and board alike. */
  hovered: Option | null;
  /** The key of each option that has one now, by its action: in a longer list only nine have. */
  numbers: ReadonlyMap<number, number>;
  /** The options that speak of a thing. */
  meant(type: string, value: string): Option[];
  /** A click on a thing that is not lit. `means` tells the options of this very thing, as another may have the same
      name: its pick is put back, a list that was narrowed to something else turns to it, else it is said why. Nothing
      is played. */
  vain(thing: Thing, means: (option: Option) => boolean): void;
  /** Say below the question why a thing cannot be used as one would expect, in whatever language is read then. */
  explain(thing: Thing): void;
  narrow(options: Option[]): void;
  pick(option: Option): void;
  undo(): void;
  reset(): void;
  confirm(): void;
  /** Events to animate now, oldest first; the drawing calls `done` as it has shown them. */
  readonly happening: Happened[];
  done(count: number): void;
  /** What a hovered line of the log speaks of. */
  focusThing: Thing | null;
  /** What was touched in vain shakes once; the number makes it shake again. */
  readonly shaken: (Thing & { count: number }) | null;
  /** Something is picked that is not sent yet. */
  readonly drafting: boolean;
  /** The draft is whole and could not be taken back. */
  readonly final: boolean;
  /** Zone -> probability, if the aid is on and allowed. */
  readonly heat: Record<string, number> | null;
}

/** A drawing of symbols.svg, and its colour where it has none of its own. */
export interface Drawn {
  symbol: string;
  tint?: string;
  /** It is taller than wide. */
  narrow?: boolean;
}

/** A moment of a finished game that is worth going to. */
export interface KeyMoment extends Drawn {
  /** The length of the record right after it. */
  n: number;
  /** What happened, in a sentence. */
  said: string;
}

/** How a side is told from the others, wherever a game is shown in small: by two tones and a shape. */
export interface Side {
  tint: string;
  deep: string;
  shape: "circle" | "square" | "diamond" | "triangle";
}

/** A game's drawing. */
export interface Face {
  /** The middle. */
  Board: Component<{ table: TableModel }>;
  /** The panels of a seat, in a column: hand, dice, tracks. The shell puts the player's name and clock above. */
  Seat: Component<{ table: TableModel; seat: string; mine: boolean }>;
  /** The same in one strip, for phones. The shell puts name and clock beside it. */
  Strip: Component<{ table: TableModel; seat: string; mine: boolean }>;
  /** On a phone, below the own strip: what the turn is played with, such as dice or the hand. */
  Mat?: Component<{ table: TableModel; seat: string }>;
  /** Over the board, such as a confrontation. */
  Overlay?: Component<{ table: TableModel }>;
  /** A small panel near the prompt, such as "If you take way 3". */
  Aside?: Component<{ table: TableModel }>;
  /** The steps of a turn, at the right of the question: an `ol.steps`. */
  Steps?: Component<{ table: TableModel }>;
  /** In the prompt under the question, such as the switch "What the Shark knows" with its key. */
  Extra?: Component<{ table: TableModel }>;
  /** The round sign of a seat, for the player's strip. */
  Sign?: Component<{ seat: string }>;
  /** An option in fewer words than its own, where the board draws the rest; or "". */
  brief?(table: TableModel, option: Option): string;
  /** What an option is done with, drawn beside its words, such as the die of the Current that a way goes over first. */
  with?(table: TableModel, option: Option): Drawn | null;
  /** The sign before a line of the log. */
  mark?(table: TableModel, told: Told): Drawn;
  /** What an option's own words leave out, for its small print: which card lies on top of a pile. */
  print?(table: TableModel, option: Option): string;
  /** Why a thing cannot be used now: a whole sentence, from what came with the question; or "". The shell itself says
      why nothing at all can be. */
  why?(table: TableModel, thing: Thing): string;
  /** The sides by their seats; without it they have the colours of seats. */
  sides?: Readonly<Record<string, Side>>;
  /** The key moments of a finished game, from what this seat was told; of several at once the first is shown. */
  moments?(table: TableModel, log: readonly Happened[]): KeyMoment[];
  /** A few figures of how it ended, each with its name. */
  facts?(table: TableModel): [string, string][];
  /** What a seat holds, in a few words, below the point of view of a finished game. */
  Glance?: Component<{ table: TableModel; seat: string }>;
  /** The board in a sentence, for a screen reader. */
  describe(table: TableModel): string;
}

/** Where a thing stands: a place of the view, such as `row.0` or `seats.player1.hand`, and there this value alone. */
export interface Spot {
  at: string;
  value?: string;
}

/** What a game tells of its things where nothing is drawn: what they do, and where they stand. */
export interface Lore {
  /** Keys of the view that speak of the program, or of what the prompt says anyway. */
  silent: readonly string[];
  /** Places whose order tells something: equal things there stand apart. */
  rows: readonly string[];
  /** Places whose things tell beside their name what they do; elsewhere that is an explanation. */
  told: readonly string[];
  /** Where in the view what the server names stands. */
  spots(table: TableModel, thing: ThingTold): Spot[];
  /** What an option costs and brings, for its small print. */
  note(table: TableModel, option: Option): string;
  /** What a thing does, as it lies there. */
  about(table: TableModel, type: string, value: string, at: string): string;
}
