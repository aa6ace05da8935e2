import { expect, test } from "vitest";
import library from "../../../src/fathoms/errors.en.ftl?raw";
import refused from "../../../src/fathoms/server/errors.en.ftl?raw";
import { ApiError } from "../net/http";
import type { Refused } from "../shell/trouble";
import { REASONS, refusal } from "./brought";

const server = (status: number, id: string): ApiError =>
  new ApiError(status, { error: id, message: { id, arguments: {} } });

test("every reason is one that the server gives", () => {
  const ids = [...(library + refused).matchAll(/^([a-z][\w-]*) ?=/gm)].map((found) => found[1]!);
  expect(ids.length).toBeGreaterThan(100);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(REASONS)));
});

test("a file that is refused is told by what to do about it, never by the server's figures", () => {
  const told = (error: unknown) => (refusal(error, "game.json") as Refused).id;
  expect(told(new SyntaxError("no JSON"))).toBe("web-import-unreadable");
  expect(told(server(422, "error-brought-unfinished"))).toBe("web-import-unfinished");
  expect(told(server(422, "error-record-other-rules"))).toBe("web-import-rules");
  expect(told(server(422, "error-draw-not-of-seed"))).toBe("web-import-dice");
  expect(told(server(422, "error-answer-not-replayed"))).toBe("web-import-broken");
  expect(told(server(413, "error-body-long"))).toBe("web-import-large");
  expect((refusal(server(422, "x"), "game.json") as Refused).args).toEqual({ file: "game.json" });
});

test("a server that is away or busy says so itself", () => {
  for (const status of [0, 429, 503]) {
    const error = server(status, "later");
    expect(refusal(error, "game.json")).toBe(error);
  }
});
