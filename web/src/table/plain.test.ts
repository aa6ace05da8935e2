// A table without a drawing: what is lit where, what is told of a thing, and why it cannot be used.

import { render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { faceOf } from "../games";
import type { Hindrance, Option } from "../games/face";
import { tips } from "../shell/tip.svelte";
import { learn, say, speak } from "../text/text.svelte";
import type { Table } from "./model.svelte";
import { about, against, counted, keyName, meaning, note, touch } from "./plain";
import PlainValue from "./PlainValue.svelte";
import { speaks } from "./choices";
import { ended, noticed } from "./words";

const option = (kind: string, args: Option["said"]["arguments"], uses: Option["uses"] = []): Option => ({
  action: 1,
  text: kind,
  kind,
  said: { id: `aquatica-action-${kind.replace("_", "-")}`, arguments: args },
  uses,
  gives: [],
  closing: false,
  preview: null,
  way: null,
});

const step = (verb: string, amount = 0): object => ({ verb, amount });
const components = {
  card: {
    healer: { does: [step("take_back", 2), step("ready")], fate: "discard" },
    matrona: { does: [step("take_back", 99), step("ready")], fate: "stays" },
    meg: { does: [{ verb: "either", one: step("buy", 1), other: step("conquer", 2) }], fate: "discard" },
    adela: { number: 6, does: [step("raise", 2)], steps: ["raise 2"], fate: "box" },
  },
  location: { SB01: { type: "SB", coins: 2, power: 4, depths: ["P2", "C1"], points: 2 } },
  icon: { P2: { verb: "power", amount: 2 }, C1: { verb: "coin", amount: 1 } },
  goal: { hand8: { amount: 8 } },
  price: { 1: { coins: 0 }, 2: { coins: 1 } },
  space: { 1: { points: 8 }, 2: { points: 6 } },
  limit: { upper_less: { size: 1 } },
};
const view = {
  row: ["meg", "healer"],
  upper: ["SB01"],
  lower: [],
  packet: ["adela"],
  tracks: [{ goal: "hand8", mantas: ["player2"] }],
  seats: {
    player1: {
      hand: ["healer", "matrona"],
      discard: [],
      saw: ["adela"],
      pockets: [null],
      mantas: { ready: ["C1"], tired: ["C1"], wild_ready: [] },
    },
    player2: { hand: ["healer"], discard: ["healer"], pockets: [{ location: "SB01", risen: 1 }] },
  },
  asked: [{ question: "branch", card: "meg", step: 0 }],
};

const hindrance = (id: string, things: Hindrance["things"], apart = false): Hindrance => ({
  things,
  said: { id: `aquatica-why-${id}`, arguments: {} },
  clause: "A3.10",
  apart,
  after: [],
});
const TIRED = hindrance("tired", [["icon", "C1", "tired"]]);

/** What a click did at the table that was seated last. */
const did = { pick: vi.fn(), narrow: vi.fn(), vain: vi.fn(), explain: vi.fn() };

function seated(open: Option[], game = "aquatica", hindrances: Hindrance[] = []): Table {
  for (const one of Object.values(did)) one.mockClear();
  const told = {
    game,
    seat: "player1",
    seated: { components, options: {} },
    settings: {},
    view,
    open,
    players: [],
    meant: (type: string, value: string) => open.filter((one) => speaks(one, type, value)),
    ...did,
    why: () => null,
    options: open,
    asked: { choices: null, hindrances },
  };
  return told as unknown as Table;
}

beforeAll(async () => {
  await speak("en");
  await learn("aquatica");
  await faceOf("aquatica");
});

test("a card is lit where the option means it, not wherever its name stands", () => {
  const table = seated([option("play", { card: ["card", "healer"] }, [["card", "healer", "hand"]])]);
  expect(meaning(table, "card", "healer", "seats.player1.hand", 0)).toHaveLength(1);
  expect(meaning(table, "card", "healer", "row", 1)).toEqual([]);
  expect(meaning(table, "card", "healer", "seats.player2.hand", 0)).toEqual([]);
});

test("a place of the row, a king of the packet, a manta that is ready", () => {
  const recruit = seated([option("recruit", { place: ["place", "2"] }, [["place", "2", "row"]])]);
  expect(meaning(recruit, "card", "healer", "row", 1)).toHaveLength(1);
  expect(meaning(recruit, "card", "meg", "row", 0)).toEqual([]);
  const king = seated([option("king", { king: ["card", "adela"] }, [["card", "adela", "packet"]])]);
  expect(meaning(king, "card", "adela", "packet", 0)).toHaveLength(1);
  expect(meaning(king, "card", "adela", "seats.player1.saw", 0)).toEqual([]);
  const manta = seated([
    option("manta", { icon: ["icon", "C1"], sort: ["sort", "trained"] }, [["icon", "C1", "ready"]]),
  ]);
  expect(meaning(manta, "icon", "C1", "seats.player1.mantas.ready", 0)).toHaveLength(1);
  expect(meaning(manta, "icon", "C1", "seats.player1.mantas.tired", 0)).toEqual([]);
});

test("a goal with the manta that is given for it, a Location in a row and on the board", () => {
  const args: Option["said"]["arguments"] = {
    track: ["track", "1"],
    icon: ["icon", "C1"],
    state: ["state", "tired"],
  };
  const claim: Option = { ...option("claim", args, [["track", "1", "goal"]]), gives: [["icon", "C1", "tired"]] };
  const goals = seated([claim]);
  expect(meaning(goals, "goal", "hand8", "tracks.0.goal", null)).toEqual([claim]);
  expect(meaning(goals, "icon", "C1", "seats.player1.mantas.tired", 0)).toEqual([claim]);
  expect(meaning(goals, "icon", "C1", "seats.player1.mantas.ready", 0)).toEqual([]);
  const buy = seated([option("buy", { location: ["location", "SB01"] }, [["location", "SB01", "rows"]])]);
  expect(meaning(buy, "location", "SB01", "upper", 0)).toHaveLength(1);
  expect(meaning(buy, "location", "SB01", "seats.player2.pockets.0.location", null)).toEqual([]);
});

test("a click picks the one use of a thing; what gives it away is narrowed to, and not played", () => {
  const args: Option["said"]["arguments"] = { track: ["track", "1"], icon: ["icon", "C1"], state: ["state", "tired"] };
  const claim: Option = { ...option("claim", args, [["track", "1", "goal"]]), gives: [["icon", "C1", "tired"]] };
  const table = seated([claim]);
  touch(table, "icon", "C1", "seats.player1.mantas.tired", 0);
  expect(did.pick).not.toHaveBeenCalled();
  expect(did.narrow).toHaveBeenCalledExactlyOnceWith([claim]);
  touch(table, "goal", "hand8", "tracks.0.goal", null);
  expect(did.pick).toHaveBeenCalledExactlyOnceWith(claim);
  const other = seated([claim, { ...claim, action: 2, gives: [["icon", "C1", "ready"]] }]);
  touch(other, "goal", "hand8", "tracks.0.goal", null);
  expect(did.pick).not.toHaveBeenCalled();
  expect(did.narrow).toHaveBeenCalledExactlyOnceWith(other.open);
});

test("also in a game that does not tell where its things stand", () => {
  const play = option("play", { card: ["card", "matrona"] }, [["card", "matrona", "hand"]]);
  const table = seated([play], "stranger");
  touch(table, "card", "matrona", "seats.player1.hand", 1);
  expect(did.pick).toHaveBeenCalledExactlyOnceWith(play);
  const given = seated([{ ...play, uses: [], gives: play.uses }], "stranger");
  touch(given, "card", "matrona", "seats.player1.hand", 1);
  expect(did.pick).not.toHaveBeenCalled();
  expect(did.narrow).toHaveBeenCalledExactlyOnceWith(given.open);
});

test("a game that does not tell where its options mean things lights only what stands in one place", () => {
  const table = seated(
    [option("play", { card: ["card", "healer"] }), option("play", { card: ["card", "matrona"] })],
    "stranger",
  );
  expect(meaning(table, "card", "healer", "seats.player1.hand", 0)).toEqual([]);
  expect(meaning(table, "card", "matrona", "seats.player1.hand", 1)).toHaveLength(1);
});

test("what things do is told, as they lie there", () => {
  const table = seated([]);
  expect(about(table, "card", "healer", "row.1")).toBe("1 coin: take back 2 characters; make all your mantas ready.");
  expect(about(table, "card", "matrona", "seats.player1.hand")).toContain("It stays in your hand.");
  expect(about(table, "card", "adela", "packet")).toBe("King number 6: raise 2. Then it leaves the game.");
  expect(about(table, "location", "SB01", "upper")).toBe("2 coins or 3 power; depths: +2 power, +1 coin; 2 points.");
  expect(about(table, "location", "SB01", "lower")).toContain("2 coins or 4 power");
  expect(about(table, "location", "SB01", "seats.player2.pockets.0.location")).toContain("top depth: +1 coin");
  expect(about(table, "goal", "hand8", "tracks.0.goal")).toContain("8, 6");
  expect(about(seated([], "stranger"), "card", "adela", "")).toBe("Number: 6; Steps: raise 2; Fate: box");
});

test("an option tells what it costs and brings", () => {
  const told = (kind: string, args: Option["said"]["arguments"]) => note(seated([]), option(kind, args));
  expect(told("king", { king: ["card", "adela"] })).toContain("raise 2");
  expect(told("recruit", { place: ["place", "1"] })).toBe(
    "Meg: 0 coins: +1 coin, buy a Location, or +2 power, conquer a Location.",
  );
  expect(told("branch", { branch: ["branch", "2"] })).toBe("+2 power, conquer a Location");
  expect(told("claim", { track: ["track", "1"], icon: ["icon", "C1"], state: ["state", "ready"] })).toBe(
    "8 characters in hand; 6 points.",
  );
  expect(told("depth", { location: ["location", "SB01"] })).toBe("+1 coin; then fully risen");
});

test("a thing that cannot be used says why, where it lies and nowhere else", () => {
  const table = seated([], "aquatica", [TIRED, hindrance("card-first", [["place", "2", "row"]], true)]);
  expect(against(table, "icon", "C1", "seats.player1.mantas.tired", 0)).toBe(TIRED);
  expect(against(table, "icon", "C1", "seats.player1.mantas.ready", 0)).toBeNull();
  touch(table, "icon", "C1", "seats.player1.mantas.ready", 0);
  expect(did.vain).not.toHaveBeenCalled();
  touch(table, "icon", "C1", "seats.player1.mantas.tired", 0);
  expect(did.vain).toHaveBeenLastCalledWith({ type: "icon", value: "C1", at: "tired" }, expect.any(Function));
  touch(table, "card", "healer", "row", 1);
  expect(did.vain).toHaveBeenLastCalledWith({ type: "place", value: "2", at: "row" }, expect.any(Function));
});

test("a reason is said of the thing that lies there, not of an equal one elsewhere", () => {
  const resource = hindrance("resource", [["icon", "C1", "ready"]]);
  const table = seated([], "aquatica", [TIRED, resource]);
  const said = (at?: string): string =>
    noticed(table, { thing: { type: "icon", value: "C1", ...(at !== undefined && { at }) } }, null);
  expect(said("tired")).toBe(say(TIRED.said));
  expect(said("ready")).toBe(say(resource.said));
  expect(said("wild_ready")).toContain("nothing to be done with this");
  expect(said()).toBe(say(TIRED.said)); // the first there is, where the place is not known
});

test("what can only be given away says why it cannot be used; what can be used says nothing", () => {
  const args: Option["said"]["arguments"] = { track: ["track", "1"], icon: ["icon", "C1"], state: ["state", "tired"] };
  const claim: Option = { ...option("claim", args, [["track", "1", "goal"]]), gives: [["icon", "C1", "tired"]] };
  const table = seated([claim], "aquatica", [TIRED]);
  touch(table, "icon", "C1", "seats.player1.mantas.tired", 0);
  expect(did.narrow).toHaveBeenCalledExactlyOnceWith([claim]);
  expect(did.explain).toHaveBeenCalledExactlyOnceWith({ type: "icon", value: "C1", at: "tired" });
  const goal = hindrance("goal-not-met", [["track", "1", "goal"]]);
  expect(against(seated([claim], "aquatica", [goal]), "goal", "hand8", "tracks.0.goal", null)).toBeNull();
});

test("a thing that cannot be used is a button, and its explanation ends with the reason", () => {
  const { ready, tired } = view.seats.player1.mantas;
  const shown = (table: Table, lights = true) =>
    render(PlainValue, { table, name: "mantas", value: { ready, tired }, at: "seats.player1.mantas", lights });
  const table = seated([], "aquatica", [TIRED]);
  const { getAllByRole, unmount } = shown(table);
  const buttons = getAllByRole("button");
  expect(buttons).toHaveLength(1);
  expect(buttons[0]!.closest("div")!.textContent).toContain(keyName(table, "tired"));
  vi.spyOn(buttons[0]!, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 9, 9));
  vi.spyOn(buttons[0]!, "matches").mockReturnValue(true);
  buttons[0]!.dispatchEvent(new FocusEvent("focus"));
  expect(tips.current?.text).toBe(`${ended(about(table, "icon", "C1", ""))} ${say(TIRED.said)}`);
  buttons[0]!.click();
  expect(did.vain).toHaveBeenCalledOnce();
  unmount();
  expect(shown(table, false).queryAllByRole("button")).toEqual([]); // another's
});

test("equal things are counted, but the places of a row stay apart", () => {
  expect(counted(["a", "b", "a"])).toEqual([
    { value: "a", count: 2, index: 0 },
    { value: "b", count: 1, index: 1 },
  ]);
  expect(counted(["a", "b", "a"], true).map((one) => one.value)).toEqual(["a", "b", "a"]);
});
