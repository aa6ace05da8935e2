// The drawings that `<use href="#octopus"/>` shows, put into the page once.
import url from "./symbols.svg?url";
import "./symbols.css";

export async function drawSymbols(): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) return; // the page works without its pictures
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const drawn = document.importNode(parsed.documentElement, true);
  drawn.setAttribute("class", "symbols");
  drawn.setAttribute("aria-hidden", "true");
  document.body.prepend(drawn);
}
