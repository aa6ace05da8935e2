// All that is said in this language; a chunk of its own, loaded when it is first wanted.
import table from "../../../src/fathoms/uk.ftl?raw";
import page from "./uk.ftl?raw";

const games = import.meta.glob<string>("../../../src/fathoms/games/*/uk.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const sources = [table, page, ...Object.values(games)];
