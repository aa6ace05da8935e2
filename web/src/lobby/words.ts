// How tables, seats, settings and clocks are told in the lobby.
import { USUAL } from "../lists";
import type { GameTold, TableTold } from "../net/http";
import { known, nameOf, t } from "../text/text.svelte";

type Seat = TableTold["seats"][number];

export function gameName(game: string): string {
  return known(`${game}-name`) ? t(`${game}-name`) : game;
}

export function settingName(game: string, name: string): string {
  const slug = name.replaceAll("_", "-");
  const id = [`web-${game}-setting-${slug}`, `web-setting-${slug}`].find(known);
  return id === undefined ? name.replaceAll("_", " ") : t(id);
}

/** Whether a seat looks for something hidden, so that a table may allow the heat map: the game says what it shows. */
export function seeks(game: string): boolean {
  return known(`web-${game}-heat-allowed`);
}

export function valueName(game: string, name: string, value: unknown, options: Record<string, unknown> = {}): string {
  return nameOf(game, name, value, undefined, options);
}

export function seatName(game: string, seat: string): string {
  return nameOf(game, "seat", seat);
}

export function levelName(bot: string): string {
  return known(`web-level-${bot}`) ? t(`web-level-${bot}`) : bot;
}

/** Who sits there. */
export function whoSits(seat: Seat): string {
  if (seat.kind === "open") return t("web-seat-free");
  if (seat.kind === "bot") return t("web-bot-level", { level: levelName(seat.bot) });
  return seat.name || t("web-name-none");
}

/** Those at a table, without the reader. */
export function others(table: TableTold): string {
  const there = table.seats.filter((seat) => !(seat.seat in table.mine) && seat.kind !== "open");
  const names = there.map(whoSits);
  if (names.length) return names.join(", ");
  return table.seats.some((seat) => seat.kind === "open") ? t("web-alone-yet") : t("web-alone");
}

/** The settings of a table that are not the usual ones, and its clock. */
export function about(table: TableTold, game: GameTold | undefined): string {
  const unusual = (game?.settings ?? []).filter(
    (one) => table.options[one.name] !== undefined && table.options[one.name] !== one.default,
  );
  const settings = unusual.map((one) => valueName(table.game, one.name, table.options[one.name], table.options));
  return [gameName(table.game), ...settings, ...(table.clock.kind === "none" ? [] : [clockTold(table.clock)])].join(
    " · ",
  );
}

export function clockTold(clock: TableTold["clock"]): string {
  if (clock.kind === "none") return t("web-clock-none");
  if (clock.kind === "days") return t("web-clock-days-told", { days: clock.days ?? 3 });
  const minutes = Math.round((clock.seconds ?? 1800) / 6) / 10;
  return t(clock.increment ? "web-clock-live-more" : "web-clock-live-told", { minutes, seconds: clock.increment ?? 0 });
}

/** What follows when somebody's clock falls. */
export function absentTold(absent: TableTold["absent"]): string {
  return absent.kind === "bot"
    ? t("web-absent-bot-told", { level: levelName(absent.bot ?? USUAL) })
    : t("web-absent-lose-told");
}

/** Which turn it is, or which round where a game counts those. */
export function turnTold(table: TableTold): string {
  return t(known(`web-${table.game}-turn`) ? `web-${table.game}-turn` : "web-turn", { turn: table.turn });
}

/** How long until a time, in the largest unit that tells it. */
export function until(time: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((time - now) / 60_000));
  if (minutes < 120) return t("web-left-minutes", { count: minutes });
  if (minutes < 60 * 48) return t("web-left-hours", { count: Math.round(minutes / 60) });
  return t("web-left-days", { count: Math.round(minutes / 1440) });
}
