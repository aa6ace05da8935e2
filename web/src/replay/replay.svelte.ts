// Looking back at a finished game: the step that is shown, steps by hand and by themselves, turns, key moments, chances.

import type { Face } from "../games/face";
import { SPECTATOR } from "../games/face";
import { api } from "../net/http";
import type { Table } from "../table/model.svelte";
import { nextPin, pinsOf, turnAt, turnMarks, turnStep, type Answer, type Pin, type TurnMark } from "./axis";
import type { Point } from "./course";

export const EVERYTHING = "everything";
/** Milliseconds between two steps of the game that plays by itself. */
export const PACES = { slow: 2400, normal: 1200, fast: 450 } as const;
export type Speed = keyof typeof PACES;
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast"];

export class Replay {
  /** All answers that stand, once they are known. */
  answers = $state.raw<Answer[]>([]);
  points = $state.raw<Point[]>([]);
  playing = $state(false);
  speed = $state<Speed>("normal");
  #wanted = $state<number | null>(null);
  #busy = false;
  #ahead: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly table: Table,
    readonly face: () => Face | null,
  ) {}

  get last(): number {
    return this.table.moment?.answers ?? this.answers.length;
  }
  /** The step of the cursor: it is there at once, and the board follows. */
  get step(): number {
    return this.#wanted ?? this.table.moment?.to ?? 0;
  }
  readonly marks = $derived.by(() => turnMarks(this.answers, this.table.log));
  readonly pins = $derived.by((): Pin[] => pinsOf(this.answers, this.face()?.moments?.(this.table, this.table.log) ?? []));
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
  get eye(): string {
    return this.table.moment?.seat ?? this.table.seat;
  }

  /** The seat to take when it is played on: the one that is looked through, else one's own, else whoever is to answer. */
  get heir(): string {
    const seats = this.table.players.map((player) => player.seat);
    const wished = [this.eye, this.table.seat, this.table.moment?.mover];
    return wished.find((seat) => seat != null && seats.includes(seat)) ?? seats[0] ?? "";
  }

  /** Fetch what the bar shows; what is returned ends it all. */
  start(): () => void {
    void api.steps(this.table.id).then(
      (told) => (this.answers = told.steps ?? []),
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

  /** Go to a step. While one is on its way, only the last wish counts. */
  async #to(step: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(this.last, step));
    this.table.notice = null;
    if (this.#busy) return;
    this.#busy = true;
    for (let asked: number | null = null; this.#wanted !== null && asked !== this.#wanted && !this.#left; ) {
      asked = this.#wanted;
      await this.table.look(asked);
    }
    this.#busy = false;
    this.#wanted = null;
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
  look(eye: string): void {
    void this.table.look(this.step, eye);
  }
  nextEye(): void {
    this.look(this.eyes[(this.eyes.indexOf(this.eye) + 1) % this.eyes.length]!);
  }

  // By itself

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.ended) void this.#to(0).then(() => this.#wait());
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
    await this.#to(step);
    if (this.table.moment?.to !== step) this.pause(); // the server is away; who wants to goes on by hand
    this.#wait();
  }
  pace(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }
}
