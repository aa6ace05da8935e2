// One stop of the Tab key for each panel of a column; inside it the arrows lead from one thing to the next.
const PANELS = ".panel:not(.chat)";
const THINGS = "button, a[href], summary, [tabindex]";
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const LIST = ".log"; // its lines stand below each other: left and right mean something else there

type Focusable = HTMLElement | SVGElement;

function things(panel: Element): Focusable[] {
  return [...panel.querySelectorAll<Focusable>(THINGS)].filter((thing) => !thing.closest("dialog, form"));
}

/** The stop of a panel: where the focus was last, else what can be done now, else its first thing. */
function stop(panel: Element, all: Focusable[]): Focusable | undefined {
  const held = all.find((thing) => thing === document.activeElement);
  const kept = all.find((thing) => thing.hasAttribute("data-stop"));
  return held ?? kept ?? all.find((thing) => thing.matches(".is-legal")) ?? (panel.matches(LIST) ? all.at(-1) : all[0]);
}

/** Give every panel its one stop anew. */
export function arrange(column: Element): void {
  for (const panel of column.querySelectorAll(PANELS)) {
    const all = things(panel);
    const one = stop(panel, all);
    for (const thing of all) {
      const wanted = thing === one ? "0" : "-1";
      if (thing.getAttribute("tabindex") !== wanted) thing.setAttribute("tabindex", wanted);
    }
  }
}

/** For a column: `<aside {@attach roving}>`. */
export function roving(column: HTMLElement): () => void {
  let waits = 0;
  const soon = (): void => {
    waits ||= requestAnimationFrame(() => {
      waits = 0;
      arrange(column);
    });
  };
  const focused = (event: FocusEvent): void => {
    const panel = (event.target as Element).closest(PANELS);
    if (!panel) return;
    for (const thing of things(panel)) thing.toggleAttribute("data-stop", thing === event.target);
    soon();
  };
  const pressed = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const panel = (event.target as Element).closest(PANELS);
    if (panel?.matches(LIST) && !event.key.endsWith("Up") && !event.key.endsWith("Down")) return;
    if (step === undefined || !panel || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const all = things(panel).filter((thing) => thing.getClientRects().length > 0);
    const next = all[all.indexOf(event.target as Focusable) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const changes = new MutationObserver(soon);
  changes.observe(column, { childList: true, subtree: true });
  column.addEventListener("focusin", focused);
  column.addEventListener("keydown", pressed);
  arrange(column);
  return () => {
    changes.disconnect();
    cancelAnimationFrame(waits);
    column.removeEventListener("focusin", focused);
    column.removeEventListener("keydown", pressed);
  };
}
