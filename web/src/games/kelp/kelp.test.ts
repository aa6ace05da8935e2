// Kelp's face against real situations of every kind of question: what lights up, what a click means, and the ways.

import { render } from "@testing-library/svelte";
import { beforeAll, describe as about, expect, it, vi } from "vitest";
import type { Option, Seated, Situation } from "../face";
import { learn, speak } from "../../text/text.svelte";
import { face } from ".";
import { FakeTable } from "./fixtures/fake.svelte";
import situations from "./fixtures/situations.json";
import { SPACE_AT, along, endOf, lengthOf, startOf } from "./sea/geometry";
import PoolPanel from "./shark/PoolPanel.svelte";
import TracksPanel from "./shark/TracksPanel.svelte";
import { lit, spotsOf, thingOf, touch } from "./things/spots";
import { boxOf, reachOf, viewOf } from "./types";
import { wayOf } from "./sea/ways";

interface Kept {
  seat: string;
  situation: Situation;
}
const {
  "seated-day": day,
  "seated-night": night,
  ...others
} = situations as unknown as Record<string, Kept> & Record<string, Seated>;
const kept = Object.entries(others) as [string, Kept][];

function table(name: string, told: Kept): FakeTable {
  return new FakeTable((name.startsWith("night") ? night : day) as unknown as Seated, told.seat, told.situation);
}

vi.stubGlobal("fetch", () => Promise.resolve({ ok: false })); // no drawings here
beforeAll(() => Promise.all([speak("en"), learn("kelp")]));

const WAYS = new Set(["move", "swim", "step", "clear"]);

/** Kinds that name no thing: they are in the list alone. */
const LISTED = new Set(["done", "end_turn", "go_on", "resolve"]);

about.each(kept)("%s", (name, told) => {
  const options: Option[] = told.situation.asked?.options ?? [];

  it("lights a thing for every option that names one", () => {
    for (const option of options) {
      const spots = spotsOf(option);
      if (LISTED.has(option.kind)) expect(spots).toEqual([]);
      else expect(spots.length, option.text).toBeGreaterThan(0);
    }
  });

  it("draws every lit thing as something to click", () => {
    const model = table(name, told);
    const drawn = [
      render(face.Board, { table: model }).container,
      render(face.Seat, { table: model, seat: "shark", mine: told.seat === "shark" }).container,
      render(face.Seat, { table: model, seat: "octopus", mine: told.seat === "octopus" }).container,
    ];
    const buttons = drawn.flatMap((part) => [...part.querySelectorAll("button.is-legal, g[role=button]")]);
    const named = new Set(buttons.map((button) => button.getAttribute("data-spot") ?? ""));
    for (const option of model.options)
      for (const spot of spotsOf(option)) expect(named, `${option.text}: ${spot}`).toContain(spot);
  });

  it("takes an option by clicks alone", () => {
    for (const option of options) {
      const model = table(name, told);
      if (LISTED.has(option.kind) || !model.options.includes(option)) continue;
      for (const spot of spotsOf(option)) {
        if (model.picked.length === 0) touch(model, spot);
      }
      const narrowed = model.narrowed ?? [];
      expect(model.picked.includes(option) || narrowed.includes(option), option.text).toBe(true);
    }
  });

  it("finds a way for every move, from the Shark to its end", () => {
    const model = table(name, told);
    const view = viewOf(model);
    const box = boxOf(model);
    for (const option of options.filter(({ kind }) => WAYS.has(kind))) {
      const way = wayOf(option, view!, box!);
      expect(way, option.text).not.toBeNull();
      const { path, spaces } = way!;
      expect(spaces[0]).toBe(view!.shark.at);
      expect(startOf(path[0]!)).toMatchObject(near(SPACE_AT[spaces[0]!]!));
      expect(endOf(path.at(-1)!)).toMatchObject(near(SPACE_AT[spaces.at(-1)!]!));
      for (const [i, piece] of path.entries()) {
        expect(lengthOf(piece)).toBeGreaterThan(0);
        const next = path[i + 1];
        if (next) expect(startOf(next)).toMatchObject(near(endOf(piece)));
      }
    }
  });

  it("says the board in a sentence, without a message that is missing", () => {
    expect(face.describe(table(name, told))).not.toMatch(/web-|kelp-/);
  });
});

function near(point: { x: number; y: number }): object {
  return { x: expect.closeTo(point.x, -0.5), y: expect.closeTo(point.y, -0.5) };
}

it("lights nothing in the past", () => {
  const model = table("ways", others["ways"] as Kept);
  expect(lit(model, "space:N|C").length).toBeGreaterThan(0);
  model.past = true;
  expect(lit(model, "space:N|C")).toEqual([]);
});

it("lets the shell say why a thing cannot be chosen", () => {
  const model = table("ways", others["ways"] as Kept);
  touch(model, "pool:blue 3");
  expect(model.missed).toEqual([{ type: "die", value: "blue 3", at: "pool:blue 3" }]);
  expect(thingOf("zone:NW")).toEqual({ type: "zone", value: "NW", at: "zone:NW" });
});

it("does not discard a card that cannot be played with one click", () => {
  const cards = kept.flatMap(([name, told]) =>
    (told.situation.asked?.options ?? [])
      .filter((option) => option.gives.length > 0)
      .map((option) => ({ name, told, option })),
  );
  expect(cards.length).toBeGreaterThan(0);
  for (const { name, told, option } of cards) {
    const model = table(name, told);
    model.narrowed = [option]; // as if to play it were not among the options
    touch(model, spotsOf(option)[0]!);
    expect(model.picked).toEqual([]);
    expect(model.narrowed).toEqual([option]);
  }
});

it("plays nothing when an equal thing elsewhere is clicked", () => {
  const elsewhere: Record<string, string> = { pool: "energy", energy: "pool", hand: "discard", discard: "hand" };
  let tried = 0;
  for (const [name, told] of kept) {
    for (const option of told.situation.asked?.options ?? []) {
      const [place, value] = (spotsOf(option)[0] ?? "").split(":");
      const other = elsewhere[place ?? ""];
      const model = table(name, told);
      if (!other || lit(model, `${other}:${value}`).length > 0) continue;
      touch(model, `${other}:${value}`);
      expect(model.picked, option.text).toEqual([]);
      expect(model.missed, option.text).toHaveLength(1);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(0);
});

it("names the card that a pile would give, and nothing of other options", () => {
  const model = table("gain", others["gain"] as Kept);
  const printed = model.options.map((option) => [option.kind, face.print!(model, option)]);
  expect(printed.slice(0, 5)).toEqual([
    ["gain_card", "Cloud of Ink"],
    ["gain_card", "In Plain Sight"],
    ["gain_card", "Devious Ideas"],
    ["gain_card", "Cape Rock Lobster"],
    ["gain_block", ""],
  ]);
});

it("tells those who watch the Shark where it can swim", () => {
  const moves = (others["move"] as Kept).situation.asked!.options.filter(({ kind }) => ["move", "swim"].includes(kind));
  const ends = new Set(moves.map((option) => String(option.said.arguments["space"]?.[1])));
  for (const name of ["octopus-waits", "octopus-waits-spectator"])
    expect(new Set(reachOf(table(name, others[name] as Kept)))).toEqual(ends);
  expect(reachOf(table("move", others["move"] as Kept))).toEqual([]);
});

it("turns the Shark with the curve", () => {
  const model = table("ways", others["ways"] as Kept);
  const option = model.options.find((one) => one.kind === "swim")!;
  const way = wayOf(option, viewOf(model)!, boxOf(model)!)!;
  expect(way.spaces).toEqual(["C|E", "N|NE", "den NE", "NE|E"]);
  expect(along(way.path, 0).angle).toBeCloseTo(0);
  expect(Math.abs(along(way.path, 1).angle)).toBeCloseTo(90);
  expect(along(way.path, 1).angle).toBeLessThan(0);
});

it("tells the energy that the server says can be spent", () => {
  const model = table("buy", others["buy"] as Kept);
  const shown = (to_spend: number): string => {
    const view = viewOf(model)!;
    const shark = { ...view.shark, energy: ["blue 2" as const], to_spend };
    const { container } = render(TracksPanel, { table: model, view: { ...view, shark } });
    return [...container.querySelectorAll("h2 b")].at(-1)?.textContent ?? "";
  };
  expect(shown(7)).toBe("7"); // more than the pips, by a growth tile
  expect(shown(2)).toBe("2");
});

it("says of a die in the pool what the server says that it is good for", () => {
  const model = table("ways", others["ways"] as Kept);
  const said = (): string[] => {
    const { container } = render(PoolPanel, { table: model, view: viewOf(model)! });
    return [...container.querySelectorAll(".pd.rolled > span")].map((one) => one.textContent);
  };
  expect(said()).toEqual(["Current 3goes to energy", "Search 5searches any zone", "Strike 6strikes any zone"]);
  model.past = true; // then it was another
  expect(said()).toEqual(["Current 3", "Search 5", "Strike 6"]);
});

it("names a way by its end alone, unless another ends there too", () => {
  const model = table("ways", others["ways"] as Kept);
  const swim = model.options.find((one) => one.kind === "swim")!;
  expect(face.brief!(model, swim)).toBe("to NE|E, facing west");
  expect(model.options.map((option) => face.with!(model, option)?.symbol).filter(Boolean)).toEqual([
    `die-current-${viewOf(model)!.currents["N|NE"]}`,
  ]);
  const twin = {
    ...swim,
    action: -1,
    said: { ...swim.said, arguments: { ...swim.said.arguments, over: ["space", "C|S"] } },
  } as typeof swim;
  model.situation!.asked!.options.push(twin);
  expect(model.open.map((option) => face.brief!(model, option)).filter(Boolean)).toEqual([
    "to N|C, facing west",
    "to NE|E, facing east",
    "over N|NE to NE|E, facing west",
    "over C|S to NE|E, facing west",
  ]);
});
