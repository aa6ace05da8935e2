// Explanations of things, on hover, focus and long press.

export function tip(text: string | (() => string)): (element: Element) => () => void {
  return (element) => {
    element.setAttribute("title", typeof text === "function" ? text() : text);
    return () => undefined;
  };
}
