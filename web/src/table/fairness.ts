// Fair dice, checked here: the seed that is shown at the end fits the hash that was shown before the game. A game that
// was played on from another is bound to what it began with too.

/** A record as far as it tells about its dice. */
export interface Sealed {
  options?: unknown;
  seats?: unknown;
  commitment?: unknown;
  seed?: unknown;
  start?: unknown;
  entries?: unknown;
  begun?: unknown;
}

/** How many of its first answers came from another game, with dice that the seed does not give; null: none of it. */
export function begun(record: Sealed): number | null {
  return typeof record.begun === "number" ? record.begun : null;
}

/** JSON as the server writes what it hashes: keys in order, a space after commas and colons, ASCII alone. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${parts.map(([key, item]) => `${written(key)}: ${written(item)}`).join(", ")}}`;
  }
  const plain = JSON.stringify(value);
  return plain.replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Whether this browser can check anything: it does so only at an encrypted address, or on the same machine. */
export const able = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Whether seed and hash fit; null where this browser cannot tell, as at an unencrypted address. */
export async function fits(record: Sealed): Promise<boolean | null> {
  const { seed, commitment, options, seats, start, entries } = record;
  if (typeof seed !== "string" || typeof commitment !== "string" || !able()) return null;
  const bytes = seed.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
  const first = begun(record);
  const came = first === null || !Array.isArray(entries) ? [] : [start, entries.slice(0, first)];
  const told = new TextEncoder().encode(written([options, seats, ...came]));
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array([...bytes, ...told]));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment;
}
