// Why a thing of Kelp cannot be used now. What the rules have against it comes with the question; here is found
// whether it can be used after all, and what is said where the rules say nothing.

import type { Asked, Option, TableModel, Thing } from "../../face";
import { hindranceOf } from "../../hindrances";
import { say, t } from "../../../text/text.svelte";
import { asks } from "../words/words";
import { spotOf, spotsOf, uses, type Spot } from "./spots";

const means =
  (at: Spot) =>
  (option: Option): boolean =>
    spotsOf(option).includes(at);

/** The reason, or nothing where the thing can be used or nothing is asked; `loud` leaves out what nobody asked for. */
function said(table: TableModel, at: Spot, loud: boolean): string {
  const { asked } = table;
  if (!asked || table.past || table.chosen.some(means(at))) return "";
  const found = hindranceOf(table, (thing) => spotOf(thing) === at);
  // What can only be given away cannot be used as one would expect.
  const open = table.open.some((option) => uses(option, at));
  // It may be open for another answer than those that the list is narrowed to.
  if (open && (asked.choices || !found)) return "";
  if (found) return loud && found.apart ? "" : say(found.said, table.seated?.components, table.seated?.options);
  return general(table, asked, at, loud);
}

function general(table: TableModel, asked: Asked, at: Spot, loud: boolean): string {
  if (asked.options.some(means(at))) return t("web-table-why-picked");
  return loud ? "" : t("web-table-why-asked", { question: asks(table, asked) });
}

/** After a click in vain. */
export const why = (table: TableModel, { type, value, at }: Thing): string =>
  said(table, at ?? `${type}:${value}`, false);

/** At the end of an explanation, with the space before it. */
export function because(table: TableModel, at: Spot): string {
  const text = said(table, at, true);
  return text && ` ${text}`;
}
