// What went wrong, in the reader's words of this moment: an error is kept as it is, and said anew in another language.
import { ApiError } from "../net/http";
import { known, say, t } from "../text/text.svelte";

/** Something that the page itself cannot do, as a message of its own. */
export class Refused extends Error {
  constructor(
    readonly id: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(id);
    this.name = "Refused";
  }
}

export function told(error: unknown): string {
  if (error instanceof Refused) return t(error.id, error.args);
  if (!(error instanceof ApiError)) return t("web-error");
  if (error.status === 0) return t("web-no-server");
  const { message, error: said } = error.problem;
  return sentence(known(message.id) ? say(message) : said);
}

/** The server's errors are phrases that may stand inside another; alone they are sentences. */
export function sentence(phrase: string): string {
  const begun = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  return /[.!?…»”]$/.test(begun) ? begun : `${begun}.`;
}
