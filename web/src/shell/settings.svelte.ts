// What a reader has set for this browser, kept in its storage and applied to the page at once.
export type Theme = "system" | "dark" | "light" | "contrast";
export type Speed = "off" | "fast" | "normal" | "slow";

export interface Settings {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  volume: number; // 0 to 1
  marks: boolean; // what a hidden block can still be
  heat: boolean; // how likely the Octopus is in a zone
  size: number; // of text, in percent
}

export const THEMES: readonly Theme[] = ["system", "dark", "light", "contrast"];
export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];
export const SIZES: readonly number[] = [100, 125, 150, 175, 200];
const LARGE = 150; // from here on pages make do with fewer columns
const KEY = "fathoms.settings";
/** How much longer than usual a motion takes. */
export const FACTOR: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** A phone is silent until it is told otherwise. */
function defaults(): Settings {
  const phone = matches("(pointer: coarse)");
  return { theme: "system", speed: "normal", sound: !phone, volume: 0.5, marks: true, heat: false, size: 100 };
}

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

/** What was kept, as far as it is sound: an older page, or a hand, may have written something else. */
export function read(text: string | null): Settings {
  const made = defaults();
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    kept = (JSON.parse(text ?? "{}") ?? {}) as typeof kept;
  } catch {
    return made;
  }
  if (THEMES.includes(kept.theme as Theme)) made.theme = kept.theme as Theme;
  if (SPEEDS.includes(kept.speed as Speed)) made.speed = kept.speed as Speed;
  if (SIZES.includes(kept.size as number)) made.size = kept.size as number;
  for (const name of ["sound", "marks", "heat"] as const) if (typeof kept[name] === "boolean") made[name] = kept[name];
  if (typeof kept.volume === "number" && kept.volume >= 0 && kept.volume <= 1) made.volume = kept.volume;
  return made;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser may forbid it
  }
}

export const settings: Settings = $state(read(stored()));

/** The theme that is shown: the system's wish is asked when it is followed. */
export function shown(theme: Theme): "dark" | "light" | "contrast" {
  if (theme !== "system") return theme;
  return matches("(prefers-color-scheme: light)") ? "light" : "dark";
}

/** Put the settings on the page. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset["theme"] = shown(settings.theme);
  root.style.fontSize = settings.size === 100 ? "" : `${settings.size}%`;
  root.toggleAttribute("data-large", settings.size >= LARGE);
  // Whoever asks the system for less motion gets none, whatever the speed.
  root.style.setProperty("--speed", matches("(prefers-reduced-motion: reduce)") ? "0" : String(FACTOR[settings.speed]));
}

/** Keep and apply the settings whenever they change; the page calls this once. */
export function follow(): () => void {
  const stop = $effect.root(() => {
    $effect(() => {
      apply();
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // they last until the page is left
      }
    });
  });
  const queries = ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)"].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener("change", apply);
  return stop;
}
