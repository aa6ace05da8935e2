// The step in the address of a finished game: what is shown is what a reload shows, and any number leads somewhere.

import type { Table } from "../table/model.svelte";

/** Name the step that is shown in the address, or none. It is the same page: there is no way back from it to itself. */
export function nameStep(id: string, step: number | null): void {
  const url = new URL(location.href);
  if (url.pathname !== `/t/${id}` || url.searchParams.get("step") === (step === null ? null : String(step))) return;
  if (step === null) url.searchParams.delete("step");
  else url.searchParams.set("step", String(step));
  history.replaceState(history.state, "", url);
}

/** Show the step that an address names; where the game has not so many, its end. */
export async function openStep(table: Pick<Table, "look" | "notice" | "situation">, step: number): Promise<void> {
  if (step <= (table.situation?.n ?? 0) && (await table.look(step)) !== "failed") return;
  const said = table.notice;
  if (said === null || !("error" in said) || said.error.status === 422) await table.look(undefined);
}
