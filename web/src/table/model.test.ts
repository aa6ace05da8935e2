// The model of a table with a socket of our own: drafts, choices, what is sent again and what is not.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, ApiError, type Moment } from "../net/http";
import type { FromServer } from "../net/socket.svelte";
import type { Option, Situation, TableTold } from "../games/face";
import { Table } from "./model.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  send(wire: string): void {
    this.sent.push(JSON.parse(wire) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(told: unknown): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  ask(type: string): Record<string, unknown> {
    return this.sent.findLast((message) => message["type"] === type)!;
  }
  count(type: string): number {
    return this.sent.filter((message) => message["type"] === type).length;
  }
}

const option = (action: number, zone = "NW", closing = false): Option => ({
  action,
  text: `hide ${zone}`,
  kind: closing ? "done" : "hide",
  said: { id: "kelp-action-hide", arguments: closing ? {} : { zone: ["zone", zone] } },
  uses: closing ? [] : [["zone", zone, "zone"]],
  gives: [],
  closing,
  preview: { events: [], certain: true },
  way: null,
});
const event = (name: string) => ({
  event: { event: name },
  said: { id: `kelp-event-${name}`, arguments: {} },
  way: null,
  n: 1,
});
const situation = (n: number, over: Partial<Situation> = {}): Situation => ({
  type: "situation",
  n,
  seen: n,
  view: { turn: n },
  events: [],
  mover: "octopus",
  asked: null,
  may_take_back: false,
  outcome: null,
  winner: null,
  ranks: null,
  points: null,
  cut_short: false,
  reach: [],
  good_for: [],
  waits: false,
  re: 0,
  ...over,
});
const asked = (options: Option[], choices: { picks: number[]; actions: number[] }[] | null = null) => ({
  kind: "hide",
  fields: {},
  said: { id: "kelp-question-hide", arguments: {} },
  options,
  choices,
  hindrances: [],
});
const drafted = (re: unknown, actions: number[], over: object = {}): FromServer =>
  ({
    type: "drafted",
    n: 1,
    actions,
    said: [],
    events: [],
    certain: true,
    final: false,
    open: false,
    asked: null,
    view: null,
    re,
    ...over,
  }) as FromServer;

const TOLD = {
  id: "WOPchKqyZ-X3z6Ow",
  game: "kelp",
  status: "running",
  options: {},
  mover: "octopus",
  heat_map: false,
  next: null,
  seats: [
    { seat: "octopus", kind: "person", name: "Ala", bot: "", left: "" },
    { seat: "shark", kind: "bot", name: "", bot: "greedy", left: "" },
  ],
  mine: { octopus: "token" },
} as unknown as TableTold;

/** The one that there is. */
function only(options: Option[]): Option {
  expect(options).toHaveLength(1);
  return options[0]!;
}
const settle = () => vi.advanceTimersByTimeAsync(1);

function sit(first: Situation, told = TOLD): Table {
  const table = new Table(told, () => new FakeSocket() as unknown as WebSocket);
  table.start();
  welcome(first);
  return table;
}
function welcome(now: Situation, seat = "octopus"): void {
  FakeSocket.last.open();
  FakeSocket.last.hear({
    type: "seated",
    game: "kelp",
    rules: 1,
    options: {},
    seat,
    seats: {},
    components: {},
    commitment: "",
    re: 0,
  });
  FakeSocket.last.hear(now);
}

/** A look into the past that the server answers when the test says so. */
function lateMoment(): { come: (moment: object) => void; fail: (error: Error) => void } {
  let come: (moment: object) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<Moment>((resolve, reject) => {
    come = (moment) => resolve(moment as Moment);
    fail = reject;
  });
  vi.spyOn(api, "moment").mockReturnValueOnce(promise);
  return { come, fail };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it says hello with its token and what it has seen", () => {
  sit(situation(1));
  expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", token: "token", seen: 0 });
});

test("whose seat a bot plays is asked nothing, until they come back", () => {
  const table = sit(situation(1, { asked: asked([option(3)]) }));
  const around = (left: string) => ({
    type: "around",
    table: TOLD.id,
    status: "running",
    clock: null,
    offer: null,
    rematch: [],
    unasked: [],
    next: null,
    problem: null,
    re: 0,
    seats: [{ ...TOLD.seats[0], left }, TOLD.seats[1]],
  });
  expect(table.options).toHaveLength(1);
  FakeSocket.last.hear(around("taken_over"));
  expect([table.away, table.asked, table.options, table.listed, table.open]).toEqual([true, null, [], [], []]);
  expect(table.why()).toEqual({ id: "web-table-why-away" });
  FakeSocket.last.hear(around(""));
  expect([table.away, table.options.length, table.why()]).toEqual([false, 1, null]);
});

test("aids are offered to the seats that the server names", () => {
  const table = sit(situation(1));
  const around = { type: "around", table: "t", status: "running", seats: [], clock: null, offer: null } as object;
  const hear = (hints: string[], beliefs: string[]): boolean[] => {
    table.hear({ ...around, hints, beliefs } as FromServer);
    return [table.hintable, table.aided];
  };
  expect([table.hintable, table.aided]).toEqual([false, false]);
  expect(hear([table.seat], [])).toEqual([true, false]);
  expect(hear([], [table.seat])).toEqual([false, true]);
  expect(hear(["another"], ["another"])).toEqual([false, false]);
});

test("one click on one thing is drafted and answered at once", async () => {
  const table = sit(situation(1, { asked: asked([option(5), option(6, "N")]) }));
  table.pick(only(table.meant("zone", "N")));
  const draft = FakeSocket.last.ask("draft");
  expect(draft).toMatchObject({ n: 1, actions: [6] });
  FakeSocket.last.hear(drafted(draft["id"], [6]));
  await settle();
  const answer = FakeSocket.last.ask("answer");
  expect(answer).toMatchObject({ n: 1, actions: [6] });
  FakeSocket.last.hear(situation(2, { re: answer["id"] as number }));
  await settle();
  expect(table.sending).toBe(false);
  expect(table.chosen).toEqual([]);
});

test("a move of several parts waits to be confirmed, and each step can be undone", async () => {
  const table = sit(situation(1, { asked: asked([option(5), option(6, "N")]) }));
  table.pick(table.options[0]!);
  const next = asked([option(7, "S"), option(8, "E")]);
  FakeSocket.last.hear(
    drafted(FakeSocket.last.ask("draft")["id"], [5], { open: true, asked: next, view: { turn: 9 } }),
  );
  await settle();
  expect(table.options.map((one) => one.action)).toEqual([7, 8]);
  expect(table.view).toEqual({ turn: 9 });
  table.pick(table.options[1]!);
  const draft = FakeSocket.last.ask("draft");
  expect(draft["actions"]).toEqual([5, 8]);
  FakeSocket.last.hear(drafted(draft["id"], [5, 8, 9], { final: true }));
  await settle();
  expect(table.ready).toBe(true);
  expect(table.final).toBe(true);
  expect(table.view).toEqual({ turn: 9 }); // the last reply shows nothing certain: what was certain stays in sight
  expect(FakeSocket.last.count("answer")).toBe(0);
  table.undo();
  expect(table.ready).toBe(false);
  expect(table.chosen.map((one) => one.action)).toEqual([5]);
  table.pick(table.options[1]!);
  FakeSocket.last.hear(drafted(FakeSocket.last.ask("draft")["id"], [5, 8, 9], { final: true }));
  await settle();
  table.confirm();
  expect(FakeSocket.last.ask("answer")["actions"]).toEqual([5, 8, 9]);
});

test("choices are picked in any order, put back, and closed where less is enough", async () => {
  const options = [option(1, "N"), option(2, "S"), option(3, "E"), option(0, "", true)];
  const choices = [
    { picks: [], actions: [0] },
    { picks: [1], actions: [1, 0] },
    { picks: [3], actions: [3, 0] },
    { picks: [1, 3], actions: [1, 3] },
  ];
  const table = sit(situation(1, { asked: asked(options, choices) }));
  expect(table.options.map((one) => one.action)).toEqual([1, 3, 0]); // 2 is in no choice
  table.pick(options[2]!);
  await settle();
  expect(table.chosen.map((one) => one.action)).toEqual([3]);
  expect(table.options.map((one) => one.action)).toEqual([1, 0]);
  table.vain({ type: "zone", value: "E" }, (one) => one.action === 3); // put back
  await settle();
  expect(table.chosen).toEqual([]);
  table.pick(options[2]!);
  table.pick(options[0]!);
  expect(FakeSocket.last.ask("draft")["actions"]).toEqual([1, 3]); // in the order of the server
  table.reset();
  table.pick(options[0]!);
  table.pick(options[3]!);
  expect(FakeSocket.last.ask("draft")["actions"]).toEqual([1, 0]);
});

test("a thing with several meanings narrows the list, one without says why", () => {
  const two = [option(1, "N"), { ...option(2, "N"), kind: "reveal" }, option(3, "S")];
  const table = sit(situation(1, { asked: asked(two) }));
  table.narrow(table.meant("zone", "N"));
  expect(table.options.map((one) => one.action)).toEqual([1, 2]);
  table.undo();
  expect(table.options).toHaveLength(3);
  table.vain({ type: "zone", value: "C" }, () => false);
  expect(table.notice).toEqual({ thing: { type: "zone", value: "C" } });
  expect(table.shaken).toMatchObject({ type: "zone", value: "C" });
});

test("a thing that is not lit is put back or explained, and nothing of the same name is played", async () => {
  const options = [option(1, "N"), { ...option(2, "N"), kind: "reveal" }, option(3, "S")];
  const table = sit(situation(1, { asked: asked(options) }));
  table.vain({ type: "zone", value: "S", at: "zone:S" }, () => false);
  expect(table.notice).toEqual({ thing: { type: "zone", value: "S", at: "zone:S" } });
  expect(FakeSocket.last.count("draft")).toBe(0);
  table.narrow(table.meant("zone", "N"));
  table.vain({ type: "zone", value: "S" }, (one) => one.action === 3); // the list was narrowed to another thing
  expect(table.options.map((one) => one.action)).toEqual([3]);
  expect(FakeSocket.last.count("draft")).toBe(0);
  const choices = [{ picks: [1, 3], actions: [1, 3] }];
  const other = sit(situation(1, { asked: asked([option(1, "N"), option(3, "S")], choices) }));
  other.pick(only(other.meant("zone", "N")));
  await settle();
  other.vain({ type: "zone", value: "N" }, () => false);
  expect(other.chosen).toHaveLength(1);
  other.vain({ type: "zone", value: "N" }, (one) => one.action === 1);
  expect(other.chosen).toEqual([]);
});

test("events are told once, without gaps, and only new ones are animated", () => {
  const table = sit(situation(1, { seen: 2, events: [event("a"), event("b")] }));
  expect(table.happening).toEqual([]);
  FakeSocket.last.hear(situation(2, { seen: 3, events: [event("c")] }));
  FakeSocket.last.hear(situation(2, { seen: 3, events: [event("b"), event("c")] }));
  expect(table.log.map((told) => told.event["event"])).toEqual(["a", "b", "c"]);
  expect(table.happening.map((told) => told.event["event"])).toEqual(["c"]);
  table.done(1);
  expect(table.happening).toEqual([]);
  FakeSocket.last.hear(situation(4, { seen: 6, events: [event("f")] }));
  expect(FakeSocket.last.ask("look")).toMatchObject({ seen: 3 });
});

async function answering(): Promise<Table> {
  const table = sit(situation(1, { asked: asked([option(5), option(6, "N")]) }));
  table.pick(table.options[0]!);
  FakeSocket.last.hear(drafted(FakeSocket.last.ask("draft")["id"], [5]));
  await settle();
  expect(FakeSocket.last.count("answer")).toBe(1);
  FakeSocket.last.lose();
  expect(table.line.state).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  return table;
}

test("an answer without a reply is sent again if the table did not move", async () => {
  const table = await answering();
  welcome(situation(1, { asked: asked([option(5), option(6, "N")]) }));
  expect(table.line.state).toBe("open");
  expect(table.line.back).toBe(true);
  expect(FakeSocket.last.ask("answer")).toMatchObject({ n: 1, actions: [5] });
});

test("and not if it did, or if it waits", async () => {
  const table = await answering();
  welcome(situation(2));
  await settle();
  expect(FakeSocket.last.count("answer")).toBe(0);
  expect(table.sending).toBe(false);
  const other = await answering();
  welcome(situation(1, { waits: true }));
  await settle();
  expect(FakeSocket.last.count("answer")).toBe(0);
  expect(other.sending).toBe(false);
});

test("it comes back with longer waits, and not after a final close", async () => {
  const table = sit(situation(1));
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(700);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(700);
  expect(FakeSocket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(700);
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: "refused", said: { id: "refused-token", arguments: {} }, re: 0 });
  FakeSocket.last.lose(4403);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(3);
  expect(table.line.state).toBe("ended");
  expect(table.line.why).toBe("token");
});

test("a connection that died in silence is given up", async () => {
  const table = sit(situation(1));
  await vi.advanceTimersByTimeAsync(26_000);
  expect(FakeSocket.last.count("ping")).toBe(1);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(table.line.state).not.toBe("open");
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("what says that there is no connection goes when it is back, and nothing else does", async () => {
  const table = sit(situation(1, { asked: asked([option(5)]) }));
  FakeSocket.last.lose();
  table.pick(option(5));
  expect(table.notice).toEqual({ id: "web-table-why-lost" });
  await vi.advanceTimersByTimeAsync(1000);
  welcome(situation(1, { asked: asked([option(5)]) }));
  expect(table.notice).toBe(null);
  const away = lateMoment();
  const look = table.look(0);
  away.fail(new ApiError(0, { error: "", message: { id: "", arguments: {} } }));
  await look;
  expect(table.notice).not.toBe(null);
  const there = lateMoment();
  const again = table.look(0);
  there.come({ to: 0, answers: 2, seat: "octopus", view: {}, events: [] });
  await again;
  expect(table.notice).toBe(null);
  table.present();
  table.notice = { id: "web-table-why-turn" };
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(1000);
  welcome(situation(1, { asked: asked([option(5)]) }));
  expect(table.notice).toEqual({ id: "web-table-why-turn" });
});

test("a look that follows another keeps its eyes, and each tells what became of it", async () => {
  const table = sit(situation(1, { mover: null }));
  const [first, second] = [lateMoment(), lateMoment()];
  const asked = vi.mocked(api.moment);
  const looks = [table.look(0, "shark"), table.look(1)];
  expect(asked.mock.lastCall!.slice(1, 3)).toEqual([1, "shark"]);
  first.come({ to: 0, answers: 2, seat: "shark", view: {}, events: [] });
  second.fail(new ApiError(0, { error: "", message: { id: "", arguments: {} } }));
  expect(await Promise.all(looks)).toEqual(["dropped", "failed"]);
  lateMoment().come({ to: 0, answers: 2, seat: "octopus", view: {}, events: [] });
  expect(await table.look(0)).toBe("came");
  expect(asked.mock.lastCall!.slice(1, 3)).toEqual([0, "octopus"]);
});

test("before the first answer nothing can be taken back, and that is said without asking", () => {
  const table = sit(situation(0, { asked: asked([option(5)]) }));
  table.undo();
  expect(table.notice).toEqual({ id: "web-table-nothing-back" });
  expect(FakeSocket.last.count("ask_back")).toBe(0);
});

test("another window took over: nothing is tried again until asked to", async () => {
  const table = sit(situation(1));
  FakeSocket.last.hear({ type: "covered", re: 0 });
  FakeSocket.last.lose(1000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(table.line.why).toBe("covered");
  table.again();
  expect(FakeSocket.all).toHaveLength(2);
});

test("at a shared screen nothing is fetched before it is shown, and all is dropped when it is covered", async () => {
  const table = new Table(
    { ...TOLD, mine: { octopus: "one", shark: "two" } },
    () => new FakeSocket() as unknown as WebSocket,
  );
  table.start();
  expect(table.covered).toBe("octopus");
  expect(FakeSocket.all).toHaveLength(0);
  table.uncover();
  welcome(situation(1, { asked: asked([option(5)]) }));
  expect(table.passTo).toBe(null);
  FakeSocket.last.hear(situation(2, { mover: "shark", seen: 1, events: [event("a")] }));
  expect(table.passTo).toBe("shark");
  const moments = [lateMoment(), lateMoment()];
  const looks = [table.look(0), table.look(1)];
  table.cover("shark");
  moments[0]!.fail(new ApiError(0, { error: "", message: { id: "", arguments: {} } }));
  moments[1]!.come({ to: 1, answers: 2, seat: "octopus", view: { secret: "den" }, events: [] });
  await Promise.all(looks);
  expect(table.moment).toBe(null);
  expect(table.notice).toBe(null);
  expect(table.situation).toBe(null);
  expect(table.view).toBe(null);
  expect(table.log).toEqual([]);
  expect(FakeSocket.last.readyState).toBe(3);
  table.uncover();
  welcome(situation(2, { mover: "shark" }), "shark");
  expect(FakeSocket.last.sent[0]).toMatchObject({ token: "two", seen: 0 });
  expect(table.seat).toBe("shark");
});

test("a line of chat that arrived is not said twice", async () => {
  const table = sit(situation(1));
  const said = table.say("Hello");
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.open();
  FakeSocket.last.hear({
    type: "seated",
    game: "kelp",
    rules: 1,
    options: {},
    seat: "octopus",
    seats: {},
    components: {},
    commitment: "",
    re: 0,
  });
  FakeSocket.last.hear({
    type: "chatted",
    lines: [{ number: 1, seat: "octopus", name: "Ala", text: "Hello", at: 0 }],
    re: 0,
  });
  FakeSocket.last.hear(situation(1));
  expect(await said).toBe(true);
  expect(FakeSocket.last.count("chat")).toBe(0);
  expect(table.chat).toHaveLength(1);
});
