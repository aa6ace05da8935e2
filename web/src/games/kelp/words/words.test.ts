// What is said of things with an owner's figures, and of those that the page has no words of its own for.

import { beforeAll, expect, it, vi } from "vitest";
import type { Seated, TableModel } from "../../face";
import type * as sources from "../../../text/sources";
import { learn, speak } from "../../../text/text.svelte";
import situations from "../fixtures/situations.json";
import type { Box } from "../types";
import { aboutBlock, aboutCard, aboutSharkCard, cardText, eatenText, effectName, effectText } from "./words";

const OWN = `
kelp-effect-far-sighted = Far-sighted
kelp-about-effect-far-sighted = After the roll: raise a die by { $amount }.
kelp-step-squirt = squirt { $amount } times
`;

vi.mock("../../../text/sources", async (original) => {
  const { sourceOf } = await original<typeof sources>();
  return {
    sourceOf: async (...[part, lang]: Parameters<typeof sourceOf>) =>
      (await sourceOf(part, lang)) + (part === "kelp" ? OWN : ""),
  };
});
beforeAll(() => Promise.all([speak("en"), learn("kelp")]));

/** A table with the game's own box, or with what an owner changed of it. */
function table(change: (box: Box) => void = () => undefined): TableModel {
  const seated = structuredClone(situations["seated-day"]) as unknown as Seated;
  change(seated.components as unknown as Box);
  return { game: "kelp", seated } as unknown as TableModel;
}

const owned = table((box) => {
  Object.assign(box.shark_card, {
    far_5: { effect: "far_sighted", price: 5, dice: "BY", brings: { blue: 1, yellow: 1 }, amount: 3, copies: 1 },
  });
  box.card["camouflage"]!.does = [{ verb: "hide", amount: 3 }];
  box.card["nimble_dodge"]!.does = [{ verb: "squirt", amount: 3 }];
  box.card["in_plain_sight"]!.does[1]!.amount = 2;
  box.block["crab"]!.amount = 7;
});

it("tells an effect in short where the page has words for it, by its amount", () => {
  expect(effectText(table(), "effect", "ruthless", 2)).toBe("Raise a die by 2, at most to 6");
  expect(effectText(table(), "effect", "ruthless", 3)).toBe("Raise a die by 3, at most to 6");
  expect(effectText(table(), "brief", "ruthless", 3)).toBe("+3 to a die");
});

it("tells another effect as the game explains it", () => {
  expect(effectName(owned, "far_sighted")).toBe("Far-sighted");
  for (const sort of ["effect", "brief"] as const)
    expect(effectText(owned, sort, "far_sighted", 3)).toBe("After the roll: raise a die by 3.");
  expect(aboutSharkCard(owned, "far_5")).toContain("Far-sighted. ");
  expect(aboutSharkCard(owned, "far_5")).toContain("raise a die by 3");
  expect(aboutSharkCard(owned, "far_5")).toContain("1 blue, 1 yellow");
});

it("names an effect that has no words at all", () => {
  expect(effectText(table(), "brief", "sly_one")).toBe("sly one");
});

it("tells what a card does by its steps, also an owner's and a new one", () => {
  expect(cardText(table(), "camouflage")).toBe("Hide up to 2 blocks");
  expect(cardText(table(), "sudden_evasion")).toBe("Swap two neighbours; once more");
  expect(cardText(table(), "in_plain_sight")).toBe("Hide up to 2 blocks; you may draw a card");
  expect(cardText(owned, "camouflage")).toBe("Hide up to 3 blocks");
  expect(cardText(owned, "in_plain_sight")).toBe("Hide up to 2 blocks; you may draw 2 cards");
  expect(cardText(owned, "nimble_dodge")).toBe("Squirt 3 times");
  expect(aboutCard(owned, "camouflage")).toContain("hide 1 to 3 blocks");
});

it("tells food with its figure, on its card too", () => {
  expect(eatenText(table(), "crab")).toContain("hand size 5");
  expect(eatenText(owned, "crab")).toContain("hand size 7");
  expect(cardText(owned, "crab")).toContain("hand size 7");
  expect(aboutCard(owned, "crab")).toContain("becomes 7");
  expect(aboutBlock(owned, "crab")).toContain("becomes 7");
});

it("has short words for every step of the game's own cards", async () => {
  for (const lang of ["en", "pl", "uk"] as const) {
    await speak(lang);
    for (const card of Object.keys(situations["seated-day"].components.card))
      expect(cardText(table(), card), card).not.toMatch(/web-|kelp-|\{/);
  }
  await speak("en");
});
