import { describe, expect, it } from "vitest";
import type { GameTold } from "../net/http";
import { against, defaults, playNow, seatsOf, tableIn } from "./deal";

const kelp: GameTold = {
  name: "kelp",
  rules: 1,
  alike: [],
  seats: ["octopus", "shark"],
  default_seats: ["octopus", "shark"],
  seekers: ["shark"],
  settings: [
    { name: "board", values: ["day", "night"], default: "day" },
    { name: "edition", values: ["final", "prototype"], default: "final" },
  ],
  forbidden: [{ edition: "prototype", board: "night" }],
};
const aquatica: GameTold = {
  name: "aquatica",
  rules: 1,
  alike: [],
  seats: ["player1", "player2", "player3", "player4"],
  default_seats: ["player1", "player2"],
  seekers: [],
  settings: [
    { name: "players", values: [2, 1, 3, 4], default: 2 },
    { name: "kings", values: ["none", "dealt", "draft"], default: "none" },
  ],
  forbidden: [
    { players: 1, kings: "dealt" },
    { players: 1, kings: "draft" },
  ],
};

describe("settings", () => {
  it("that do not go together say with what", () => {
    expect(against(kelp, { board: "night", edition: "final" }, "edition", "prototype")).toEqual([["board", "night"]]);
    expect(against(kelp, { board: "day", edition: "prototype" }, "board", "night")).toEqual([["edition", "prototype"]]);
    expect(against(kelp, defaults(kelp), "board", "night")).toEqual([]);
    expect(against(aquatica, { players: 2, kings: "draft" }, "players", 1)).toEqual([["kings", "draft"]]);
  });

  it("tell the seats", () => {
    expect(seatsOf(kelp, defaults(kelp))).toEqual(["octopus", "shark"]);
    expect(seatsOf(aquatica, { players: 3 })).toEqual(["player1", "player2", "player3"]);
  });
});

describe("play now", () => {
  it("is the Octopus by day against a bot", () => {
    const table = playNow(kelp, "octopus", "medium");
    expect(table.options).toEqual({ board: "day", edition: "final" });
    expect(table.seats).toEqual({ octopus: { kind: "me" }, shark: { kind: "bot", bot: "medium" } });
  });

  it("deals kings, but not to one who plays alone", () => {
    const three = playNow(aquatica, "player1", "hard", { players: 3 });
    expect(three.options).toEqual({ players: 3, kings: "dealt" });
    expect(Object.values(three.seats!).map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(playNow(aquatica, "player1", "hard", { players: 1 }).options).toEqual({ players: 1, kings: "none" });
  });

  it("as either side takes one of them", () => {
    const kinds = Object.values(playNow(kelp, "", "easy").seats!).map((seat) => seat.kind);
    expect(kinds.toSorted()).toEqual(["bot", "me"]);
  });
});

describe("a link or a code", () => {
  const id = "WOPchKqyZ-X3z6Ow";
  it.each([
    id,
    ` ${id} `,
    `https://sea.example/t/${id}`,
    `http://127.0.0.1:8000/t/${id}?seat=shark`,
    `sea.example/t/${id}/`,
  ])("leads to its table: %s", (text) => expect(tableIn(text)).toBe(id));
  it.each(["", "kelp", "https://sea.example/", `${id}x`, `https://sea.example/t/${id}x`])("or to none: %s", (text) =>
    expect(tableIn(text)).toBeNull(),
  );
});
