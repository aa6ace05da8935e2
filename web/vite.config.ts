import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
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

/** Catalogues without their comments, empty lines and spaces, which are for whoever writes them. */
function catalogues(): Plugin {
  return {
    name: "fathoms-catalogues",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = readFileSync(id.slice(0, -4), "utf-8")
        .replace(/^(#.*)?\n/gm, "")
        .replace(/\{ (\$[\w-]+) \}/g, "{$1}")
        .replace(/^([a-z][\w-]*) = /gm, "$1=");
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
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
