// What a new table is made of: seats, settings that go together, and what "play now" means. No drawing, no language.
import { FRONTS } from "../games";
import type { GameTold, NewTable } from "../net/http";
import type { Level } from "../lists";

export type Settings = Record<string, unknown>;
export const PLAYERS = "players"; // the setting that tells how many seats play, as core/game.py promises

export function defaults(game: GameTold): Settings {
  return Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));
}

/** The seats that these settings give. */
export function seatsOf(game: GameTold, settings: Settings): string[] {
  const count = settings[PLAYERS];
  return typeof count === "number" ? game.seats.slice(0, count) : game.default_seats;
}

/** The settings that forbid this value, each as [name, value]; empty where it may be chosen. */
export function against(game: GameTold, settings: Settings, name: string, value: unknown): [string, unknown][] {
  const wanted = { ...settings, [name]: value };
  const broken = game.forbidden.find(
    (rule) => name in rule && Object.entries(rule).every(([key, set]) => wanted[key] === set),
  );
  return broken ? Object.entries(broken).filter(([key]) => key !== name) : [];
}

/** One of two, by chance. */
function either<Item>(items: Item[]): Item {
  return items[Math.floor(Math.random() * items.length)]!;
}

/** A table against bots, with the settings that suit a quick game. An empty seat means any. */
export function playNow(game: GameTold, seat: string, level: Level, chosen: Settings = {}): NewTable {
  const settings: Settings = { ...defaults(game), ...chosen };
  for (const [name, value] of Object.entries(FRONTS[game.name]?.quick ?? {})) {
    const offered = game.settings.some((setting) => setting.name === name && setting.values.includes(value));
    if (offered && !(name in chosen) && !against(game, settings, name, value).length) settings[name] = value;
  }
  const seats = seatsOf(game, settings);
  const mine = seat || either(seats);
  return {
    game: game.name,
    options: settings,
    seats: Object.fromEntries(seats.map((one) => [one, one === mine ? { kind: "me" } : { kind: "bot", bot: level }])),
    heat_map: true,
  };
}

/** The id of a table in what somebody pasted: its link, or the code alone. */
export function tableIn(text: string): string | null {
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{16})(?:[/?#].*)?$/.exec(text.trim());
  return found ? found[1]! : null;
}
