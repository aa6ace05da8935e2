// Who the reader is here: a nickname, kept by the server's cookie.
import { api } from "../net/http";

let name = $state("");
let asked: Promise<void> | null = null;

export const me = {
  get name(): string {
    return name;
  },
  /** Ask the server once who this is; what failed is asked again. */
  load(): Promise<void> {
    asked ??= api.me().then(
      (told) => void (name = told.name),
      (error: unknown) => {
        asked = null;
        throw error;
      },
    );
    return asked;
  },
  async rename(wanted: string): Promise<void> {
    name = (await api.rename(wanted.trim())).name;
  },
};
