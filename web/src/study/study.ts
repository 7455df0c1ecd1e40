// A record, opened: its board, its steps, and who played it.

import type { CoreClient } from "../core/client.ts";
import { sure } from "../core/client.ts";
import type { Answer, Board, MatchResult, ReadRecord, Replay } from "../core/types.ts";
import type { Spoken } from "../play/said.ts";

export interface Study {
  readonly record: ReadRecord;
  readonly replay: Replay;
  readonly board: Board;
}

export function headerOf(record: ReadRecord, key: string): string {
  return record.headers.find(([name]) => name === key)?.[1] ?? "";
}

/** The first record of a text, or why it is none. */
export async function openStudy(core: CoreClient, text: string): Promise<Answer<Study>> {
  const records = await core.readRecords(text);
  if (records.error) return records;
  const replay = await core.replay(text);
  if (replay.error) return replay;
  const board = sure(await core.board(replay.ok.setup));
  const [record] = records.ok;
  return record ? { ok: { record, replay: replay.ok, board } } : { error: { kind: "malformed", where: "record", what: "" } };
}

function resultOf(record: ReadRecord): MatchResult | undefined {
  const [ending = "", seat] = headerOf(record, "Ending").split(", seat ");
  const ranks = headerOf(record, "Result").split("-").map(Number);
  if (ending === "") return undefined;
  return {
    ending,
    is_last: false,
    ...(ranks.every((rank) => rank > 0) ? { ranks } : {}),
    ...(seat === undefined ? {} : { seat: Number(seat) }),
  };
}

/** The players and the result as the headers tell them (match/record_of.cpp). */
export function spokenOf({ record, replay, board }: Study): Spoken {
  const result = resultOf(record);
  const seats = board.sides.map((_, i) => {
    const name = headerOf(record, `Seat${i + 1}`);
    const level = /^(?:computer level |level=)([1-8])$/.exec(name)?.[1];
    const moves = replay.steps.filter((step) => step.is_move && step.seat === i + 1).length;
    if (level !== undefined) return { kind: "computer" as const, level: Number(level), name: "", moves };
    return { kind: "person" as const, level: 0, name: name === "person" ? "" : name, moves };
  });
  const acts = replay.steps.at(-1)?.after.turn ?? replay.start.turn;
  return { seats, acts: result ? { kind: "over" } : acts, ...(result ? { result } : {}) };
}
