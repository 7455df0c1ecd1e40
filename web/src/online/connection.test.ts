// The socket against a server that is made up: what is resent, when it comes back, and what it does not do.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ClientMessage, ServerMessage } from "../generated/protocol.ts";
import { Connection } from "./connection.ts";

class FakeSocket {
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  readonly sent: ClientMessage[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.isClosed = true;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(version = 1): void {
    this.onopen?.();
    this.say({ t: "welcome", version, features: [], name: "Guest 1", is_account: false, at: 5000 });
  }
  enterRoom(): void {
    this.say({ t: "room", code: "R" } as ServerMessage);
  }
  of(kind: string): readonly ClientMessage[] {
    return this.sent.filter((message) => message.t === kind);
  }
}

describe("connection", () => {
  let sockets: FakeSocket[] = [];
  let connection: Connection;
  const latest = () => sockets.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    connection = new Connection({
      connect: () => {
        sockets.push(new FakeSocket());
        return latest() as unknown as WebSocket;
      },
      now: () => Date.now(),
      random: () => 1,
    });
  });
  afterEach(() => vi.useRealTimers());

  it("is opened by need and closed when nobody needs it", () => {
    expect(connection.state).toBe("resting");
    const release = connection.hold();
    latest().welcome();
    expect(connection.state).toBe("open");
    expect(latest().sent[0]).toMatchObject({ t: "hello", version: 1 });
    release();
    release();
    vi.advanceTimersByTime(5000);
    expect(connection.state).toBe("resting");
    expect(latest().isClosed).toBe(true);
  });

  it("sends a move again with its id, once the room is entered, until it is answered", async () => {
    connection.hold();
    latest().welcome();
    latest().enterRoom();
    const answer = connection.submit({ t: "move", room: "R", seq: 3, step: "e2" });
    const [first] = latest().of("move");
    latest().onclose?.();
    vi.advanceTimersByTime(1000);
    expect(sockets.length).toBe(2);
    latest().welcome();
    expect(latest().of("move")).toEqual([]);
    latest().enterRoom();
    expect(latest().of("move")).toEqual([first]);
    const { id } = first as { id: string };
    latest().say({ t: "ack", id, seq: 4 });
    expect(await answer).toMatchObject({ t: "ack", seq: 4 });
    latest().enterRoom();
    expect(latest().of("move").length).toBe(1);
  });

  it("waits longer after every failure, and not at all when the network is back", () => {
    connection.hold();
    const delays: number[] = [];
    for (let i = 0; i < 8; ++i) {
      const before = Date.now();
      latest().onclose?.();
      vi.advanceTimersToNextTimer();
      delays.push(Date.now() - before);
    }
    expect(delays.slice(0, 3)).toEqual([400, 800, 1600]);
    expect(delays.at(-1)).toBe(15_000);
    latest().onclose?.();
    const count = sockets.length;
    connection.wake();
    expect(sockets.length).toBe(count + 1);
  });

  it("notices a socket that has died silently", () => {
    connection.hold();
    latest().welcome();
    latest().say({ t: "pong", n: 1, at: 5000 });
    vi.advanceTimersByTime(10_000);
    expect(latest().of("ping").length).toBe(2);
    vi.advanceTimersByTime(8000);
    expect(connection.state).toBe("waiting");
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it("asks at once after a sleep", () => {
    connection.hold();
    latest().welcome();
    latest().say({ t: "pong", n: 1, at: 5000 });
    connection.wake();
    expect(latest().of("ping").length).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(connection.state).toBe("waiting");
  });

  it("keeps away as long as the server wishes", () => {
    connection.hold();
    latest().welcome();
    latest().say({ t: "bye", code: "restart", retry_ms: 2500 });
    vi.advanceTimersByTime(2400);
    expect(sockets.length).toBe(1);
    vi.advanceTimersByTime(200);
    expect(sockets.length).toBe(2);
  });

  it("gives up when the versions do not fit", () => {
    connection.hold();
    latest().onopen?.();
    latest().say({ t: "bye", code: "version", retry_ms: 0 });
    latest().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(connection.state).toBe("outdated");
    expect(sockets.length).toBe(1);
  });

  it("tells the time of the server", () => {
    connection.hold();
    latest().onopen?.();
    latest().welcome();
    expect(connection.now).toBe(5000);
    vi.advanceTimersByTime(100);
    latest().say({ t: "pong", n: 1, at: 5080 });
    expect(connection.now).toBe(5130);
  });
});
