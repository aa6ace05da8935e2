// What went wrong, in the reader's words: what the server said, or that it did not answer.
import { ApiError } from "../net/http";
import { t } from "../text/text.svelte";

export function told(error: unknown): string {
  if (error instanceof ApiError) return error.status === 0 ? t("web-no-server") : sentence(error.problem.error);
  return t("web-error");
}

/** The server's errors are phrases that may stand inside another; alone they are sentences. */
export function sentence(phrase: string): string {
  const begun = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  return /[.!?…»”]$/.test(begun) ? begun : `${begun}.`;
}
