// Where the Shark could swim, for those who watch it choose.

import type { TableModel } from "../../face";
import { boxOf, stepOf, viewOf, type Space } from "../types";
import { reach } from "./ways";

/** The spaces that the Shark can reach while another seat than this one moves it; none for the Shark itself. */
export function watchedReach(table: TableModel): Space[] {
  const view = viewOf(table);
  const box = boxOf(table);
  if (!view || !box || table.seat === "shark" || view.over || stepOf(view) !== "move") return [];
  return reach(view, box);
}
