// The catalogues by part and language, each a chunk of its own (vite.config.ts): "page" is said everywhere, "errors"
// where something is refused, "kelp-front" in the lobby, "kelp" at a table of that game, and "kelp-guide" where it is
// taught.
import loaders from "virtual:texts";
import type { Lang } from "../lists";

/** All that a part says in a language; a game's words have those of its front among them. A game that brought no words
    says nothing. */
export async function sourceOf(part: string, lang: Lang): Promise<string> {
  const found = await Promise.all([loaders[`${part}-front-${lang}`]?.(), loaders[`${part}-${lang}`]?.()]);
  return found.map((one) => one?.default ?? "").join("");
}
