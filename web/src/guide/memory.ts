// Which tables are guided in this browser, and what each guide has told: a reload goes on where it was.

import type { Option } from "../games/face";

/** A step that was told: when, and what it spoke of, so that it can be read again. */
export interface Kept {
  id: string;
  /** The length of the record then, and how much of a move was picked. */
  n: number;
  depth: number;
  args: Option["said"]["arguments"];
  places: string[];
  /** Passed over without a word, because its moment would not come any more. */
  silent?: boolean;
}

const KEY = "fathoms.guides";
const MANY = 6; // tables; older guides are forgotten

let tables: Record<string, Kept[]> = read();

function read(): Record<string, Kept[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const entries = Object.entries(found !== null && typeof found === "object" ? found : {});
    return Object.fromEntries(entries.filter(([, told]) => Array.isArray(told) && told.every(isKept)));
  } catch {
    return {}; // a browser may forbid it, or somebody else wrote there
  }
}

function isKept(told: unknown): told is Kept {
  const one = (told ?? {}) as Partial<Kept>;
  return (
    typeof one.id === "string" &&
    typeof one.n === "number" &&
    typeof one.depth === "number" &&
    Array.isArray(one.places) &&
    typeof one.args === "object"
  );
}

function write(): void {
  tables = Object.fromEntries(Object.entries(tables).slice(-MANY));
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // it is remembered until the page is left
  }
}

/** What the guide of a table has told so far; null if it has none. */
export function recall(table: string): Kept[] | null {
  return tables[table] ?? null;
}

export function remember(table: string, told: Kept[]): void {
  tables[table] = told;
  write();
}

/** This table is guided no longer. */
export function forget(table: string): void {
  delete tables[table];
  write();
}
