// The steps of the guided first game. Each waits for its moment in the game that is really played: a condition on the
// situation, a sentence, the place it points at, and what Next would pick. None of them knows a deal.

import type { Option } from "../../face";
import type { Arguments, Note } from "../../lessons";
import { spotsOf } from "../things/spots";
import { advice, cardOf, den, firstCard, gain, payment } from "./advice";
import { argument } from "../types";
import { octopusAt, roleOf, zonesOf, type Scene } from "./scene";

export const CHAPTERS = ["den", "blocks", "play", "draw", "shark", "learn", "face", "end"] as const;
export type Chapter = (typeof CHAPTERS)[number];

interface Step {
  id: string;
  chapter: Chapter;
  said: string;
  /** Its moment is now. */
  holds: (scene: Scene) => boolean;
  pick?: (scene: Scene) => Option | null;
  args?: (scene: Scene, option: Option | null) => Arguments;
  places: (scene: Scene) => string[];
  /** Only after this step. */
  after?: string;
  /** Passed over once this step was told. */
  unless?: string;
  /** Its moment has not come for long: this is said instead, and nothing is picked. Without it the step is passed
      over. */
  late?: string;
}

const spot = (at: string): string => `[data-spot="${at}"]`;
const anchor = (at: string): string => `[data-anchor="${at}"]`;
const PROMPT = ".ask .q";

/** The things an option speaks of, its button in the list, the question. */
export const placesOf = (option: Option): string[] =>
  [
    `.duel .dcs.c-${argument(option, "pair")}`,
    spotsOf(option).map(spot).join(", "),
    `button[data-action="${option.action}"]`,
    PROMPT,
  ].filter((place) => place !== "" && !place.endsWith("-"));

/** A question for a whole action, with nothing of it picked. */
const atLeisure = (scene: Scene): boolean => scene.kind === "action" && scene.depth === 0;
const offered = (scene: Scene, kind: string): Option | null =>
  scene.options.find((option) => option.kind === kind) ?? null;
const foods = (scene: Scene): string[] => zonesOf(scene.view, (kind) => roleOf(scene, kind) === "food");
const traps = (scene: Scene): string[] =>
  zonesOf(scene.view, (kind, revealed) => roleOf(scene, kind) === "trap" && !revealed);
const beside = (scene: Scene): string[] => scene.box?.space[scene.view.shark.at ?? ""]?.zones ?? [];

export const STEPS: readonly Step[] = [
  {
    id: "den",
    chapter: "den",
    said: "web-kelp-guide-den",
    holds: (scene) => scene.kind === "den" && scene.fields["why"] === "setup",
    pick: den,
    places: () => [],
  },
  {
    id: "self",
    chapter: "blocks",
    said: "web-kelp-guide-self",
    holds: (scene) => atLeisure(scene) && octopusAt(scene.view) !== null,
    places: (scene) => [spot(`zone:${octopusAt(scene.view)}`)],
  },
  {
    id: "trap",
    chapter: "blocks",
    said: "web-kelp-guide-trap",
    holds: (scene) => atLeisure(scene) && traps(scene).length > 0,
    places: (scene) => [spot(`zone:${traps(scene)[0]}`)],
  },
  {
    id: "play",
    chapter: "play",
    said: "web-kelp-guide-play",
    holds: (scene) => atLeisure(scene) && offered(scene, "play") !== null,
    pick: firstCard,
    args: (_, option) => ({ card: ["card", option ? argument(option, "card") : ""] }),
    places: () => [],
  },
  {
    id: "pay",
    chapter: "play",
    said: "web-kelp-guide-pay",
    holds: (scene) => {
      const option = scene.kind === "pay" ? payment(scene) : null;
      return option !== null && zonesOf(scene.view, (kind) => kind === "shell").includes(argument(option, "zone"));
    },
    pick: payment,
    args: (scene) => ({ card: ["card", String(scene.fields["card"] ?? "")] }),
    places: () => [],
  },
  {
    id: "discard",
    chapter: "draw",
    said: "web-kelp-guide-discard",
    late: "web-kelp-guide-discard",
    holds: (scene) => atLeisure(scene) && offered(scene, "discard") !== null && offered(scene, "draw") !== null,
    places: () => [anchor("hand")],
  },
  {
    id: "draw",
    chapter: "draw",
    said: "web-kelp-guide-draw",
    late: "web-kelp-guide-draw",
    holds: (scene) => atLeisure(scene) && offered(scene, "draw") !== null,
    pick: (scene) => offered(scene, "draw"),
    args: (scene) => ({ size: ["number", scene.view.octopus.hand_size] }),
    places: () => [anchor("draw")],
  },
  {
    id: "shark",
    chapter: "shark",
    said: "web-kelp-guide-shark",
    holds: (scene) => atLeisure(scene) && scene.swum,
    places: (scene) => [spot(`space:${scene.view.shark.at}`)],
  },
  {
    id: "reach",
    chapter: "shark",
    said: "web-kelp-guide-reach",
    after: "shark",
    holds: (scene) => atLeisure(scene) && scene.swum,
    places: (scene) =>
      [
        beside(scene)
          .map((zone) => spot(`zone:${zone}`))
          .join(", "),
      ].filter((place) => place !== ""),
  },
  {
    id: "learn",
    chapter: "learn",
    said: "web-kelp-guide-learn",
    late: "web-kelp-guide-learn",
    unless: "gain",
    holds: (scene) => atLeisure(scene) && cardOf(scene, "learn") !== null,
    pick: (scene) => cardOf(scene, "learn"),
    places: () => [anchor("piles")],
  },
  {
    id: "gain",
    chapter: "learn",
    said: "web-kelp-guide-gain",
    late: "web-kelp-guide-gain",
    holds: (scene) => scene.kind === "gain" && gain(scene, "eat") !== null,
    pick: (scene) => gain(scene, "eat"),
    places: () => [spot("pile:eat"), anchor("piles")],
  },
  {
    id: "eat",
    chapter: "learn",
    said: "web-kelp-guide-eat",
    after: "gain",
    holds: (scene) => atLeisure(scene),
    places: (scene) => [...foods(scene).map((zone) => spot(`zone:${zone}`)), anchor("food")],
  },
  {
    id: "face",
    chapter: "face",
    said: "web-kelp-guide-face",
    late: "web-kelp-guide-face-late",
    holds: (scene) => scene.kind === "confront",
    pick: advice,
    places: () => [".kelp .conf", spot("pair:freeze")],
  },
  {
    id: "end",
    chapter: "end",
    said: "web-kelp-guide-end",
    after: "face",
    holds: (scene) => atLeisure(scene),
    places: () => [anchor("hunger"), anchor("food"), ".pstrip .kst[role=img]"],
  },
];

/** How many turns the guide waits for a moment; the Octopus has every other one. */
const PATIENCE = 5;
const LAST = ["face", "end"]; // they wait for all others, not for a turn

const others = (told: ReadonlySet<string>): boolean =>
  STEPS.every((step) => told.has(step.id) || LAST.includes(step.id));

function isLate(step: Step, scene: Scene, told: ReadonlySet<string>): boolean {
  if (!atLeisure(scene)) return false;
  return step.id === "face" ? others(told) : scene.view.turn >= PATIENCE;
}

/** A step whose moment will not come any more, or is of no use. */
export function passed(scene: Scene, told: ReadonlySet<string>): string[] {
  return STEPS.filter((step) => {
    if (told.has(step.id) || step.id === "end") return false;
    if (scene.over || (step.unless !== undefined && told.has(step.unless))) return true;
    return isLate(step, scene, told) && step.late === undefined && !step.holds(scene);
  }).map((step) => step.id);
}

/** Whether the moment of a step is now. */
export function isNow(id: string, scene: Scene, told: ReadonlySet<string>): boolean {
  return noteOf(id, scene, told) !== null;
}

function noteOf(id: string, scene: Scene, told: ReadonlySet<string>): Note | null {
  const step = STEPS.find((one) => one.id === id);
  if (!step || scene.ready) return null;
  if (scene.over && step.id === "end") return made(step, "web-kelp-guide-over", scene, null);
  if ((step.after !== undefined && !told.has(step.after)) || (step.id === "end" && !others(told))) return null;
  if (step.holds(scene)) return made(step, step.said, scene, step.pick?.(scene) ?? null);
  return step.late !== undefined && isLate(step, scene, told) ? made(step, step.late, scene, null) : null;
}

function made(step: Step, said: string, scene: Scene, option: Option | null): Note {
  const args = step.args?.(scene, option) ?? {};
  const places = [
    ...(option ? placesOf(option).slice(0, -2) : []),
    ...step.places(scene),
    ...(option ? placesOf(option).slice(-2) : []),
  ];
  return { id: step.id, chapter: step.chapter, said, args, places, option, confirms: false };
}

/** What is said between two steps, so that Next always leads on. */
const BETWEEN: Record<string, string> = {
  action: "web-kelp-guide-again-action",
  pay: "web-kelp-guide-again-pay",
  swap: "web-kelp-guide-swap",
  shuffle: "web-kelp-guide-shuffle",
};

function between(scene: Scene): Note | null {
  const word = { id: "", chapter: null, args: {}, option: null, confirms: false };
  if (scene.ready) return { ...word, said: "web-kelp-guide-ready", places: [".sofar .btn.go", PROMPT], confirms: true };
  const option = scene.kind === "" ? null : advice(scene);
  if (option === null) return null;
  return { ...word, said: BETWEEN[scene.kind] ?? "web-kelp-guide-again", places: placesOf(option), option };
}

/** The one note of this moment: of the first step that is not told and whose time it is, else a word between the
    steps. */
export function noteNow(scene: Scene, told: ReadonlySet<string>): Note | null {
  for (const step of STEPS) {
    const note = told.has(step.id) ? null : noteOf(step.id, scene, told);
    if (note) return note;
  }
  return scene.over || STEPS.every((step) => told.has(step.id)) ? null : between(scene);
}
