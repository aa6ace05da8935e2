// Who the reader is here: a nickname, kept by the server's cookie.
import { api } from "../net/http";

let name = $state("");

export const me = {
  get name(): string {
    return name;
  },
  async load(): Promise<void> {
    name = (await api.me()).name;
  },
  async rename(wanted: string): Promise<void> {
    name = (await api.rename(wanted.trim())).name;
  },
};
