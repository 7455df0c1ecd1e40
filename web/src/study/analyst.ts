// What is computed about a match, apart from what is shown of it: single positions when they are looked at, and the whole match
// in the background. Each has a budget, can be stopped, and keeps what it has found.

import { Stopped, type BrowserCore, type Helper } from "../core/browser.ts";
import type { PositionView, Review, ReviewProgress, StepReview, TurnReview } from "../core/types.ts";

const lookMs = 2500;
const shownLines = 3;
const tellMs = 200;
/** For every position that is looked at; with dice there are many more of them. */
const reviewMs = 120;
const reviewMsWithChance = 25;

export interface ReviewState {
  readonly isRunning: boolean;
  readonly done: number;
  readonly total: number;
  readonly start: readonly number[];
  readonly steps: readonly StepReview[];
  readonly turns: ReadonlyMap<number, TurnReview>;
  /** When all is done. */
  readonly whole: Review | undefined;
}

/** A review with the news added. */
export function grown(before: ReviewState, news: ReviewProgress): ReviewState {
  const { step, turn } = news;
  return {
    ...before,
    done: news.done,
    total: news.total,
    start: news.start,
    steps: step ? [...before.steps.slice(0, news.done - 1), step] : before.steps,
    turns: step && turn ? new Map(before.turns).set(step.turn, turn) : before.turns,
  };
}

export class Analyst {
  readonly #setup: string;
  readonly #record: string;
  readonly #hasChance: boolean;
  readonly #looker: Helper;
  readonly #reviewer: Helper;
  readonly #change: () => void;
  readonly #views = new Map<string, PositionView>();
  readonly #finished = new Set<string>();
  #looks = 0;
  #looking: Promise<void> = Promise.resolve();
  #isEnded = false;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #review: ReviewState | undefined;

  constructor(core: BrowserCore, setup: string, record: string, hasChance: boolean, change: () => void) {
    this.#setup = setup;
    this.#record = record;
    this.#hasChance = hasChance;
    this.#looker = core.helper();
    this.#reviewer = core.helper();
    this.#change = change;
  }

  get review(): ReviewState | undefined {
    return this.#review;
  }
  viewOf(position: string): PositionView | undefined {
    return this.#views.get(position);
  }
  isFinished(position: string): boolean {
    return this.#finished.has(position);
  }

  /** Only the latest question counts; what was found about earlier ones is kept. */
  async look(position: string, past: readonly string[]): Promise<void> {
    const look = ++this.#looks;
    this.#looker.stop();
    await this.#looking; // a stop is meant for the one before only
    if (look !== this.#looks || this.#isEnded || this.#finished.has(position)) return;
    this.#looking = this.#lookAt(position, past, look);
    await this.#looking;
  }
  async #lookAt(position: string, past: readonly string[], look: number): Promise<void> {
    const keep = (view: PositionView) => {
      this.#views.set(position, view);
      if (look === this.#looks) this.#tell();
    };
    try {
      const answer = await this.#looker.core.look(this.#setup, position, { ms: lookMs, lines: shownLines, past }, keep);
      if (!answer.ok) return;
      if (look === this.#looks) this.#finished.add(position);
      keep(answer.ok);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }
  stopLooking(): void {
    ++this.#looks;
    this.#looker.stop();
  }

  async startReview(): Promise<void> {
    if (this.#review?.isRunning) return;
    this.#review = { isRunning: true, done: 0, total: 0, start: [], steps: [], turns: new Map(), whole: undefined };
    this.#tell();
    const ms = this.#hasChance ? reviewMsWithChance : reviewMs;
    try {
      const answer = await this.#reviewer.core.review(this.#record, { ms }, (news) => {
        if (!this.#review) return;
        this.#review = grown(this.#review, news);
        this.#tell();
      });
      const isWhole = answer.ok !== undefined && answer.ok.steps.length === this.#review.total;
      this.#review = { ...this.#review, whole: isWhole ? answer.ok : undefined };
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      this.#review = { ...this.#review, isRunning: false };
      this.#tell();
    }
  }
  stopReview(): void {
    this.#reviewer.stop();
  }

  end(): void {
    this.#isEnded = true;
    this.#looker.end();
    this.#reviewer.end();
  }

  // News can come faster than they can be drawn, or read.
  #tell(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      if (!this.#isEnded) this.#change();
    }, tellMs);
  }
}
