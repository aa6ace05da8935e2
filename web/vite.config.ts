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

// Where the catalogues lie that are read here: the page's own, those of the package, what both say of a game, and what
// the server refuses.
const CATALOGUES = ["src/text", "src/games/*", "../src/fathoms", "../src/fathoms/games/*"].map((at) => `${at}/??.ftl`);
const ERRORS = "../src/fathoms/server/errors.*.ftl";
const TEXTS = "virtual:texts";

/** The files of each part in each language: of the "page", of the "errors", and of each game. */
function parts(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync([...CATALOGUES, ERRORS]).toSorted()) {
    const [, game, errors, lang] = /(?:games\/(\w+)\/|\/)(errors\.)?(\w+)\.ftl$/.exec(file)!;
    const part = `${errors ? "errors" : (game ?? "page")}-${lang}`;
    found.set(part, [...(found.get(part) ?? []), file]);
  }
  return found;
}

// Messages of a game that only the drawing in a terminal uses: signs and short forms.
const DRAWN = /^\w+-(short|sign|mark|tag)-.*\n([ }].*\n)*/gm;

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
      const files = parts().get(part)!;
      for (const file of files) this.addWatchFile(resolve(file));
      return `export default ${JSON.stringify(files.map(bare).join(""))}`;
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
