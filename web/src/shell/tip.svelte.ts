// Explanations on hover, focus and long press, for anything on the page, drawings included:
//   <g {@attach tip(() => t("web-…"))}>
// One layer, Tips.svelte, shows the present one.
export interface Tip {
  text: string;
  at: DOMRect;
}

const HOVER = 300; // milliseconds before a pointer that rests is answered
const PRESS = 450; // and a finger

let current = $state.raw<Tip | null>(null);
let owner: Element | null = null;
let waiting = 0;

export const tips = {
  get current(): Tip | null {
    return current;
  },
};

export function hideTip(): void {
  clearTimeout(waiting);
  owner = null;
  // What vanishes with its tip loses the focus while the page is drawn, and nothing may be changed just then.
  queueMicrotask(() => {
    if (owner === null) current = null;
  });
}

function show(element: Element, text: () => string): void {
  const said = text();
  if (!said) return;
  owner = element;
  current = { text: said, at: element.getBoundingClientRect() };
}

/** An attachment that explains what it is attached to. */
export function tip(text: string | (() => string)): (element: Element) => () => void {
  const say = typeof text === "function" ? text : () => text;
  return (element) => {
    let pressed = false;
    const soon = (delay: number): void => {
      clearTimeout(waiting);
      waiting = window.setTimeout(() => show(element, say), delay);
    };
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") soon(HOVER);
    };
    const leave = (): void => {
      if (owner === element || owner === null) hideTip();
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) show(element, say);
    };
    const down = (event: Event): void => {
      pressed = false;
      if ((event as PointerEvent).pointerType !== "touch") return hideTip();
      clearTimeout(waiting);
      waiting = window.setTimeout(() => {
        pressed = true;
        show(element, say);
      }, PRESS);
    };
    const up = (): void => clearTimeout(waiting);
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
      if (owner === element) hideTip();
    };
  };
}
