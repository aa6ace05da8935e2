// What the table's page says about seats, players and moves: names by the game's own words.

import type { Face, Message, Option, Told } from "../games/face";
import { SPECTATOR } from "../games/face";
import { hindranceOf } from "../games/hindrances";
import { told } from "../shell/trouble";
import { known, nameOf, say, t } from "../text/text.svelte";
import type { Notice, Table } from "./model.svelte";

/** A game's message, or the table's, in words. */
export function words(table: Table, message: Message): string {
  // The server's own messages speak of seats too: the game names them.
  if (!message.id.startsWith(`${table.game}-`)) {
    const args: Record<string, string | number> = {};
    for (const [name, [type, value]] of Object.entries(message.arguments)) {
      args[name] =
        typeof value === "number" ? value : nameOf(table.game, type, value, table.seated?.components, table.settings);
    }
    return known(message.id) ? t(message.id, args) : (message.text ?? message.id);
  }
  return say(message, table.seated?.components, table.settings);
}

export const label = (table: Table, option: Option): string => words(table, option.said);
export const sentence = (table: Table, told: Told): string => words(table, told.said);

/** What happened, one sentence after the other: each ends before the next begins. */
export function sentences(table: Table, told: readonly Told[]): string {
  return told.map((one) => ended(sentence(table, one))).join(" ");
}

/** With a full stop, where nothing else ends it. */
export const ended = (text: string): string => (text === "" || /[.!?…:;,]["”»]?$/.test(text) ? text : `${text}.`);

/** The role: Octopus, player 1. */
export function seatName(table: Table, seat: string): string {
  if (seat === SPECTATOR) return t("web-table-spectator");
  return capital(nameOf(table.game, "seat", seat, table.seated?.components, table.settings));
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function botName(bot: string): string {
  return known(`web-level-${bot}`) ? t(`web-level-${bot}`) : bot;
}

/** Who sits there: "You", a nickname, a bot by its level. */
export function playerName(table: Table, seat: string): string {
  if (seat === table.seat && !table.hot) return t("web-table-you");
  const player = table.player(seat);
  if (player === undefined || player.kind === "open") return t("web-table-nobody");
  if (player.kind === "bot") return botName(player.bot);
  return player.name || seatName(table, seat);
}

/** Role and player in one: "Octopus (Ala)", or only the role where the name says no more. */
export function whole(table: Table, seat: string): string {
  const role = seatName(table, seat);
  const name = playerName(table, seat);
  return name === role ? role : `${role} (${name})`;
}

/** A notice in words. Of a thing: why nothing can be picked now, else why this cannot, as the drawing knows. */
export function noticed(table: Table, notice: Notice, face: Face | null): string {
  if ("message" in notice) return words(table, notice.message);
  if ("error" in notice) return told(notice.error);
  if ("id" in notice) return t(notice.id);
  const why = table.why();
  if (why) return noticed(table, why, face);
  const { type, value, at } = notice.thing;
  const name = nameOf(table.game, type, value, table.seated?.components, table.settings);
  const found = hindranceOf(
    table,
    ([kind, it, place]) => kind === type && it === value && (at === undefined || place === at),
  );
  return (
    face?.why?.(table, notice.thing) ||
    (found ? words(table, found.said) : t("web-table-no-meaning", { thing: capital(name) }))
  );
}
