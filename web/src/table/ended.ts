// What is told of the seats when a game is over: who was not there to its end, and what each has won.

import type { SeatTold } from "../games/face";
import { nameOf, t } from "../text/text.svelte";
import type { Table } from "./model.svelte";
import { capital, seatName, whole, words } from "./words";

const LEFT: Record<Exclude<SeatTold["left"], "" | undefined>, string> = {
  resign: "web-table-result-resign",
  flag: "web-table-result-flag",
  taken_over: "web-table-result-taken-over",
};

/** Why somebody did not play to the end; where giving up ended the game the outcome says so itself. */
export function leavers(table: Table): string[] {
  if (table.situation?.cut_short) return [];
  return table.players.flatMap(({ seat, left }) => (left ? [t(LEFT[left], { who: whole(table, seat) })] : []));
}

/** Who won, and why; where somebody's giving up ended the game its outcome tells of that alone. */
export function verdict(table: Table): { title: string; why: string } {
  const { outcome, winner, cut_short } = table.situation!;
  const said = outcome ? words(table, outcome) : t("refused-over");
  if (winner === null || !cut_short) return { title: said, why: "" };
  const seat = nameOf(table.game, "seat", winner, table.seated?.components, table.settings);
  return { title: capital(t("web-replay-won", { seat, id: winner })), why: said };
}

/** The seats by rank, each with its points if there are any; none where the outcome alone tells all. */
export function ranking(table: Table): { seat: string; rank: number; told: string }[] {
  const ranks = Object.entries(table.situation?.ranks ?? {}).sort((one, other) => one[1] - other[1]);
  const points = table.situation?.points ?? null;
  if (ranks.length < (points ? 2 : 3)) return [];
  return ranks.map(([seat, rank]) => {
    const [who, own] = [seatName(table, seat), points?.[seat]];
    return { seat, rank, told: own === undefined ? who : t("web-table-result-points", { who, points: own }) };
  });
}
