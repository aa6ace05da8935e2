// How much room there is: three columns, one column beside the board, or a phone. Larger text counts as less room.

import { settings } from "./settings.svelte";

export type Layout = "wide" | "column" | "phone";

let width = $state(typeof innerWidth === "undefined" ? 1440 : innerWidth);
let height = $state(typeof innerHeight === "undefined" ? 900 : innerHeight);

export function layoutOf(across: number, up: number, size: number): Layout {
  const room = across / (size / 100);
  if (room >= 1240) return "wide";
  return room >= 760 && up / (size / 100) >= 420 ? "column" : "phone";
}

export const layout = {
  get current(): Layout {
    return layoutOf(width, height, settings.size);
  },
  /** Follow the window; what is returned ends that. */
  follow(): () => void {
    const resized = () => {
      width = innerWidth;
      height = innerHeight;
    };
    resized();
    addEventListener("resize", resized);
    return () => removeEventListener("resize", resized);
  },
};
