import { describe, expect, it } from "vitest";
import { go, read, route } from "./routes.svelte";

const ID = "WOPchKqyZ-X3z6Ow";

describe("an address", () => {
  it("names a page", () => {
    expect(read("/")).toEqual({ page: "lobby" });
    expect(read("/new", "?game=kelp")).toEqual({ page: "new", game: "kelp" });
    expect(read("/new")).toEqual({ page: "new", game: "" });
    expect(read(`/t/${ID}`)).toEqual({ page: "table", id: ID, seat: null });
    expect(read(`/t/${ID}`, "?seat=shark")).toEqual({ page: "table", id: ID, seat: "shark" });
    expect(read(`/t/${ID}`, "?step=131")).toEqual({ page: "table", id: ID, seat: null, step: 131 });
  });

  it.each([
    ["-1", 0],
    ["2.4", 2],
    ["1e9", 1e9],
    ["", Infinity],
    ["x", Infinity],
  ])("means the nearest step: %s", (text, step) => {
    expect(read(`/t/${ID}`, `?step=${text}`)).toMatchObject({ page: "table", step });
  });

  it.each(["/nothing", "/t/", "/t/short", `/t/${ID}/more`, "/t/WOPchKqyZ-X3z6O%", "//"])(
    "names nothing: %s",
    (path) => {
      expect(read(path)).toEqual({ page: "unknown", path });
    },
  );

  it("changes with the page, and back", () => {
    go(`/t/${ID}`);
    expect(location.pathname).toBe(`/t/${ID}`);
    expect(route.current).toMatchObject({ page: "table", id: ID });
    go("/", true);
    expect(route.current.page).toBe("lobby");
  });
});
