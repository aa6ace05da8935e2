// A confrontation shows what was told of it: who has chosen, who won, which pair has left, which die was spent.

import { render } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import type { Seated, Situation } from "../../face";
import { learn, speak } from "../../../text/text.svelte";
import { FakeTable } from "../fixtures/fake.svelte";
import situations from "../fixtures/situations.json";
import type { KelpEvent } from "../types";
import Overlay from "./Overlay.svelte";

const kept = situations as unknown as Record<string, { seat: string; situation: Situation }> & { "seated-day": Seated };

vi.stubGlobal("fetch", () => Promise.resolve({ ok: false })); // no drawings here
beforeAll(() => Promise.all([speak("en"), learn("kelp")]));

const SHOWN: KelpEvent[] = [
  { event: "confrontation", seat: "shark", zone: "NE" },
  { event: "shown", seat: "shark", octopus: "retreat", shark: "retreat" },
];

function after(...events: KelpEvent[]): HTMLElement {
  const told = events.map((event) => ({ event, said: { id: "", arguments: {} }, way: null, n: 1 }));
  const table = new FakeTable(kept["seated-day"], "spectator", {
    ...kept["ways"]!.situation,
    asked: null,
    events: told,
  });
  return render(Overlay, { table }).container;
}

it.each([
  ["confront-shark", "has chosen"],
  ["confront-octopus", "is choosing"],
])("says of the other side what the view tells: %s", (name, tag) => {
  const { seat, situation } = kept[name]!;
  const { container } = render(Overlay, { table: new FakeTable(kept["seated-day"], seat, situation) });
  expect(container.querySelector(".tagc")?.textContent).toContain(tag);
});

it("tells who watches of each side whether it has chosen", () => {
  const { situation } = kept["confront-shark"]!;
  const table = new FakeTable(kept["seated-day"], "spectator", { ...situation, asked: null });
  const tags = [...render(Overlay, { table }).container.querySelectorAll(".tagc")].map((tag) => tag.textContent);
  expect(tags.map((tag) => /has chosen|is choosing/.exec(tag)![0])).toEqual(["has chosen", "is choosing"]);
});

it("says nothing of who won until that is told, whatever the cards are", () => {
  const open = after(...SHOWN);
  expect(open.querySelector(".verdict.q")).not.toBeNull();
  expect(open.querySelectorAll(".after li")).toHaveLength(0);
});

it("tells that the Shark has won, and that no die was spent", () => {
  const won = after(...SHOWN, { event: "over", seat: "shark", reason: "confrontation" });
  expect(won.querySelector(".verdict.yes")).not.toBeNull();
  expect(won.querySelector(".after")?.textContent).toContain("costs no hunger");
});

it("tells the pair that has left and the die that was spent, as they were told", () => {
  const escaped = after(
    ...SHOWN,
    { event: "pair_lost", seat: "octopus", pair: "freeze" },
    { event: "hunger", seat: "shark", colour: "red", count: 5 },
  );
  expect(escaped.querySelector(".verdict.no")).not.toBeNull();
  expect(escaped.querySelector(".pairgone")?.classList).toContain("c-freeze");
  expect(escaped.querySelector(".after")?.textContent).toContain("5 of 7");
});
