// The languages by the names that their readers give them.
import type { Lang } from "../lists";

export function nameOf(lang: Lang): string {
  const name = new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** Two letters of its own alphabet. */
export function shortName(lang: Lang): string {
  const name = nameOf(lang);
  return (/^[a-z]/i.test(name) ? lang : name.slice(0, 2)).toLocaleUpperCase(lang);
}
