// A guide at a table that is moved by hand: what it tells, what Next, Back and Skip do, and what a reload finds.

import { beforeEach, expect, it } from "vitest";
import { flushSync } from "svelte";
import type { Asked, Option, Situation } from "../games/face";
import { lessons } from "../games/kelp/guide";
import type { Table } from "../table/model.svelte";
import { Guide } from "./guide.svelte";
import { forget, recall, remember } from "./memory";
import { FakePlay } from "./fixtures/play.svelte";

const ID = "WOPchKqyZ-X3z6Ow";
const option = (action: number, kind: string, args: Option["said"]["arguments"] = {}): Option => ({
  action,
  text: kind,
  kind,
  said: { id: `kelp-action-${kind}`, arguments: args },
  uses: [],
  gives: [],
  closing: false,
  preview: { events: [], certain: true },
  way: null,
});
const asked = (kind: string, fields: Asked["fields"], options: Option[]): Asked => ({
  kind,
  fields,
  said: { id: `kelp-question-${kind}`, arguments: {} },
  options,
  choices: null,
  hindrances: [],
});
const view = (turn: number) => ({
  turn,
  blocks: { NW: "octopus", N: "shell", C: "trap_one" },
  octopus: { hand: ["nimble_dodge"], hand_size: 4 },
  shark: { at: "den SE" },
});
const situation = (n: number, question: Asked | null, turn = 1): Situation =>
  ({
    type: "situation",
    n,
    seen: n,
    view: view(turn),
    events: [],
    mover: question ? "octopus" : "shark",
    asked: question,
  }) as unknown as Situation;
const DEN = situation(
  0,
  asked("den", { why: "setup" }, [
    option(1, "den", { space: ["space", "den NE"] }),
    option(2, "den", { space: ["space", "den SE"] }),
  ]),
);
const play = option(5, "play", { card: ["card", "nimble_dodge"] });
const ACTION = situation(
  1,
  asked("action", { done: 0 }, [play, option(6, "discard", { card: ["card", "nimble_dodge"] })]),
);
const PAY = asked("pay", { card: "nimble_dodge", left: 1 }, [
  option(7, "reveal", { zone: ["zone", "N"] }),
  option(8, "reveal", { zone: ["zone", "NW"] }),
]);

let stop = (): void => undefined;
function guideAt(table: FakePlay): Guide {
  stop();
  const guide = new Guide(table as unknown as Table, lessons);
  stop = guide.follow();
  flushSync();
  return guide;
}
function tell(table: FakePlay, now: Situation): void {
  table.tell(now);
  flushSync();
}

beforeEach(() => {
  forget(ID);
  remember(ID, []);
});

it("leads with Next: picks what it suggests, goes on where it suggests nothing", () => {
  const table = new FakePlay(ID, DEN);
  const guide = guideAt(table);
  expect([guide.note!.id, guide.number, guide.canGoBack, table.advised]).toEqual(["den", 1, false, 2]);
  guide.next();
  expect(table.picked).toEqual([2]);
  tell(table, ACTION);
  expect([guide.note!.id, guide.number, guide.chapter, table.advised]).toEqual(["self", 2, "blocks", null]);
  guide.next();
  expect(guide.note!.id).toBe("trap");
  guide.next();
  flushSync();
  expect([guide.note!.id, table.advised, guide.stand("den"), guide.stand("play"), guide.stand("shark")]).toEqual([
    "play",
    5,
    "done",
    "now",
    "later",
  ]);
  expect(table.picked).toEqual([2]);
});

it("follows whoever plays something else", () => {
  const table = new FakePlay(ID, DEN);
  const guide = guideAt(table);
  tell(table, ACTION); // another den was chosen
  expect(guide.note!.id).toBe("self");
  table.draft.go([play], PAY); // a card was clicked while the note stood there
  flushSync();
  expect(guide.note!.id).toBe("pay");
  table.draft.go([], null);
  flushSync();
  expect(guide.note!.id).toBe("trap"); // it was not shown yet, so it comes
});

it("says nothing at the other's turn and while something is on its way", () => {
  const table = new FakePlay(ID, DEN);
  const guide = guideAt(table);
  table.sending = true;
  flushSync();
  expect([guide.note!.id, guide.waits]).toEqual(["den", true]);
  guide.next();
  expect(table.picked).toEqual([]);
  table.sending = false;
  tell(table, situation(4, null, 2));
  expect(guide.note).toBeNull();
  expect(recall(ID)!.map((kept) => kept.id)).toEqual(["den"]);
});

it("goes back: a pick is put back, what was sent is read again", () => {
  const table = new FakePlay(ID, ACTION);
  remember(ID, [{ id: "den", n: 0, depth: 0, args: {}, places: [] }]);
  const guide = guideAt(table);
  guide.next();
  guide.next();
  expect(guide.note!.id).toBe("play");
  guide.next();
  table.draft.go([play], PAY);
  flushSync();
  expect([guide.note!.id, guide.number]).toEqual(["pay", 5]);
  guide.back();
  flushSync();
  expect([guide.note!.id, table.chosen.length, guide.number]).toEqual(["play", 0, 4]);
  for (const id of ["trap", "self"]) {
    guide.back();
    expect(guide.note!.id).toBe(id);
  }
  guide.back();
  expect([guide.note!.id, guide.note!.option, guide.number]).toEqual(["den", null, 1]); // sent long ago
  expect(guide.canGoBack).toBe(false);
  guide.next();
  expect(guide.note!.id).toBe("self");
});

it("keeps its step over a reload, and is gone when it is skipped", () => {
  const table = new FakePlay(ID, DEN);
  const guide = guideAt(table);
  guide.next();
  tell(table, ACTION);
  guide.next();
  const again = guideAt(new FakePlay(ID, ACTION));
  expect([again.note!.id, again.number]).toEqual(["trap", 3]);
  again.skip();
  flushSync();
  expect([again.gone, again.note, recall(ID)]).toEqual([true, null, null]);
});

it("shows panels when they matter", () => {
  const table = new FakePlay(ID, DEN);
  const guide = guideAt(table);
  expect(guide.hush).toEqual(["shark", "piles", "pairs"]);
  tell(table, situation(9, asked("confront", { zone: "N" }, [option(3, "confront", { pair: ["pair", "fight"] })]), 2));
  expect(guide.hush).toEqual([]);
});

it("ends with the game", () => {
  const table = new FakePlay(ID, DEN);
  const guide = guideAt(table);
  table.over = true;
  tell(table, { ...situation(30, null, 20), mover: null });
  expect([guide.note!.id, guide.last, guide.number]).toEqual(["end", true, guide.steps]);
  guide.next();
  expect([guide.gone, recall(ID)]).toEqual([true, null]);
});
