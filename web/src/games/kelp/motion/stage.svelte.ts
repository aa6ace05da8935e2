// What is on the board while things happen: the events that the table hands over are shown one after the other, at the
// chosen speed, never holding up an answer. When nothing happens, the board is the table's view.

import { untrack } from "svelte";
import type { Happened, Situation, TableModel } from "../../face";
import { FACTOR, settings } from "../../../shell/settings.svelte";
import { fly, land } from "./flights";
import { duration, folded, touched, zoneOf } from "./fold";
import { SPACE_AT, ZONE_AT, along, poseOf, type Point, type Pose } from "../sea/geometry";
import { paces } from "./pace";
import { boxOf, eventOf, latestOf, viewOf, type KelpEvent, type KelpView, type Zone } from "../types";
import { lineOf } from "../sea/ways";

const FLIGHT = 320; // a die or a card to another place

/** How a block is drawn away from its place: moved, turned over (0 lies, 1 stands), or on its way to the bag. */
export interface Away {
  x: number;
  y: number;
  flip: number;
  size: number;
}

export interface Duel {
  zone: Zone | null;
  octopus: string;
  shark: string;
  /** The pair that has left the game with it. */
  lost: string;
  /** How many dice lie on the Hunger Track since the strike; 0 as long as none was told to come there. */
  hunger: number;
  /** Whether the Shark has won; null until something is told of that. */
  won: boolean | null;
}

const eased = (t: number): number => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);
const BAG: Point = { x: 500, y: 30 };

function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Stage {
  /** The board as it is drawn while events are shown. */
  private frozen = $state.raw<KelpView | null>(null);
  /** Where the Shark is on its way. */
  swimming = $state.raw<Pose | null>(null);
  away = $state.raw<Record<string, Away>>({});
  /** What the others' last turn touched. */
  marked = $state.raw<{ zones: string[]; spaces: string[] }>({ zones: [], spaces: [] });
  duel = $state.raw<Duel | null>(null);
  private settled: KelpView | null = null;
  /** The views that came and that what is shown has not passed yet, each with the length of its record. */
  private ahead: { n: number; view: KelpView }[] = [];
  /** The view before these. */
  private passed: KelpView | null = null;
  /** What was told since the last turn began. */
  private told: KelpEvent[] = [];
  private running = false;
  private hurried = false;
  private struck: Zone | null = null;
  private marks: Record<string, { zones: string[]; spaces: string[] }> = {};

  /** Whose eyes these are: at a shared screen the next seat begins with nothing of this one. */
  readonly seat: string;

  constructor(private readonly table: TableModel) {
    this.seat = table.seat;
    for (const told of table.situation?.events ?? []) this.note(eventOf(told));
  }

  get view(): KelpView | null {
    return this.frozen ?? viewOf(this.table);
  }

  /** Watch the table; a board calls this once while it is set up. */
  watch(): void {
    $effect.pre(() => {
      const waiting = this.table.happening.length;
      const now = this.table.situation;
      untrack(() => {
        if (now) this.came(now);
        if (waiting > 0 && !this.running) void this.show();
        else if (!this.running && now) {
          this.settled = latestOf(this.table);
          this.after(now.n);
        }
      });
    });
    $effect(() => () => this.finish());
  }

  /** Show at once what is still to be shown. */
  finish(): void {
    this.hurried = true;
    land();
  }

  private came({ n, view }: Situation): void {
    this.ahead = this.ahead.filter((it) => it.n < n);
    this.ahead.push({ n, view: view as unknown as KelpView });
  }

  /** The first view that came after the record had this length. */
  private after(n: number): KelpView | null {
    while (this.ahead.length > 1 && this.ahead[0]!.n < n) this.passed = this.ahead.shift()!.view;
    return this.ahead[0]?.view ?? null;
  }

  private note(event: KelpEvent): void {
    const { seat } = event;
    if (!seat) return; // of the table, not of the game
    this.told = event.event === "turn" ? [] : [...this.told, event];
    if (event.event === "turn") {
      this.marks[seat] = { zones: [], spaces: [] };
      this.duel = null;
    }
    const { zones, spaces } = touched(event);
    const before = this.marks[seat] ?? { zones: [], spaces: [] };
    this.marks[seat] = { zones: [...before.zones, ...zones], spaces: [...before.spaces, ...spaces] };
    const others = Object.entries(this.marks)
      .filter(([it]) => it !== this.table.seat)
      .map(([, it]) => it);
    this.marked = { zones: others.flatMap((it) => it.zones), spaces: others.flatMap((it) => it.spaces) };
    if (event.event === "confrontation") this.struck = event.zone;
    if (event.event === "shown")
      this.duel = {
        zone: this.struck,
        octopus: event.octopus,
        shark: event.shark,
        lost: "",
        hunger: 0,
        won: null,
      };
    if (this.duel?.won === null && event.event === "pair_lost")
      this.duel = { ...this.duel, lost: event.pair, won: false };
    if (this.duel?.hunger === 0 && event.event === "hunger") this.duel = { ...this.duel, hunger: event.count };
    if (this.duel?.won === null && event.event === "over")
      this.duel = { ...this.duel, won: event.reason === "confrontation" };
  }

  private async show(): Promise<void> {
    this.running = true;
    this.hurried = false;
    const hurry = (): void => this.finish();
    addEventListener("keydown", hurry, true);
    addEventListener("pointerdown", hurry, true);
    addEventListener("visibilitychange", hurry, true);
    try {
      const speed = calm() ? 0 : FACTOR[settings.speed];
      if (speed > 0 && this.settled && this.table.situation && !this.table.past) this.frozen = this.settled;
      let shares: number[] = [];
      while (this.table.happening.length > 0) {
        const told = this.table.happening[0]!;
        const events = this.table.happening.map(eventOf);
        if (shares.length < events.length) shares = paces(events); // more came meanwhile
        const [event, pace] = [events[0]!, (shares.shift() ?? 1) * speed];
        const [earlier, next] = [this.told, this.after(told.n)];
        this.note(event);
        if (this.frozen && next && !this.hurried) {
          fly(event, { earlier, before: this.passed ?? this.frozen, next }, FLIGHT * pace);
          await this.play(this.frozen, told, next, pace);
        }
        if (this.table.happening[0] === told) this.table.done(1); // of too many the oldest are dropped meanwhile
        if (this.hurried) this.frozen = null;
      }
    } finally {
      removeEventListener("keydown", hurry, true);
      removeEventListener("pointerdown", hurry, true);
      removeEventListener("visibilitychange", hurry, true);
      this.frozen = null;
      this.swimming = null;
      this.away = {};
      this.settled = latestOf(this.table);
      this.running = false;
    }
  }

  /** One event: the board after it, and its movement from how things lay before. */
  private async play(before: KelpView, told: Happened, next: KelpView, speed: number): Promise<void> {
    const event = eventOf(told);
    const time = duration(event) * speed;
    const after = folded(before, told, next);
    const zone = zoneOf(event)!; // read only of what happens in a zone
    switch (event.event) {
      case "moved":
      case "shark_put":
      case "turned":
        await this.swim(before, after, told, time);
        this.frozen = after;
        break;
      case "swapped": {
        const a = ZONE_AT[zone];
        const other = event.other!;
        const b = ZONE_AT[other];
        this.frozen = after;
        await this.tween(time, (t) => {
          const left = 1 - eased(t);
          const side = Math.sin(eased(t) * Math.PI) * 34;
          const across = { x: a.y === b.y ? 0 : side, y: a.y === b.y ? side : 0 };
          this.away = {
            [zone]: { x: (b.x - a.x) * left + across.x, y: (b.y - a.y) * left + across.y, flip: 0, size: 1 },
            [other]: { x: (a.x - b.x) * left - across.x, y: (a.y - b.y) * left - across.y, flip: 0, size: 1 },
          };
        });
        break;
      }
      case "taken":
        await this.tween(time, (t) => (this.away = { [zone]: this.toBag(zone, eased(t)) }));
        this.frozen = after;
        break;
      case "placed":
        this.frozen = after;
        await this.tween(time, (t) => (this.away = { [zone]: this.toBag(zone, 1 - eased(t)) }));
        break;
      case "revealed":
      case "hidden":
      case "gained_block":
      case "ate":
        await this.tween(time / 2, (t) => (this.away = { [zone]: { x: 0, y: 0, flip: t, size: 1 } }));
        this.frozen = after;
        await this.tween(time / 2, (t) => (this.away = { [zone]: { x: 0, y: 0, flip: 1 - t, size: 1 } }));
        break;
      default:
        this.frozen = after;
        if (time > 0) await this.tween(time, () => undefined);
    }
    this.away = {};
    this.swimming = null;
  }

  private toBag(zone: Zone, share: number): Away {
    const at = ZONE_AT[zone];
    return { x: (BAG.x - at.x) * share, y: (BAG.y - at.y) * share, flip: 0, size: 1 - share * 0.75 };
  }

  /** The Shark on the way that it was told to take, or straight to where it is put. */
  private async swim(before: KelpView, after: KelpView, { way }: Happened, time: number): Promise<void> {
    const box = boxOf(this.table);
    const { at, facing } = before.shark;
    const to = after.shark.at;
    if (!box || at === null || to === null) return;
    const path = way ? lineOf(way, at, box).path : [];
    const start = poseOf(at, box.space[at], facing);
    const end = poseOf(to, box.space[to], after.shark.facing);
    const turn = ((end.angle - start.angle + 540) % 360) - 180;
    await this.tween(time, (t) => {
      const share = eased(t);
      if (path.length > 0) this.swimming = along(path, share);
      else
        this.swimming = {
          x: start.x + (end.x - start.x) * share,
          y: start.y + (end.y - start.y) * share,
          angle: start.angle + turn * share,
        };
    });
  }

  private tween(time: number, draw: (t: number) => void): Promise<void> {
    return new Promise((resolve) => {
      const start = performance.now();
      const frame = (): void => {
        const t = this.hurried || time <= 0 ? 1 : Math.min(1, (performance.now() - start) / time);
        draw(t);
        if (t >= 1) resolve();
        else requestAnimationFrame(frame);
      };
      if (document.hidden) this.hurried = true; // frames stand still in a hidden page
      frame();
    });
  }
}

const stages = new WeakMap<TableModel, Stage>();

export function stageOf(table: TableModel): Stage {
  let stage = stages.get(table);
  if (stage?.seat !== table.seat) stage = undefined;
  if (!stage) stages.set(table, (stage = new Stage(table)));
  return stage;
}

/** Where the Shark stands now. */
export function sharkPose(table: TableModel, stage: Stage): Pose | null {
  if (stage.swimming) return stage.swimming;
  const shark = stage.view?.shark;
  if (shark?.at == null || !SPACE_AT[shark.at]) return null;
  return poseOf(shark.at, boxOf(table)?.space[shark.at], shark.facing);
}
