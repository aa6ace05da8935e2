// The socket of a table. It comes back by itself, catches up, and loses or doubles no message: what was sent and not
// answered is sent again only where the table shows that it never arrived.

import type { components } from "../protocol";

type Schemas = components["schemas"];
export type FromClient = Schemas["FromClient"];
export type FromServer = Schemas["FromServer"];
type Situation = Schemas["Situation"];
type Line = Schemas["Line"];
type Reply = Exclude<FromServer, Schemas["Seated"]>;
type Hello = Schemas["Hello"];
export type Wish = Exclude<FromClient, Hello>;

/** connecting: for the first time; lost: again and again; ended: for good, `why` tells the reason. */
export type LineState = "shut" | "connecting" | "open" | "lost" | "ended";
export type Why = "" | "covered" | "token" | "no-table" | "hello" | "too-many";

/** A message that got no reply because the connection was lost or closed. */
export class Unanswered extends Error {
  constructor() {
    super("the connection ended before the reply");
    this.name = "Unanswered";
  }
}

interface Sent {
  message: Wish & { id: number };
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
  sent: boolean; // on this connection
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const PING_WAITS = 8_000;
const FINAL: Record<number, Why> = { 4403: "token", 4404: "no-table", 4408: "hello" };

/** What a reply of which kind cannot be told twice: these name the `n` they were made for. */
const NAMED = new Set(["answer", "take_back", "ask_back", "resign"]);

export interface Ears {
  /** A message of the server, in the order in which things happened. */
  hear(told: FromServer): void;
  /** How many events are known here. */
  seen(): number;
}

export class TableLine {
  state = $state<LineState>("shut");
  why = $state<Why>("");
  /** It was lost and is open again: to be said for a moment. */
  back = $state(false);
  #token = "";
  #socket: WebSocket | null = null;
  #pending = new Map<number, Sent>();
  #last = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #backing: ReturnType<typeof setTimeout> | undefined; // of the last time that it was lost, not of one before
  #welcomed = false; // the first situation since the hello was heard: what names an n may go out
  #free = false; // and anything else
  #covered = false;

  constructor(
    readonly id: string,
    readonly ears: Ears,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  /** Sit down with a token, or watch without one. */
  open(token: string): void {
    this.close();
    this.#token = token;
    this.#tries = 0;
    this.why = "";
    this.#covered = false;
    this.state = "connecting";
    this.#connect();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** Leave. What got no reply never will. */
  close(): void {
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#drop();
    this.state = "shut";
    this.#fail(() => true);
  }

  /** Send a message; the reply comes, also over a new connection if this one breaks. */
  ask(message: Wish): Promise<Reply> {
    if (this.state === "shut" || this.state === "ended") return Promise.reject(new Unanswered());
    const numbered = { ...message, id: ++this.#last };
    return new Promise((resolve, reject) => {
      const sent: Sent = { message: numbered, resolve, reject, sent: false };
      this.#pending.set(numbered.id, sent);
      this.#flush();
    });
  }

  #send(sent: Sent): void {
    sent.sent = true;
    this.#socket?.send(JSON.stringify(sent.message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const at = new URL(`/api/tables/${this.id}/socket`, location.href);
    at.protocol = at.protocol === "https:" ? "wss:" : "ws:";
    const socket = this.make(at.href);
    this.#socket = socket;
    this.#welcomed = this.#free = false;
    socket.onopen = () => {
      const hello: Hello = { type: "hello", token: this.#token, seen: this.ears.seen() };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #hear(told: FromServer): void {
    this.#quiet();
    if (told.type === "covered") this.#covered = true;
    const sent = told.re ? this.#pending.get(told.re) : undefined;
    if (sent) this.#pending.delete(told.re);
    // The table first, then who asked: a promise is kept after its news is in the model.
    this.ears.hear(told);
    if (told.type === "seated") this.#sitting();
    if (told.type === "situation" || told.type === "chatted") this.#settle(told);
    if (sent && told.type !== "seated") sent.resolve(told);
  }

  /** The hello is answered: the connection stands. */
  #sitting(): void {
    if (this.state === "open") return;
    this.back = this.state === "lost";
    clearTimeout(this.#backing);
    if (this.back) this.#backing = setTimeout(() => (this.back = false), 2500);
    this.state = "open";
    this.#tries = 0;
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#ping(PING_WAITS), PING_EVERY);
    // At a table that has not begun no situation comes: what waited goes out after what the server says by itself.
    setTimeout(() => {
      this.#free = this.state === "open";
      this.#flush();
    }, 400);
  }

  /** What was sent before the connection broke: is it in? If the table shows it, it is; if not, it is sent again. */
  #settle(told: Situation | Schemas["Chatted"]): void {
    if (told.type === "chatted") {
      if (!this.#free) this.#settleTalk(told.lines);
      return;
    }
    if (this.#welcomed) return;
    for (const sent of [...this.#pending.values()]) {
      const { message } = sent;
      if (!NAMED.has(message.type) || sent.sent || !("n" in message)) continue;
      const moved = message.n !== told.n;
      const waits = message.type === "answer" && told.waits;
      if (moved || waits) {
        this.#pending.delete(message.id);
        sent.resolve(told);
      }
    }
    this.#welcomed = this.#free = true;
    this.#flush();
  }

  #settleTalk(lines: Line[]): void {
    for (const sent of [...this.#pending.values()]) {
      const { message } = sent;
      if (message.type !== "chat" || !this.#tried.has(message.id)) continue;
      const since = this.#tried.get(message.id)!;
      if (lines.some((line) => line.number > since && line.text === message.text.trim())) {
        this.#pending.delete(message.id);
        sent.resolve({ type: "done", re: message.id });
      }
    }
  }

  /** Lines of chat that were sent when so many lines were known. */
  #tried = new Map<number, number>();

  /** A line of chat. `known` is the number of the last line here: a later one with these words is this one. */
  say(text: string, known: number): Promise<Reply> {
    const reply = this.ask({ type: "chat", text });
    this.#tried.set(this.#last, known);
    return reply;
  }

  #flush(): void {
    for (const sent of this.#pending.values())
      if (!sent.sent && (NAMED.has(sent.message.type) ? this.#welcomed : this.#free)) this.#send(sent);
  }

  #lost(code: number): void {
    this.#drop();
    const why = this.#covered ? "covered" : FINAL[code];
    if (why !== undefined) {
      this.why = why;
      this.state = "ended";
      this.#fail(() => true);
      return;
    }
    if (this.state === "open") this.state = "lost";
    // A draft is made anew by whoever wants it; a ping has done its work.
    this.#fail((sent) => ["draft", "look", "ping", "hurry", "hint", "belief"].includes(sent.message.type));
    for (const sent of this.#pending.values()) sent.sent = false;
    const wait = code === 4000 && this.#tries === 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    const least = code === 4429 ? LONGEST_WAIT : code === 1011 || code === 1013 ? 2000 : 0;
    this.#tries += 1;
    if (this.state === "connecting" && this.#tries > 1) this.state = "lost";
    this.#timer = setTimeout(() => this.#connect(), Math.max(least, wait) * (0.8 + 0.4 * Math.random()));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pinging);
    this.#quiet();
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = this.#free = false;
    if (socket && socket.readyState < 2) socket.close(1000);
  }

  #fail(which: (sent: Sent) => boolean): void {
    for (const [id, sent] of this.#pending)
      if (which(sent)) {
        this.#pending.delete(id);
        sent.reject(new Unanswered());
      }
  }

  /** Is anybody there? A connection that died in silence, as a laptop's in its sleep, is given up soon. */
  #ping(waits: number): void {
    if (this.state !== "open" || this.#silence !== undefined || !this.#socket) return;
    const socket = this.#socket;
    this.ask({ type: "ping" }).catch(() => undefined);
    this.#silence = setTimeout(() => {
      this.#silence = undefined;
      if (this.#socket !== socket) return;
      this.#socket = null;
      socket.close();
      this.#lost(1006);
    }, waits);
  }

  #quiet(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #now = (): void => {
    if (this.#socket === null && (this.state === "lost" || this.state === "connecting")) this.#connect();
  };

  #seen = (): void => {
    if (document.visibilityState !== "visible") return;
    this.#now();
    this.#ping(3000);
  };
}
