// What the things of Kelp are called and how they are explained: the game's own catalogues, told with this table's
// options.

import type { Asked, Drawn, Option, TableModel } from "../../face";
import { layout } from "../../../shell/layout.svelte";
import { known, nameOf, say, t } from "../../../text/text.svelte";
import { dieSymbol } from "../pictures";
import type { BoxSharkCard, EffectStep } from "../declared";
import { argument, blockOf, boxOf, dieOf, viewOf, type KelpView, type Space, type Zone } from "../types";

type Values = Record<string, string | number>;

const slug = (value: string): string => value.toLowerCase().replace(/[^a-z0-9]+/g, "-");
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A message of Kelp; the edition and the board are known everywhere. */
export function told(table: TableModel, id: string, values: Values = {}): string {
  const options = table.seated?.options ?? {};
  return t(id, { edition: String(options["edition"] ?? "final"), board: String(options["board"] ?? "day"), ...values });
}

export function name(table: TableModel, type: string, value: string): string {
  return nameOf("kelp", type, value, table.seated?.components, table.seated?.options);
}

export function sentence(table: TableModel, option: Option): string {
  return say(option.said, table.seated?.components, table.seated?.options);
}

/** What is asked, as a sentence. */
export const asks = (table: TableModel, asked: Asked): string =>
  say(asked.said, table.seated?.components, table.seated?.options);

export const zoneName = (table: TableModel, zone: Zone): string => name(table, "zone", zone);
export const spaceName = (table: TableModel, space: Space): string => name(table, "space", space);
export const blockName = (table: TableModel, kind: string): string => name(table, "block", kind);
export const cardName = (table: TableModel, card: string): string => name(table, "card", card);
export const pairName = (table: TableModel, pair: string): string => name(table, "pair", pair);
export const counterName = (pair: string): string => t("web-kelp-counter", { pair });

/** A die by its rulebook name: "Strike 6", or "Strike" for one without a value. */
export function dieName(die: string): string {
  const { colour, value } = dieOf(die);
  return value ? t(`web-kelp-die-${colour}`, { value: String(value) }) : t(`web-kelp-${colour}`);
}

export function dieText(table: TableModel, die: string): string {
  return `${dieName(die)}. ${told(table, `kelp-about-colour-${dieOf(die).colour}`)}`;
}

/** What a card of the Octopus does, in a line that fits on it. */
export function cardText(table: TableModel, card: string): string {
  const of = boxOf(table)?.card[card];
  if (!of) return "";
  if (of.food) return `${t("web-kelp-eat")} ${eatenText(table, of.food)}`;
  const steps = of.does.map((step) => stepInShort(table, step));
  return upper(steps.map((step, i) => (step === steps[i - 1] ? t("web-kelp-does-again") : step)).join("; "));
}

/** What food does once it is eaten, in a line. */
export const eatenText = (table: TableModel, food: string): string =>
  t(`web-kelp-eaten-${slug(food)}`, { amount: amountOf(table, food) });

const stepText = (table: TableModel, { verb, amount }: EffectStep): string =>
  told(table, `kelp-step-${slug(verb)}`, { amount });

/** A step of a card in a few words. One that is not told in short here, as a new verb, is told as the game tells it. */
function stepInShort(table: TableModel, step: EffectStep): string {
  const short = `web-kelp-does-${slug(step.verb)}`;
  return known(short) ? t(short, { amount: step.amount }) : stepText(table, step);
}

/** A card of the Octopus explained: name, type, cost and steps; an Eat card with its food. */
export function aboutCard(table: TableModel, card: string): string {
  const of = boxOf(table)?.card[card];
  if (!of) return cardName(table, card);
  const type = told(table, `kelp-pile-${of.type}`);
  const steps = of.does.map((step) => stepText(table, step)).join("; ");
  const text = of.food
    ? `${type}. ${upper(steps)}. ${blockText(table, of.food)}`
    : told(table, "kelp-about-card", { type, cost: of.cost, steps });
  return `${cardName(table, card)}. ${text}`;
}

/** What a confrontation card does for whoever chooses it. */
export const pairText = (table: TableModel, pair: string): string =>
  table.seat === "shark" ? t(`web-kelp-catches-${pair}`) : told(table, `kelp-about-pair-${pair}`);

const WAYS = ["move", "swim"];

/** A way by its end, as the board draws the rest; by its first Current too, where another way ends there as well. */
export function brief(table: TableModel, option: Option): string {
  if (!WAYS.includes(option.kind)) return "";
  const end = (way: Option): string => `${way.said.arguments["space"]?.[1]} ${way.said.arguments["facing"]?.[1]}`;
  const alone = table.open.filter((way) => WAYS.includes(way.kind) && end(way) === end(option)).length === 1;
  return say(
    { ...option.said, id: `kelp-label-${alone ? "move" : option.kind}` },
    table.seated?.components,
    table.seated?.options,
  );
}

/** The Current that a way goes over first. */
export function firstCurrent(table: TableModel, option: Option): Drawn | null {
  const value = viewOf(table)?.currents[String(option.said.arguments["over"]?.[1])];
  return option.kind === "swim" && value !== undefined ? { symbol: dieSymbol(`blue ${value}`).slice(1) } : null;
}

/** The small print of an option: the card that it would gain from a pile. On a phone the cards themselves are on
    another page, so it tells what they do. */
export function print(table: TableModel, option: Option): string {
  if (layout.current === "phone") {
    if (option.kind === "confront") return pairText(table, argument(option, "pair"));
    if (option.kind === "use") return usedText(table, argument(option, "effect"));
    if (option.kind === "buy") return sharkText(table, argument(option, "card"));
  }
  const pile = argument(option, "pile");
  const top = option.kind === "gain_card" ? viewOf(table)?.piles[pile].top : null;
  if (!top) return "";
  const card = cardName(table, top);
  if (layout.current !== "phone") return card;
  const food = boxOf(table)?.card[top]?.food;
  return t("web-kelp-top-card", { card, text: food ? eatenText(table, food) : cardText(table, top) });
}

export const effectName = (table: TableModel, effect: string): string => name(table, "effect", effect);

/** What an effect does, in a line or in a few words. One that is not told in short here, as of an owner's own data, is
    told as the game itself explains it. */
export function effectText(table: TableModel, sort: "effect" | "brief", effect: string, amount = 0): string {
  const short = `web-kelp-${sort}-${slug(effect)}`;
  const whole = `kelp-about-effect-${slug(effect)}`;
  if (known(short)) return t(short, { amount });
  return known(whole) ? told(table, whole, { amount }) : effectName(table, effect);
}

const diceText = (table: TableModel, { brings }: BoxSharkCard): string =>
  Object.entries(brings)
    .map(([colour, count]) => told(table, `kelp-table-dice-${colour}`, { count }))
    .join(", ");

/** What a card before the Shark does, in a few words. */
function usedText(table: TableModel, effect: string): string {
  const cards = (viewOf(table)?.shark.cards ?? []).map((card) => boxOf(table)?.shark_card[card]);
  return effectText(table, "brief", effect, cards.find((of) => of?.effect === effect)?.amount);
}

/** What is bought with a Shark card, in short. */
function sharkText(table: TableModel, card: string): string {
  const of = boxOf(table)?.shark_card[card];
  return of ? `${effectText(table, "effect", of.effect, of.amount)} · ${diceText(table, of)}` : "";
}

/** A Shark card explained: price, dice and effect. */
export function aboutSharkCard(table: TableModel, card: string): string {
  const of = boxOf(table)?.shark_card[card];
  if (!of) return card;
  const dice = diceText(table, of);
  const text = told(table, `kelp-about-effect-${slug(of.effect)}`, { amount: of.amount ?? 0 });
  return `${effectName(table, of.effect)}. ${told(table, "kelp-about-shark-card", { price: of.price, dice, text })}`;
}

const amountOf = (table: TableModel, block: string): number => boxOf(table)?.block[block]?.amount ?? 1;

const blockText = (table: TableModel, kind: string): string =>
  told(table, `kelp-about-block-${slug(kind)}`, { amount: amountOf(table, kind) });

export const aboutBlock = (table: TableModel, kind: string): string =>
  `${upper(blockName(table, kind))}. ${blockText(table, kind)}`;

/** Where a hidden block stands: what it can be, as far as the drawn view tells it. */
export function possible(table: TableModel, view: KelpView, zone: Zone): string {
  const kinds = view.known[zone] ?? [];
  return told(table, "kelp-table-can-be", { blocks: kinds.map((kind) => blockName(table, kind)).join(", ") });
}

/** A zone explained: its kind, its value, its block and its die. */
export function aboutZone(table: TableModel, zone: Zone): string {
  const view = viewOf(table);
  const of = boxOf(table)?.zone[zone];
  if (!view || !of) return zoneName(table, zone);
  const block = blockOf(view.blocks[zone]);
  let state = told(table, "kelp-table-zone-empty");
  if (block.revealed) state = told(table, "kelp-table-zone-revealed", { block: blockName(table, block.kind) });
  else if (block.kind === "hidden") state = told(table, "kelp-table-zone-hidden");
  else if (!block.empty) state = told(table, "kelp-table-zone-hidden-known", { block: blockName(table, block.kind) });
  const kind = told(table, `kelp-kind-${slug(of.kind)}`);
  const parts = [told(table, "kelp-table-zone", { zone: zoneName(table, zone), kind, value: of.value, block: state })];
  if (!block.revealed && !block.empty) parts.push(possible(table, view, zone));
  const die = view.zone_dice[zone];
  if (die) parts.push(told(table, "kelp-table-zone-die", { die: dieName(die) }));
  if (block.revealed) parts.push(aboutBlock(table, block.kind));
  return parts.map((part) => upper(part).replace(/\.?$/, ".")).join(" ");
}

/** A space explained: its name, its Current, who is there, what it lies beside. */
export function aboutSpace(table: TableModel, space: Space): string {
  const view = viewOf(table);
  const of = boxOf(table)?.space[space];
  if (!view || !of) return spaceName(table, space);
  const parts = [upper(spaceName(table, space))];
  if (view.shark.at === space) parts.push(told(table, "kelp-table-shark"));
  const current = view.currents[space];
  if (current !== undefined) parts.push(dieName(`blue ${current}`));
  const zones = of.zones.map((zone) => zoneName(table, zone)).join(", ");
  const spaces = of.next.map((other) => spaceName(table, other)).join(", ");
  return `${parts.join(". ")}. ${told(table, "kelp-about-space", { zones, spaces })}`;
}

/** Who sits on a seat: a person by name, a bot by its side. */
export function playerName(table: TableModel, seat: string): string {
  return table.around?.seats.find((it) => it.seat === seat)?.name || name(table, "seat", seat);
}
