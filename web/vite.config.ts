import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const LATER = /\.(woff2|png)$/; // kept when they are first used

/** The service worker with the names of the files that it keeps. */
function worker(): Plugin {
  return {
    name: "fathoms-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = [...built, ...readdirSync("public")].filter((name) => !LATER.test(name)).map((name) => `/${name}`);
      const hash = createHash("sha256").update(files.join());
      for (const name of readdirSync("public")) hash.update(readFileSync(`public/${name}`));
      const source = readFileSync("src/worker.js", "utf-8")
        .replace("__VERSION__", hash.digest("hex").slice(0, 12))
        .replace('"__FILES__"', files.map((name) => JSON.stringify(name)).join(", "));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

const TEXTS = "virtual:texts";
const GAMES = "../src/fathoms/games";
// Where the catalogues lie that are read here, each as the part that it belongs to: the page's own, what the server
// refuses, and of each game what is said in the lobby, at a table, and by its guide.
const CATALOGUES = new Map([
  ["src/text/??.ftl", "page"],
  ["../src/fathoms/??.ftl", "page"],
  ["../src/fathoms/server/errors.??.ftl", "errors"],
  ["src/games/*/front/??.ftl", "$game-front"],
  ["src/games/*/??.ftl", "$game"],
  ["src/games/*/guide/??.ftl", "$game-guide"],
  [`${GAMES}/*/??.ftl`, "$game"],
]);
const MESSAGE = /^([a-z][\w-]*) =.*\n(?:[ }].*\n)*/gm;
// What a game's own catalogue says in the lobby too stands, in English, before all headings or under one of these.
const FRONT = ["Options of the game", "How it ends"];

/** The messages of a game's own catalogue that the lobby needs: names, options, and how a game ended. */
function fronted(game: string): Set<string> {
  const sections = readFileSync(`${GAMES}/${game}/en.ftl`, "utf-8").split(/^## /m);
  const front = sections.filter((text, i) => i === 0 || FRONT.includes(text.split("\n", 1)[0]!));
  return new Set(front.flatMap((text) => [...text.matchAll(MESSAGE)].map(([, id]) => id!)));
}

/** What each part says in each language, and the files it is from. */
function parts(): Map<string, { text: string; files: string[] }> {
  const found = new Map<string, { text: string; files: string[] }>();
  const add = (part: string, file: string, text: string): void => {
    const one = found.get(part) ?? { text: "", files: [] };
    found.set(part, { text: one.text + text, files: [...one.files, file] });
  };
  for (const [pattern, sort] of CATALOGUES) {
    for (const file of globSync(pattern).toSorted()) {
      const lang = file.slice(-"en.ftl".length, -".ftl".length);
      const game = /games\/(\w+)\//.exec(file)?.[1] ?? "";
      const part = sort.replace("$game", game);
      const text = bare(file);
      if (!file.startsWith(GAMES)) {
        add(`${part}-${lang}`, file, text);
        continue;
      }
      const front = fronted(game);
      const of = (wanted: boolean): string =>
        text.replace(BARE, (all, id: string) => (front.has(id) === wanted ? all : ""));
      add(`${part}-front-${lang}`, file, of(true));
      add(`${part}-${lang}`, file, of(false));
    }
  }
  return found;
}

// Messages of a game that only the drawing in a terminal uses: signs and short forms.
const DRAWN = /^\w+-(short|sign|mark|tag)-.*\n([ }].*\n)*/gm;

const BARE = /^([a-z][\w-]*)=.*\n(?:[ }].*\n)*/gm;

/** A catalogue without its comments, empty lines and spaces, which are for whoever writes it. */
function bare(file: string): string {
  const text = readFileSync(file, "utf-8")
    .replace(DRAWN, "")
    .replace(/^(#.*)?\n/gm, "");
  return text.replace(/\{ (\$[\w-]+) \}/g, "{$1}").replace(/^([a-z][\w-]*) = /gm, "$1=");
}

/** The catalogues as modules: each part in each language is a chunk of its own, loaded when it is first wanted. */
function catalogues(): Plugin {
  return {
    name: "fathoms-catalogues",
    resolveId: (id) => (id.startsWith(TEXTS) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${TEXTS}`)) return null;
      const part = id.slice(`\0${TEXTS}/`.length);
      if (!part) {
        const loaders = [...parts().keys()].map((key) => `"${key}": () => import("${TEXTS}/${key}")`);
        return `export default { ${loaders.join(", ")} }`;
      }
      const { text, files } = parts().get(part)!;
      for (const file of files) this.addWatchFile(resolve(file));
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** Modules of the page that import each other in a circle are an error; a component may draw itself. */
function strict(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, pass: Rolldown.LogOrStringHandler): void {
  const own = !log.message.includes("node_modules") && !/: (\S+) -> \1\.\s*$/.test(log.message);
  if (log.code === "CIRCULAR_DEPENDENCY" && own) throw new Error(log.message);
  if (log.code !== "CIRCULAR_DEPENDENCY") pass(level, log);
}

export default defineConfig({
  base: "/",
  plugins: [svelte(), catalogues(), worker()],
  build: {
    outDir: "../src/fathoms/server/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { circularDependency: true }, onLog: strict },
  },
  // `npm run dev` beside a running `fathoms serve`.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts", "*.test.ts"] },
});
