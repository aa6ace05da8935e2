// The drawings of the two boards, fetched once: sea and ground below, lanes and spaces above.

import day from "../../../look/board-day.svg?url";
import night from "../../../look/board-night.svg?url";

const fetched = new Map<string, Promise<Document | null>>();

function board(which: string): Promise<Document | null> {
  let drawing = fetched.get(which);
  if (!drawing) {
    drawing = fetch(which === "night" ? night : day)
      .then(async (answer) =>
        answer.ok ? new DOMParser().parseFromString(await answer.text(), "image/svg+xml") : null,
      )
      .catch(() => null); // the board can be played without its pictures
    fetched.set(which, drawing);
  }
  return drawing;
}

/** An attachment that draws these layers of a board into a group. */
export function layers(which: string, names: readonly string[]): (group: Element) => () => void {
  return (group) => {
    let wanted = true;
    void board(which).then((drawing) => {
      if (!wanted || !drawing) return;
      const found = names.flatMap((name) => drawing.querySelector(`#${name}`) ?? []);
      group.replaceChildren(
        ...found.map((layer) => {
          const copy = document.importNode(layer, true);
          copy.removeAttribute("id");
          return copy;
        }),
      );
    });
    return () => {
      wanted = false;
    };
  };
}
