// Which page is shown: the address says it, and the browser's own buttons lead back.
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; seat: string | null; step?: number } // of a finished game, the step to be shown
  | { page: "unknown"; path: string };

/** The step that an address names, or the one next to it; what is no number means the end. */
function stepped(text: string): number {
  const step = text.trim() === "" ? NaN : Math.round(Number(text));
  return Number.isNaN(step) ? Infinity : Math.max(0, step);
}

/** The page of an address. */
export function read(path: string, search = ""): Route {
  const query = new URLSearchParams(search);
  if (path === "/") return { page: "lobby" };
  if (path === "/new") return { page: "new", game: query.get("game") ?? "" };
  const table = /^\/t\/([A-Za-z0-9_-]{16})$/.exec(path);
  if (table) {
    const step = query.get("step");
    return { page: "table", id: table[1]!, seat: query.get("seat"), ...(step !== null && { step: stepped(step) }) };
  }
  return { page: "unknown", path };
}

let current = $state.raw<Route>(read(location.pathname, location.search));

export const route = {
  get current(): Route {
    return current;
  },
};

/** Go to another page of ours; `replace` leaves no step back. */
export function go(address: string, replace = false): void {
  const url = new URL(address, location.origin);
  history[replace ? "replaceState" : "pushState"](null, "", url);
  current = read(url.pathname, url.search);
  if (!replace) scrollTo(0, 0);
}

/** Links of ours change the page without loading it anew; the page calls this once. */
export function follow(): void {
  addEventListener("popstate", () => (current = read(location.pathname, location.search)));
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
