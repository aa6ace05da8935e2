// Aquatica in the lobby.

import type { Front } from "../../front";
import art from "./art.svg?url";

export const front: Front = {
  art,
  sign: { symbol: "manta", c: "var(--manta)" },
  quick: { kings: "dealt" },
};
