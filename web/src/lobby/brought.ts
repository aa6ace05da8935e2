// Why a file with a game was not taken: what happened, what was expected and what to do, in words for whoever plays.
import { ApiError } from "../net/http";
import { Refused } from "../shell/trouble";

export const MOST = 2_000_000; // bytes that a server takes

/** The server's own errors, and what they come to for a reader. */
export const REASONS: Readonly<Record<string, string>> = {
  "error-brought-unfinished": "web-import-unfinished",
  "error-record-type": "web-import-unreadable",
  "error-body-other": "web-import-unreadable",
  "error-body-not-json": "web-import-unreadable",
  "error-body-long": "web-import-large",
  "error-brought-too-long": "web-import-large",
  "error-game-unknown": "web-import-rules",
  "error-record-format": "web-import-rules",
  "error-record-other-data": "web-import-rules",
  "error-record-other-rules": "web-import-rules",
  "error-seed-commitment": "web-import-dice",
  "error-draw-not-of-seed": "web-import-dice",
  "error-brought-without-seed": "web-import-dice",
};

/** What to tell about an error of bringing a file. A server that is away or busy says so itself. */
export function refusal(error: unknown, file: string): unknown {
  if (error instanceof SyntaxError) return new Refused("web-import-unreadable", { file });
  if (!(error instanceof ApiError) || ![413, 422].includes(error.status)) return error;
  return new Refused(REASONS[error.problem.message.id] ?? "web-import-broken", { file });
}
