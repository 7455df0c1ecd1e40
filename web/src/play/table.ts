// A match as the page sees it, wherever it is played: on this device or in a room of a server.

import type { CoreError, MatchView, Notice } from "../core/types.ts";

export type Listener = (notices: readonly Notice[]) => void;

/** What can be done now by those who sit here; what is left out is not done at this table at all. */
export interface May {
  readonly hint?: boolean;
  readonly takeBack?: boolean;
  readonly draw?: boolean;
  readonly resign?: boolean;
  readonly abort?: boolean;
  /** Once more, after the end. */
  readonly again?: boolean;
}

export interface Hint {
  readonly move: string;
  /** In a puzzle for one: moves that are left, and whether fewer are impossible. */
  readonly left?: number;
  readonly isProven?: boolean;
}

/** A question that waits for somebody here. */
export interface Asked {
  readonly what: "draw" | "takeback";
  readonly by: number;
}

export interface Table {
  readonly view: MatchView;
  /** The one seat of the reader, if there is just one. */
  readonly you: number | undefined;
  /** Somebody here is asked for a step. */
  readonly awaitsPerson: boolean;
  /** A computer is asked. */
  readonly isThinking: boolean;
  /** A step that has been played but is not certain yet. */
  readonly sending?: string | undefined;
  readonly asked?: Asked | undefined;
  readonly may: May;

  /** Each says why not, if not. */
  play(step: string): Promise<CoreError | undefined>;
  resign(): Promise<CoreError | undefined>;
  takeBack(): Promise<CoreError | undefined>;
  offerDraw(): Promise<CoreError | undefined>;
  abort?(): Promise<CoreError | undefined>;
  answer?(asked: Asked, isYes: boolean): Promise<CoreError | undefined>;

  /** A throw or a tile waits to be asked for. */
  readonly awaitsChance?: boolean;
  letChance?(): void;

  hint(level?: number): Promise<Hint | undefined>;
  /** Once more with the same players. */
  again(): void;
  /** Opens the finished match for study, where its record is at hand. */
  study?(): void;

  /** What else is to say about the match. */
  readonly remark?: string;
  /** What else is to say about a seat: that somebody is away, for example. */
  note?(seat: number): string;
  /** Milliseconds on the clock of a seat, as they run. */
  timeLeft?(seat: number): number | undefined;

  /** Called after everything that happens; without notices when only the view of it has changed. */
  onChange(listener: Listener): void;
  /** Lets things happen, once somebody looks. */
  start(): void;
  close(): void;
}
