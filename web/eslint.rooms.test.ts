// The import rules themselves, on files that are not there.
import { resolve } from "node:path";
import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

const eslint = new ESLint({ cwd: import.meta.dirname, ruleFilter: ({ ruleId }) => ruleId === "house/rooms" });

/** What the rule says of a file of src/ with these lines. */
async function said(file: string, ...lines: string[]): Promise<string[]> {
  const filePath = resolve(import.meta.dirname, "src", file);
  const markup = file.endsWith(".svelte") ? ['<script lang="ts">', ...lines, "</script>"] : lines;
  const [result] = await eslint.lintText(markup.join("\n"), { filePath });
  return result!.messages.map(({ message }) => message);
}

describe("a room", () => {
  it.each([
    ["shell/New.svelte", "../text/text.svelte"],
    ["lobby/new.ts", "../table/words"],
    ["lobby/new.ts", "../lists"],
    ["App.svelte", "./lobby/Lobby.svelte"],
    ["main.ts", "./App.svelte"],
    ["visit/New.svelte", "../guide"],
    ["table/new.ts", "../games"],
    ["table/new.ts", "../games/face"],
    ["games/index.ts", "./kelp"],
    ["games/kelp/index.ts", "./board/Board.svelte"],
    ["games/kelp/board/new.ts", "../motion/stage.svelte"],
    ["games/kelp/board/new.ts", "./describe"],
    ["games/kelp/board/new.ts", "../../face"],
    ["games/kelp/board/new.ts", "../../../look/sea.svg?url"],
    ["lobby/new.ts", "svelte"],
  ])("%s knows %s", async (file, wanted) => {
    expect(await said(file, `import * as it from "${wanted}";`)).toEqual([]);
  });

  it.each([
    ["table/new.ts", "../lobby/words", "table knows no lobby"],
    ["table/New.svelte", "../replay/axis", "table knows no replay"],
    ["guide/new.ts", "../replay/axis", "does not look back"],
    ["text/new.ts", "../main", "text knows no main"],
    ["lists.ts", "./text/texts", "lists knows no text"],
    ["lobby/new.ts", "../new/words", "new has no place"],
    ["lobby/new.ts", "../games/kelp/types", "only games/index.ts loads a particular game"],
    ["lobby/new.ts", "/src/games/kelp/types", "only games/index.ts loads a particular game"],
    ["games/face.ts", "./kelp/types", "face knows no kelp"],
    ["games/kelp/types.ts", "../aquatica", "a game knows no other game"],
    ["games/kelp/types.ts", "../index", "kelp knows no index"],
    ["games/aquatica/index.ts", "../../table/words", "games knows no table"],
    ["games/kelp/motion/new.ts", "../board/describe", "motion knows no board"],
    ["games/kelp/words/new.ts", "../things/why", "words knows no things"],
    ["games/kelp/types.ts", "./words/words", "types knows no words"],
    ["games/kelp/board/new.ts", "..", "board knows no index"],
  ])("%s does not know %s", async (file, wanted, why) => {
    expect(await said(file, `import * as it from "${wanted}";`)).toEqual([expect.stringContaining(why)]);
  });

  it.each(["attic/new.ts", "new.ts", "games/new.ts", "games/kelp/attic/new.ts"])(
    "has a place in an order: %s has none",
    async (file) => {
      expect(await said(file)).toEqual([expect.stringContaining("has no place")]);
    },
  );
});

describe("every way to import is seen", () => {
  it.each([
    'export { it } from "../lobby/words";',
    'export * from "../lobby/words";',
    'const it = () => import("../lobby/words");',
    'import type { It } from "../lobby/words";',
    'type It = import("../lobby/words").It;',
    'const all = import.meta.glob("../lobby/*.ts");',
    "const it = (name: string) => import(`../lobby/${name}`);",
  ])("%s", async (line) => {
    expect(await said("table/new.ts", line)).toHaveLength(1);
  });

  it("in the markup of a component too", async () => {
    const [result] = await eslint.lintText('{#await import("../lobby/Lobby.svelte")}{/await}', {
      filePath: resolve(import.meta.dirname, "src/table/New.svelte"),
    });
    expect(result!.messages).toHaveLength(1);
  });
});
