import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { apply, follow, read, settings } from "./settings.svelte";

describe("what was kept", () => {
  it("is taken as far as it is sound", () => {
    const kept = { theme: "light", speed: "slow", size: 150, sound: false, volume: 0.2, marks: false, heat: true };
    expect(read(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, "", "{", "null", "[]", '{"theme":"pink","speed":7,"size":999,"volume":3,"sound":"yes"}'])(
    "is left out where it is not: %s",
    (text) => {
      const found = read(text);
      expect(found).toMatchObject({
        theme: "system",
        speed: "normal",
        size: 100,
        volume: 0.5,
        marks: true,
        heat: false,
      });
      expect(typeof found.sound).toBe("boolean");
    },
  );
});

describe("what is set", () => {
  beforeEach(() => localStorage.clear());

  it("is on the page at once, and kept", () => {
    const stop = follow();
    settings.theme = "contrast";
    settings.size = 200;
    settings.speed = "slow";
    flushSync();
    const root = document.documentElement;
    expect(root.dataset["theme"]).toBe("contrast");
    expect(root.style.fontSize).toBe("200%");
    expect(root.hasAttribute("data-large")).toBe(true);
    expect(root.style.getPropertyValue("--speed")).toBe("1.8");
    expect(JSON.parse(localStorage.getItem("fathoms.settings")!)).toMatchObject({ theme: "contrast", size: 200 });
    settings.size = 100;
    flushSync();
    expect(root.style.fontSize).toBe("");
    expect(root.hasAttribute("data-large")).toBe(false);
    stop();
  });

  it("has no motion where the system wants none", () => {
    const asked = globalThis.matchMedia;
    globalThis.matchMedia = ((query: string) => ({ matches: query.includes("reduce") })) as typeof matchMedia;
    settings.speed = "slow";
    apply();
    expect(document.documentElement.style.getPropertyValue("--speed")).toBe("0");
    globalThis.matchMedia = asked;
  });
});
