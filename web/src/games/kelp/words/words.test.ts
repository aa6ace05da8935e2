// What is said of things that the page has no words of its own for, as a new card or an owner's may bring them.

import { beforeAll, expect, it, vi } from "vitest";
import type { TableModel } from "../../face";
import type * as sources from "../../../text/sources";
import { learn, speak } from "../../../text/text.svelte";
import { aboutSharkCard, effectName, effectText } from "./words";

const OWN = `
kelp-effect-far-sighted = Far-sighted
kelp-about-effect-far-sighted = After the roll: raise a die by { $amount }.
`;

vi.mock("../../../text/sources", async (original) => {
  const { sourceOf } = await original<typeof sources>();
  return {
    sourceOf: async (...[part, lang]: Parameters<typeof sourceOf>) =>
      (await sourceOf(part, lang)) + (part === "kelp" ? OWN : ""),
  };
});
beforeAll(() => Promise.all([speak("en"), learn("kelp")]));

const shark_card = { far_5: { effect: "far_sighted", price: 5, dice: "BY", amount: 3 } };
const table = { game: "kelp", seated: { components: { shark_card }, options: {} } } as unknown as TableModel;

it("tells an effect in short where the page has words for it", () => {
  expect(effectText(table, "effect", "ruthless", 2)).toBe("Raise a die by 2, at most to 6");
  expect(effectText(table, "brief", "ruthless", 2)).toBe("+2 to a die");
});

it("tells another effect as the game explains it", () => {
  expect(effectName(table, "far_sighted")).toBe("Far-sighted");
  for (const sort of ["effect", "brief"] as const)
    expect(effectText(table, sort, "far_sighted", 3)).toBe("After the roll: raise a die by 3.");
  expect(aboutSharkCard(table, "far_5")).toContain("Far-sighted. ");
  expect(aboutSharkCard(table, "far_5")).toContain("raise a die by 3");
});

it("names an effect that has no words at all", () => {
  expect(effectText(table, "brief", "sly_one")).toBe("sly one");
});
