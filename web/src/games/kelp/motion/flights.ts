// Cards and dice on their way between the panels and the board: a picture flies from where a thing lay to where it lies
// now. The panels show the end at once; nothing waits for a flight, and nothing hidden is in its picture. Where a die
// came from is what was told before, or the one place that holds fewer of its kind since; where neither tells it,
// nothing flies.

import { blockSymbol, dieSymbol } from "../pictures";
import { dieOf, type KelpEvent, type KelpView, type SharkSide } from "../types";

interface Flight {
  from: string[];
  to: string[];
  picture: string;
  card: boolean;
}

/** What was told in this turn before an event, and how the table lay in the views before and after it. */
export interface Context {
  earlier: readonly KelpEvent[];
  before: KelpView;
  next: KelpView;
}

const anchor = (name: string): string => `[data-anchor="${name}"]`;
const spot = (place: string, value: unknown): string => `[data-spot="${place}:${String(value)}"]`;
const card = (from: string, to: string, first: string[] = []): Flight => ({
  from: [...first, anchor(from)],
  to: [anchor(to)],
  picture: "#card-back",
  card: true,
});
const die = (what: unknown, from: string[], to: string[]): Flight | null =>
  from.length > 0 ? { from, to, picture: dieSymbol(String(what)), card: false } : null;

type Pile = "pool" | "kept" | "energy";

/** The pile that holds fewer of a die, or of the dice of a colour, than before, if it is the only one. */
function pileLeft(what: string, piles: Pile[], { before, next }: Context): string[] {
  const count = (shark: SharkSide, pile: Pile): number =>
    shark[pile].filter((it) => it === what || dieOf(it).colour === what).length;
  const [fewer, ...more] = piles.filter((pile) => count(next.shark, pile) < count(before.shark, pile));
  if (!fewer || more.length > 0) return [];
  return fewer === "kept" ? [spot("kept", what), anchor("cards")] : [anchor(fewer)];
}

/** The space off which a Current was taken right before. */
function spaceLeft({ earlier }: Context): string[] {
  const last = earlier.at(-1);
  return last?.event === "current_lifted" ? [spot("space", last.space)] : [];
}

/** The zone that a die of this colour has searched in, of which nothing has grown yet. */
function zoneSearched(colour: string, { earlier }: Context): string[] {
  const zones = earlier.flatMap((it) =>
    it.event === "searched" && it.die && dieOf(it.die).colour === colour ? [it.zone] : [],
  );
  const zone = zones[earlier.filter((it) => it.event === "grew" && it.colour === colour).length];
  return zone ? [spot("zone", zone)] : [];
}

/** The zone that was struck last, unless its die is on the Hunger Track already. */
function zoneStruck({ earlier }: Context): string[] {
  const last = earlier.findLast((it) => it.event === "struck" || it.event === "hunger");
  return last?.event === "struck" ? [spot("zone", last.zone)] : [];
}

/** The first of several places that is known. */
const first = (...places: string[][]): string[] => places.find((place) => place.length > 0) ?? [];

/** What flies with an event, if anything does. */
export function flightOf(event: KelpEvent, context: Context): Flight | null {
  switch (event.event) {
    case "played":
      return card("hand", "slots");
    case "discarded":
      return card("hand", "discard");
    case "drew":
    case "took_from_draw":
      return card("draw", "hand");
    case "took_to_hand":
      return card("discard", "hand");
    case "put_on_top":
      return card("discard", "draw");
    case "gained_card":
      return card("piles", "discard");
    case "bought":
      return card("row", "cards", [spot("row", event.card)]);
    case "gained_block":
      return {
        from: [spot("beside", event.block), anchor("beside")],
        to: [spot("zone", event.zone)],
        picture: blockSymbol(event.block),
        card: false,
      };
    case "ate":
      return {
        from: [spot("zone", event.zone)],
        to: [anchor("food")],
        picture: blockSymbol(event.food),
        card: false,
      };
    case "current_placed":
      return die(`blue ${event.value}`, pileLeft(`blue ${event.value}`, ["pool", "kept"], context), [
        spot("space", event.space),
      ]);
    case "die_placed":
      return die(event.die, pileLeft(String(event.die), ["pool", "kept"], context), [spot("zone", event.zone)]);
    case "grew":
      return die(event.colour, first(spaceLeft(context), zoneSearched(event.colour, context)), [anchor("growth")]);
    case "hunger":
      return die(event.colour, first(zoneStruck(context), pileLeft(event.colour, ["pool", "energy"], context)), [
        anchor("hunger"),
      ]);
    case "stored":
      return die(event.die, [anchor("pool")], [anchor("energy")]);
    case "returned":
      return die(event.colour, spaceLeft(context), [anchor("bag")]);
    default:
      return null;
  }
}

function seen(selectors: string[]): DOMRect | null {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0 && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}

const SVG = "http://www.w3.org/2000/svg";

/** Let the thing of an event fly, if both ends are in sight. */
export function fly(event: KelpEvent, context: Context, time: number): void {
  const flight = flightOf(event, context);
  if (!flight || time <= 0 || typeof document.body.animate !== "function") return;
  const from = seen(flight.from);
  const to = seen(flight.to);
  if (!from || !to) return;
  const [width, height] = flight.card ? [34, 47] : [34, 34];
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "kelp-flight");
  picture.setAttribute("width", String(width));
  picture.setAttribute("height", String(height));
  picture.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", flight.picture);
  picture.append(use);
  document.body.append(picture);
  const at = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - height / 2}px)`;
  picture
    .animate(
      [
        { transform: `${at(from)} scale(.9)`, opacity: 0.2 },
        { transform: `${at(from)} scale(1.1)`, opacity: 1, offset: 0.15 },
        { transform: `${at(to)} scale(.8)`, opacity: 0.6 },
      ],
      { duration: time, easing: "cubic-bezier(.45,.05,.35,1)" },
    )
    .finished.finally(() => picture.remove())
    .catch(() => undefined);
}

/** End all flights at once. */
export function land(): void {
  for (const picture of document.querySelectorAll(".kelp-flight")) picture.remove();
}
