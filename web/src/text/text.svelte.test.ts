import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { known, language, nameOf, say, speak, t } from "./text.svelte";

describe("the reader's language", () => {
  it("changes what is said at once", async () => {
    const heard: string[] = [];
    await speak("en");
    const stop = $effect.root(() => {
      $effect(() => void heard.push(t("web-games-wait", { count: 2 })));
    });
    flushSync();
    for (const lang of ["pl", "uk"] as const) {
      await speak(lang);
      flushSync();
      expect(document.documentElement.lang).toBe(lang);
      expect(language.current).toBe(lang);
    }
    stop();
    expect(heard).toEqual(["2 games wait for your move.", "2 gry czekają na twój ruch.", "2 гри чекають на ваш хід."]);
  });

  it("says the games' messages by their typed arguments", async () => {
    await speak("en");
    expect(nameOf("kelp", "seat", "octopus")).toBe("Octopus");
    expect(say({ id: "refused-stale", arguments: {} })).toBe(t("refused-stale"));
    const box = { card: { own: { title: { en: "Ink Jet", pl: "Strumień" } } } };
    expect(nameOf("kelp", "card", "own", box)).toBe("Ink Jet");
    await speak("pl");
    expect(nameOf("kelp", "card", "own", box)).toBe("Strumień");
  });

  it("tells a message that nobody wrote by its id", () => {
    expect(known("web-nobody-wrote")).toBe(false);
    expect(t("web-nobody-wrote")).toBe("web-nobody-wrote");
  });
});
