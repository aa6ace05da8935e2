// A table as this browser knows it: what the server told its seat, the move in the making, and the past that is looked
// at.

import { api, ApiError, type Moment } from "../net/http";
import { TableLine, Unanswered, type FromServer, type Wish } from "../net/socket.svelte";
import type {
  Around,
  Asked,
  Drafted,
  Happened,
  Line,
  Message,
  Option,
  Seated,
  SeatTold,
  Situation,
  TableModel,
  TableTold,
  Thing,
} from "../games/face";
import { SPECTATOR } from "../games/face";
import type { components } from "../protocol";
import { byFinger } from "../shell/pointer";
import { speaks } from "./choices";
import { Offset } from "./clock";
import { Draft } from "./draft.svelte";
import { fresh } from "./log";
import { LOST, whyNot } from "./whynot";

/** Something to be said in the prompt: a message of the page, one of the server, or why a thing cannot be used. */
export type Notice = { id: string } | { message: Message } | { error: ApiError } | { thing: Thing };

/** What became of a look into the past; "dropped": meanwhile something else was wished for. */
export type Looked = "came" | "failed" | "dropped";

type Hinted = components["schemas"]["Hinted"];

const MANY = 400; // events that wait to be animated; a drawing that is that far behind shows the present

export class Table implements TableModel {
  readonly line: TableLine;
  readonly draft: Draft;
  readonly offset = new Offset();
  told = $state.raw<TableTold>()!;
  seat = $state(SPECTATOR);
  seated = $state.raw<Seated | null>(null);
  around = $state.raw<Around | null>(null);
  situation = $state.raw<Situation | null>(null);
  /** All events that this seat was told. */
  log = $state.raw<Happened[]>([]);
  happening = $state.raw<Happened[]>([]);
  chat = $state.raw<Line[]>([]);
  hovered = $state.raw<Option | null>(null);
  numbers = $state.raw<ReadonlyMap<number, number>>(new Map());
  focusThing = $state.raw<Thing | null>(null);
  /** The action that a guide would take. */
  advised = $state<number | null>(null);
  /** A guide takes the focus that the first new option would have; false if it has nothing to say. */
  greet: (() => boolean) | null = null;
  notice = $state.raw<Notice | null>(null);
  /** What was touched in vain shakes once; the number makes it shake again. */
  shaken = $state.raw<(Thing & { count: number }) | null>(null);
  sending = $state(false);
  /** The screen is covered until this seat's player shows it. */
  covered = $state<string | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** A rematch began: go there. */
  moved = $state<string | null>(null);
  heat = $state.raw<Record<string, number> | null>(null);
  /** What a bot thinks of the options, once it was asked; null while it thinks. */
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  #narrowed = $state.raw<Option[] | null>(null);
  #drafts = 0;
  #looks = 0;
  #eyes: string | null = null; // those of the look that is under way

  constructor(told: TableTold, make?: (url: string) => WebSocket) {
    this.told = told;
    const ears = { hear: (message: FromServer) => this.hear(message), seen: () => this.log.length };
    this.line = make ? new TableLine(told.id, ears, make) : new TableLine(told.id, ears);
    this.draft = new Draft(
      () => this.situation?.asked ?? null,
      (actions) => this.#foresee(actions),
    );
  }

  get id(): string {
    return this.told.id;
  }
  get game(): string {
    return this.told.game;
  }
  get settings(): Record<string, unknown> {
    return this.seated?.options ?? this.told.options;
  }
  get status(): Around["status"] {
    return this.around?.status ?? this.told.status;
  }
  get players(): SeatTold[] {
    return this.around?.seats ?? this.told.seats;
  }

  readonly seats = $derived.by((): string[] => {
    const all = this.players.map((player) => player.seat);
    const own = all.indexOf(this.seat);
    return own < 0 ? all : [...all.slice(own), ...all.slice(0, own)];
  });

  player(seat: string): SeatTold | undefined {
    return this.players.find((player) => player.seat === seat);
  }

  readonly past = $derived.by(() => this.moment !== null);

  readonly view = $derived.by((): TableModel["view"] => {
    if (this.moment) return this.moment.view;
    return this.draft.view ?? this.situation?.view ?? null;
  });

  readonly asked = $derived.by((): Asked | null => (this.moment || this.away ? null : this.draft.asked));

  /** Everything that can be picked now, narrowed or not. */
  readonly open = $derived.by((): Option[] => (this.moment || this.away || !this.live ? [] : this.draft.options));

  /** What the list shows: while the connection is lost it stays in sight, though nothing can be picked. */
  readonly listed = $derived.by((): Option[] => {
    const narrowed = this.#narrowed;
    const all = this.moment || this.away ? [] : this.draft.options;
    return narrowed === null ? all : all.filter((option) => narrowed.some((one) => one.action === option.action));
  });
  readonly options = $derived.by((): Option[] => (this.live ? this.listed : []));

  get narrowed(): boolean {
    return this.#narrowed !== null;
  }
  get chosen(): Option[] {
    return this.draft.chosen;
  }
  readonly drafting = $derived.by(() => !this.draft.empty && !this.sending);
  readonly final = $derived.by(() => this.draft.whole && this.draft.reply!.final);
  /** Only to be confirmed. */
  readonly ready = $derived.by(() => this.draft.whole && !this.sending && this.live);

  /** The connection stands, so what is clicked will be heard. */
  readonly live = $derived.by(() => this.line.state === "open");
  readonly over = $derived.by(() => this.situation !== null && this.situation.mover === null);
  readonly away = $derived.by(() => !this.over && this.player(this.seat)?.left === "taken_over");
  readonly watching = $derived.by(() => this.seat === SPECTATOR);

  /** The seats of people at this screen, with their tokens. */
  get mine(): Record<string, string> {
    return this.told.mine;
  }
  get hot(): boolean {
    return Object.keys(this.mine).length > 1;
  }
  /** At a shared screen: whose turn it is, if it is another's of this screen. */
  readonly passTo = $derived.by((): string | null => {
    const now = this.situation;
    if (!this.hot || now?.asked !== null || now.mover === null || now.mover === this.seat) return null;
    return now.mover in this.mine ? now.mover : null;
  });
  /** The bot that thinks now. */
  readonly thinking = $derived.by((): SeatTold | null => {
    const mover = this.situation?.mover;
    const player = mover == null ? undefined : this.player(mover);
    return player?.kind === "bot" || (player && player.left !== "") ? player : null;
  });

  // Coming and going

  /** Sit down: at a shared screen behind the cover, else at once. */
  start(wanted: string | null = null): void {
    const mine = Object.keys(this.mine);
    if (this.hot && this.told.status === "running") {
      this.covered = this.told.mover !== null && mine.includes(this.told.mover) ? this.told.mover : mine[0]!;
      return;
    }
    this.#sit(wanted !== null && mine.includes(wanted) ? wanted : (mine[0] ?? SPECTATOR));
  }

  #sit(seat: string): void {
    this.seat = seat;
    this.line.open(this.mine[seat] ?? "");
  }

  /** Go on here after another window took over. */
  again(): void {
    this.#forget();
    this.#sit(this.seat);
  }

  /** Cover the screen: what this seat saw is dropped before the next one looks. */
  cover(seat: string): void {
    this.line.close();
    this.#forget();
    this.covered = seat;
  }

  uncover(): void {
    const seat = this.covered;
    if (seat === null) return;
    this.covered = null;
    this.#sit(seat);
  }

  leave(): void {
    this.line.close();
  }

  #forget(): void {
    this.#looks += 1; // a look into the past that is still under way belongs to who asked for it
    this.draft.reset();
    this.#narrowed =
      this.hovered =
      this.notice =
      this.focusThing =
      this.moment =
      this.#eyes =
      this.heat =
      this.hint =
        null;
    this.situation = null;
    this.seated = null;
    this.log = [];
    this.happening = [];
    this.chat = [];
    this.sending = false;
  }

  // Hearing

  hear(told: FromServer): void {
    switch (told.type) {
      case "seated":
        this.seated = told;
        this.seat = told.seat;
        this.#reached();
        break;
      case "around":
        if (told.clock) this.offset.hear(told.clock.at, Date.now());
        this.around = told;
        break;
      case "situation":
        this.#situation(told);
        break;
      case "chatted": {
        const last = this.chat.at(-1)?.number ?? 0;
        this.chat = [...this.chat, ...told.lines.filter((line) => line.number > last)];
        break;
      }
      case "moved":
        this.moved = told.table;
        break;
      case "refused":
        this.notice = { message: told.said };
        break;
    }
  }

  /** The server answers: what said that it does not is over. */
  #reached(): void {
    const said = this.notice;
    if (said !== null && (("id" in said && said.id === LOST) || ("error" in said && said.error.status === 0)))
      this.notice = null;
  }

  #situation(now: Situation): void {
    const before = this.situation;
    const known = now.seen < this.log.length ? 0 : this.log.length;
    const events = fresh(known, now);
    if (events === null) {
      void this.#send({ type: "look", seen: known });
    } else {
      this.log = known === this.log.length ? [...this.log, ...events] : events;
      if (before !== null && known > 0) this.happening = [...this.happening, ...events].slice(-MANY);
    }
    if (before?.n !== now.n || before.waits !== now.waits || now.asked === null) {
      this.draft.reset();
      this.#narrowed = this.hovered = this.notice = this.hint = null;
    }
    this.situation = now;
  }

  done(count: number): void {
    this.happening = this.happening.slice(count);
  }

  // Choosing

  meant(type: string, value: string): Option[] {
    return this.open.filter((option) => speaks(option, type, value));
  }

  vain(thing: Thing, means: (option: Option) => boolean): void {
    if (this.#again(means)) return this.confirm();
    const picked = this.draft.picked.find(means);
    if (picked) return void this.draft.pick(picked);
    const aside = this.open.filter(means);
    if (aside.length > 0) return this.narrow(aside);
    this.shaken = { ...thing, count: (this.shaken?.count ?? 0) + 1 };
    this.explain(thing);
  }

  explain(thing: Thing): void {
    this.notice = { thing };
  }

  narrow(options: Option[]): void {
    const same =
      this.#narrowed?.length === options.length && options.every((option) => this.#narrowed!.includes(option));
    this.#narrowed = options.length === 0 || same ? null : options;
    this.notice = null;
  }

  /** Why nothing can be picked now, or null if something can. */
  why(): Notice | null {
    return whyNot(this);
  }

  pick(option: Option): void {
    if (this.past || this.sending || this.draft.waiting) return;
    if (this.#again((one) => one.action === option.action)) return this.confirm();
    this.notice = this.live ? null : this.why();
    if (!this.live) return;
    this.#narrowed = null;
    this.hovered = null;
    void this.draft.pick(option).then((whole) => {
      // One click on one thing is played; what has several parts is shown once more before it is done, and so is what a
      // finger touched, which saw nothing of it before.
      if (whole && this.chosen.length === 1 && !(byFinger() && this.#shows)) this.confirm();
    });
  }

  /** What is to be done has something to show first. */
  get #shows(): boolean {
    const reply = this.draft.reply;
    return reply !== null && (reply.final || reply.events.length > 0);
  }

  /** A finger touches once more what waits to be done: it means it. */
  #again(means: (option: Option) => boolean): boolean {
    return this.ready && this.chosen.length === 1 && byFinger() && means(this.chosen[0]!);
  }

  confirm(): void {
    if (this.ready) void this.#answer(this.draft.actions);
  }

  /** Back by one step: in the move in the making, then of what was answered, if need be with the others' consent. */
  undo(): void {
    this.notice = null;
    if (this.narrowed) return this.narrow([]);
    if (!this.draft.empty) return this.draft.undo();
    if (this.past || this.watching || this.situation === null) return;
    const n = this.situation.n;
    if (n === 0) return void (this.notice = { id: "web-table-nothing-back" });
    void this.#send(this.situation.may_take_back ? { type: "take_back", n } : { type: "ask_back", n });
  }

  reset(): void {
    this.notice = null;
    this.#narrowed = null;
    this.draft.reset();
  }

  async #foresee(actions: number[]): Promise<Drafted | null> {
    const asking = ++this.#drafts;
    const reply = await this.#send({ type: "draft", n: this.situation!.n, actions });
    return reply?.type === "drafted" && asking === this.#drafts ? reply : null;
  }

  async #answer(actions: number[]): Promise<void> {
    this.sending = true;
    const reply = await this.#send({ type: "answer", n: this.situation!.n, actions });
    this.sending = false;
    if (reply?.type === "refused") this.draft.reset();
  }

  async #send(message: Wish): Promise<FromServer | null> {
    try {
      return await this.line.ask(message);
    } catch (error) {
      if (error instanceof Unanswered) return null;
      throw error;
    }
  }

  // Beside the game

  hurry(): void {
    void this.#send({ type: "hurry" });
  }
  agree(yes: boolean): void {
    const offer = this.around?.offer;
    if (offer) void this.#send({ type: "agree", to: offer.number, yes });
  }
  resign(): void {
    if (this.situation) void this.#send({ type: "resign", n: this.situation.n });
  }
  rematch(): void {
    void this.#send({ type: "rematch" });
  }
  /** Ask a bot for its thoughts on the options; not between people. */
  async advise(): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    const reply = await this.#send({ type: "hint" });
    this.hinting = false;
    if (reply?.type === "hinted" && reply.n === this.situation?.n) this.hint = reply;
  }

  /** Whether a bot's thoughts may be asked for here. */
  readonly hintable = $derived.by(() => this.around?.hints.includes(this.seat) ?? false);
  /** Whether this table tells this seat how likely what it looks for is where. */
  readonly aided = $derived.by(() => this.around?.beliefs.includes(this.seat) ?? false);
  async believe(): Promise<void> {
    const n = this.situation?.n;
    const reply = await this.#send({ type: "belief" });
    if (reply?.type !== "believed" || reply.n !== n) return;
    const places = Object.fromEntries(reply.chances.map((one) => [one.value, one.probability]));
    this.heat = reply.chances.length > 0 ? places : null;
  }

  /** True if the line was taken. */
  async say(text: string): Promise<boolean> {
    try {
      return (await this.line.say(text, this.chat.at(-1)?.number ?? 0)).type !== "refused";
    } catch {
      return false;
    }
  }

  // The past

  /** Show the game after so many answers, or when its record had `n` entries; of a finished one as any seat saw it. */
  async look(to: number | undefined, eyes = this.#eyes ?? this.moment?.seat ?? this.seat, n?: number): Promise<Looked> {
    [this.notice, this.#eyes] = [null, eyes];
    const asking = ++this.#looks;
    try {
      const moment = await api.moment(this.id, to, eyes, this.over ? undefined : this.mine[this.seat], n);
      if (asking !== this.#looks) return "dropped";
      [this.moment, this.#eyes] = [moment, null];
      this.#reached();
      return "came";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asking !== this.#looks) return "dropped";
      [this.notice, this.#eyes] = [{ error }, null];
      return "failed";
    }
  }

  /** Show the moment right after something happened. */
  lookAt(told: Happened): Promise<Looked> {
    return this.look(undefined, undefined, told.n);
  }

  present(): void {
    this.#looks += 1;
    this.moment = this.#eyes = null;
  }
}
