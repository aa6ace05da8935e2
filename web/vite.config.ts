import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "../src/fathoms/server/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  // `npm run dev` beside a running `fathoms serve`.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
