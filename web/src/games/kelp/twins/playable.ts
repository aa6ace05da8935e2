// Why a card in the hand of the Octopus cannot be played (K4.4, K4.8), from what its own seat sees. The server has said
// that it cannot; here is found what stands in the way.

import { ZONES, blockOf, type Box, type KelpView, type Zone } from "../types";

export type Reason = readonly [id: string, values?: Record<string, string | number>];

export const hiddenZones = (view: KelpView): Zone[] =>
  ZONES.filter((zone) => !blockOf(view.blocks[zone]).revealed && !blockOf(view.blocks[zone]).empty);

export const revealedZones = (view: KelpView): Zone[] => ZONES.filter((zone) => blockOf(view.blocks[zone]).revealed);

/** Where a block that exists once lies, as far as this seat sees it. */
export const zoneOf = (view: KelpView, kind: string): Zone | undefined =>
  ZONES.find((zone) => blockOf(view.blocks[zone]).kind === kind);

export function adjacent(one: Zone, other: Zone): boolean {
  const [a, b] = [ZONES.indexOf(one), ZONES.indexOf(other)];
  const [across, down] = [Math.abs((a % 3) - (b % 3)), Math.abs(Math.floor(a / 3) - Math.floor(b / 3))];
  return a >= 0 && b >= 0 && across + down === 1;
}

export function unplayable(view: KelpView, box: Box, card: string): Reason {
  const of = box.card[card];
  if (!of) return ["web-kelp-why-effect"];
  const { cost } = of;
  const hidden = hiddenZones(view);
  const double = hidden.some((zone) => blockOf(view.blocks[zone]).kind === "double_shell");
  const others = hidden.length - (double ? 1 : 0);
  if (others < cost && !(double && others >= cost - 2))
    return ["web-kelp-why-too-dear", { cost, hidden: hidden.length }];
  const pay = double && cost >= 2 ? cost - 1 : cost; // the fewest blocks that pay it
  // It can be paid: so what the card demands of the board would be wanting, and a card demands one such thing at most.
  for (const step of of.effect) {
    const [verb = "", number = "1"] = step.split(" ");
    const amount = Number(number);
    switch (verb) {
      case "hide":
        if (cost === 0 && revealedZones(view).length === 0) return ["web-kelp-why-nothing-to-hide"];
        break;
      case "shuffle":
        if (hidden.length < pay + amount)
          return ["web-kelp-why-shuffle-few", { need: pay + amount, pay, amount, hidden: hidden.length }];
        break;
      case "shuffle_centre":
        return ["web-kelp-why-centre-few", { amount }];
      case "shuffle_revealed":
        return ["web-kelp-why-revealed-few", { amount }];
      case "learn":
        return ["web-kelp-why-learn-few", { amount }];
      case "eat": {
        const [food, octopus] = [zoneOf(view, card), zoneOf(view, "octopus")];
        if (food === undefined) return ["web-kelp-why-food-away"];
        if (octopus !== undefined && !adjacent(food, octopus)) return ["web-kelp-why-food-far"];
        break;
      }
    }
  }
  return ["web-kelp-why-effect"];
}
