// All that is said in this language; a chunk of its own, loaded when it is first wanted.
import table from "../../../src/fathoms/pl.ftl?raw";
import page from "./pl.ftl?raw";

const games = import.meta.glob<string>("../../../src/fathoms/games/*/pl.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const sources = [table, page, ...Object.values(games)];
