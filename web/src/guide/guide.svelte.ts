// A guide at a table: what it says now, what it has told, and what its three buttons do.

import { untrack } from "svelte";
import type { Lessons, Note, Scene } from "../games/lessons";
import type { Table } from "../table/model.svelte";
import { forget, recall, remember, type Kept } from "./memory";
import { momentOf } from "./moment";

const MINUTES = 0.35; // that a step takes

export type Stand = "done" | "now" | "later";

export class Guide {
  #told = $state.raw<Kept[]>([]);
  /** Of the moment, and which moment that is. */
  #live = $state.raw<Note | null>(null);
  #since = { n: 0, depth: 0 };
  /** Which of the told is read again. */
  #again = $state<number | null>(null);
  /** Skipped, or at its end: the game goes on alone. */
  gone = $state(false);

  constructor(
    readonly table: Table,
    readonly lessons: Lessons,
  ) {
    this.#told = recall(table.id) ?? [];
  }

  /** Follow the game; what is returned ends that. */
  follow(): () => void {
    return $effect.root(() => {
      $effect(() => {
        const scene = this.#scene();
        // At the other's turn there is nothing to say, whatever still moves.
        const idle =
          this.table.situation !== null && this.table.situation.asked === null && !this.table.over && this.table.live;
        untrack(() => (scene ? this.#see() : idle && this.#quiet()));
      });
      $effect(() => {
        this.table.advised = this.note?.option?.action ?? null;
      });
    });
  }

  get #end(): string {
    return this.lessons.steps.at(-1)!.id;
  }

  get #ids(): ReadonlySet<string> {
    return new Set(this.#told.map((kept) => kept.id));
  }

  #scene(): Scene | null {
    const moment = momentOf(this.table);
    return moment && this.lessons.sceneOf(moment);
  }

  #see(): void {
    const scene = this.#scene();
    if (!scene || this.gone) return;
    // What was shown and is over now has been told, whoever made the move.
    const before = this.#live;
    if (before && before.id !== "" && !this.#ids.has(before.id) && !this.lessons.isNow(before.id, scene, this.#ids))
      this.#tell(before);
    for (
      let more = this.lessons.passed(scene, this.#ids);
      more.length > 0;
      more = this.lessons.passed(scene, this.#ids)
    ) {
      for (const id of more) this.#keep([...this.#told, { id, n: 0, depth: 0, args: {}, places: [], silent: true }]);
    }
    const now = { n: this.table.situation?.n ?? 0, depth: scene.depth };
    if (now.n !== this.#since.n || now.depth !== this.#since.depth) this.#again = null;
    this.#since = now;
    this.#live = this.lessons.noteNow(scene, this.#ids);
    this.#close();
  }

  #quiet(): void {
    const before = this.#live;
    if (before && before.id !== "" && !this.#ids.has(before.id)) this.#tell(before);
    this.#live = null;
    this.#again = null;
    this.#close();
  }

  /** Everything is told: the guide leaves by itself. */
  #close(): void {
    if (this.#told.length >= this.lessons.steps.length) this.skip();
  }

  #tell(note: Note): void {
    this.#keep([...this.#told, { id: note.id, ...this.#since, args: note.args, places: note.places }]);
  }

  #keep(told: Kept[]): void {
    this.#told = told;
    if (!this.gone) remember(this.table.id, told);
  }

  /** What is said: of this moment, or what is read again. */
  readonly note = $derived.by((): Note | null => {
    const kept = this.#again === null ? undefined : this.#told[this.#again];
    if (kept === undefined) return this.#live;
    const step = this.lessons.steps.find((one) => one.id === kept.id);
    return step
      ? {
          id: step.id,
          chapter: step.chapter,
          said: step.said,
          args: kept.args,
          places: kept.places,
          option: null,
          confirms: false,
        }
      : this.#live;
  });

  /** Something is on its way, so that Next must wait. */
  readonly waits = $derived.by(() => this.#again === null && this.#scene() === null);

  /** Which chapter it is about: that of the note, else that of the last step. */
  readonly chapter = $derived.by((): string => {
    const last = this.lessons.steps.find((step) => step.id === this.#spoken.at(-1)?.id)?.chapter;
    return this.note?.chapter ?? last ?? this.lessons.chapters[0]!;
  });

  get #spoken(): Kept[] {
    return this.#told.filter((kept) => !kept.silent);
  }

  get steps(): number {
    return this.lessons.steps.length;
  }

  /** How many steps are told; and the number of the one that is read. */
  readonly done = $derived.by((): number => (this.#again === null ? this.#told.length : this.#again));
  readonly number = $derived.by((): number =>
    Math.min(this.steps, this.note?.id ? this.done + 1 : Math.max(1, this.done)),
  );

  readonly last = $derived.by((): boolean => this.#again === null && this.#live?.id === this.#end);
  readonly minutes = $derived.by((): number => Math.max(1, Math.round((this.steps - this.#told.length) * MINUTES)));

  stand(chapter: string): Stand {
    if (chapter === this.chapter) return "now";
    const ids = this.#ids;
    return this.lessons.steps.every((step) => step.chapter !== chapter || ids.has(step.id)) ? "done" : "later";
  }

  /** The panels that do not matter yet, by name. */
  readonly hush = $derived.by((): string[] => {
    const reached = new Set([
      this.#live?.chapter ?? null,
      ...this.#spoken.map((kept) => this.lessons.steps.find((step) => step.id === kept.id)?.chapter ?? null),
    ]);
    const kind = this.table.asked?.kind ?? "";
    return Object.entries(this.lessons.panels).flatMap(([name, { chapters, questions }]) =>
      chapters.some((chapter) => reached.has(chapter)) || questions.includes(kind) ? [] : [name],
    );
  });

  /** Whether what the first steps speak of is still explained beside them. */
  readonly worded = $derived.by((): boolean => this.hush.includes(this.lessons.wordsUntil));

  // The buttons

  get canGoBack(): boolean {
    return this.#told.some((kept, at) => !kept.silent && (this.#again === null || at < this.#again));
  }

  next(): void {
    if (this.#again !== null) {
      const at = this.#told.findIndex((kept, index) => index > this.#again! && !kept.silent);
      this.#again = at < 0 ? null : at;
      return;
    }
    const note = this.#live;
    const scene = this.#scene();
    if (note === null || scene === null) return;
    if (note.id !== "" && !this.#ids.has(note.id)) this.#tell(note);
    if (note.id === this.#end) this.skip();
    else if (note.confirms) this.table.confirm();
    else if (note.option) this.table.pick(note.option);
    else this.#see();
  }

  /** Back to the step before: a move that is only picked is put back, what was sent is only read again. */
  back(): void {
    const at = this.#told.findLastIndex((kept, index) => !kept.silent && (this.#again === null || index < this.#again));
    const kept = this.#told[at];
    if (kept === undefined) return;
    const { situation, draft } = this.table;
    if (
      this.#again === null &&
      kept.n === situation?.n &&
      draft.chosen.length >= kept.depth &&
      this.#scene() !== null
    ) {
      if (kept.depth === 0) this.table.reset();
      else while (draft.chosen.length > kept.depth) draft.undo();
      this.#live = null; // it is not over: it is gone back from
      this.#keep(this.#told.filter((one) => one !== kept));
      this.#see();
    } else {
      this.#again = at;
    }
  }

  skip(): void {
    this.gone = true;
    this.#live = null;
    this.#again = null;
    forget(this.table.id);
  }
}
