// Why a thing cannot be used: what comes with the question is said of the right thing, at the right time.

import { render } from "@testing-library/svelte";
import { afterAll, beforeAll, describe as about, expect, it, vi } from "vitest";
import type { Asked, Hindrance, Message, Seated, Situation } from "../../face";
import { learn, say, speak, t } from "../../../text/text.svelte";
import { face } from "..";
import { FakeTable } from "../fixtures/fake.svelte";
import situations from "../fixtures/situations.json";
import { lit, spotOf, spotsOf, thingOf, touch } from "../things/spots";
import { because, why } from "./why";

interface Kept {
  seat: string;
  situation: Situation;
}
const {
  "seated-day": day,
  "seated-night": night,
  ...kept
} = situations as unknown as Record<string, Kept> & Record<string, Seated>;

vi.stubGlobal("fetch", () => Promise.resolve({ ok: false })); // no drawings here
beforeAll(() => Promise.all([speak("en"), learn("kelp")]));

type Change = (asked: Asked) => void;

function table(name: string, change: Change = () => undefined): FakeTable {
  const told = structuredClone(kept[name]) as Kept;
  if (told.situation.asked) change(told.situation.asked);
  return new FakeTable((name.startsWith("night") ? night : day) as unknown as Seated, told.seat, told.situation);
}

/** A reason that came with the question, about one thing. */
const hindrance = (at: string, id: string, values: object = {}, after: number[] = []): Hindrance => {
  const { type, value } = thingOf(at);
  const said = { id: `kelp-why-${id}`, arguments: values } as Message;
  return { things: [[type, value, at.slice(0, at.indexOf(":"))]], said, clause: "K4.8", apart: false, after };
};

it("says what came with the question, in words that are there", () => {
  const cases: [string, string, string][] = [
    ["search", "zone:SE", "SE is not beside the Shark."],
    ["move", "space:W|C", "The Shark is here, and it must move."],
    ["action", "zone:NW", "First choose an action: play a card, draw, or discard a card."],
    ["action", "pool:blue 3", "This is the Shark’s."],
    ["search", "pile:move", "This is the Octopus’s."],
    ["retreat", "zone:SW", "SW is not adjacent to the Octopus."],
    ["before_roll", "effect:ruthless", "It is used in the Roll step, after the roll."],
  ];
  for (const [name, spot, text] of cases) {
    const model = table(name, (asked) => {
      if (spot === "pool:blue 3") asked.hindrances.push(hindrance(spot, "theirs", { seat: ["seat", "shark"] }));
    });
    expect(why(model, thingOf(spot)), `${name} ${spot}`).toBe(text);
  }
});

it("names the question where nothing came, of a thing that has no part in it", () => {
  const model = table("pay", (asked) => (asked.hindrances = []));
  expect(why(model, thingOf("hand:camouflage"))).toBe(
    "Now the question is: Pay for “Sneaking”: which blocks do you reveal, worth 2 in all? This has no part in it.",
  );
});

it("says what does not go with the picks", () => {
  const paying = table("pay");
  paying.situation!.asked!.choices = [{ picks: [48, 49], actions: [48, 49] }];
  touch(paying, "zone:N");
  expect(why(paying, thingOf("zone:NE"))).toBe("");
  expect(why(paying, thingOf("zone:W"))).toBe(t("kelp-why-pay-picked"));
  const shuffling = table("shuffle");
  shuffling.situation!.asked!.choices = [{ picks: [65, 66], actions: [65, 66] }];
  touch(shuffling, "zone:NW");
  expect(why(shuffling, thingOf("zone:SE"))).toBe(t("web-table-why-picked"));
});

it("says what holds after the picks that are made, and nothing of others", () => {
  const values = { value: ["number", 2], best: ["number", 1] };
  const model = table("search", (asked) => {
    const [first] = asked.options.filter((option) => spotsOf(option).includes("zone:W"));
    asked.hindrances.push(hindrance("zone:C", "too-low", values, [first!.action]));
    asked.choices = asked.choices!.filter((choice) => choice.picks.length < 2 || !choice.picks.includes(first!.action));
  });
  expect(why(model, thingOf("zone:C"))).toBe("");
  model.pick(model.options.find((option) => spotsOf(option).includes("zone:W"))!);
  model.chosen = [model.picked[0]!];
  expect(why(model, thingOf("zone:C"))).toBe("It needs 2, and your highest die for it shows 1.");
});

it("says which zone is too far from the one that a swap begins with", () => {
  const model = table("swap");
  expect(why(model, thingOf("zone:SE"))).toBe("");
  touch(model, "zone:NW");
  expect(why(model, thingOf("zone:SE"))).toBe("It is not adjacent to NW.");
  expect(why(model, thingOf("zone:N"))).toBe("");
});

it("tells the prototype's own rules", () => {
  const model = table("gain", (asked) => asked.hindrances.push(hindrance("aside:octopus", "replaced")));
  expect(why(model, thingOf("aside:octopus"))).toBe("It was replaced just now; a later Learn can gain it.");
  Object.assign(model, { seated: { ...model.seated, options: { ...model.seated.options, edition: "prototype" } } });
  expect(why(model, thingOf("aside:octopus"))).toBe("A replaced block does not come back.");
});

it("says nothing of what can be used, is put aside by a narrowed list, or while nothing is asked", () => {
  const model = table("search");
  model.narrowed = model.options.filter((option) => spotsOf(option).includes("zone:W"));
  expect(lit(model, "zone:C")).toEqual([]);
  expect(because(model, "zone:C")).toBe("");
  expect(because(table("octopus-waits"), "hand:sneaking")).toBe("");
  model.past = true;
  expect(why(model, thingOf("zone:SE"))).toBe("");
});

it("says why a card that is only to be discarded cannot be played, and narrows to that", () => {
  const model = table("action", (asked) => {
    asked.options = asked.options.filter((option) => option.gives.length > 0).slice(0, 1);
    asked.options[0]!.gives = [["card", "crab", "hand"]];
    asked.hindrances.push(hindrance("hand:crab", "food-far"));
  });
  touch(model, "hand:crab");
  expect(model.picked).toEqual([]);
  expect(model.narrowed).toHaveLength(1);
  expect(model.explained).toEqual([thingOf("hand:crab")]);
  expect(why(model, thingOf("hand:crab"))).toBe("It cannot be played: the Octopus is not adjacent to its food.");
});

it("ends the explanation of what one could expect to use, and of nothing else", () => {
  const model = table("search");
  const { container } = render(face.Board, { table: model });
  const label = (spot: string): string =>
    container.querySelector(`[data-spot="${spot}"]`)?.getAttribute("aria-label") ?? "";
  expect(label("zone:SE")).toMatch(/ SE is not beside the Shark\.$/);
  expect(label("zone:SW")).toMatch(/ SW is not beside the Shark\.$/);
  expect(label("space:N|C")).not.toContain("has moved already");
  const seat = render(face.Seat, { table: model, seat: "shark", mine: true }).container;
  expect(seat.querySelector('[data-spot="pool:yellow 1"]')?.getAttribute("aria-label")).toMatch(
    / It shows 1, and beside the Shark at least 2 is needed\.$/,
  );
});

const told = (model: FakeTable, said: Message): string => say(said, model.seated.components, model.seated.options);

about.each(["en", "pl", "uk"] as const)("in %s", (lang) => {
  beforeAll(() => speak(lang));
  afterAll(() => speak("en"));

  it.each(Object.keys(kept).filter((name) => kept[name]!.situation.asked))(
    "says of every thing of %s what came with the question, in a sentence",
    (name) => {
      const { hindrances } = table(name).asked!;
      const ever = hindrances.filter((one) => one.after.length === 0);
      expect(ever).not.toEqual([]);
      for (const one of ever)
        for (const thing of one.things) {
          const model = table(name);
          const text = why(model, thingOf(spotOf(thing)));
          expect(text, `${name} ${spotOf(thing)}`).toBe(told(model, one.said));
          expect(text).toMatch(/^[\p{Lu}«“].*\.$/u);
          expect(text).not.toMatch(/web-|kelp-|\{/);
        }
    },
  );

  it("says nothing of a thing that an option uses", () => {
    for (const name of Object.keys(kept)) {
      const model = table(name);
      for (const option of model.open)
        for (const thing of option.uses) expect(why(model, thingOf(spotOf(thing))), `${name} ${option.text}`).toBe("");
    }
  });
});
