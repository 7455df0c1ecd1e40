// A new match on this device, kept at once and then opened by its address.

import type { Board } from "../core/types.ts";
import { logHead, newSecret, type SeatPlayer } from "./matchLog.ts";
import { newId, saveMatch, tidyMatches } from "./matchStore.ts";

/** What is known to be the shortest way of Halma Solo (docs/halma-solo.md). */
function parOf(setup: string): number | undefined {
  if (!setup.startsWith("halma:players=1")) return undefined;
  return setup.includes("men=10") ? 27 : 31;
}

export function beginMatch(setup: string, players: readonly SeatPlayer[], position?: string): void {
  const id = newId();
  tidyMatches();
  saveMatch(id, logHead({ setup, players, secret: newSecret(), position, par: position === undefined ? parOf(setup) : undefined }));
  location.hash = `#/play/${id}`;
}

/** You on the first seat, computers on the others. */
export function startMatch(board: Board, level: number): void {
  const players = board.sides.map((_, i): SeatPlayer => (i === 0 ? { kind: "person", level: 0, name: "" } : { kind: "computer", level, name: "" }));
  beginMatch(board.setup, players);
}
