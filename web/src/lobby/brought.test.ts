import { expect, test } from "vitest";
import errors from "../../../src/fathoms/errors.toml?raw";
import { ApiError } from "../net/http";
import type { Refused } from "../shell/trouble";
import { REASONS, refusal } from "./brought";

const server = (status: number, pattern: string): ApiError =>
  new ApiError(status, { error: pattern, pattern, texts: {} });

test("every reason is one that the server gives", () => {
  const patterns = [...errors.matchAll(/^\[(["'])(.+)\1\]$/gm)].map((found) => found[2]!);
  expect(patterns.length).toBeGreaterThan(100);
  for (const [begins] of REASONS)
    expect(
      patterns.filter((pattern) => pattern.startsWith(begins)),
      begins,
    ).not.toEqual([]);
});

test("a file that is refused is told by what to do about it, never by the server's figures", () => {
  const told = (error: unknown) => (refusal(error, "game.json") as Refused).id;
  expect(told(new SyntaxError("no JSON"))).toBe("web-import-unreadable");
  expect(told(server(422, "only a finished game can be brought here"))).toBe("web-import-unfinished");
  expect(told(server(422, "the record was made with rules version {came}; installed is {rules}"))).toBe(
    "web-import-rules",
  );
  expect(told(server(422, "draw {count} (in {what}) is not what the seed gives"))).toBe("web-import-dice");
  expect(told(server(422, "answer {n} ({action!r}) cannot be replayed: {error}"))).toBe("web-import-broken");
  expect(told(server(413, "a body may have {most} bytes"))).toBe("web-import-large");
  expect((refusal(server(422, "x"), "game.json") as Refused).args).toEqual({ file: "game.json" });
});

test("a server that is away or busy says so itself", () => {
  for (const status of [0, 429, 503]) {
    const error = server(status, "later");
    expect(refusal(error, "game.json")).toBe(error);
  }
});
