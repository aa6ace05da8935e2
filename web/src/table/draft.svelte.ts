// A move in the making: what is picked so far, what the server says it would do, and when it is whole.

import type { Asked, Drafted, Option } from "../games/face";
import { grows, next, whole } from "./choices";

/** One part of a move: options of one question, in the order of picking. */
interface Part {
  options: Option[];
  actions: number[];
}

/** Asks the server what these actions would do; null if the connection was lost, or something else came meanwhile. */
export type Foresee = (actions: number[]) => Promise<Drafted | null>;

export class Draft {
  #parts = $state.raw<Part[]>([]);
  /** Picked of the present question, where several things are chosen in any order. */
  #picks = $state.raw<Option[]>([]);
  /** What the server says of the parts, one reply for each, so that a step back needs no question. */
  #replies = $state.raw<Drafted[]>([]);
  waiting = $state(false);
  #turn = 0;

  constructor(
    private readonly root: () => Asked | null,
    private readonly foresee: Foresee,
  ) {}

  get reply(): Drafted | null {
    return this.#replies.at(-1) ?? null;
  }

  /** The table after as many parts as are certain: what comes after them is not known, but they stay in sight. */
  readonly view = $derived.by(
    (): Drafted["view"] => this.#replies.findLast((reply) => reply.view !== null)?.view ?? null,
  );

  /** Every part is picked: only to be confirmed. */
  readonly whole = $derived.by(() => this.reply !== null && !this.reply.open);

  /** The question of the next part. */
  readonly asked = $derived.by((): Asked | null => {
    const reply = this.#replies.at(-1);
    if (reply === undefined) return this.root();
    return reply.open ? reply.asked : null;
  });

  readonly options = $derived.by((): Option[] => {
    const asked = this.asked;
    return asked === null ? [] : next(asked.options, asked.choices, numbers(this.#picks));
  });

  readonly chosen = $derived.by((): Option[] => [...this.#parts.flatMap((part) => part.options), ...this.#picks]);

  /** How many were picked of the present question. */
  get picked(): Option[] {
    return this.#picks;
  }

  get actions(): number[] {
    return this.reply?.actions ?? [];
  }

  get empty(): boolean {
    return this.chosen.length === 0;
  }

  /** Pick an option, or put it back where picks of any order can be. True when the move is whole now. */
  async pick(option: Option): Promise<boolean> {
    const asked = this.asked;
    if (asked === null || this.waiting) return false;
    if (!this.options.some((one) => one.action === option.action)) {
      this.#picks = this.#picks.filter((one) => one.action !== option.action);
      return false;
    }
    if (asked.choices === null) return this.#part([option], [option.action]);
    const picks = option.closing ? this.#picks : [...this.#picks, option];
    const found = whole(asked.choices, numbers(picks), option.closing ? option.action : undefined);
    if (found === null || (!option.closing && grows(asked.choices, numbers(picks)))) {
      this.#picks = picks;
      return false;
    }
    return this.#part(option.closing ? [...picks, option] : picks, found.actions);
  }

  async #part(options: Option[], actions: number[]): Promise<boolean> {
    const before = this.#picks;
    const turn = ++this.#turn;
    this.#picks = options; // in sight while the server thinks
    this.waiting = true;
    const reply = await this.foresee([...this.actions, ...actions]);
    if (turn !== this.#turn) return false;
    this.waiting = false;
    if (reply === null) {
      this.#picks = before;
      return false;
    }
    this.#parts = [...this.#parts, { options, actions }];
    this.#replies = [...this.#replies, reply];
    this.#picks = [];
    return !reply.open;
  }

  /** Put the last pick back. A closing option is no pick of its own: what it closed is open again. */
  undo(): void {
    this.#turn += 1;
    this.waiting = false;
    if (this.#picks.length > 0) {
      this.#picks = this.#picks.slice(0, -1);
      return;
    }
    const last = this.#parts.at(-1);
    if (last === undefined) return;
    this.#parts = this.#parts.slice(0, -1);
    this.#replies = this.#replies.slice(0, -1);
    this.#picks = last.options.length > 1 ? last.options.slice(0, -1) : [];
  }

  reset(): void {
    this.#turn += 1;
    this.waiting = false;
    this.#parts = [];
    this.#replies = [];
    this.#picks = [];
  }
}

const numbers = (options: readonly Option[]): number[] => options.map((option) => option.action);
