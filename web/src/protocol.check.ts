// What a client does with the types of the protocol. It is checked and never run.

import type { components, paths } from "./protocol";

type Schemas = components["schemas"];
type FromServer = Schemas["FromServer"];
type FromClient = Schemas["FromClient"];

const hello: FromClient = { type: "hello", token: "", lang: "uk" };

/** The type tells which of all messages this is, and a message that is forgotten here is an error. */
export function about(told: FromServer): string {
  switch (told.type) {
    case "seated":
      return `${told.seat} of ${told.game}`;
    case "situation":
      return told.asked === null ? `waiting for ${told.mover ?? "nobody"}` : told.asked.said.id;
    case "drafted":
      return told.said.map((message) => message.text ?? message.id).join(", ");
    case "refused":
      return told.said.id;
    case "around":
      return told.seats.map((seat) => seat.name || seat.bot).join(", ");
    case "chatted":
      return told.lines.map((line) => line.text).join("\n");
    case "hinted":
      return told.options.map((option) => `${option.said.id} ${option.worth ?? "?"}`).join(", ");
    case "believed":
      return told.chances.map((chance) => `${chance.value} ${chance.probability}`).join(", ");
    case "moved":
      return told.token;
    case "done":
    case "covered":
      return String(told.re);
    default:
      return told satisfies never;
  }
}

/** The first answer that can be given now. */
export function first(situation: Schemas["Situation"]): Schemas["Answer"] | null {
  const option = situation.asked?.options.find((one) => one.preview !== null);
  return option === undefined ? null : { type: "answer", n: situation.n, actions: [option.action] };
}

type Created = paths["/api/tables"]["post"]["responses"][200]["content"]["application/json"];

export function link(table: Created): string {
  const wanted: Schemas["NewTable"] = {
    game: table.game,
    options: table.options,
    clock: { kind: "live", seconds: 600 },
  };
  return `/${wanted.game}/${table.id}#${JSON.stringify(hello)}`;
}
