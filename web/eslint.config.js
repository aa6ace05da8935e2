// What ESLint says of the page without its types, quick enough for `make check`; eslint.types.config.js adds to it.

import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { readdirSync } from "node:fs";
import ts from "typescript-eslint";

/** The rooms from the lowest to the highest: each knows those before it in this list, and what lies in src/ itself. */
const ROOMS = ["look", "text", "net", "shell", "games", "table", "replay", "guide", "lobby", "visit"];
const GAMES = readdirSync("src/games", { withFileTypes: true }).flatMap((it) => (it.isDirectory() ? [it.name] : []));

const zones = [
  ...ROOMS.flatMap((room, at) =>
    ROOMS.slice(at + 1).map((higher) => ({
      target: `./src/${room}`,
      from: `./src/${higher}`,
      message: `${room} knows no ${higher}: the rooms stand in order in eslint.config.js`,
    })),
  ),
  { target: "./src/guide", from: "./src/replay", message: "Who is guided plays, and does not look back" },
  {
    target: ROOMS.filter((room) => room !== "games").map((room) => `./src/${room}`),
    from: GAMES.map((game) => `./src/games/${game}`),
    message: "Only src/games/index.ts loads a particular game",
  },
  ...GAMES.map((game) => ({
    target: `./src/games/${game}`,
    from: "./src/games",
    except: [`./${game}`, "./face.ts", "./lessons.ts"],
    message: "A game knows the contracts of games, and no other game",
  })),
];

export default defineConfig(
  globalIgnores(["src/protocol.d.ts"]), // made by `make types`
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    plugins: { "import-x": importX },
    settings: { "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".js", ".d.ts"] })] },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      eqeqeq: ["error", "always", { null: "ignore" }], // `!= null` means neither null nor undefined
      "import-x/no-restricted-paths": ["error", { zones }],
      // Prettier leaves comments and strings as they are; what Svelte is to ignore has to stand in one line.
      "max-len": ["error", { code: 120, ignorePattern: "svelte-ignore" }],
      // An index that was checked before is told with `!`: noUncheckedIndexedAccess has no other way.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      // What is deleted from is a record by ids, as JSON has it.
      "@typescript-eslint/no-dynamic-delete": "off",
      // `{" "}` is the one space that stays where a block begins or ends.
      "svelte/no-useless-mustaches": "off",
      // Maps and Sets here are made and read within one computation; state is replaced as a whole.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  // A test may look at how rooms work together.
  { files: ["**/*.test.ts", "**/fixtures/**"], rules: { "import-x/no-restricted-paths": "off" } },
  { files: ["*.config.*"], languageOptions: { globals: globals.node } },
  { files: ["src/worker.js"], languageOptions: { globals: globals.serviceworker } },
);
