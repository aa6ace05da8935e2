// What is said at one table: messages with typed arguments in words. The naming rules are those of src/fathoms/text.py,
// and a test compares the two for everything that the games can say.
import type { components } from "../protocol";
import type { Catalogue, Value } from "./catalogue";

export type Message = components["schemas"]["Message"];
export type Box = components["schemas"]["Seated"]["components"];
export type Options = components["schemas"]["Seated"]["options"];

const NONE = "none";

/** A value as a part of a message id: `den NW` is `den-nw`. */
export function slug(value: string): string {
  return value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A value with a number at its end, such as the die `blue 4`, in two parts. */
function counted(value: string): [string, string] {
  const found = /^(.+) (\d+)$/s.exec(value);
  return found ? [found[1]!, found[2]!] : [value, ""];
}

/** What a value is for a selection: a die by its colour, a flag as true or false. */
function bareId(value: unknown): string {
  return value === null || value === undefined ? NONE : counted(String(value))[0];
}

export class Texts {
  private readonly catalogue: Catalogue;
  private readonly game: string;
  private readonly box: Box;
  private readonly options: Record<string, Value> = {};
  private readonly names = new Map<string, Value>();

  constructor(catalogue: Catalogue, game: string, box: Box = {}, options: Options = {}) {
    this.catalogue = catalogue;
    this.game = game;
    this.box = box;
    for (const [name, value] of Object.entries(options)) {
      this.options[name] = typeof value === "number" ? value : flag(value);
    }
  }

  /** A message in one sentence. One that no catalogue has, as a stranger's game may send, is told bare. */
  say(message: Message): string {
    return this.catalogue.has(message.id) ? this.told(message) : this.bare(message);
  }

  private told(message: Message): string {
    const values: Record<string, Value> = {};
    for (const variable of this.catalogue.variables(message.id)) {
      const field = variable.replaceAll("-", "_");
      const bare = field.endsWith("_id");
      const name = bare ? field.slice(0, -3) : field;
      const typed = message.arguments[name];
      if (typed === undefined) values[variable] = bare ? NONE : (this.options[name] ?? NONE);
      else values[variable] = bare ? bareId(typed[1]) : this.name(typed[0], typed[1]);
    }
    return this.catalogue.format(message.id, values);
  }

  /** What a value of a type is called; a number stays one, so that plurals can be chosen by it. */
  name(kind: string, value: unknown): Value {
    if (kind === "number" || kind === "text") return typeof value === "number" ? value : String(value ?? NONE);
    if (value === null || value === undefined) return NONE;
    const key = `${kind} ${String(value)}`;
    let found = this.names.get(key);
    if (found === undefined) this.names.set(key, (found = this.foundName(kind, String(flag(value)))));
    return found;
  }

  private foundName(kind: string, value: string): string {
    const [thing, number] = counted(value);
    const values = this.box[kind]?.[value] ?? {};
    const titles = values["title"] as Record<string, string> | undefined;
    if (titles && Object.keys(titles).length)
      return titles[this.catalogue.lang] || titles["en"] || Object.values(titles)[0]!;
    const sort = `${this.game}-${slug(kind)}`;
    for (const id of [`${sort}-${slug(value)}`, `${sort}-${slug(thing)}`, sort]) {
      if (!this.catalogue.has(id)) continue;
      const wanted = this.catalogue.variables(id);
      const given: Record<string, Value> = { ...this.options, value: number };
      given["number"] = /\d*$/.exec(value)![0].replace(/^0+/, ""); // SB07 is number 7 of its kind
      for (const [key, item] of Object.entries(values)) if (wanted.includes(key)) given[key] = this.part(key, item);
      return this.catalogue.format(id, given);
    }
    return value.replaceAll("_", " ");
  }

  /** A value of a component inside its name, by its own name if it has one. */
  private part(key: string, value: unknown): Value {
    if (this.catalogue.has(`${this.game}-${slug(key)}-${slug(String(value))}`)) return this.name(key, value);
    return typeof value === "number" ? value : flag(value);
  }

  private bare(message: Message): string {
    const fields = Object.entries(message.arguments).map(([name, typed]) => `${name} ${this.name(typed[0], typed[1])}`);
    const kind = message.id.split("-").slice(2).join("-") || message.id.split("-").at(-1)!;
    const words = kind.replaceAll("-", " ").replaceAll("_", " ");
    return words + (fields.length ? ` (${fields.join(", ")})` : "");
  }
}

/** Python writes its flags with a capital letter, and a setting's name follows that. */
function flag(value: unknown): string {
  return value === true ? "True" : value === false ? "False" : String(value);
}
