// Explanations on hover, focus and long press, for anything on the page, drawings included:
//   <g {@attach tip(() => t("web-…"))}>
// One layer, Tips.svelte, shows the present one.
export interface Tip {
  readonly text: string;
  at: DOMRect;
}

const HOVER = 300; // milliseconds before a pointer that rests is answered
const PRESS = 450; // and a finger

let current = $state.raw<Tip | null>(null);
let owner: Element | null = null; // what is explained
let asked: Element | null = null; // what will be, if the pointer rests on it
let waiting = 0;

export const tips = {
  get current(): Tip | null {
    return current;
  },
};

function forget(): void {
  clearTimeout(waiting);
  asked = null;
}

export function hideTip(): void {
  forget();
  owner = null;
  // What vanishes with its tip loses the focus while the page is drawn, and nothing may be changed just then.
  queueMicrotask(() => {
    if (owner === null) current = null;
  });
}

function show(element: Element, text: () => string): void {
  forget();
  const at = element.getBoundingClientRect();
  if (!text() || !element.isConnected || (at.width === 0 && at.height === 0)) return; // it went out of sight meanwhile
  owner = element;
  // It is said anew when the language changes, or what it tells of.
  current = {
    get text() {
      return text();
    },
    at,
  };
}

function later(element: Element, delay: number, then: () => void): void {
  forget();
  asked = element;
  waiting = window.setTimeout(then, delay);
}

/** An attachment that explains what it is attached to. */
export function tip(text: string | (() => string)): (element: Element) => () => void {
  const say = typeof text === "function" ? text : () => text;
  return (element) => {
    // What is explained can be reached by keys as well.
    if (element instanceof HTMLElement && element.tabIndex < 0 && !element.hasAttribute("tabindex"))
      element.tabIndex = 0;
    let pressed = false;
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") later(element, HOVER, () => show(element, say));
    };
    const leave = (): void => {
      if (asked === element) forget();
      if (owner === element) hideTip();
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) show(element, say);
    };
    const down = (event: Event): void => {
      pressed = false;
      if ((event as PointerEvent).pointerType !== "touch") return hideTip();
      later(element, PRESS, () => {
        pressed = true;
        show(element, say);
      });
    };
    const up = (): void => {
      if (asked === element) forget();
    };
    // A long press asks; it does not choose.
    const click = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    const listeners: [string, (event: Event) => void, boolean?][] = [
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["focus", focus],
      ["blur", leave],
      ["pointerdown", down],
      ["pointerup", up],
      ["pointercancel", up],
      ["contextmenu", menu],
      ["click", click, true],
    ];
    for (const [name, listener, early] of listeners) element.addEventListener(name, listener, early ?? false);
    return () => {
      for (const [name, listener, early] of listeners) element.removeEventListener(name, listener, early ?? false);
      leave();
    };
  };
}
