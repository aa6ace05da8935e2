// The languages by the names that their readers give them.
import type { Lang } from "../text/text.svelte";

export const NAMES: Record<Lang, string> = { en: "English", pl: "Polski", uk: "Українська" };
export const SHORT: Record<Lang, string> = { en: "EN", pl: "PL", uk: "УК" };
