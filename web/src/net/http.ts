// The server over HTTP: one function for each route, typed by the protocol.
import type { components } from "../protocol";
import { front, language, learn } from "../text/text.svelte";

type Schemas = components["schemas"];
export type Me = Schemas["Me"];
export type GameTold = Schemas["GameTold"];
export type GamesTold = Schemas["GamesTold"];
export type NewTable = Schemas["NewTable"];
export type Begun = Schemas["Begun"];
export type TableTold = Schemas["TableTold"];
export type TablesTold = Schemas["TablesTold"];
export type Join = Schemas["Join"];
export type Moment = Schemas["Moment"];
export type CourseTold = Schemas["CourseTold"];
export type Problem = Schemas["Problem"];
export type FromClient = Schemas["FromClient"];
export type FromServer = Schemas["FromServer"];
export type Which = "open" | "mine" | "running" | "over";

/** A request that the server refused, by its message; or, with status 0, that never reached it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.error);
    this.name = "ApiError";
  }
}

interface Wish {
  method?: "GET" | "POST" | "PUT";
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  token?: string | undefined;
}

async function call<Told>(path: string, { method = "GET", query = {}, body, token }: Wish = {}): Promise<Told> {
  const asked = new URLSearchParams({ lang: language.current });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method, headers, credentials: "same-origin", cache: "no-store" };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  let told: unknown;
  try {
    answer = await fetch(`/api${path}?${asked}`, init);
    told = await answer.json();
  } catch {
    throw new ApiError(0, { error: "", message: { id: "", arguments: {} } });
  }
  if (!answer.ok) {
    await learn("errors").catch(() => undefined); // without them it is told in the server's sentence
    throw new ApiError(answer.status, told as Problem);
  }
  return told as Told;
}

/** What is told of games comes when the words for it are here: none is shown without them. */
async function named<Told>(asked: Promise<Told>, words: (told: Told) => string[]): Promise<Told> {
  const told = await asked;
  await learn(...words(told));
  return told;
}

const atTable = (asked: Promise<TableTold>): Promise<TableTold> => named(asked, (told) => [told.game]);
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>("/me"),
  rename: (name: string) => call<Me>("/me", { method: "PUT", body: { name } }),
  games: () => named(call<GamesTold>("/games"), (told) => told.games.map((game) => front(game.name))),
  make: (wanted: NewTable) => atTable(call<TableTold>("/tables", { method: "POST", body: wanted })),
  tables: (which: Which, before?: string) =>
    named(call<TablesTold>("/tables", { query: { which, before } }), (told) =>
      told.tables.map((table) => front(table.game)),
    ),
  table: (id: string) => atTable(call<TableTold>(at(id))),
  join: (id: string, wanted: Join) => atTable(call<TableTold>(`${at(id)}/join`, { method: "POST", body: wanted })),
  leave: (id: string) => call<Me>(`${at(id)}/leave`, { method: "POST" }),
  /** The game after so many answers, or when its record had `n` entries. */
  moment: (id: string, to: number | undefined, seat: string, token?: string, n?: number) =>
    call<Moment>(`${at(id)}/moment`, { query: { to, n, seat }, token }),
  /** The answers of a game that stand. */
  steps: (id: string) => call<Moment>(`${at(id)}/moment`, { query: { to: 0, seat: "spectator", steps: "true" } }),
  /** How a finished game stood at its steps, as an estimate. */
  course: (id: string) => call<CourseTold>(`${at(id)}/course`),
  record: (id: string) => call<Record<string, unknown>>(`${at(id)}/record`),
  bring: (record: unknown) => atTable(call<TableTold>("/records", { method: "POST", body: record })),
  ask: (id: string, wanted: FromClient, token?: string) =>
    call<FromServer>(`${at(id)}/ask`, { method: "POST", body: wanted, token }),
};
