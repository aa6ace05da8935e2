// All that is said in this language; a chunk of its own, loaded when it is first wanted.
import table from "../../../src/fathoms/en.ftl?raw";
import page from "./en.ftl?raw";

const games = import.meta.glob<string>("../../../src/fathoms/games/*/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const sources = [table, page, ...Object.values(games)];
