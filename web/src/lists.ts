// Made by `make types` from src/fathoms/core/catalogue.py, src/fathoms/bots and the server's protocol.py. Do not edit.

export const LANGUAGES = ["en", "pl", "uk"] as const;
export type Lang = (typeof LANGUAGES)[number];

/** The levels of bots, the easiest first, and the one that is chosen for whoever does not choose. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL = "medium" satisfies Level;

/** The most letters of a line of chat, of a name, and of what somebody adds to a seed. */
export const CHAT = 300;
export const NAME = 24;
export const NONCE = 64;
