// What the page says, in the reader's language. Whatever is said while a component is drawn changes with the language.
import { Catalogue, type Value } from "./catalogue";
import { Texts, type Box, type Message, type Options } from "./texts";

export type { Box, Message, Options } from "./texts";
export type Lang = "en" | "pl" | "uk";
export const LANGUAGES: readonly Lang[] = ["en", "pl", "uk"];

const KEY = "fathoms.language";
const loaders: Record<Lang, () => Promise<{ sources: string[] }>> = {
  en: () => import("./en"),
  pl: () => import("./pl"),
  uk: () => import("./uk"),
};

let catalogue = $state.raw(new Catalogue("en", []));
let wanted = $state<Lang>(first());
let texts = new Map<string, Texts>();
let boxed = new WeakMap<Box, Map<string, Texts>>();
const loaded = new Map<Lang, Catalogue>();

/** The language that was chosen here before, else the first of ours that the browser speaks, else English. */
function first(): Lang {
  const spoken = [stored(), ...(typeof navigator === "undefined" ? [] : navigator.languages)];
  const known = spoken.map((word) => word.slice(0, 2).toLowerCase()).find((word) => LANGUAGES.includes(word as Lang));
  return (known as Lang | undefined) ?? "en";
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // a browser may forbid it
  }
}

/** Load a language if it is not here yet, and speak it from now on. */
export async function speak(lang: Lang): Promise<void> {
  wanted = lang;
  let found = loaded.get(lang);
  if (found === undefined) {
    found = new Catalogue(lang, (await loaders[lang]()).sources);
    loaded.set(lang, found);
  }
  if (wanted !== lang) return; // another was chosen meanwhile
  texts = new Map();
  boxed = new WeakMap();
  catalogue = found;
  document.documentElement.lang = lang;
}

export const language = {
  get current(): Lang {
    return wanted;
  },
  set current(lang: Lang) {
    try {
      localStorage.setItem(KEY, lang);
    } catch {
      // it is spoken until the page is left
    }
    speak(lang).catch(() => (wanted = catalogue.lang as Lang)); // it could not be fetched: the old one is spoken on
  },
};

/** A message of the page or of the table. */
export function t(id: string, args: Record<string, Value> = {}): string {
  return catalogue.format(id, args);
}

/** Whether there is such a message. */
export function known(id: string): boolean {
  return catalogue.has(id);
}

/** A game's message with typed arguments, in words. One of the table's own that names things of a game needs the
    game. */
export function say(message: Message, box?: Box, options?: Options, game = message.id.split("-")[0]!): string {
  return textsOf(game, box, options).say(message);
}

/** What a thing of a game is called: ("kelp", "card", "camouflage"). */
export function nameOf(game: string, type: string, value: unknown, box?: Box, options?: Options): string {
  return String(textsOf(game, box, options).name(type, value));
}

function textsOf(game: string, box?: Box, options?: Options): Texts {
  const spoken = catalogue; // read in any case, so that a change of language is noticed
  const key = `${game} ${JSON.stringify(options ?? {})}`;
  let kept = texts;
  if (box !== undefined) {
    kept = boxed.get(box) ?? new Map<string, Texts>();
    boxed.set(box, kept);
  }
  let found = kept.get(key);
  if (found === undefined) kept.set(key, (found = new Texts(spoken, game, box, options)));
  return found;
}
