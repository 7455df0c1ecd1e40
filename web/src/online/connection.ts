// The one socket to the server. It is opened when somebody needs it and comes back by itself: after a cut, a restart of the
// server, a laptop that slept. Messages that change a match are kept until they are answered and sent again after every
// return; the server counts them once, because they keep their ids.

import { protocolVersion } from "../generated/protocol.ts";
import type { ClientMessage, ServerAck, ServerMessage, ServerRefused } from "../generated/protocol.ts";

const pingEveryMs = 10_000;
const pongWithinMs = 8_000;
const wakeWithinMs = 5_000; // after a sleep a dead socket is the likelier case
const welcomeWithinMs = 10_000;
const firstDelayMs = 400;
const longestDelayMs = 15_000;
const lingerMs = 2_000; // a page that follows at once finds the socket still open

/** resting: nobody needs it. waiting: for the next attempt. outdated: page and server do not understand each other. */
export type ConnectionState = "resting" | "connecting" | "open" | "waiting" | "outdated";

export type Submission = Extract<ClientMessage, { readonly id: string }>;
export type Reply = ServerAck | ServerRefused;
type Wished = Submission extends infer M ? (M extends Submission ? Omit<M, "id"> : never) : never;

interface Pending {
  readonly message: Submission;
  readonly resolve: (reply: Reply) => void;
}

/** What the connection needs of the browser, so that a test can make it up. */
export interface Surroundings {
  readonly connect: () => WebSocket;
  readonly now: () => number;
  readonly random: () => number;
}

function newMessageId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const browser: Surroundings = {
  connect: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`),
  now: () => performance.now(),
  random: () => Math.random(),
};

export class Connection {
  readonly #around: Surroundings;
  readonly #pending = new Map<string, Pending>();
  readonly #entered = new Set<string>(); // rooms that know this socket
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  readonly #watchers = new Set<() => void>();
  #state: ConnectionState = "resting";
  #socket: WebSocket | undefined;
  #users = 0;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined; // of whatever is due next: an attempt, a ping, a sign of life
  #pings = 0;
  #pingedAt = 0;
  #lag: number | undefined;
  #offset = 0; // of the server's clock
  #bestLag = Infinity; // of the answer that the offset was taken from

  constructor(around: Surroundings = browser) {
    this.#around = around;
  }

  get state(): ConnectionState {
    return this.#state;
  }
  /** The time of the server. */
  get now(): number {
    return this.#around.now() + this.#offset;
  }

  /** Keeps the socket open until the answer is called. */
  hold(): () => void {
    if (++this.#users === 1 && this.#state === "resting") this.#connect();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      --this.#users;
      setTimeout(() => {
        if (this.#users === 0) this.#rest();
      }, lingerMs);
    };
  }
  onMessage(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  onState(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Lost without a connection: for what is said anew after every return anyway. */
  send(message: ClientMessage): void {
    if (this.#state === "open") this.#socket?.send(JSON.stringify(message));
  }

  /** Sent until it is answered. */
  submit(wished: Wished): Promise<Reply> {
    const message = { ...wished, id: newMessageId() } as Submission;
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve });
      if (this.#entered.has(message.room)) this.send(message);
    });
  }

  /** The device may have slept, or the network come back: ask at once. */
  wake(): void {
    if (this.#state === "waiting") {
      this.#attempts = 0;
      this.#connect();
    } else if (this.#state === "open") {
      this.#ping(wakeWithinMs);
    }
  }
  /** Somebody else from now on: the next socket is theirs. */
  renew(): void {
    if (this.#state === "resting" || this.#state === "outdated") return;
    this.#drop();
    this.#connect();
  }
  /** The network is gone, says the browser. */
  cut(): void {
    if (this.#state === "open" || this.#state === "connecting") this.#lost();
  }

  #become(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const watcher of [...this.#watchers]) watcher();
  }

  #after(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }

  #connect(): void {
    this.#become("connecting");
    const socket = this.#around.connect();
    this.#socket = socket;
    this.#bestLag = Infinity;
    socket.onopen = () => socket.send(JSON.stringify({ t: "hello", version: protocolVersion, features: [] }));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#after(welcomeWithinMs, () => this.#lost());
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#entered.clear();
    socket?.close();
    this.#forgetChat();
  }

  // The server knows a line again only on the same socket; better not said than said twice.
  #forgetChat(): void {
    for (const { message } of [...this.#pending.values()])
      if (message.t === "chat")
        this.#answer(message.id, { t: "refused", id: message.id, code: "unavailable", where: "server", what: "the connection was lost" });
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#pending.clear();
    this.#become("resting");
  }

  // Not all at once: after a restart everybody comes back.
  #lost(atLeastMs = 0): void {
    this.#drop();
    if (this.#state === "outdated") return;
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** this.#attempts++);
    this.#after(Math.max(atLeastMs, delay * (0.5 + this.#around.random() / 2)), () => this.#connect());
    this.#become("waiting");
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.#welcome(message.version, message.at);
        break;
      case "pong":
        this.#pong(message.n, message.at);
        break;
      case "bye":
        if (message.code === "version") this.#outdate();
        else this.#lost(message.retry_ms);
        break;
      case "ack":
        this.#answer(message.id, message);
        break;
      case "refused":
        if (message.id !== undefined) this.#answer(message.id, message);
        break;
      case "room":
        this.#entered.add(message.code);
        this.#resend(message.code);
        break;
      default:
    }
    for (const listener of [...this.#listeners]) listener(message);
  }

  #welcome(version: number, at: number): void {
    if (version !== protocolVersion) {
      this.#outdate();
      return;
    }
    this.#attempts = 0;
    this.#offset = at - this.#around.now();
    this.#become("open");
    this.#ping(pongWithinMs);
  }
  #outdate(): void {
    clearTimeout(this.#timer);
    this.#become("outdated");
    this.#drop();
  }

  #ping(patienceMs: number): void {
    this.#pingedAt = this.#around.now();
    this.send({ t: "ping", n: ++this.#pings, ...(this.#lag === undefined ? {} : { lag: Math.round(this.#lag) }) });
    this.#after(patienceMs, () => this.#lost());
  }
  #pong(number: number, at: number): void {
    if (number !== this.#pings) return;
    this.#lag = this.#around.now() - this.#pingedAt;
    if (this.#lag < this.#bestLag) {
      this.#bestLag = this.#lag;
      this.#offset = at + this.#lag / 2 - this.#around.now();
    }
    this.#after(pingEveryMs, () => this.#ping(pongWithinMs));
  }

  #resend(room: string): void {
    for (const { message } of this.#pending.values()) if (message.room === room) this.send(message);
  }
  #answer(id: string, reply: Reply): void {
    this.#pending.get(id)?.resolve(reply);
    this.#pending.delete(id);
  }
}

/** The connection of the page, told what the browser notices about the network and about sleep. */
export function watchfulConnection(): Connection {
  const connection = new Connection();
  addEventListener("online", () => connection.wake());
  addEventListener("offline", () => connection.cut());
  addEventListener("pageshow", () => connection.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") connection.wake();
  });
  return connection;
}
