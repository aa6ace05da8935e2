// What ESLint says of the page without its types, quick enough for `make check`; eslint.types.config.js adds to it.

import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { rooms } from "./eslint.rooms.js";

export default defineConfig(
  globalIgnores(["src/protocol.d.ts", "src/games/*/declared.ts"]), // they are generated
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    plugins: { house: { rules: { rooms } } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      eqeqeq: ["error", "always", { null: "ignore" }], // `!= null` means neither null nor undefined
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
  { files: ["src/**"], ignores: ["**/*.test.ts", "**/fixtures/**"], rules: { "house/rooms": "error" } },
  { files: ["*.config.*", "eslint.rooms.js"], languageOptions: { globals: globals.node } },
  { files: ["src/worker.js"], languageOptions: { globals: globals.serviceworker } },
);
