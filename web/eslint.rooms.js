// The import rules of the page. A rule of our own: no resolver is needed, as every import inside the page is relative.

import { dirname, relative, resolve, sep } from "node:path";

/** The rooms from the lowest to the highest: each knows those before it in this list, and what lies in src/ itself. */
const ROOMS = ["look", "text", "net", "shell", "games", "table", "replay", "guide", "lobby", "visit"];
const SRC = resolve(import.meta.dirname, "src");
const CONTRACTS = ["face", "hindrances", "lessons"];

/** Why a file may not import another, both as parts of their paths in src/; null where it may. */
function refusal([room, game, ...deeper], [other, wanted = "index"]) {
  if (!ROOMS.includes(room) || !ROOMS.includes(other)) return null;
  if (ROOMS.indexOf(other) > ROOMS.indexOf(room)) return `${room} knows no ${other}: the rooms stand in order`;
  if (room === "guide" && other === "replay") return "who is guided plays, and does not look back";
  if (other !== "games" || (room === "games" && deeper.length === 0)) return null; // games/index.ts loads all games
  if (room === "games")
    return wanted === game || CONTRACTS.includes(wanted) ? null : "a game knows the contracts of games alone";
  return ["index", ...CONTRACTS].includes(wanted) ? null : "only games/index.ts loads a particular game";
}

export const rooms = {
  create(context) {
    const from = relative(SRC, context.filename).split(sep);
    function check({ source }) {
      const wanted = source?.value;
      if (typeof wanted !== "string" || !wanted.startsWith(".")) return;
      const why = refusal(from, relative(SRC, resolve(dirname(context.filename), wanted)).split(sep));
      if (why) context.report({ node: source, message: `${wanted}: ${why} (eslint.rooms.js)` });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
