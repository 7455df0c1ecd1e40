// The core as promises with types. What answers the calls is passed in: a worker in the browser, the module itself in
// tests. A refusal is a value (Answer), a broken core an exception.

import type {
  Answer,
  Applied,
  Board,
  Game,
  Obstacle,
  Opened,
  Position,
  PositionView,
  Question,
  ReadRecord,
  Replay,
  Review,
  ReviewProgress,
  Route,
  Solution,
  SolverProgress,
  Thought,
  TouchAnswer,
  Verdict,
} from "./types.ts";

export type Listener = (json: string) => void;
export type Caller = (name: string, args: readonly string[], progress?: Listener) => Promise<string>;

/** What was asked is always right, so a refusal is a bug. */
export function sure<T>(answer: Answer<T>): T {
  if (answer.error) throw new Error(`${answer.error.where}: ${answer.error.what}`);
  return answer.ok as T;
}

export function wordsOf(question: Question): string {
  const words: string[] = [];
  for (const [name, value] of Object.entries(question))
    if (value !== undefined && String(value) !== "") words.push(`${name}=${String(value)}`);
  return words.join(" ");
}

export class CoreClient {
  readonly #call: Caller;

  constructor(call: Caller) {
    this.#call = call;
  }

  async #ask<T>(name: string, ...args: readonly string[]): Promise<Answer<T>> {
    return JSON.parse(await this.#call(name, args)) as Answer<T>;
  }

  async games(): Promise<readonly Game[]> {
    return sure(await this.#ask<readonly Game[]>("games"));
  }
  board(setup: string): Promise<Answer<Board>> {
    return this.#ask("board", setup);
  }
  position(setup: string, position: string): Promise<Answer<Position>> {
    return this.#ask("position", setup, position);
  }
  play(setup: string, position: string, step: string): Promise<Answer<Position>> {
    return this.#ask("play", setup, position, step);
  }
  touch(setup: string, position: string, sites: readonly number[]): Promise<Answer<TouchAnswer>> {
    return this.#ask("touch", setup, position, sites.join(","));
  }
  routes(setup: string, position: string): Promise<Answer<readonly Route[]>> {
    return this.#ask("routes", setup, position);
  }

  /** The sites that the piece of a legal step visits. */
  async way(setup: string, position: string, step: string): Promise<readonly number[]> {
    return (await this.#ask<readonly number[]>("way", setup, position, step)).ok ?? [];
  }
  /** What stands against a step that is refused. */
  obstacle(setup: string, position: string, step: string): Promise<Answer<Obstacle>> {
    return this.#ask("obstacle", setup, position, step);
  }

  openMatch(log: string): Promise<Answer<Opened>> {
    return this.#ask("match-open", log);
  }
  closeMatch(match: number): Promise<Answer<null>> {
    return this.#ask("match-close", String(match));
  }
  apply(match: number, event: string): Promise<Answer<Applied>> {
    return this.#ask("match-apply", String(match), event);
  }
  log(match: number): Promise<Answer<string>> {
    return this.#ask("match-log", String(match));
  }
  before(match: number, step: number): Promise<Answer<Position>> {
    return this.#ask("match-before", String(match), String(step));
  }
  deal(match: number, secret: string, nonces: string): Promise<Answer<string>> {
    return this.#ask("match-deal", String(match), secret, nonces);
  }
  record(match: number, date: string, secret: string, nonces: string): Promise<Answer<string>> {
    return this.#ask("match-record", String(match), date, secret, nonces);
  }

  readRecords(text: string): Promise<Answer<readonly ReadRecord[]>> {
    return this.#ask("record-read", text);
  }
  replay(record: string): Promise<Answer<Replay>> {
    return this.#ask("record-replay", record);
  }
  verifyRecords(text: string): Promise<Answer<readonly Verdict[]>> {
    return this.#ask("record-verify", text);
  }

  async think(setup: string, position: string, question: Question, progress?: (thought: Thought) => void): Promise<Answer<Thought>> {
    const listen = progress && ((json: string) => progress(JSON.parse(json) as Thought));
    return JSON.parse(await this.#call("think", [setup, position, wordsOf(question)], listen)) as Answer<Thought>;
  }
  async look(setup: string, position: string, question: Question, progress?: (view: PositionView) => void): Promise<Answer<PositionView>> {
    const listen = progress && ((json: string) => progress(JSON.parse(json) as PositionView));
    return JSON.parse(await this.#call("look", [setup, position, wordsOf(question)], listen)) as Answer<PositionView>;
  }
  async review(record: string, question: Question, progress?: (seen: ReviewProgress) => void): Promise<Answer<Review>> {
    const listen = progress && ((json: string) => progress(JSON.parse(json) as ReviewProgress));
    return JSON.parse(await this.#call("review", [record, wordsOf(question)], listen)) as Answer<Review>;
  }
  async solve(
    setup: string,
    position: string,
    question: Question,
    progress?: (found: SolverProgress) => void,
  ): Promise<Answer<Solution>> {
    const listen = progress && ((json: string) => progress(JSON.parse(json) as SolverProgress));
    return JSON.parse(await this.#call("solve", [setup, position, wordsOf(question)], listen)) as Answer<Solution>;
  }
}
