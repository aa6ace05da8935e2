// Made by `make types` from src/fathoms/core/catalogue.py and src/fathoms/bots. Do not edit.

export const LANGUAGES = ["en", "pl", "uk"] as const;
export type Lang = (typeof LANGUAGES)[number];

/** The levels of bots, the easiest first, and the one that is chosen for whoever does not choose. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL = "medium" satisfies Level;
