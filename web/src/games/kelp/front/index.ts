// Kelp in the lobby.

import type { Front } from "../../front";
import art from "./art.svg?url";
import day from "./mini-day.svg?url";
import night from "./mini-night.svg?url";

export const front: Front = {
  art,
  sign: { symbol: "octopus", c: "var(--octopus)", d: "var(--lift)", e: "var(--octopus)" },
  signs: { shark: { symbol: "shark", narrow: true } },
  pictures: { board: { day: { url: day }, night: { url: night, ground: "#0b1736" } } },
  first: { seat: "octopus", options: { board: "day" } },
};
