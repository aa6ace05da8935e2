// The steps of the guide against real situations of every question that the Octopus is asked.

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Option, Seated, Situation } from "../../face";
import situations from "../fixtures/situations.json";
import { argument, type Box, type KelpView } from "../types";
import { next } from "../../../table/choices";
import { known, learn, speak } from "../../../text/text.svelte";
import { advice } from "./advice";
import type { Scene } from "./scene";
import { CHAPTERS, STEPS, noteNow, passed } from "./steps";

interface Kept {
  seat: string;
  situation: Situation;
}
const { "seated-day": day, ...others } = situations as unknown as Record<string, Kept> & Record<string, Seated>;
const box = (day as unknown as Seated).components as unknown as Box;
const asked = Object.entries(others as Record<string, Kept>).filter(
  ([, told]) => told.seat === "octopus" && told.situation?.asked,
);

/** A real situation, with what a test changes of it. */
function scene(name: string, over: Partial<Scene> = {}, view: Partial<KelpView> = {}): Scene {
  const { situation } = (others as Record<string, Kept>)[name]!;
  const question = situation.asked;
  return {
    view: { ...(situation.view as unknown as KelpView), ...view },
    box,
    kind: question?.kind ?? "",
    fields: question?.fields ?? {},
    options: question ? next(question.options, question.choices, []) : [],
    depth: 0,
    ready: false,
    over: false,
    swum: false,
    ...over,
  };
}

const told = (...ids: string[]): Set<string> => new Set(ids);
const all = (...but: string[]): Set<string> => new Set(STEPS.map((step) => step.id).filter((id) => !but.includes(id)));
const first = (): Scene => scene("action", {}, { turn: 1 });
const offers = (name: string, kind: string): Option[] => scene(name).options.filter((option) => option.kind === kind);
/** One more option than the situation has, made of another. */
const draw: Option = {
  action: 9001,
  text: "draw",
  kind: "draw",
  said: { id: "kelp-action-draw", arguments: {} },
  uses: [["deck", "draw", "deck"]],
  gives: [],
  closing: false,
  preview: { events: [], certain: false },
  way: null,
};

vi.stubGlobal("fetch", () => Promise.resolve({ ok: false }));
beforeAll(() => Promise.all([speak("en"), learn("kelp", "kelp-guide")]));

describe.each(asked)("%s", (name) => {
  it.each([
    told(),
    told("den", "self", "trap"),
    all("end"),
    all("learn", "gain", "eat", "face", "end"),
    all("face", "end"),
  ])("has one note whose pick is among the options, %#", (ids) => {
    for (const turn of [1, 3, 9]) {
      const now = scene(name, { swum: turn > 1 }, { turn });
      const note = noteNow(now, ids);
      expect(note, `${name} ${turn}`).not.toBeNull();
      expect(ids.has(note!.id)).toBe(false);
      if (note!.option) expect(now.options).toContain(note!.option);
      expect(known(note!.said), note!.said).toBe(true);
    }
  });

  it("has a pick at every question", () => {
    const now = scene(name);
    expect(now.options).toContain(advice(now));
  });

  it("says nothing when all is told", () => {
    expect(noteNow(scene(name), all())).toBeNull();
  });
});

describe("each step at its moment", () => {
  it("den: where the Shark starts, far from the Octopus", () => {
    const now = scene("den", { fields: { why: "setup", may_stop: false } });
    const note = noteNow(now, told())!;
    expect(note.id).toBe("den");
    expect(note.option!.kind).toBe("den");
    expect(noteNow(scene("den"), told("den"))!.id).toBe(""); // in a fight it is a word between two steps
  });

  it("self and trap: pointed at where they are, and nothing is picked", () => {
    const now = first();
    const self = noteNow(now, told("den"))!;
    expect([self.id, self.option, self.places[0]]).toEqual(["self", null, '[data-spot="zone:NE"]']);
    const trap = noteNow(now, told("den", "self"))!;
    expect([trap.id, trap.option, trap.places[0]]).toEqual(["trap", null, '[data-spot="zone:N"]']);
  });

  it("play: a card that moves blocks, cheap ones first", () => {
    const note = noteNow(first(), told("den", "self", "trap"))!;
    expect(note.id).toBe("play");
    expect(argument(note.option!, "card")).toBe("nimble_dodge");
    expect(note.places[0]).toBe('[data-spot="hand:nimble_dodge"]');
  });

  it("pay: with a shell, for the card that is paid", () => {
    const now = scene("pay", { depth: 1 });
    const note = noteNow(now, told("den", "self", "trap", "play"))!;
    expect(note.id).toBe("pay");
    expect(note.args["card"]).toEqual(["card", "sneaking"]);
    expect(now.view.blocks[argument(note.option!, "zone")]).toBe("shell");
    expect(noteNow(now, told("pay"))!.said).toBe("web-kelp-guide-again-pay");
  });

  it("discard and draw: when cards are fewer than the hand may have", () => {
    const now = { ...first(), options: [...first().options, draw] };
    const ids = told("den", "self", "trap", "play", "pay");
    expect(noteNow(now, ids)!.id).toBe("discard");
    const note = noteNow(now, new Set([...ids, "discard"]))!;
    expect([note.id, note.option]).toEqual(["draw", draw]);
    expect(noteNow(first(), ids)!.id).not.toBe("draw");
  });

  it("shark and reach: after its first turn, where it is", () => {
    const ids = all("shark", "reach", "learn", "gain", "eat", "face", "end");
    expect(noteNow(first(), ids)!.chapter).not.toBe("shark");
    const now = scene("action", { swum: true }, { turn: 3 });
    expect(noteNow(now, ids)!.places[0]).toBe('[data-spot="space:W|SW"]');
    const reach = noteNow(now, new Set([...ids, "shark"]))!;
    expect([reach.id, reach.places[0]]).toEqual(["reach", '[data-spot="zone:W"], [data-spot="zone:SW"]']);
  });

  it("learn, gain and eat: a Learn card, an Eat card, then how food is eaten", () => {
    const learn = noteNow(first(), all("learn", "gain", "eat", "face", "end"))!;
    expect([learn.id, argument(learn.option!, "card")]).toEqual(["learn", "fast_learning"]);
    const gain = noteNow(scene("gain"), all("gain", "eat", "face", "end"))!;
    expect([gain.id, argument(gain.option!, "pile")]).toEqual(["gain", "eat"]);
    const eat = noteNow(first(), all("eat", "face", "end"))!;
    expect([eat.id, eat.option, eat.places[0]]).toEqual(["eat", null, '[data-spot="zone:E"]']);
    expect(passed(first(), told("gain"))).toContain("learn"); // who gained has learned
  });

  it("face: in a confrontation at any time, else at the end as a plain note", () => {
    const struck = noteNow(scene("confront-octopus"), told("den"))!;
    expect([struck.id, struck.option!.kind]).toEqual(["face", "confront"]);
    const plain = noteNow(first(), all("face", "end"))!;
    expect([plain.id, plain.option, plain.said]).toEqual(["face", null, "web-kelp-guide-face-late"]);
    expect(noteNow(first(), told("den", "face"))!.id).toBe("self"); // it does not end the guide
  });

  it("end: after all others, or when the game is over", () => {
    expect(noteNow(first(), all("end"))!.id).toBe("end");
    const over = scene("action", { kind: "", options: [], over: true });
    expect(new Set([...told("den"), ...passed(over, told("den"))])).toEqual(all("end"));
    expect(noteNow(over, all("end"))!.said).toBe("web-kelp-guide-over");
  });
});

describe("a moment that does not come", () => {
  it("is waited for, then told without a pick, or passed over", () => {
    const now = (turn: number): Scene => {
      const it = scene("action", { swum: true }, { turn });
      return { ...it, options: offers("action", "discard") };
    };
    const ids = all("pay", "learn", "gain", "eat", "face", "end");
    expect(noteNow(now(3), ids)!.id).toBe("");
    expect(passed(now(3), ids)).toEqual([]);
    expect(passed(now(5), ids)).toEqual(["pay"]);
    const late = noteNow(now(5), new Set([...ids, "pay"]))!;
    expect([late.id, late.option]).toEqual(["learn", null]);
  });

  it("leads to the end from anywhere by going on alone", () => {
    const ids = told();
    for (let turn = 1; turn < 40 && ids.size < STEPS.length; turn += 2) {
      const now = scene("action", { swum: turn > 1 }, { turn });
      for (const id of passed(now, ids)) ids.add(id);
      for (let note = noteNow(now, ids); note && note.id !== ""; note = noteNow(now, ids)) ids.add(note.id);
    }
    expect(ids).toEqual(all());
  });
});

it("confirms a move that is whole", () => {
  const note = noteNow(scene("action", { ready: true, depth: 2, kind: "", options: [] }), told("den", "self"))!;
  expect([note.id, note.confirms]).toEqual(["", true]);
});

it("has steps in the order of the chapters, each with its words", () => {
  const order = STEPS.map((step) => CHAPTERS.indexOf(step.chapter));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(new Set(STEPS.map((step) => step.chapter)).size).toBe(CHAPTERS.length);
  for (const step of STEPS) expect(known(step.said) && known(step.late ?? step.said), step.id).toBe(true);
});
