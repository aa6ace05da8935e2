// Why a file with a game was not taken: what happened, what was expected and what to do, in words for whoever plays.
import { ApiError } from "../net/http";
import { Refused } from "../shell/trouble";

export const MOST = 2_000_000; // bytes that a server takes

/** How the server's own patterns of errors begin, and what they come to for a reader. */
export const REASONS: readonly (readonly [string, string])[] = [
  ["only a finished game", "web-import-unfinished"],
  ["a record is a table", "web-import-unreadable"],
  ["this body cannot be read", "web-import-unreadable"],
  ["a body may have", "web-import-large"],
  ["a record may have", "web-import-large"],
  ["no game is called", "web-import-rules"],
  ["a record of format", "web-import-rules"],
  ["the record was made with", "web-import-rules"],
  ["the seed does not fit", "web-import-dice"],
  ["draw {count}", "web-import-dice"],
  ["a record with a commitment", "web-import-dice"],
];

/** What to tell about an error of bringing a file. A server that is away or busy says so itself. */
export function refusal(error: unknown, file: string): unknown {
  if (error instanceof SyntaxError) return new Refused("web-import-unreadable", { file });
  if (!(error instanceof ApiError) || ![413, 422].includes(error.status)) return error;
  const found = REASONS.find(([begins]) => error.problem.pattern.startsWith(begins));
  return new Refused(found?.[1] ?? "web-import-broken", { file });
}
