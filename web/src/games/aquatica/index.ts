// What Aquatica's things do and where they stand, for a table that is played from the list.

import { t } from "../../text/text.svelte";
import type { Lore, Option, Spot, TableModel, ThingTold } from "../face";
import { Cards, type Price } from "./cards";
import type { AquaticaOption, AquaticaView, PlaceOnTable, Pocket, Realm } from "./declared";

type Kind = AquaticaOption["kind"];

const PRICES: Partial<Record<Kind, Price>> = { buy: "coins", conquer: "power", drop: "both" };

const kindOf = (option: Option): Kind => option.kind as Kind;
const viewOf = (table: TableModel): AquaticaView | null => table.view as AquaticaView | null;
const realms = (table: TableModel): Partial<Record<string, Realm>> => viewOf(table)?.seats ?? {};

const named = (option: Option, name: string): string | undefined => {
  const typed = option.said.arguments[name];
  return typed === undefined || typed[1] === null ? undefined : String(typed[1]);
};

function pocket(table: TableModel, location: string): Pocket | null {
  const pockets = Object.values(realms(table)).flatMap((realm) => realm?.pockets ?? []);
  return pockets.find((one) => one?.location === location) ?? null;
}

/** Where in the view the things of each place stand. */
const STANDS: Record<PlaceOnTable, (own: string, name: string, realm: Realm | undefined) => Spot[]> = {
  hand: (own, value) => [{ at: `${own}.hand`, value }],
  discard: (own, value) => [{ at: `${own}.discard`, value }],
  ready: (own, value) => [{ at: `${own}.mantas.ready`, value }],
  tired: (own, value) => [{ at: `${own}.mantas.tired`, value }],
  wild_ready: (own, value) => [{ at: `${own}.mantas.wild_ready`, value }],
  wild_tired: (own, value) => [{ at: `${own}.mantas.wild_tired`, value }],
  pocket: (own, name, realm) =>
    (realm?.pockets ?? []).flatMap((one, index) =>
      one?.location === name ? [{ at: `${own}.pockets.${index}.location` }] : [],
    ),
  row: (_, place) => [{ at: `row.${Number(place) - 1}` }],
  rows: (_, value) => [
    { at: "upper", value },
    { at: "lower", value },
  ],
  dropped: (_, value) => [{ at: "location_discard", value }],
  packet: (_, value) => [{ at: "packet", value }],
  goal: (_, track) => [{ at: `tracks.${Number(track) - 1}.goal` }],
};

const spots = (table: TableModel, [, name, place]: ThingTold): Spot[] =>
  STANDS[place as PlaceOnTable](`seats.${table.seat}`, name, realms(table)[table.seat]);

/** What an option costs and brings. */
function note(table: TableModel, option: Option): string {
  const cards = new Cards(table);
  const view = viewOf(table);
  const card = named(option, "card") ?? named(option, "king");
  const location = named(option, "location");
  if (location !== undefined) {
    const mine = pocket(table, location);
    if (mine) return option.kind === "depth" ? cards.slid(location, mine.risen) : cards.onBoard(location, mine.risen);
    return cards.location(location, PRICES[kindOf(option)] ?? "", view?.upper.includes(location));
  }
  if (named(option, "place") !== undefined) {
    const place = Number(named(option, "place"));
    const found = view?.row[place - 1];
    if (!found) return "";
    const coins = option.kind === "free" ? null : cards.coins(place);
    return [
      cards.name("card", found),
      ...(coins === null ? [] : [t("aquatica-price-coins", { coins })]),
      cards.character(found),
    ].join(": ");
  }
  const track = named(option, "track");
  if (track !== undefined) {
    const found = view?.tracks[Number(track) - 1];
    if (!found) return "";
    const points = cards.spaces[found.mantas.length] ?? 0;
    return `${cards.name("goal", found.goal)}; ${t("aquatica-table-points", { points })}.`;
  }
  if (card !== undefined) return cards.character(card);
  if (option.kind === "branch") {
    const asked = view?.asked.find((frame) => "question" in frame && frame.question === "branch");
    return asked?.card == null ? "" : cards.branch(asked.card, asked.step, Number(named(option, "branch")));
  }
  return option.kind === "manta" ? cards.about("icon", named(option, "icon")!) : "";
}

/** What a thing is about where it lies: in the upper row with its lower price, on a board as far as it has risen. */
function about(table: TableModel, type: string, value: string, at: string): string {
  const cards = new Cards(table);
  if (type === "location") {
    const mine = at.includes(".pockets.") ? pocket(table, value) : null;
    if (mine) return cards.onBoard(value, mine.risen);
    return cards.location(value, "both", at === "upper");
  }
  const place = /^row\.(\d+)$/.exec(at);
  const coins = place ? cards.coins(Number(place[1]) + 1) : null;
  const told = cards.about(type, value);
  return coins === null ? told : `${t("aquatica-price-coins", { coins })}: ${told}`;
}

export const lore: Lore = {
  silent: ["first_given", "drafted", "recruited_dear"],
  rows: ["row"],
  told: ["row", "upper", "lower", "packet", "tracks"],
  spots,
  note,
  about,
};
