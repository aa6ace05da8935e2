// The import rules of the page. A rule of our own: no resolver is needed, as every import inside the page is relative.

import { dirname, relative, resolve, sep } from "node:path";

const SRC = resolve(import.meta.dirname, "src");

const CONTRACTS = ["face", "front", "hindrances", "lessons"];
const GAMES = ["aquatica", "kelp"];

/** What stands in these folders, from the lowest to the highest: each knows those before it in its list and no other,
    and what is not listed has no place. A folder is imported as its `index`. */
const ORDERS = {
  "": [
    ..."env worker protocol lists routes".split(" "),
    ..."look text net shell games table replay guide lobby visit".split(" "),
    ..."App main".split(" "),
  ],
  games: [...CONTRACTS, ...GAMES, "index"],
  "games/kelp": [
    ..."declared types pictures kelp front".split(" "),
    ..."look sea words things motion confrontation board octopus shark seats question guide".split(" "),
    "index",
  ],
};

/** What an order says of two parts of a path that stand in the same folder; null if nothing is against it. */
function disorder(order, name, wanted) {
  const lost = [name, wanted].find((one) => !order.includes(one));
  if (lost !== undefined) return `${lost} has no place among the rooms yet`;
  return order.indexOf(wanted) > order.indexOf(name) ? `${name} knows no ${wanted}: the rooms stand in order` : null;
}

/** Why a file may not import another, both as parts of their paths in src/; null where it may. */
export function refusal(from, to) {
  let depth = 0;
  while (depth < from.length - 1 && from[depth] === to[depth]) depth++;
  const order = ORDERS[from.slice(0, depth).join("/")];
  const [name, wanted = "index"] = [from[depth], to[depth]];
  if (order) {
    const why = disorder(order, name, wanted);
    if (why) return why;
  }
  if (name === "guide" && wanted === "replay") return "who is guided plays, and does not look back";
  const game = to[0] === "games" && GAMES.includes(to[1]);
  if (game && from[0] !== "games") return "only games/index.ts loads a particular game";
  if (game && from[1] !== to[1] && from[1] !== "index") return "a game knows no other game";
  return null;
}

/** A path as the names that it leads over, each without the ending of a file. */
const parts = (path) =>
  relative(SRC, path)
    .split(sep)
    .map((part) => part.split(".")[0]);

/** The file that an import means; null if it is none of the page's own. */
function meant(filename, wanted) {
  if (wanted.startsWith("/")) return resolve(SRC, `..${wanted}`);
  return wanted.startsWith(".") ? resolve(dirname(filename), wanted) : null;
}

export const rooms = {
  create(context) {
    const from = parts(context.filename);
    const report = (node, message) => context.report({ node, message: `${message} (eslint.rooms.js)` });

    function check(node, source) {
      if (source == null) return;
      if (typeof source.value !== "string") return report(node, "what is imported is named, so that it can be checked");
      const file = meant(context.filename, source.value);
      const why = file === null ? null : refusal(from, parts(file));
      if (why) report(source, `${source.value}: ${why}`);
    }

    return {
      Program(node) {
        const at = from.findLastIndex((_, depth) => ORDERS[from.slice(0, depth).join("/")]);
        const room = from.slice(0, at).join("/");
        if (!ORDERS[room].includes(from[at])) report(node, `${from[at]} has no place among the rooms yet`);
      },
      ImportDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
      "CallExpression > MemberExpression.callee[object.type='MetaProperty'][property.name=/^glob/]": (node) =>
        report(node, "what is imported is named one by one, so that it can be checked"),
    };
  },
};
