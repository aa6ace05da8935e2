// Looking back at a finished game: what is wished for and what is shown, steps by hand and by themselves, and the way
// on.

import type { Face } from "../games/face";
import { SPECTATOR } from "../games/face";
import { LEVELS, type Level } from "../net/levels";
import { api, ApiError } from "../net/http";
import { go } from "../routes.svelte";
import type { Table } from "../table/model.svelte";
import { nextPin, pinsOf, stepOf, turnAt, turnMarks, turnStep, type Answer, type Pin, type TurnMark } from "./axis";
import type { Point } from "./course";

export const EVERYTHING = "everything";
/** Milliseconds between two steps of the game that plays by itself. */
export const PACES = { slow: 2400, normal: 1200, fast: 450 } as const;
export type Speed = keyof typeof PACES;
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast"];

/** What is to be shown, and through whose eyes: a step, or the moment when the record had `n` entries. */
type Wish = { eye: string } & ({ to: number; n?: undefined } | { to?: undefined; n: number });

export class Replay {
  /** All answers that stand, once they are known. */
  answers = $state.raw<Answer[]>([]);
  points = $state.raw<Point[]>([]);
  playing = $state(false);
  speed = $state<Speed>("normal");
  /** How strong the bots are when it is played on: as the one that played, where one did. */
  level = $state<Level>("medium");
  /** A table to play on at is being made. */
  making = $state(false);
  #opening = $state(0); // the turn that it began in
  #wish = $state.raw<Wish | null>(null);
  #coming: Promise<boolean> | null = null;
  #ahead: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly table: Table,
    readonly face: () => Face | null,
  ) {
    this.level = LEVELS.find((one) => table.players.some((player) => player.bot === one)) ?? "medium";
  }

  get last(): number {
    return this.table.moment?.answers ?? this.answers.length;
  }
  /** The step of the cursor: it is there at once, and the board follows. */
  get step(): number {
    const wish = this.#wish;
    return wish?.to ?? (wish?.n === undefined ? null : stepOf(this.answers, wish.n)) ?? this.table.moment?.to ?? 0;
  }
  readonly marks = $derived.by(() => turnMarks(this.answers, this.table.log, this.#opening));
  readonly pins = $derived.by((): Pin[] =>
    pinsOf(this.answers, this.face()?.moments?.(this.table, this.table.log) ?? []),
  );
  get mark(): TurnMark | null {
    return this.marks[turnAt(this.marks, this.step)] ?? null;
  }
  get ended(): boolean {
    return this.step >= this.last;
  }

  /** Through whose eyes it can be seen. */
  get eyes(): string[] {
    return [...this.table.players.map((player) => player.seat), SPECTATOR, EVERYTHING];
  }
  /** The eyes that are wished for; they are chosen at once, and the board follows. */
  get eye(): string {
    return this.#wish?.eye ?? this.seen;
  }
  /** The eyes that the board is seen through. */
  get seen(): string {
    return this.table.moment?.seat ?? this.table.seat;
  }

  /** The seat to take when it is played on: the one that is looked through, else one's own, else whoever is to
      answer. */
  get heir(): string {
    const seats = this.table.players.map((player) => player.seat);
    const wished = [this.eye, this.table.seat, this.table.moment?.mover];
    return wished.find((seat) => seat != null && seats.includes(seat)) ?? seats[0] ?? "";
  }
  /** Where nobody is to answer any more there is nothing to play on. */
  get over(): boolean {
    return this.table.moment !== null && this.table.moment.mover === null;
  }

  /** Fetch what the bar shows; what is returned ends it all. */
  start(): () => void {
    void api.steps(this.table.id).then(
      ({ steps, turn }) => {
        this.answers = steps ?? [];
        this.#opening = turn;
      },
      () => undefined, // then there are no turns and no pins, and the steps can be taken all the same
    );
    void api.course(this.table.id).then(
      (told) => (this.points = told.points),
      () => undefined, // an estimate is no part of the game: without it there is no graph
    );
    return () => {
      this.#left = true;
      this.pause();
    };
  }

  /** Wish for a moment. While one is on its way only the last wish counts; true if that one has come. Once it is played
      on from there, no other counts. */
  #ask(wish: Wish): Promise<boolean> {
    if (this.making) return Promise.resolve(false);
    this.#wish = wish;
    this.table.notice = null;
    return (this.#coming ??= this.#follow());
  }
  async #follow(): Promise<boolean> {
    let [asked, came]: [Wish | null, boolean] = [null, false];
    try {
      while (this.#wish !== null && !same(asked, this.#wish) && !this.#left) {
        asked = this.#wish;
        came = (await this.table.look(asked.to, asked.eye, asked.n)) === "came";
      }
    } finally {
      this.#wish = this.#coming = null;
    }
    return came;
  }
  #to(step: number): Promise<boolean> {
    return this.#ask({ to: Math.max(0, Math.min(this.last, step)), eye: this.eye });
  }

  // By hand: whatever plays by itself stops

  to(step: number): void {
    this.pause();
    void this.#to(step);
  }
  by(steps: number): void {
    this.to(this.step + steps);
  }
  turn(by: 1 | -1): void {
    this.to(turnStep(this.marks, this.step, by, this.last));
  }
  /** To the next key moment; false if there is none. */
  next(): boolean {
    const pin = nextPin(this.pins, this.step);
    if (pin) this.to(pin.to);
    return pin !== null;
  }
  /** To the moment when the record had so many entries, one that was taken back too. */
  at(n: number): void {
    this.pause();
    void this.#ask({ n, eye: this.eye });
  }

  // Through other eyes: what plays by itself goes on

  look(eye: string): void {
    void this.#ask({ ...(this.#wish ?? { to: this.step }), eye });
  }
  nextEye(): void {
    this.look(this.eyes[(this.eyes.indexOf(this.eye) + 1) % this.eyes.length]!);
  }

  // By itself

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.ended) void this.#onward(0);
    else this.#wait();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#ahead);
  }
  #wait(): void {
    clearTimeout(this.#ahead);
    if (this.ended) this.pause();
    if (this.playing) this.#ahead = setTimeout(() => void this.#onward(this.step + 1), PACES[this.speed]);
  }
  async #onward(step: number): Promise<void> {
    if (!(await this.#to(step))) this.pause(); // the server is away; who wants to goes on by hand
    this.#wait();
  }
  pace(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  /** Play on from here, as soon as what is wished has come: a new table whose first answers are these, against bots. */
  async playOn(): Promise<void> {
    if (this.making) return;
    this.pause();
    this.making = true;
    try {
      await this.#playOn();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.table.notice = { error };
    } finally {
      this.making = false;
    }
  }
  async #playOn(): Promise<void> {
    if (this.#coming && !(await this.#coming)) return; // why it has not come is told already
    const { game, id, players, moment } = this.table;
    if (moment === null || this.#left) return;
    if (this.over) return void (this.table.notice = { id: "web-replay-on-over" });
    const [me, bot] = [{ kind: "me" as const }, { kind: "bot" as const, bot: this.level }];
    const seats = Object.fromEntries(players.map(({ seat }) => [seat, seat === this.heir ? me : bot]));
    const made = await api.make({ game, from: { table: id, to: moment.to }, seats, heat_map: true });
    if (!this.#left) go(`/t/${made.id}`);
  }
}

const same = (one: Wish | null, other: Wish): boolean =>
  one?.to === other.to && one?.n === other.n && one?.eye === other.eye;
