// The keys of a table. In a field, in an open dialog or with a modifier they mean what they always mean.

import type { Table } from "./model.svelte";

const FIELDS = "input, textarea, select, [contenteditable]";
const PRESSED = "button, a, summary, [role=tab], [role=radio]";

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

export function handle(event: KeyboardEvent, table: Table, digit: (number: number) => boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS) || document.querySelector("dialog[open]")) return;
  if (act(event.key, target, table, digit)) event.preventDefault();
}

function act(key: string, target: Element | null, table: Table, digit: (number: number) => boolean): boolean {
  if (/^[0-9]$/.test(key)) return digit(Number(key));
  switch (key) {
    case "Enter":
      if (target?.closest(PRESSED)) return false;
      if (table.ready) return did(table.confirm());
      return table.passTo !== null && did(table.cover(table.passTo));
    case "Escape":
      return escape(table);
    case "z":
    case "Z":
      return did(table.undo());
    case "h":
    case "H":
      return table.thinking !== null && did(table.hurry());
    case "Home":
      return table.past && did(void table.look(0));
    case "End":
      return table.past && did(void table.look(table.moment!.answers));
  }
  if (!ARROWS.has(key)) return false;
  if (table.past && (key === "ArrowLeft" || key === "ArrowRight")) {
    const to = table.moment!.to + (key === "ArrowLeft" ? -1 : 1);
    return to >= 0 && to <= table.moment!.answers && did(void table.look(to));
  }
  return walk(key as Direction, target);
}

const did = (_done: unknown): true => true;

function escape(table: Table): boolean {
  if (table.notice !== null) table.notice = null;
  else if (table.narrowed) table.narrow([]);
  else if (!table.draft.empty) table.reset();
  else if (table.past) table.present();
  else return false;
  return true;
}

/** From one lit place of the board to the next in a direction; from nowhere to the first. */
function walk(direction: Direction, target: Element | null): boolean {
  const sea = document.querySelector(".sea, .psea");
  if (!sea || (target !== document.body && target !== null && !sea.contains(target))) return false;
  const places = [...sea.querySelectorAll<HTMLElement | SVGElement>("button, [tabindex='0']")].filter(
    (place) => place.getClientRects().length > 0 && !place.hasAttribute("disabled"),
  );
  const from = target !== null && sea.contains(target) ? middle(target) : null;
  const next = from === null ? places[0] : nearest(places, target!, from, direction);
  next?.focus();
  return next !== undefined;
}

interface Point {
  x: number;
  y: number;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function nearest<Place extends Element>(
  places: Place[],
  self: Element,
  from: Point,
  direction: Direction,
): Place | undefined {
  const sideways = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowLeft" || direction === "ArrowUp" ? -1 : 1;
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    if (place === self) continue;
    const at = middle(place);
    const along = sign * (sideways ? at.x - from.x : at.y - from.y);
    const aside = Math.abs(sideways ? at.y - from.y : at.x - from.x);
    if (along <= 1) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
