// The step in the address: it follows what is shown, and one that there is not leads to the end.

import { expect, it, vi } from "vitest";
import { ApiError } from "../net/http";
import { go, route } from "../routes.svelte";
import type { Looked, Table } from "../table/model.svelte";
import { nameStep, openStep } from "./address";

const ID = "WOPchKqyZ-X3z6Ow";

it("follows the step that is shown, in the same entry and without another page", () => {
  go(`/t/${ID}?seat=shark&step=30`);
  const [length, shown] = [history.length, route.current];
  nameStep(ID, 28);
  expect(location.search).toBe("?seat=shark&step=28");
  nameStep(ID, null);
  expect(location.search).toBe("?seat=shark");
  expect(history.length).toBe(length);
  expect(route.current).toBe(shown);
  go("/");
  nameStep(ID, 3);
  expect(location.search).toBe("");
});

const refused = (status: number) => new ApiError(status, { error: "", pattern: "", texts: {} });

/** A table of 12 entries, 10 of them answers that stand. */
function table(status = 422): Pick<Table, "look" | "notice" | "situation"> {
  return {
    situation: { n: 12 } as Table["situation"],
    notice: null,
    look: vi.fn(function (this: Table, to?: number): Promise<Looked> {
      this.notice = to !== undefined && to > 10 ? { error: refused(status) } : null;
      return Promise.resolve(this.notice === null ? "came" : "failed");
    }),
  };
}

it.each([
  [4, [4]],
  [11, [11, undefined]],
  [99, [undefined]],
  [Infinity, [undefined]],
])("opens step %s, or the end", async (step, asked) => {
  const at = table();
  await openStep(at, step);
  expect(vi.mocked(at.look).mock.calls.map(([to]) => to)).toEqual(asked);
  expect(at.notice).toBe(null);
});

it("asks no more where the server is away", async () => {
  const at = table(0);
  await openStep(at, 11);
  expect(at.look).toHaveBeenCalledOnce();
  expect(at.notice).not.toBe(null);
});
