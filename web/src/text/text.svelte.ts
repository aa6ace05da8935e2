// What the page says, in the reader's language. Whatever is said while a component is drawn changes with the language.
import { LANGUAGES, type Lang } from "../lists";
import { Catalogue, type Value } from "./catalogue";
import { sourceOf } from "./sources";
import { Texts, type Box, type Message, type Options } from "./texts";

export type { Box, Message, Options } from "./texts";

const KEY = "fathoms.language";

let catalogue = $state.raw(new Catalogue("en", []));
let wanted = $state<Lang>(first());
let texts = new Map<string, Texts>();
let boxed = new WeakMap<Box, Map<string, Texts>>();
const parts = new Set(["page"]); // what is said here, in whatever language
let size = 0; // parts that the catalogue has
const loaded = new Map<Lang, Map<string, string>>(); // the source of each part

/** The language that was chosen here before, else the first of ours that the browser speaks, else English. */
function first(): Lang {
  const spoken = [stored(), ...(typeof navigator === "undefined" ? [] : navigator.languages)];
  const known = spoken
    .map((word) => word.slice(0, 2).toLowerCase())
    .find((word) => (LANGUAGES as readonly string[]).includes(word));
  return (known as Lang | undefined) ?? "en";
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // a browser may forbid it
  }
}

/** Speak a language from now on, as soon as what is said here is there in it. */
export function speak(lang: Lang): Promise<void> {
  wanted = lang;
  return complete(lang);
}

/** What is said of a game before its table is opened; the words of the game itself have these among them. */
export const front = (game: string): string => `${game}-front`;

/** The words of games, or of errors, are wanted from now on in whatever language is spoken. */
export async function learn(...names: string[]): Promise<void> {
  const more = names.filter((name) => !parts.has(name));
  if (more.length === 0) return complete(wanted);
  for (const name of more) parts.add(name);
  try {
    await complete(wanted);
  } catch (error) {
    for (const name of more) parts.delete(name); // it could not be fetched, and may be asked for again
    throw error;
  }
}

/** Load what a language lacks, and speak it, unless another was chosen meanwhile. */
async function complete(lang: Lang): Promise<void> {
  const here = loaded.get(lang) ?? new Map<string, string>();
  loaded.set(lang, here);
  const lacking = (): string[] => [...parts].filter((part) => !here.has(part));
  for (let next = lacking(); next.length; next = lacking()) {
    await Promise.all(next.map(async (part) => here.set(part, await sourceOf(part, lang))));
  }
  if (wanted !== lang || (catalogue.lang === lang && size === here.size)) return;
  size = here.size;
  texts = new Map();
  boxed = new WeakMap();
  catalogue = new Catalogue(lang, [...here.values()]);
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
