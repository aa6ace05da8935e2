// Aquatica's characters, Locations, icons and goals in words, from the components alone, as the terminal tells them.

import { slug } from "../../text/texts";
import { known, nameOf, t } from "../../text/text.svelte";
import type { TableModel } from "../face";
import type { CardStep } from "./declared";

type Figures = Record<string, unknown>;
export type Price = "both" | "coins" | "power" | "";

const EMPTY = "__"; // a depth that cannot be used

export class Cards {
  constructor(private readonly table: TableModel) {}

  figures(type: string, value: string): Figures | undefined {
    return this.table.seated?.components[type]?.[value];
  }

  name(type: string, value: string): string {
    return nameOf("aquatica", type, value, this.table.seated?.components, this.table.seated?.options);
  }

  /** What a place of the ocean row costs, or null where there is none. */
  coins(place: number): number | null {
    const found = this.figures("price", String(place))?.["coins"];
    return typeof found === "number" ? found : null;
  }

  /** The points of a goal's spaces, from the first on. */
  get spaces(): number[] {
    const spaces = Object.entries(this.table.seated?.components["space"] ?? {});
    return spaces.sort(([one], [other]) => Number(one) - Number(other)).map(([, values]) => Number(values["points"]));
  }

  /** Power that a Location of the upper row costs less. */
  get less(): number {
    return Number(this.figures("limit", "upper_less")?.["size"] ?? 0);
  }

  icon(icon: string): string {
    return icon === EMPTY ? t("aquatica-table-empty") : this.name("icon", icon);
  }

  // Locations

  /** A Location in words: the price that is asked, or both, or none; then depths, points and manta. */
  location(location: string, price: Price = "both", upper = false): string {
    const values = this.figures("location", location) ?? {};
    const power = Number(values["power"]);
    const args = { coins: Number(values["coins"]), power: upper ? Math.max(power - this.less, 0) : power };
    return `${[...(price ? [t(`aquatica-price-${price}`, args)] : []), ...this.inside(values)].join("; ")}.`;
  }

  private inside(values: Figures): string[] {
    const depths = this.depths(values)
      .map((depth) => this.icon(depth))
      .join(", ");
    const told = [
      depths ? t("aquatica-table-depths", { depths }) : t("aquatica-table-no-depth"),
      t("aquatica-table-points", { points: Number(values["points"]) }),
    ];
    const manta = values["manta"];
    if (typeof manta === "string" && manta) told.push(t("aquatica-table-manta", { icon: this.icon(manta) }));
    return told;
  }

  private depths(values: Figures): string[] {
    return (values["depths"] as string[] | undefined) ?? [];
  }

  /** A Location on a board: its top depth and what is below, or that it is fully risen. */
  onBoard(location: string, risen: number): string {
    const values = this.figures("location", location) ?? {};
    const name = this.name("location", location);
    const left = this.depths(values).slice(risen);
    if (left.length === 0) return `${t("aquatica-table-risen", { location: name, points: Number(values["points"]) })}.`;
    const told = [t("aquatica-table-top", { location: name, depth: this.icon(left[0]!) })];
    if (left.length > 1)
      told.push(
        t("aquatica-table-below", {
          depths: left
            .slice(1)
            .map((depth) => this.icon(depth))
            .join(", "),
        }),
      );
    if (risen > 0) told.push(t("aquatica-table-covered", { count: risen }));
    return `${[...told, ...this.inside(values).slice(1)].join("; ")}.`;
  }

  /** What using the top depth gives: its icon, and what a fully risen Location brings. */
  slid(location: string, risen: number): string {
    const values = this.figures("location", location) ?? {};
    const depths = this.depths(values);
    const told = [this.icon(depths[risen] ?? EMPTY)];
    if (risen + 1 >= depths.length) {
      told.push(t("aquatica-note-risen"));
      if (values["manta"]) told.push(t("aquatica-table-manta", { icon: this.icon(String(values["manta"])) }));
    }
    return told.join("; ");
  }

  // Characters

  private steps(card: string): CardStep[] {
    return (this.figures("card", card)?.["does"] as CardStep[] | undefined) ?? [];
  }

  private step({ verb, amount, icon, one, other }: CardStep): string {
    return t(`aquatica-step-${slug(verb)}`, {
      ...(amount !== undefined && { amount }),
      ...(icon && { icon: this.icon(icon) }),
      ...(one && other && { one: this.step(one), other: this.step(other) }),
    });
  }

  /** One of the two effects that a step lets choose. */
  branch(card: string, step: number, number: number): string {
    const found = this.steps(card)[step]?.[number === 1 ? "one" : "other"];
    return found === undefined ? "" : this.step(found);
  }

  /** All that a character or a king does, in sentences. */
  character(card: string): string {
    const values = this.figures("card", card);
    if (values === undefined) return "";
    const fate = `aquatica-fate-${slug(String(values["fate"]))}`;
    const told = [
      `${this.steps(card)
        .map((step) => this.step(step))
        .join("; ")}.`,
      ...(known(fate) ? [t(fate)] : []),
    ];
    if (typeof values["number"] === "number") told.unshift(t("aquatica-about-king", { number: values["number"] }));
    return told.join(" ");
  }

  // What things are about

  about(type: string, value: string): string {
    const values = this.figures(type, value);
    if (values === undefined) return "";
    if (type === "card" || type === "king") return this.character(value);
    if (type === "location") return this.location(value);
    if (type === "icon") {
      const against = typeof values["type"] === "string" ? this.name("type", values["type"]) : "";
      return t(`aquatica-about-${slug(String(values["verb"]))}`, { amount: Number(values["amount"]), type: against });
    }
    if (type === "goal" || type === "token") return t("aquatica-about-goal", { points: this.spaces.join(", ") });
    if (type === "creature") return t("aquatica-about-creature", { points: Number(values["points"]) });
    return "";
  }
}
