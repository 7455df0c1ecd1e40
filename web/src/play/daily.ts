// The puzzle of the day: the same for everybody, made from the date. Moves from the start are played at random and the board
// is turned by half, which exchanges start and target; as moves can be taken back, so many moves lead to the target at most.
// The solver then proves how many are needed (docs/halma-solo.md).

import type { CoreClient } from "../core/client.ts";
import { sure } from "../core/client.ts";

export interface Puzzle {
  readonly date: string;
  readonly setup: string;
  readonly position: string;
  /** Moves that are needed. */
  readonly best: number;
}

const setup = "halma:players=1,men=10";
/** Moves away from the target, from Sunday to Saturday: weekends are for longer ones. */
const lengths = [7, 4, 4, 5, 5, 6, 6];
const tries = 20;
const leastMoves = 3;
const proofMs = 20_000; // far more than such a puzzle takes

/** As it is here, not in Greenwich. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Numbers below a bound, always the same from the same seed (splitmix). */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

/** The text of a position after half a turn: the first point becomes the last. */
export function turnedByHalf(position: string): string {
  const [rows = "", ...rest] = position.split(" ");
  const turned = (rows.match(/\d+|\D/g) ?? []).reverse().join("");
  return [turned, ...rest].join(" ");
}

async function scrambled(core: CoreClient, seed: number, moves: number): Promise<string> {
  const pick = numbers(seed);
  let now = sure(await core.position(setup, ""));
  for (let i = 0; i < moves; ++i) now = sure(await core.play(setup, now.position, now.legal[pick(now.legal.length)]?.text ?? ""));
  return turnedByHalf(now.position);
}

export async function puzzleOf(core: CoreClient, thinker: CoreClient, date: string): Promise<Puzzle | undefined> {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const length = lengths[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? 5;
  for (let i = 0; i < tries; ++i) {
    const position = await scrambled(core, ((year * 16 + month) * 32 + day) * tries + i, length);
    const solution = sure(await thinker.solve(setup, position, { ms: proofMs, table: 64 }));
    if (solution.is_proven && solution.moves.length >= leastMoves) return { date, setup, position, best: solution.moves.length };
  }
  return undefined;
}
