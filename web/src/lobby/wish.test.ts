import { describe, expect, it } from "vitest";
import type { GameTold } from "../net/http";
import { Wish } from "./wish.svelte";

const kelp: GameTold = {
  name: "kelp",
  rules: 1,
  alike: [],
  seats: ["octopus", "shark"],
  default_seats: ["octopus", "shark"],
  seekers: ["shark"],
  settings: [],
  forbidden: [],
};

describe("a clock", () => {
  it("has whole numbers that the server takes", () => {
    const wish = new Wish(kelp);
    wish.minutes = 9999;
    expect(wish.wrong).toEqual([]); // no clock is wished
    wish.clock = "live";
    expect(wish.wrong).toEqual(["minutes"]);
    wish.minutes = null as unknown as number; // an empty field
    wish.increment = 1.5;
    expect(wish.wrong).toEqual(["minutes", "increment"]);
    wish.minutes = 1440;
    wish.increment = 600;
    expect(wish.wrong).toEqual([]);
    wish.clock = "days";
    wish.days = 0;
    expect(wish.wrong).toEqual(["days"]);
  });

  it("that falls leaves the seat to a bot, if that is wished", () => {
    const wish = new Wish(kelp);
    wish.absent = "bot";
    wish.absentBot = "hard";
    expect(wish.table().absent).toEqual({ kind: "lose" }); // without a clock nothing falls
    wish.clock = "days";
    expect(wish.table().absent).toEqual({ kind: "bot", bot: "hard" });
    wish.absent = "lose";
    expect(wish.table().absent).toEqual({ kind: "lose" });
  });
});
