// Cards and dice on their way between the panels and the board: a picture flies from where a thing lay to where it lies
// now. The panels show the end at once; nothing waits for a flight, and nothing hidden is in its picture.

import { blockSymbol, dieSymbol } from "../pictures";
import type { KelpEvent } from "../types";

interface Flight {
  from: string[];
  to: string[];
  picture: string;
  card: boolean;
}

const anchor = (name: string): string => `[data-anchor="${name}"]`;
const spot = (place: string, value: unknown): string => `[data-spot="${place}:${String(value)}"]`;
const card = (from: string, to: string, first: string[] = []): Flight => ({
  from: [...first, anchor(from)],
  to: [anchor(to)],
  picture: "#card-back",
  card: true,
});
const die = (what: unknown, from: string[], to: string[]): Flight => ({
  from,
  to,
  picture: dieSymbol(String(what)),
  card: false,
});

/** What flies with an event, if anything does. */
export function flightOf(event: KelpEvent): Flight | null {
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
      return die(`blue ${event.value}`, [anchor("pool")], [spot("space", event.space)]);
    case "current_lifted":
      return die("blue", [spot("space", event.space)], [anchor("bag")]);
    case "die_placed":
      return die(event.die, [anchor("pool")], [spot("zone", event.zone)]);
    case "grew":
      return die(event.colour, [anchor("pool")], [anchor("growth")]);
    case "hunger":
      return die(event.colour, [anchor("energy"), anchor("pool")], [anchor("hunger")]);
    case "stored":
      return die(event.die, [anchor("pool")], [anchor("energy")]);
    case "returned":
      return die(event.colour, [anchor("pool")], [anchor("bag")]);
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
export function fly(event: KelpEvent, time: number): void {
  const flight = flightOf(event);
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
