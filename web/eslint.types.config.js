// What ESLint finds only with types: slower, for `make test`. Components are left to svelte-check, as their types are
// not to be had here.

import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig({
  files: ["src/**/*.ts"],
  ignores: ["src/protocol.d.ts"],
  extends: [ts.configs.base],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    "@typescript-eslint/await-thenable": "error",
    "@typescript-eslint/no-array-delete": "error",
    "@typescript-eslint/no-deprecated": "error",
    "@typescript-eslint/no-floating-promises": "error",
    "@typescript-eslint/no-for-in-array": "error",
    "@typescript-eslint/no-misused-promises": "error",
    "@typescript-eslint/no-misused-spread": "error",
    "@typescript-eslint/no-unnecessary-type-assertion": "error",
    "@typescript-eslint/only-throw-error": "error",
    "@typescript-eslint/prefer-optional-chain": "error",
    "@typescript-eslint/require-await": "error",
    "@typescript-eslint/unbound-method": "error",
  },
});
