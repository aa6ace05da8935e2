// Fair dice on the page: it claims what this browser has checked, and no more.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { api } from "../net/http";
import * as fairness from "../table/fairness";
import type { Table } from "../table/model.svelte";
import { speak } from "../text/text.svelte";
import Fair from "./Fair.svelte";

const RECORD = { seed: "00ff", commitment: "ab", options: {}, seats: {} };
let page: Record<string, unknown> | null = null;

beforeAll(() => speak("en"));
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function shown(record: Record<string, unknown>, imported = ""): Promise<string> {
  vi.spyOn(api, "record").mockResolvedValue(record);
  const table = { id: "x", told: { commitment: "ab", imported, begun: null } } as unknown as Table;
  page = mount(Fair, { target: document.body, props: { table } });
  flushSync();
  await vi.waitFor(() => expect(document.body.textContent).toContain("00ff"));
  flushSync();
  return document.body.textContent;
}

test("all of a game is checked here", async () => {
  vi.spyOn(fairness, "fits").mockResolvedValue(true);
  const text = await shown(RECORD);
  expect(text).toContain("checked here");
  expect(text).toContain("all chance of the game follows from");
  expect(document.querySelectorAll("button")).toHaveLength(1);
});

test.each(["", "verified"])("of a game that was played on only what came after is checked: %s", async (imported) => {
  vi.spyOn(fairness, "fits").mockResolvedValue(true);
  const text = await shown({ ...RECORD, begun: 40 }, imported);
  expect(text).toContain("checked from answer 41 on");
  expect(document.querySelector("[role=status]")!.textContent).not.toContain("checked here");
  expect(text).not.toContain("all chance of the game follows");
  expect(text).not.toContain("Its chance follows from its seed");
  expect(text).toContain("first answers (40) come from there");
});

test("where the browser cannot check it says so, and offers nothing", async () => {
  vi.stubGlobal("crypto", {});
  const text = await shown(RECORD);
  expect(text).toContain("only at an https address");
  expect(document.querySelectorAll("button")).toHaveLength(0);
});
