// Why a thing of Kelp cannot be used now: a table of question and thing. It goes by the present question and by what
// this seat sees, and where the table has no entry the answer is what is asked instead.

import type { Asked, TableModel, Thing } from "../../face";
import { unhunted, unplaced, unreached, unstepped, unused, type Placed } from "./hunting";
import { adjacent, unplayable, zoneOf, type Reason } from "./playable";
import { spotsOf, type Spot } from "../things/spots";
import { ZONES, blockOf, boxOf, dieOf, viewOf, type Box, type KelpView, type Lying } from "../types";
import { asks, told, zoneName } from "../words/words";

interface Now {
  table: TableModel;
  view: KelpView;
  box: Box;
  asked: Asked;
}

type Rule = (now: Now, value: string) => Reason | null;

const always =
  (id: string): Rule =>
  () => [id];
const block = (now: Now, zone: string): Lying => blockOf(now.view.blocks[zone]);

/** What is picked of the present search; what was placed before is on the board. */
function placed({ table, view }: Now): Placed[] {
  const picks = table.chosen.filter((option) => option.kind === "search");
  const all = picks.map(({ said }) => ({
    die: String(said.arguments["die"]?.[1]),
    zone: String(said.arguments["zone"]?.[1]),
  }));
  return all.filter(({ zone }) => !view.zone_dice[zone]);
}

/** Whether some block can be gained, so that a revealed one can make room for it (K6.3). */
const makesRoom = ({ asked }: Now): boolean => asked.options.some((option) => option.kind === "gain_block");

// Things of the Octopus

const card: Rule = ({ view, box, asked }, value) => {
  if (Number(asked.fields["done"]) >= 2) return ["web-kelp-why-actions-done"];
  return asked.options.some((option) => option.kind === "play" && option.said.arguments["card"]?.[1] === value)
    ? null
    : unplayable(view, box, value);
};

const deck: Rule = ({ view, asked }) => {
  if (Number(asked.fields["done"]) >= 2) return ["web-kelp-why-actions-done"];
  const { hand, hand_size: size } = view.octopus;
  return hand.length >= size ? ["web-kelp-why-hand-full", { count: hand.length, size }] : null;
};

const usedUp = (view: KelpView, food: string): boolean => view.food_track.some((eaten) => eaten === `${food} used`);
const food: Rule = ({ view }, value) => {
  if (usedUp(view, value)) return ["web-kelp-why-food-used"];
  switch (value) {
    case "snail":
      return ["web-kelp-why-snail-none"];
    case "lobster":
      return ["web-kelp-why-lobster-none"];
    case "abalone":
      return ["web-kelp-why-abalone-none"];
    default:
      return null;
  }
};

const pile: Rule = ({ view }, value) =>
  view.piles[value]?.top ? ["web-kelp-why-no-room"] : ["web-kelp-why-pile-empty"];

const paid: Rule = (now, zone) => {
  if (block(now, zone).revealed) return ["web-kelp-why-pay-revealed"];
  if (now.asked.fields["last"] !== null) return null;
  return [part(now, `zone:${zone}`) ? "web-kelp-why-pay-picked" : "web-kelp-why-pay"];
};

/** Of a list that is narrowed to one zone: what lies too far from it. */
const swapped: Rule = ({ table }, zone) => {
  const firsts = ZONES.filter(
    (one) => table.options.length > 0 && table.options.every((option) => spotsOf(option).includes(`zone:${one}`)),
  );
  const [first] = firsts;
  if (first === undefined || firsts.length > 1 || adjacent(first, zone) || first === zone) return null;
  return ["web-kelp-why-not-adjacent", { zone: zoneName(table, zone), other: zoneName(table, first) }];
};

const hidden: Rule = (now, zone) => {
  if (zone === now.asked.fields["spared"]) return ["web-kelp-why-spared"];
  return block(now, zone).revealed ? null : ["web-kelp-why-hidden"];
};

const shuffled: Rule = (now, zone) => {
  const { empty, revealed } = block(now, zone);
  if (empty) return ["web-kelp-why-in-bag"];
  if (now.asked.fields["which"] === "revealed") return revealed ? null : ["web-kelp-why-shuffle-revealed"];
  return revealed ? ["web-kelp-why-shuffle-hidden"] : null;
};

const exchanged: Rule = (now, zone) => {
  const { kind, revealed } = block(now, zone);
  if (!revealed) return ["web-kelp-why-exchange-hidden"];
  const role = now.box.block[kind]?.role;
  if (role === "octopus") return ["web-kelp-why-exchange-octopus"];
  return [role === "food" ? "web-kelp-why-exchange-food" : "web-kelp-why-exchange-fresh"];
};

const gained: Rule = (now, zone) => [block(now, zone).revealed ? "web-kelp-why-just-gained" : "web-kelp-why-hidden"];

const retreated: Rule = ({ table, view }, zone) => {
  const octopus = zoneOf(view, "octopus");
  if (octopus === undefined) return null;
  if (octopus === zone) return ["web-kelp-why-octopus-itself"];
  return adjacent(octopus, zone) ? null : ["web-kelp-why-not-beside-octopus", { zone: zoneName(table, zone) }];
};

const den: Rule = ({ view, box }, space) => {
  if (!(space in box.den)) return ["web-kelp-why-no-den"];
  if (view.shark.at === space) return ["web-kelp-why-den-shark"];
  return view.currents[space] === undefined ? null : ["web-kelp-why-den-covered"];
};

const bare: Rule = ({ view }, space) => (view.currents[space] === undefined ? ["web-kelp-why-no-current"] : null);

// Things of the Shark

const named: Rule = (now, zone) => (block(now, zone).empty ? null : ["web-kelp-why-not-empty"]);

const covered: Rule = ({ view }, space) => {
  if (view.shark.at === space) return ["web-kelp-why-shark-here"];
  return view.currents[space] === undefined ? null : ["web-kelp-why-current-here"];
};

const rerolled: Rule = ({ view }) => [view.shark.tiles > 0 ? "web-kelp-why-rerolled" : "web-kelp-why-no-reroll"];
const coloured =
  (id: string): Rule =>
  (_, die) =>
    dieOf(die).colour === "blue" ? null : [id];
const early: Rule = (_, die) => [
  dieOf(die).colour === "blue" ? "web-kelp-why-currents-over" : "web-kelp-why-move-first",
];
const moved: Rule = (_, die) => [
  dieOf(die).colour === "blue" ? "web-kelp-why-currents-over" : "web-kelp-why-moved-dice",
];
const six: Rule = (_, die) => (dieOf(die).value === 6 ? ["web-kelp-why-six"] : null);
const daring: Rule = (_, die) => (dieOf(die).colour === "red" ? ["web-kelp-why-six"] : ["web-kelp-why-not-red"]);
const other: Rule = ({ asked }, die) => (asked.fields["red"] === die ? ["web-kelp-why-daring-red"] : null);
const hunted: Rule = (now, zone) =>
  now.asked.fields["last"] === null ? unhunted(now.view, now.box, zone, zoneName(now.table, zone), placed(now)) : null;
const hunts: Rule = (now, die) =>
  now.asked.fields["last"] === null ? unplaced(now.view, now.box, die, placed(now)) : null;
const effect: Rule = ({ view, box, asked }, value) => unused(view, box, asked, value);
/** A die on Vigilant is as one of the pool, from the turn after it was kept. */
const kept =
  (rule: Rule): Rule =>
  (now, die) =>
    now.view.shark.kept.includes(die) ? rule(now, die) : ["web-kelp-why-keeping"];

const priced: Rule = ({ box, asked }, value) => {
  const [price, energy] = [box.shark_card[value]?.price ?? 0, Number(asked.fields["energy"])];
  return price > energy ? ["web-kelp-why-price", { price, energy }] : null;
};

const lowered: Rule = ({ asked }, die) => {
  if (!asked.fields["may_replace"]) return ["web-kelp-why-no-replacing"];
  return dieOf(die).value === 1 ? ["web-kelp-why-one"] : null;
};

type Rules = Record<string, Rule>;

/** Before the dice are rolled, and amid the roll: places have their time later. */
const ROLL: Rules = {
  zone: always("web-kelp-why-zone-later"),
  space: always("web-kelp-why-space-later"),
  row: always("web-kelp-why-row-later"),
  effect,
};
const POOL: Rules = { ...ROLL, energy: always("web-kelp-why-pool-only"), kept: always("web-kelp-why-pool-only") };
const ENERGY: Rules = { zone: always("web-kelp-why-zone-over"), space: always("web-kelp-why-space-over"), effect };
const SWIM: Rules = {
  zone: always("web-kelp-why-zone-later"),
  row: always("web-kelp-why-row-later"),
  energy: always("web-kelp-why-energy-buys"),
  pool: early,
  kept: kept(early),
  effect,
};
const GAINED: Rules = { discard: always("web-kelp-why-just-gained") };

/** Each kind of question with the things that one could think of, by their places. */
const TABLE: Record<string, Rules> = {
  action: {
    hand: card,
    deck,
    food,
    zone: (now) => [Number(now.asked.fields["done"]) >= 2 ? "web-kelp-why-actions-done" : "web-kelp-why-action-first"],
    pile: always("web-kelp-why-learn-first"),
    beside: always("web-kelp-why-learn-first"),
    aside: always("web-kelp-why-learn-first"),
    discard: always("web-kelp-why-not-in-hand"),
    draw: always("web-kelp-why-not-in-hand"),
  },
  pay: { zone: paid },
  swap: { zone: swapped },
  hide: { zone: hidden },
  shuffle: { zone: shuffled },
  gain: {
    pile,
    beside: (now) => (makesRoom(now) ? null : ["web-kelp-why-no-room"]),
    aside: always("web-kelp-why-replaced"),
  },
  exchange: { zone: exchanged },
  top: GAINED,
  take: { discard: always("web-kelp-why-gained-no-eat") },
  hide_gained: { zone: gained },
  trash: { draw: always("web-kelp-why-hand-or-discard") },
  snail: { hand: always("web-kelp-why-in-hand") },
  den: { space: den },
  remove: { space: bare },
  free_den: { space: bare },
  retreat: { zone: retreated },
  place: { zone: named },
  dice: ROLL,
  refill: { ...ROLL, space: bare },
  before_roll: ROLL,
  reactive: ROLL,
  replacement: {
    ...ROLL,
    bag: ({ view }, colour) => (view.shark.bag[colour as "blue"] === 0 ? ["web-kelp-why-not-in-the-bag"] : null),
  },
  rolled: { ...POOL, pool: rerolled },
  relentless: POOL,
  daring: { ...POOL, pool: daring },
  daring_other: { ...POOL, pool: other },
  ruthless: { ...POOL, pool: six },
  vigilant: POOL,
  currents: {
    ...SWIM,
    space: covered,
    pool: coloured("web-kelp-why-currents-now"),
    kept: kept(coloured("web-kelp-why-currents-now")),
  },
  move: { ...SWIM, space: ({ view, box, asked }, space) => unreached(view, box, asked, space) },
  after_move: { ...SWIM, pool: moved, kept: kept(moved), space: ({ view, box }, space) => unstepped(view, box, space) },
  search: {
    zone: hunted,
    pool: hunts,
    kept: kept(hunts),
    energy: always("web-kelp-why-energy-buys"),
    space: always("web-kelp-why-space-over"),
    row: always("web-kelp-why-row-later"),
    effect,
  },
  order: { zone: ({ view }, zone) => (view.zone_dice[zone] ? null : ["web-kelp-why-no-die-on"]) },
  store: { ...ENERGY, energy: always("web-kelp-why-stored"), row: always("web-kelp-why-row-later") },
  buy: { ...ENERGY, row: priced, energy: lowered },
  replace: { ...ENERGY, row: always("web-kelp-why-last-affordable") },
  hunger: ENERGY,
};

/** Whatever is asked. */
const EVER: Rules = {
  pair: ({ view }, pair) => [view.pairs.includes(pair) ? "web-kelp-why-pair-time" : "web-kelp-why-pair-gone"],
  trash: always("web-kelp-why-trashed"),
  food: ({ view }, value) => [usedUp(view, value) ? "web-kelp-why-food-used" : "web-kelp-why-food-time"],
};

const OWNERS: Record<string, string> = {
  hand: "octopus",
  discard: "octopus",
  draw: "octopus",
  trash: "octopus",
  deck: "octopus",
  food: "octopus",
  pile: "octopus",
  beside: "octopus",
  aside: "octopus",
  pool: "shark",
  energy: "shark",
  kept: "shark",
  drawn: "shark",
  bag: "shark",
  row: "shark",
  effect: "shark",
};

/** Said when it is asked for, but not beside every explanation: nobody would expect to use the thing just then. */
const QUIET = new Set([
  "web-kelp-why-asked",
  "web-kelp-why-theirs",
  "web-kelp-why-action-first",
  "web-kelp-why-learn-first",
  "web-kelp-why-zone-later",
  "web-kelp-why-zone-over",
  "web-kelp-why-space-later",
  "web-kelp-why-space-over",
  "web-kelp-why-pair-time",
  "web-kelp-why-trashed",
  "web-kelp-why-row-later",
]);

/** Whether an option of the present question speaks of this thing, though it cannot be picked after what is picked. */
const part = ({ asked }: Now, at: Spot): boolean => asked.options.some((option) => spotsOf(option).includes(at));

function reason(now: Now, at: Spot): Reason | null {
  const cut = at.indexOf(":");
  const [place, value] = [at.slice(0, cut), at.slice(cut + 1)];
  const owner = OWNERS[place];
  if (owner !== undefined && owner !== now.table.seat) return ["web-kelp-why-theirs", { seat: owner }];
  // A view that is not of this very question tells nothing about it.
  const rules = now.view.asked?.at(-1)?.["question"] === now.asked.kind ? TABLE[now.asked.kind] : undefined;
  const found = rules?.[place]?.(now, value) ?? null;
  if (found !== null) return found;
  if (part(now, at)) return ["web-kelp-why-picked"];
  return EVER[place]?.(now, value) ?? null;
}

/** Lit, or put aside by a narrowed list. A card that can only be discarded cannot be used as one would expect. */
function usable(now: Now, at: Spot): boolean {
  if (now.table.chosen.some((option) => spotsOf(option).includes(at))) return true;
  if (now.asked.kind === "swap" && at.startsWith("zone:")) return swapped(now, at.slice("zone:".length)) === null;
  return now.table.open.some((option) => option.kind !== "discard" && spotsOf(option).includes(at));
}

/** The reason, or nothing where the thing can be used or nothing is asked; `loud` leaves out what nobody asked for. */
function said(table: TableModel, at: Spot, loud: boolean): string {
  const [view, box, { asked }] = [viewOf(table), boxOf(table), table];
  if (!view || !box || !asked || table.past) return "";
  const now = { table, view, box, asked };
  if (usable(now, at)) return "";
  const [id, values] = reason(now, at) ?? ["web-kelp-why-asked", { question: asks(table, asked) }];
  return loud && QUIET.has(id) ? "" : told(table, id, values ?? {});
}

/** After a click in vain. */
export const why = (table: TableModel, { type, value, at }: Thing): string =>
  said(table, at ?? `${type}:${value}`, false);

/** At the end of an explanation, with the space before it. */
export function because(table: TableModel, at: Spot): string {
  const text = said(table, at, true);
  return text && ` ${text}`;
}
