// The lists of the lobby, asked for again and again while somebody looks.
import { FRONTS } from "../games";
import { api, type GamesTold, type TableTold } from "../net/http";
import { me } from "../shell/me.svelte";

const EVERY = 5000; // milliseconds
const PAGES = 20; // of a list, at most
const SHOWN = Object.keys(FRONTS);

class Lists {
  games = $state.raw<GamesTold | null>(null);
  mine = $state.raw<TableTold[] | null>(null);
  open = $state.raw<TableTold[]>([]);
  running = $state.raw<TableTold[]>([]);
  over = $state.raw<TableTold[]>([]);
  private behind: TableTold[] | null = null; // own tables beyond the first page: a slow game may have fallen behind
  /** Finished games of others beyond the first page, as far as they were asked for. */
  private past = $state.raw<TableTold[]>([]);
  private before = $state.raw<string | null>(null); // where those that follow begin
  lost = $state(false); // the server does not answer
  readonly going = $derived((this.mine ?? []).filter((table) => table.status !== "over"));
  readonly finished = $derived([
    ...(this.mine ?? []).filter((table) => table.status === "over"),
    ...strangers(this.over),
  ]);
  readonly turns = $derived(this.going.filter(yourTurn).length);

  /** Ask until the function that is given back is called. */
  watch(): () => void {
    let timer = 0;
    const again = async (): Promise<void> => {
      if (document.visibilityState === "visible" || this.mine === null) await this.load();
      timer = window.setTimeout(() => void again(), EVERY);
    };
    const seen = (): void => {
      if (document.visibilityState === "visible") void this.load();
    };
    void again();
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** Whether older finished games can be asked for. */
  get older(): boolean {
    return this.before !== null;
  }

  /** The next page of finished games. */
  async further(): Promise<void> {
    if (this.before === null) return;
    try {
      const list = await api.tables("over", this.before);
      this.past = [...this.past, ...list.tables];
      this.over = [...this.over, ...list.tables];
      this.before = list.before;
    } catch {
      this.lost = true;
    }
  }

  async load(): Promise<void> {
    try {
      if (this.games === null) {
        const [{ games, bots }] = await Promise.all([api.games(), me.load()]);
        this.games = { games: games.toSorted((a, b) => place(a.name) - place(b.name)), bots };
      }
      const lists = await Promise.all((["mine", "open", "running", "over"] as const).map((which) => api.tables(which)));
      const [mine, open, running, over] = lists.map((list) => list.tables);
      this.behind ??= await further(lists[0]!.before);
      const newest = new Set(mine!.map((table) => table.id));
      this.mine = [...mine!, ...this.behind.filter((table) => !newest.has(table.id))];
      this.open = strangers(open!);
      this.running = strangers(running!).filter((table) => table.spectators);
      const known = new Set(over!.map((table) => table.id));
      this.over = [...over!, ...this.past.filter((table) => !known.has(table.id))];
      if (!this.past.length) this.before = lists[3]!.before;
      this.lost = false;
    } catch {
      this.lost = true;
    }
  }
}

/** The pages of the own list that follow. */
async function further(before: string | null): Promise<TableTold[]> {
  const found: TableTold[] = [];
  for (let page = 1; before !== null && page < PAGES; page++) {
    const list = await api.tables("mine", before);
    found.push(...list.tables);
    before = list.before;
  }
  return found;
}

/** The games that the page knows come first. */
function place(game: string): number {
  return SHOWN.includes(game) ? SHOWN.indexOf(game) : SHOWN.length;
}

export function yourTurn(table: TableTold): boolean {
  return table.status === "running" && table.my_turn;
}

function strangers(tables: TableTold[]): TableTold[] {
  return tables.filter((table) => !Object.keys(table.mine).length);
}

export const lists = new Lists();
