// The messages of one language: Fluent catalogues, with the variables that each message uses.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Value = string | number;
type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"]>;
type Element = Exclude<Pattern, string>[number];

export class Catalogue {
  readonly lang: string;
  private readonly bundle: FluentBundle;
  private readonly known = new Map<string, string[]>();

  constructor(lang: string, sources: string[]) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The variables of a message. */
  variables(id: string): string[] {
    let found = this.known.get(id);
    if (found === undefined) {
      const names = new Set<string>();
      const pattern = this.bundle.getMessage(id)?.value;
      if (pattern != null) gather(pattern, names);
      this.known.set(id, (found = [...names].sort()));
    }
    return found;
  }

  /** A message with its variables; one that is not there is told by its id. */
  format(id: string, values: Record<string, Value>): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) return id;
    if (typeof pattern === "string") return pattern;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      given[name] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
    }
    return this.bundle.formatPattern(pattern, given, []);
  }
}

function gather(pattern: Pattern, names: Set<string>): void {
  if (typeof pattern === "string") return;
  for (const element of pattern) inside(element, names);
}

function inside(element: Element, names: Set<string>): void {
  if (typeof element === "string") return;
  if (element.type === "var") names.add(element.name);
  if (element.type === "select") {
    inside(element.selector, names);
    for (const variant of element.variants) gather(variant.value, names);
  }
}
