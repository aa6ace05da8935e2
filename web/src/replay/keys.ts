// The keys of a finished game that is looked at. What they leave alone means what it means at any table.

import type { Replay } from "./replay.svelte";

const FIELDS = "input:not([type=range]), textarea, select, [contenteditable]";
const PRESSED = "button, a, summary, [role=tab], [role=radio]";
const SLIDER = "input[type=range]"; // it has its own arrows
const BOARD = ".sea, .psea"; // there Shift and an arrow lead from place to place

/** True if the key was meant for us. */
export function handle(event: KeyboardEvent, replay: Replay): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS) || document.querySelector("dialog[open]")) return false;
  const done = act(event, target, replay);
  if (done) event.preventDefault();
  return done;
}

function act(event: KeyboardEvent, target: Element | null, replay: Replay): boolean {
  switch (event.key.toLowerCase()) {
    case "arrowleft":
    case "arrowright": {
      const by = event.key === "ArrowLeft" ? -1 : 1;
      if (event.shiftKey && target?.closest(BOARD)) return false;
      if (event.shiftKey) return did(replay.turn(by));
      return !target?.closest(SLIDER) && did(replay.by(by));
    }
    case "home":
      return did(replay.to(0));
    case "end":
      return did(replay.to(replay.last));
    case " ":
      return !target?.closest(PRESSED) && did(replay.toggle());
    case "k":
      return replay.next();
    case "v":
      return did(replay.nextEye());
    case "p":
      return did(void replay.playOn());
  }
  return false;
}

const did = (_done: unknown): true => true;
