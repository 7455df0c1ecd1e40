// A match as the page sees it, wherever it is played: on this device or in a room of a server.

import type { CoreError, MatchView, Notice, Thought } from "../core/types.ts";

export type Listener = (notices: readonly Notice[]) => void;

/** What can be done now by those who sit here. */
export interface May {
  readonly hint: boolean;
  readonly takeBack: boolean;
  readonly resign: boolean;
}

export interface Table {
  readonly view: MatchView;
  /** The one seat of the reader, if there is just one. */
  readonly you: number | undefined;
  /** Somebody here is asked for a step. */
  readonly awaitsPerson: boolean;
  /** A computer is asked. */
  readonly isThinking: boolean;
  readonly may: May;

  /** Each says why not, if not. */
  play(step: string): Promise<CoreError | undefined>;
  resign(): Promise<CoreError | undefined>;
  takeBack(): Promise<CoreError | undefined>;

  hint(level?: number): Promise<Thought | undefined>;
  /** Once more with the same players. */
  again(): void;

  /** Called after everything that happens; without notices when only the view of it has changed. */
  onChange(listener: Listener): void;
  /** Lets things happen, once somebody looks. */
  start(): void;
  close(): void;
}
