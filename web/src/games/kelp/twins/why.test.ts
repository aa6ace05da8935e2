// Why a thing cannot be used: every reason there is, on real situations with as little changed as it takes.

import { render } from "@testing-library/svelte";
import { beforeAll, describe as about, expect, it, vi } from "vitest";
import type { Asked, Seated, Situation } from "../../face";
import { speak, t, type Lang } from "../../../text/text.svelte";
import english from "../../../text/en.ftl?raw";
import { face } from "..";
import { FakeTable } from "../fixtures/fake.svelte";
import situations from "../fixtures/situations.json";
import { lit, spotsOf, thingOf, touch } from "../things/spots";
import { SPACE_AT } from "../board/geometry";
import { ZONES, type KelpView } from "../types";
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
beforeAll(() => speak("en"));

type Change = (view: KelpView, asked: Asked) => void;

function table(name: string, change: Change = () => undefined): FakeTable {
  const told = structuredClone(kept[name]) as Kept;
  change(told.situation.view as unknown as KelpView, told.situation.asked as Asked);
  return new FakeTable((name.startsWith("night") ? night : day) as unknown as Seated, told.seat, told.situation);
}

const without =
  (kind: string): Change =>
  (_, asked) => {
    asked.options = asked.options.filter((option) => option.kind !== kind);
  };
/** A hand of this one card, which can be discarded and not be played. */
const only =
  (card: string, change: (view: KelpView) => void = () => undefined): Change =>
  (view, asked) => {
    view.octopus.hand = [card];
    asked.options = asked.options.filter((option) => option.kind === "discard").slice(0, 1);
    const [discard] = asked.options;
    if (discard) discard.said = { ...discard.said, arguments: { card: ["card", card] } };
    change(view);
  };
const all = (view: KelpView, state: string): void => ZONES.forEach((zone) => (view.blocks[zone] = `shell${state}`));
const prototype = (model: FakeTable): FakeTable => {
  Object.assign(model, { seated: { ...model.seated, options: { ...model.seated.options, edition: "prototype" } } });
  return model;
};

/** The situation, the thing, the reason with its figures, and what is changed for it. */
const CASES: [string, string, string, Record<string, string | number>, Change?][] = [
  // The Octopus
  ["pay", "hand:camouflage", "asked", { question: "Pay for “Sneaking”: which blocks do you reveal, worth 2 in all?" }],
  ["action", "pool:blue 3", "theirs", { seat: "shark" }],
  ["search", "pile:move", "theirs", { seat: "octopus" }],
  ["action", "zone:NW", "action-first", {}],
  ["action", "zone:NW", "actions-done", {}, (_, asked) => void (asked.fields["done"] = 2)],
  [
    "action",
    "hand:sneaking",
    "actions-done",
    {},
    (_, asked) => {
      asked.fields["done"] = 2;
      asked.options = [];
    },
  ],
  ["action", "hand:sneaking", "too-dear", { cost: 2, hidden: 0 }, only("sneaking", (view) => all(view, " revealed"))],
  [
    "action",
    "hand:cloud_of_ink",
    "too-dear",
    { cost: 3, hidden: 1 },
    only("cloud_of_ink", (view) => {
      all(view, " revealed");
      view.blocks["C"] = "double_shell";
    }),
  ],
  ["action", "hand:camouflage", "nothing-to-hide", {}, only("camouflage", (view) => all(view, ""))],
  [
    "action",
    "hand:sneaking",
    "shuffle-few",
    { need: 4, pay: 2, amount: 2, hidden: 3 },
    only("sneaking", (view) => {
      all(view, " revealed");
      for (const zone of ["N", "S", "E"]) view.blocks[zone] = "shell";
    }),
  ],
  [
    "action",
    "hand:sneaking",
    "shuffle-few",
    { need: 3, pay: 1, amount: 2, hidden: 2 },
    only("sneaking", (view) => {
      all(view, " revealed");
      view.blocks["N"] = "shell";
      view.blocks["S"] = "double_shell";
    }),
  ],
  [
    "action",
    "hand:taking_chances",
    "centre-few",
    { amount: 2 },
    only("taking_chances", (view) => {
      all(view, " revealed");
      for (const zone of ["N", "S", "E"]) view.blocks[zone] = "shell";
    }),
  ],
  ["action", "hand:tide", "revealed-few", { amount: 4 }, only("tide", (view) => all(view, ""))],
  ["action", "hand:fast_learning", "learn-few", { amount: 2 }, only("fast_learning")],
  ["action", "hand:crab", "food-away", {}, only("crab")],
  [
    "action",
    "hand:abalone",
    "food-far",
    {},
    only("abalone", (view) => {
      [view.blocks["E"], view.blocks["W"]] = [view.blocks["W"]!, view.blocks["E"]!];
    }),
  ],
  ["action", "hand:nimble_dodge", "effect", {}, only("nimble_dodge")],
  ["action", "deck:draw", "hand-full", { count: 4, size: 4 }],
  ["action", "deck:draw", "actions-done", {}, (_, asked) => void (asked.fields["done"] = 2)],
  ["action", "discard:sneaking", "not-in-hand", {}],
  ["snail", "hand:camouflage", "in-hand", {}],
  ["snail", "trash:crab", "trashed", {}],
  ["trash", "draw:sneaking", "hand-or-discard", {}],
  ["top", "discard:camouflage", "just-gained", {}],
  ["take", "discard:fast_learning", "gained-no-eat", {}],
  ["action", "pile:learn", "learn-first", {}],
  [
    "gain",
    "pile:move",
    "pile-empty",
    {},
    (view, asked) => {
      view.piles["move"] = { top: null, rest: [] };
      without("gain_card")(view, asked);
    },
  ],
  ["gain", "pile:eat", "no-room", {}, without("gain_card")],
  [
    "gain",
    "beside:shell",
    "no-room",
    {},
    (view, asked) => {
      view.blocks["NE"] = "shell";
      without("gain_block")(view, asked);
    },
  ],
  ["gain", "aside:shell", "replaced", {}],
  ["action", "food:crab", "food-used", {}, (view) => void (view.food_track = ["crab used"])],
  ["pay", "food:crab", "food-used", {}, (view) => void (view.food_track = ["crab used"])],
  ["action", "food:snail", "snail-none", {}, (view) => void (view.food_track = ["snail"])],
  ["action", "food:lobster", "lobster-none", {}, (view) => void (view.food_track = ["lobster"])],
  ["action", "food:abalone", "abalone-none", {}, (view) => void (view.food_track = ["abalone"])],
  ["pay", "food:abalone", "food-time", {}],
  ["retreat", "pair:fight", "pair-gone", {}],
  ["pay", "pair:fight", "pair-time", {}],
  ["pay", "zone:NW", "pay-revealed", {}],
  [
    "pay",
    "zone:N",
    "pay",
    {},
    (_, asked) => {
      asked.options = asked.options.filter((option) => !spotsOf(option).includes("zone:N"));
    },
  ],
  ["swap", "zone:SE", "not-adjacent", { zone: "SE", other: "NW" }],
  ["hide", "zone:SW", "hidden", {}],
  [
    "hide",
    "zone:W",
    "spared",
    {},
    (_, asked) => {
      asked.fields["spared"] = "W";
      asked.options = asked.options.filter((option) => !spotsOf(option).includes("zone:W"));
    },
  ],
  ["shuffle", "zone:W", "shuffle-hidden", {}],
  [
    "shuffle",
    "zone:N",
    "shuffle-revealed",
    {},
    (_, asked) => {
      asked.fields["which"] = "revealed";
      asked.options = [];
    },
  ],
  [
    "shuffle",
    "zone:C",
    "in-bag",
    {},
    (view, asked) => {
      asked.fields["which"] = "outside";
      view.blocks["C"] = "empty";
      asked.options = asked.options.filter((option) => !spotsOf(option).includes("zone:C"));
    },
  ],
  ["exchange", "zone:N", "exchange-hidden", {}],
  ["exchange", "zone:SE", "exchange-octopus", {}, (view) => void (view.blocks["SE"] = "octopus revealed")],
  ["exchange", "zone:C", "exchange-food", {}, (view) => void (view.blocks["C"] = "crab revealed")],
  ["exchange", "zone:C", "exchange-fresh", {}, (view) => void (view.blocks["C"] = "shell revealed")],
  ["hide_gained", "zone:S", "just-gained", {}],
  ["hide_gained", "zone:N", "hidden", {}],
  ["retreat", "zone:NE", "octopus-itself", {}],
  ["retreat", "zone:SW", "not-beside-octopus", { zone: "SW" }],
  ["den", "space:N|C", "no-den", {}],
  ["night-den", "space:den SE", "no-den", {}],
  [
    "den",
    "space:den SE",
    "den-shark",
    {},
    (view, asked) => {
      view.shark.at = "den SE";
      asked.options = asked.options.filter((option) => !spotsOf(option).includes("space:den SE"));
    },
  ],
  ["den", "space:den NW", "den-covered", {}],
  ["remove", "space:C|S", "no-current", {}],
  ["free_den", "space:C|S", "no-current", {}],
  // The Shark
  ["place", "zone:SW", "not-empty", {}],
  ["refill", "space:S|SE", "no-current", {}],
  ["search", "zone:SE", "not-beside-shark", { zone: "SE" }],
  [
    "search",
    "zone:C",
    "die-here",
    {},
    (view, asked) => {
      view.zone_dice["C"] = "yellow 4";
      asked.options = [];
    },
  ],
  [
    "search",
    "zone:W",
    "found",
    {},
    (view, asked) => {
      view.blocks["W"] = "trap_one revealed";
      asked.options = [];
    },
  ],
  [
    "search",
    "zone:W",
    "only-strike",
    {},
    (view, asked) => {
      view.blocks["W"] = "octopus revealed";
      view.shark.pool = ["yellow 6"];
      asked.options = [];
    },
  ],
  [
    "search",
    "zone:W",
    "too-low",
    { value: 4, best: 3 },
    (view, asked) => {
      view.shark.pool = ["yellow 3", "red 2", "blue 6"];
      asked.options = [];
    },
  ],
  [
    "search",
    "zone:W",
    "too-low",
    { value: 4, best: 2 },
    (view, asked) => {
      view.blocks["W"] = "octopus revealed"; // only the Strike die counts
      view.shark.pool = ["yellow 6", "red 2"];
      asked.options = [];
    },
  ],
  [
    "search",
    "zone:C",
    "no-hunting-dice",
    {},
    (view, asked) => {
      view.shark.pool = ["blue 6"];
      asked.options = [];
    },
  ],
  ["order", "zone:NW", "no-die-on", {}],
  ["currents", "zone:NW", "zone-later", {}],
  ["buy", "zone:NW", "zone-over", {}],
  ["rolled", "space:N|C", "space-later", {}],
  ["search", "space:N|C", "space-over", {}],
  ["currents", "space:W|C", "shark-here", {}],
  ["currents", "space:N|NE", "current-here", {}],
  ["move", "space:W|C", "must-move", {}],
  ["move", "space:NW|N", "behind", {}],
  ["move", "space:N|NE", "no-stop", {}],
  ["move", "space:den NE", "no-way", {}],
  ["clear", "space:S|SE", "not-next", {}],
  ["after_move", "space:S|SE", "swift", {}],
  ["after_move", "space:W|SW", "no-stop", {}],
  ["rolled", "pool:blue 6", "rerolled", {}, without("reroll")],
  [
    "rolled",
    "pool:blue 6",
    "no-reroll",
    {},
    (view, asked) => {
      view.shark.tiles = 0;
      without("reroll")(view, asked);
    },
  ],
  ["currents", "pool:red 4", "currents-now", {}, (view) => void view.shark.pool.push("red 4")],
  ["currents", "kept:red 4", "currents-now", {}, (view) => void view.shark.kept.push("red 4")],
  ["currents", "kept:blue 4", "keeping", {}, (view) => void view.shark.keeping.push("blue 4")],
  ["after_move", "pool:yellow 2", "moved-dice", {}],
  ["move", "pool:yellow 2", "move-first", {}, (view) => void view.shark.pool.push("yellow 2")],
  ["move", "pool:blue 5", "currents-over", {}, (view) => void view.shark.pool.push("blue 5")],
  ["search", "pool:blue 5", "currents-over", {}, (view) => void view.shark.pool.push("blue 5")],
  ["search", "pool:yellow 1", "die-low", { value: 1, least: 2 }],
  [
    "search",
    "pool:yellow 4",
    "no-target",
    {},
    (view, asked) => {
      view.blocks["W"] = "octopus revealed";
      view.blocks["C"] = "shell revealed";
      asked.options = [];
    },
  ],
  ["vigilant", "energy:red 6", "pool-only", {}],
  ["search", "energy:red 6", "energy-buys", {}, (view) => void view.shark.energy.push("red 6")],
  ["daring", "pool:blue 2", "not-red", {}, (view) => void view.shark.pool.push("blue 2")],
  ["daring", "pool:red 6", "six", {}, (view) => void view.shark.pool.push("red 6")],
  ["ruthless", "pool:blue 6", "six", {}, (view) => void view.shark.pool.push("blue 6")],
  ["daring_other", "pool:red 3", "daring-red", {}],
  ["buy", "energy:red 1", "one", {}, (view) => void view.shark.energy.push("red 1")],
  [
    "buy",
    "energy:red 4",
    "no-replacing",
    {},
    (view, asked) => {
      asked.fields["may_replace"] = false;
      without("lower")(view, asked);
    },
  ],
  ["store", "energy:red 6", "stored", {}],
  [
    "buy",
    "row:reactive_8",
    "price",
    { price: 8, energy: 5 },
    (_, asked) => {
      asked.fields["energy"] = 5;
      asked.options = asked.options.filter((option) => !spotsOf(option).includes("row:reactive_8"));
    },
  ],
  [
    "replace",
    "row:hungry_5",
    "last-affordable",
    {},
    (_, asked) => {
      asked.options = asked.options.filter((option) => !spotsOf(option).includes("row:hungry_5"));
    },
  ],
  ["move", "row:vigilant_7", "row-later", {}],
  [
    "replacement",
    "bag:red",
    "not-in-the-bag",
    {},
    (view, asked) => {
      view.shark.bag.red = 0;
      asked.options = asked.options.filter((option) => !spotsOf(option).includes("bag:red"));
    },
  ],
  ["search", "effect:agile", "time", { effect: "agile" }],
  ["before_roll", "effect:ruthless", "time", { effect: "ruthless" }],
  ["rolled", "effect:aggressive", "time", { effect: "aggressive" }],
  [
    "move",
    "effect:agile",
    "right-angle",
    {},
    (view, asked) => {
      view.shark.facing = "right angle";
      without("use")(view, asked);
    },
  ],
  ["after_move", "effect:agile", "moved", {}],
  [
    "ways",
    "effect:swift",
    "swift-blocked",
    {},
    (view, asked) => {
      for (const space of ["N|NE", "NE|E", "N|C"]) view.currents[space] = 6;
      without("step")(view, asked);
    },
  ],
  [
    "rolled",
    "effect:hungry",
    "bag-empty",
    {},
    (view, asked) => {
      view.shark.bag = { blue: 0, yellow: 0, red: 0 };
      without("use")(view, asked);
    },
  ],
  [
    "before_roll",
    "effect:reactive",
    "reactive-two",
    {},
    (view, asked) => {
      view.shark.drawn = ["yellow"];
      without("use")(view, asked);
    },
  ],
  ["rolled", "effect:daring", "daring-needs", {}, without("use")],
  ["rolled", "effect:hostile", "hostile-needs", {}, without("use")],
  ["rolled", "effect:vigilant", "pool-empty", {}, (view) => void (view.shark.pool = [])],
  [
    "rolled",
    "effect:ruthless",
    "all-six",
    {},
    (view, asked) => {
      view.shark.pool = ["blue 6", "red 6"];
      without("use")(view, asked);
    },
  ],
];

about.each(CASES)("%s, %s: %s", (name, spot, id, values, change) => {
  it("is said, in words that are there", () => {
    const model = table(name, change);
    if (id === "revealed-few")
      Object.assign((model.seated.components as { card: object }).card, {
        tide: { type: "move", cost: 0, effect: ["shuffle_revealed 4"] },
      });
    if (id === "not-adjacent") touch(model, "zone:NW");
    const text = why(model, thingOf(spot));
    expect(text).toBe(t(`web-kelp-why-${id}`, { edition: "final", ...values }));
    expect(text).toMatch(/^[A-Z].*\.$/);
  });
});

it("has a case for every reason there is", () => {
  const written = [...english.matchAll(/^web-kelp-why-([\w-]+) =/gm)].map((found) => found[1]!);
  const tried = new Set([...CASES.map(([, , id]) => id), "picked", "pay-picked"]);
  expect(written.filter((id) => !tried.has(id))).toEqual([]);
});

it("says what does not go with the picks", () => {
  const paying = table("pay");
  paying.situation!.asked!.choices = [{ picks: [48, 49], actions: [48, 49] }];
  touch(paying, "zone:N");
  expect(why(paying, thingOf("zone:NE"))).toBe("");
  expect(why(paying, thingOf("zone:W"))).toBe(t("web-kelp-why-pay-picked"));
  const shuffling = table("shuffle");
  shuffling.situation!.asked!.choices = [{ picks: [65, 66], actions: [65, 66] }];
  touch(shuffling, "zone:NW");
  expect(why(shuffling, thingOf("zone:SE"))).toBe(t("web-kelp-why-picked"));
});

it("counts a die that is picked for one zone as used for the other", () => {
  const model = table("search", (view) => void (view.shark.pool = ["yellow 1", "yellow 4"]));
  const asked = model.situation!.asked!;
  asked.options = asked.options.filter((option) => !spotsOf(option).some((spot) => spot.startsWith("pool:red")));
  asked.choices = asked.choices!.filter((choice) => choice.picks.length < 2);
  model.pick(asked.options.find((option) => spotsOf(option).includes("zone:W"))!);
  expect(why(model, thingOf("zone:C"))).toBe("It needs 2, and your highest die for it shows 1.");
});

it("tells the prototype's own rules", () => {
  expect(why(prototype(table("gain")), thingOf("aside:shell"))).toBe("A replaced block does not come back.");
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

it("says the general thing where the view is not of this question", () => {
  const model = table("search", (view) => void (view.asked = [{ run: "shark", step: "move" }, { question: "move" }]));
  expect(why(model, thingOf("zone:SE"))).toMatch(/^Now the question is: .+ This has no part in it\.$/);
});

it("says why a card that is only to be discarded cannot be played, and narrows to that", () => {
  const model = table("action", only("crab"));
  touch(model, "hand:crab");
  expect(model.picked).toEqual([]);
  expect(model.narrowed).toHaveLength(1);
  expect(model.explained).toEqual([thingOf("hand:crab")]);
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

const SPOTS = [
  ...ZONES.map((zone) => `zone:${zone}`),
  ...Object.keys(SPACE_AT).map((space) => `space:${space}`),
  "pool:blue 3",
  "pool:red 6",
  "energy:red 1",
  "kept:yellow 4",
  "drawn:blue",
  "bag:blue",
  "row:swift_5",
  "effect:swift",
  "effect:hostile",
  "hand:sneaking",
  "hand:crab",
  "discard:camouflage",
  "draw:camouflage",
  "trash:crab",
  "deck:draw",
  "food:crab",
  "pile:move",
  "pile:eat",
  "beside:shell",
  "aside:shell",
  "pair:fight",
];

about.each(["en", "pl", "uk"] as Lang[])("in %s", (lang) => {
  it("has a sentence for every thing at every question, unless it can be used", async () => {
    await speak(lang);
    for (const name of Object.keys(kept)) {
      const model = table(name);
      for (const spot of SPOTS) {
        const text = why(model, thingOf(spot));
        const used = lit(model, spot).some((option) => option.kind !== "discard");
        expect(text, `${name} ${spot}`)[used || !model.asked ? "toBe" : "toMatch"](
          used || !model.asked ? "" : /^[\p{Lu}«“].*\.$/u,
        );
        expect(text).not.toMatch(/web-|kelp-|\{/);
      }
    }
    await speak("en");
  });
});
