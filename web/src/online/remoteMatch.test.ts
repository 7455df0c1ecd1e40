// A match in a room, against the real core and a server that is made up: events in order, twice, with gaps; a move locks until
// it is answered; a refusal gives the board back.

import { beforeEach, describe, expect, it, vi } from "vitest";

import type { BrowserCore } from "../core/browser.ts";
import { loadClient } from "../core/node.ts";
import type { EventLine, ServerRoom } from "../generated/protocol.ts";
import type { Connection, Reply } from "./connection.ts";
import { RemoteMatch } from "./remoteMatch.ts";

vi.mock("../ui/settings.ts", () => ({ settings: () => ({ pace: "usual", passes: true }) }));

const event = (seq: number, text: string): EventLine => ({ seq, at: 1000 + seq, text: `${1000 + seq} ${text}` });
const seat = { player: "person", name: "", is_ready: true, is_online: true, is_you: false } as const;

function roomWith(events: readonly EventLine[], change: Partial<ServerRoom> = {}): ServerRoom {
  return {
    t: "room",
    code: "R",
    match: "M",
    setup: "quoridor:players=2,sidestep=barred,first=1",
    terms: { position: "", clock: "none", repetition: true, standstill: false, leaving: "takeover", stand_in: 4, takebacks: true, is_rated: false, is_public: false },
    seats: [
      { ...seat, name: "seat 9 computer 8\nclock none" },
      { ...seat, name: "Ana" },
    ],
    host: "",
    status: "playing",
    begins: 1000,
    seq: events.length,
    events,
    commitment: "",
    chat: [],
    is_chat_on: true,
    spectators: 0,
    you: { seats: [1], is_host: true },
    ...change,
  };
}

describe("remote match", async () => {
  const core = (await loadClient()) as unknown as BrowserCore;
  let room = roomWith([]);
  let answer: (reply: Reply) => void = () => undefined;
  const refetch = vi.fn();
  const submit = vi.fn(() => new Promise<Reply>((done) => (answer = done)));
  const open = () =>
    RemoteMatch.open({
      core,
      connection: { submit, now: 10_000 } as unknown as Connection,
      room: () => room,
      refetch,
      presence: () => "",
      remark: () => "",
      rematch: () => undefined,
      study: () => undefined,
    });
  const line = (match: RemoteMatch) => match.view.line.map((step) => step.step).join(" ");

  beforeEach(() => {
    room = roomWith([]);
    submit.mockClear();
    refetch.mockClear();
  });

  it("follows events, passes over those it knows, and notices a gap", async () => {
    room = roomWith([event(1, "move 1 e2")]);
    const match = await open();
    expect(line(match)).toBe("e2");
    expect(await match.take([event(1, "move 1 e2"), event(2, "move 2 e8")])).toBe(true);
    expect(await match.take([event(4, "move 2 e7")])).toBe(false);
    expect(line(match)).toBe("e2 e8");
    expect(await match.take([event(2, "move 2 e8"), event(3, "move 1 e3"), event(4, "move 2 e7")])).toBe(true);
    expect(line(match)).toBe("e2 e8 e3 e7");
    expect(match.seq).toBe(4);
    const { view } = match;
    expect(match.view).toBe(view);
    await match.take([event(5, "move 1 e4")]);
    expect(match.view).not.toBe(view);
  });

  it("shows names as they are, whatever they contain", async () => {
    const match = await open();
    expect(match.view.seats.map((each) => each.name)).toEqual(["seat 9 computer 8\nclock none", "Ana"]);
    expect(match.view.seats.map((each) => each.kind)).toEqual(["person", "person"]);
  });

  it("sends a move once, and asks for no other until it is stored", async () => {
    const match = await open();
    expect(match.awaitsPerson).toBe(true);
    const played = match.play("e2");
    void match.play("e2");
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit.mock.lastCall).toEqual([{ t: "move", room: "R", seq: 0, step: "e2", seat: 1 }]);
    expect([match.awaitsPerson, match.sending, line(match)]).toEqual([false, "e2", ""]);
    answer({ t: "ack", id: "x", seq: 1 });
    expect(await played).toBeUndefined();
    expect(match.sending).toBe("e2");
    await match.take([event(1, "move 1 e2")]);
    expect([match.sending, line(match)]).toEqual([undefined, "e2"]);
  });

  it("gives the board back with the reason when a move is refused", async () => {
    const match = await open();
    const played = match.play("e9");
    answer({ t: "refused", id: "x", code: "not_allowed", where: "rule 6", what: "too far" });
    expect(await played).toMatchObject({ kind: "not_allowed", where: "rule 6" });
    expect([match.awaitsPerson, match.sending]).toEqual([true, undefined]);
    expect(refetch).not.toHaveBeenCalled();
    const late = match.play("e2");
    answer({ t: "refused", id: "y", code: "out_of_date", where: "seq", what: "" });
    expect((await late)?.where).toBe("out-of-date");
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it("asks anew when nobody answers for long", async () => {
    const match = await open();
    vi.useFakeTimers();
    const played = match.play("e2");
    vi.advanceTimersByTime(10_500);
    expect(refetch).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    answer({ t: "ack", id: "x", seq: 1 });
    await played;
  });

  it("begins anew where the server has another past", async () => {
    room = roomWith([event(1, "move 1 e2"), event(2, "move 2 e8")]);
    const match = await open();
    room = roomWith([event(1, "move 1 d1")]);
    await match.reopen();
    expect([line(match), match.seq]).toEqual(["d1", 1]);
  });

  it("knows who is asked about draws and takebacks, and lets spectators do nothing", async () => {
    room = roomWith([event(1, "move 1 e2"), event(2, "offer-draw 2")]);
    const match = await open();
    expect(match.asked).toEqual({ what: "draw", by: 2 });
    void match.answer({ what: "draw", by: 2 }, false);
    expect(submit.mock.lastCall).toEqual([{ t: "answer_draw", room: "R", yes: false, seat: 1 }]);
    room = roomWith(room.events, { you: { seats: [], is_host: false } });
    expect([match.asked, match.may, match.awaitsPerson, match.you]).toEqual([undefined, {}, false, undefined]);
  });

  it("lets the clock of the right seat run", async () => {
    room = roomWith([], { clocks: { at: 8000, left: [60_000, 60_000], runs: 1 } });
    const match = await open();
    expect([match.timeLeft(1), match.timeLeft(2)]).toEqual([58_000, 60_000]);
    room = roomWith([], { clocks: { at: 8000, left: [60_000, 60_000], runs: 1, turn_left: 5000 } });
    expect(match.timeLeft(1)).toBe(3000);
  });
});
