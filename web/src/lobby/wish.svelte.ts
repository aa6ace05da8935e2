// A table as somebody wishes it, while the sheet for a new table is open.
import { USUAL } from "../lists";
import type { GameTold, NewTable } from "../net/http";
import { defaults, seatsOf, type Settings } from "./deal";

export type Sitter = "me" | "bot" | "open";
export interface SeatWish {
  kind: Sitter;
  bot: string;
  name: string;
}
export type ClockKind = "none" | "live" | "days";
export type Field = "minutes" | "increment" | "days";
/** What the numbers of a clock may be, all of them whole. */
export const RANGES: Record<Field, { min: number; max: number }> = {
  minutes: { min: 1, max: 1440 },
  increment: { min: 0, max: 600 },
  days: { min: 1, max: 60 },
};
const FIELDS: Record<ClockKind, Field[]> = { none: [], live: ["minutes", "increment"], days: ["days"] };

export class Wish {
  game: GameTold;
  settings = $state<Settings>({});
  seats = $state<Record<string, SeatWish>>({});
  clock = $state<ClockKind>("none");
  minutes = $state(20);
  increment = $state(0);
  days = $state(1);
  /** When a clock falls: the seat has lost, or a bot plays on. */
  absent = $state<"lose" | "bot">("lose");
  absentBot = $state<string>(USUAL);
  listed = $state(false);
  spectators = $state(true);
  heat = $state(false);
  nonce = $state("");
  readonly taken: string[] = $derived.by(() => seatsOf(this.game, this.settings));
  readonly free: boolean = $derived(this.taken.some((seat) => this.seats[seat]?.kind === "open"));
  /** The numbers that do not fit, which an empty field is too. */
  readonly wrong: Field[] = $derived(
    FIELDS[this.clock].filter((field) => {
      const value: unknown = this[field];
      return !Number.isInteger(value) || (value as number) < RANGES[field].min || (value as number) > RANGES[field].max;
    }),
  );
  readonly shared: boolean = $derived(this.taken.filter((seat) => this.seats[seat]?.kind === "me").length > 1);

  /** The first seat is the reader's, and a friend is looked for. */
  constructor(game: GameTold) {
    this.game = $state.raw(game);
    this.settings = defaults(game);
    this.seats = Object.fromEntries(
      game.seats.map((seat, i) => [seat, { kind: i ? "open" : "me", bot: USUAL, name: "" } satisfies SeatWish]),
    );
  }

  table(): NewTable {
    const clocks = {
      none: { kind: "none" },
      live: { kind: "live", seconds: this.minutes * 60, increment: this.increment },
      days: { kind: "days", days: this.days },
    } as const;
    const seats: NonNullable<NewTable["seats"]> = {};
    for (const seat of this.taken) {
      const { kind, bot, name } = this.seats[seat]!;
      if (kind === "bot") seats[seat] = { kind, bot };
      else seats[seat] = kind === "me" && this.shared ? { kind, name: name.trim() } : { kind };
    }
    return {
      game: this.game.name,
      options: $state.snapshot(this.settings),
      seats,
      clock: clocks[this.clock],
      absent: this.clock !== "none" && this.absent === "bot" ? { kind: "bot", bot: this.absentBot } : { kind: "lose" },
      listed: this.listed,
      spectators: this.spectators,
      heat_map: this.heat,
      nonce: this.nonce.trim(),
    };
  }
}
