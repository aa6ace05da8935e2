// The board in a sentence, for a screen reader: where the Shark is, how it faces, what is revealed.

import type { TableModel } from "../../face";
import { t } from "../../../text/text.svelte";
import { RIGHT_ANGLE, ZONES, blockOf, viewOf } from "../types";
import { blockName, name, spaceName, told, zoneName } from "../words/words";

export function describe(table: TableModel): string {
  const view = viewOf(table);
  if (!view) return t("web-kelp-board");
  const { at, facing } = view.shark;
  let where = told(table, "kelp-table-away");
  if (at !== null) {
    const space = spaceName(table, at);
    where =
      facing === RIGHT_ANGLE
        ? told(table, "kelp-table-right-angle", { space })
        : told(table, "kelp-table-facing", { space, facing: name(table, "end", facing) });
  }
  const shown = ZONES.filter((zone) => blockOf(view.blocks[zone]).revealed);
  const revealed = shown.map((zone) => {
    const block = blockName(table, blockOf(view.blocks[zone]).kind);
    return `${zoneName(table, zone)}: ${told(table, "kelp-table-zone-revealed", { block })}`;
  });
  return [
    t("web-kelp-board"),
    `${told(table, "kelp-table-shark")}: ${where}.`,
    ...revealed.map((text) => `${text}.`),
  ].join(" ");
}
