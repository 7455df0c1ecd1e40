// Where one is in a match, and what is tried out from there: the moves that were played, and at most one side line. Plain data
// without a board, so that every button is one method.

import type { Position, Replay, ReplayStep } from "../core/types.ts";

export class StudyLine {
  readonly #start: Position;
  readonly #match: readonly ReplayStep[];
  readonly #seats: number;
  /** How many steps of the match come before the side line. */
  #branch: number | undefined;
  #side: readonly ReplayStep[] = [];
  #at = 0;

  constructor(replay: Replay, seats: number) {
    this.#start = replay.start;
    this.#match = replay.steps;
    this.#seats = seats;
  }

  /** The steps of the line one is in, from the start. */
  get steps(): readonly ReplayStep[] {
    return this.#branch === undefined ? this.#match : [...this.#match.slice(0, this.#branch), ...this.#side];
  }
  get match(): readonly ReplayStep[] {
    return this.#match;
  }
  get side(): readonly ReplayStep[] {
    return this.#side;
  }
  get branch(): number | undefined {
    return this.#branch;
  }
  /** How many steps have been played where one is. */
  get at(): number {
    return this.#at;
  }
  get played(): readonly ReplayStep[] {
    return this.steps.slice(0, this.#at);
  }
  get last(): ReplayStep | undefined {
    return this.steps[this.#at - 1];
  }
  get position(): Position {
    return this.last?.after ?? this.#start;
  }
  /** Whether what stands on the board was played in the match. */
  get isInMatch(): boolean {
    return this.#branch === undefined || this.#at <= this.#branch;
  }

  /** Hashes of the decision positions before, for repetitions. */
  get past(): readonly string[] {
    const before = [this.#start, ...this.played.slice(0, -1).map((step) => step.after)];
    return this.#at === 0 ? [] : before.filter((position) => position.turn.kind === "decision").map((position) => position.hash);
  }

  go(at: number): void {
    this.#at = Math.max(0, Math.min(at, this.steps.length));
  }
  /** A place in the match, which ends the side line. */
  goInMatch(at: number): void {
    this.#branch = undefined;
    this.#side = [];
    this.go(at);
  }

  /** What was tried from where one is. The next step of the line is no other line. */
  try(step: string, after: Position): void {
    if (this.steps[this.#at]?.step === step) {
      this.go(this.#at + 1);
      return;
    }
    const { turn } = this.position;
    const seat = turn.seat ?? 1;
    const before = this.last;
    const isSameTurn = before !== undefined && before.seat === seat && this.#seats > 1;
    const tried: ReplayStep = {
      seat,
      step,
      after,
      is_move: turn.kind === "decision",
      turn: before === undefined ? 0 : before.turn + (isSameTurn ? 0 : 1),
    };
    const branch = this.isInMatch ? this.#at : (this.#branch ?? 0);
    this.#side = this.isInMatch ? [tried] : [...this.#side.slice(0, this.#at - branch), tried];
    this.#branch = branch;
    this.go(this.#at + 1);
  }

  backToMatch(): void {
    this.goInMatch(Math.min(this.#at, this.#branch ?? this.#at));
  }
}
