// What the guide would pick: always one of the options that are offered, sensible for a first game, and never a rule of
// its own.

import type { Option } from "../../face";
import { SPACE_AT, ZONE_AT, type Point } from "../sea/geometry";
import { argument, blockOf, type Zone } from "../types";
import { octopusAt, roleOf, type Scene } from "./scene";

type Worth = (option: Option) => number;

/** The option that is worth most; of equal ones the first. One that ends the choice is taken only if nothing is worth
    more. */
function best(options: readonly Option[], worth: Worth): Option | null {
  let found: Option | null = null;
  let most = -Infinity;
  for (const option of options) {
    const value = option.closing ? 0 : worth(option);
    if (value > most) [found, most] = [option, value];
  }
  return found;
}

const far = (a: Point | undefined, b: Point | undefined): number =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) / 1000 : 0;

const blockIn = (scene: Scene, option: Option, name: "zone" | "other" = "zone"): string =>
  blockOf(scene.view.blocks[argument(option, name)]).kind;
const typeOf = (scene: Scene, option: Option): string => scene.box?.card[argument(option, "card")]?.type ?? "";
const costOf = (scene: Scene, option: Option): number => scene.box?.card[argument(option, "card")]?.cost ?? 0;
/** Whether the zone of an option is adjacent to the Octopus. */
const isNear = (scene: Scene, option: Option): boolean => {
  const own = octopusAt(scene.view);
  return own !== null && (scene.box?.zone[own].adjacent.includes(zoneOf(option)) ?? false);
};
const zoneOf = (option: Option, name: "zone" | "other" = "zone"): Zone => argument(option, name);
const fromShark = (scene: Scene, zone: Zone): number => far(ZONE_AT[zone], SPACE_AT[scene.view.shark.at ?? ""]);

/** A card to begin with: one that moves blocks, and the cheaper the better. */
export function firstCard(scene: Scene): Option | null {
  const plays = scene.options.filter((option) => option.kind === "play");
  return best(plays, (option) => ({ move: 20, learn: 10 })[typeOf(scene, option)] ?? 1 - costOf(scene, option));
}

export function cardOf(scene: Scene, type: string): Option | null {
  return scene.options.find((option) => option.kind === "play" && typeOf(scene, option) === type) ?? null;
}

/** A whole action: eating first, then what the hand needs. */
function action(scene: Scene): Option | null {
  const { octopus, blocks } = scene.view;
  const lies = Object.values(blocks).filter((block) => blockOf(block).revealed);
  const bare = lies.some((block) => blockOf(block).kind === "octopus");
  const few = octopus.hand.length < 3;
  return best(scene.options, (option) => {
    if (option.kind === "food") return 90;
    if (option.kind === "draw") return few ? 60 : 30;
    if (option.kind === "discard")
      return lies.length > 0 && typeOf(scene, option) !== "eat" ? 20 - costOf(scene, option) : 1;
    switch (typeOf(scene, option)) {
      case "eat":
        return 100;
      case "hide":
        return bare ? 80 : lies.length > 2 ? 55 : 10;
      case "learn":
        return 50 - costOf(scene, option);
      default:
        return 40 - costOf(scene, option);
    }
  });
}

/** What tells the Shark little: shells, and for learning one beside the Octopus, whose place food can take. */
export function payment(scene: Scene): Option | null {
  const learns = scene.box?.card[String(scene.fields["card"] ?? "")]?.type === "learn";
  return best(scene.options, (option) => {
    const near = isNear(scene, option);
    return (
      (roleOf(scene, blockIn(scene, option)) === "shell" ? 10 : blockIn(scene, option) === "octopus" ? 1 : 5) +
      (near === learns ? 1 : 0)
    );
  });
}

/** The Octopus first, then what is worth hiding again. */
function hiding(scene: Scene): Option | null {
  const order: Record<string, number> = { octopus: 9, food: 6, trap: 5, shell: 3 };
  return best(scene.options, (option) => order[roleOf(scene, blockIn(scene, option))] ?? 1);
}

/** The Octopus away from the Shark and into harder zones. */
function swap(scene: Scene): Option | null {
  const value = (zone: Zone): number => fromShark(scene, zone) + (scene.box?.zone[zone]?.value ?? 0) / 10;
  return best(scene.options, (option) => {
    const [one, other] = [zoneOf(option), zoneOf(option, "other")];
    if (blockIn(scene, option) === "octopus") return 5 + value(other) - value(one);
    if (blockIn(scene, option, "other") === "octopus") return 5 + value(one) - value(other);
    return 1;
  });
}

/** A den as far from the Octopus as can be. */
export function den(scene: Scene): Option | null {
  const own = ZONE_AT[octopusAt(scene.view) ?? "C"];
  return best(scene.options, (option) => 1 + far(own, SPACE_AT[argument(option, "space")]));
}

export function gain(scene: Scene, pile: string): Option | null {
  return scene.options.find((option) => option.kind === "gain_card" && argument(option, "pile") === pile) ?? null;
}

const PILES: Record<string, number> = { eat: 9, hide: 6, learn: 5, move: 4 };

/** What the guide would pick now; null where nothing can be picked. */
export function advice(scene: Scene): Option | null {
  switch (scene.kind) {
    case "action":
      return action(scene);
    case "pay":
      return payment(scene);
    case "hide":
    case "hide_gained":
      return hiding(scene);
    case "swap":
      return swap(scene);
    case "den":
      return den(scene);
    case "gain":
      return best(scene.options, (option) => PILES[argument(option, "pile")] ?? 2);
    case "exchange":
      return best(
        scene.options,
        (option) => (roleOf(scene, blockIn(scene, option)) === "shell" ? 2 : 1) + (isNear(scene, option) ? 0.5 : 0),
      );
    case "shuffle":
      return best(scene.options, (option) => (blockIn(scene, option) === "octopus" ? 9 : 1));
    case "confront":
      return scene.options[scene.view.turn % Math.max(1, scene.options.length)] ?? null;
    case "trash":
      return scene.options.find((option) => option.closing) ?? scene.options[0] ?? null;
    default:
      return best(scene.options, (option) => (typeOf(scene, option) === "eat" ? 2 : 1));
  }
}
