import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { known, language, learn, nameOf, say, speak, t } from "./text.svelte";
import { LANGUAGES } from "../lists";
import type { Message } from "./texts";

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

  it("learns for the lobby what a game is called and how it ends, and nothing of its table", async () => {
    await speak("en");
    await learn("kelp-front");
    expect(nameOf("kelp", "board", "night")).toBe("night board");
    expect(known("kelp-outcome")).toBe(true);
    expect(known("web-kelp-about")).toBe(true);
    expect(known("kelp-card-camouflage")).toBe(false);
    expect(known("web-kelp-your-hand")).toBe(false);
    await learn("kelp");
    expect(known("kelp-card-camouflage")).toBe(true);
    expect(known("web-kelp-guide-den")).toBe(false);
  });

  it("says the games' messages by their typed arguments", async () => {
    await speak("en");
    await learn("kelp");
    expect(nameOf("kelp", "seat", "octopus")).toBe("Octopus");
    expect(say({ id: "refused-stale", arguments: {} })).toBe(t("refused-stale"));
    const box = { card: { own: { title: { en: "Ink Jet", pl: "Strumień" } } } };
    expect(nameOf("kelp", "card", "own", box)).toBe("Ink Jet");
    await speak("pl");
    expect(nameOf("kelp", "card", "own", box)).toBe("Strumień");
  });

  it("learns the words of a game when it is shown, and then has them in every language", async () => {
    await speak("en");
    expect(known("aquatica-name")).toBe(false);
    const heard: boolean[] = [];
    const stop = $effect.root(() => {
      $effect(() => void heard.push(known("aquatica-name")));
    });
    flushSync();
    await learn("aquatica", "a stranger's game");
    flushSync();
    stop();
    expect(heard).toEqual([false, true]);
    for (const lang of LANGUAGES) {
      await speak(lang);
      expect(known("aquatica-name")).toBe(true);
      expect(known("web-aquatica-about")).toBe(true);
    }
  });

  it("learns while another language is on its way", async () => {
    await speak("en");
    await Promise.all([speak("uk"), learn("errors")]);
    expect(language.current).toBe("uk");
    expect(t("error-no-such-table")).toBe("такого столу немає");
  });

  it("says what is refused by its message, with what is inside it, in whatever language", async () => {
    const inside = { id: "error-record-answer-range", arguments: { count: ["number", 2], to: ["number", 5] } };
    const message = { id: "error-itself", arguments: { error: ["message", inside] } } as unknown as Message;
    await learn("errors");
    await speak("en");
    expect(say(message)).toBe("the record has 2 answers; 5 is not from 0 to 2");
    await speak("pl");
    expect(say(message)).toBe("zapis ma 2 odpowiedzi; 5 nie mieści się w zakresie od 0 do 2");
  });

  it("tells a message that nobody wrote by its id", () => {
    expect(known("web-nobody-wrote")).toBe(false);
    expect(t("web-nobody-wrote")).toBe("web-nobody-wrote");
  });
});
