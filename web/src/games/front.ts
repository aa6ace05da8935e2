// The contract between the lobby and a game: what a game shows of itself before its table is opened. What it says there
// stands in its front too, and is loaded without the words of its table.

/** A symbol of symbols.svg with its colours, as the drawing names them. */
export interface Sign {
  symbol: string;
  c?: string;
  d?: string;
  e?: string;
  /** It is taller than wide. */
  narrow?: boolean;
}

/** A picture of a file, and the ground that it lies on, where that is not the sea of the theme. */
export interface Picture {
  url: string;
  ground?: string;
}

export interface Front {
  /** The picture on its card. */
  art: string;
  /** The sign of the game, and of those seats that have another. */
  sign: Sign;
  signs?: Readonly<Record<string, Sign>>;
  /** Settings whose values are shown as pictures. */
  pictures?: Readonly<Record<string, Readonly<Record<string, Picture>>>>;
  /** What suits a quick game, wherever the other settings allow it. */
  quick?: Readonly<Record<string, unknown>>;
  /** The seat and the settings with which it is learned, if it has lessons. */
  first?: { seat: string; options: Readonly<Record<string, unknown>> };
}
