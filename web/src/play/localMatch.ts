// A match on this device: the core's match machine with its people, its computers and its dealer. Everything that happens is
// an event; it is kept before it is shown. Who draws the board listens.

import type { BrowserCore } from "../core/browser.ts";
import { sure } from "../core/client.ts";
import type { CoreError, MatchView, Notice, Opened } from "../core/types.ts";
import { t } from "../i18n/words.ts";
import { paced, settings } from "../ui/settings.ts";
import { noteOf } from "./matchLog.ts";
import { loadMatch, saveMatch } from "./matchStore.ts";
import { beginMatch } from "./startMatch.ts";
import type { Hint, Listener, May, Table } from "./table.ts";

const chanceDelayMs = 300;
const passDelayMs = 900;
const leastThoughtMs = 650; // a computer that answers at once is hard to follow, and a throw must be seen to land
const hintLevel = 6;
const solveMs = 4000;
const solveMegabytes = 128;

const earlyTurns = 10; // before which no computer agrees to a draw

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, paced(ms)));

export class LocalMatch implements Table {
  readonly id: string;
  readonly #core: BrowserCore;
  #match: number;
  readonly #secret: string;
  readonly date: string;
  readonly #par: string;
  readonly #again: (() => void) | undefined;
  readonly #opened = performance.now();
  readonly #resumed: number;
  readonly #listeners = new Set<Listener>();
  #log: string;
  #view: MatchView;
  #isThinking = false;
  #awaitsChance = false;
  /** Per seat what its computer thought of its chances last. */
  readonly #outlook = new Map<number, number>();
  #isClosed = false;
  #drives = 0; // whoever waited longer than for the latest change does nothing

  private constructor(core: BrowserCore, id: string, opened: Opened, log: string, again?: () => void) {
    this.#core = core;
    this.id = id;
    this.#match = opened.match;
    this.#view = opened.view;
    this.#resumed = opened.view.latest;
    this.#secret = noteOf(opened.notes, "secret");
    this.date = noteOf(opened.notes, "date");
    this.#par = noteOf(opened.notes, "par");
    this.#again = again;
    this.#log = log;
  }

  /** `again`: what to do when it shall be played once more, if that is not a new match with the same terms. */
  static async open(core: BrowserCore, id: string, again?: () => void): Promise<LocalMatch | undefined> {
    const log = loadMatch(id);
    const opened = log === undefined ? undefined : await core.openMatch(log);
    if (!opened?.ok || log === undefined) return undefined;
    return new LocalMatch(core, id, opened.ok, log, again);
  }

  get view(): MatchView {
    return this.#view;
  }
  get isThinking(): boolean {
    return this.#isThinking;
  }
  /** The one person at the table, if there is just one. */
  get you(): number | undefined {
    const people = this.#view.seats.flatMap((seat, i) => (seat.kind === "person" ? [i + 1] : []));
    return people.length === 1 ? people[0] : undefined;
  }
  get awaitsPerson(): boolean {
    const { acts, seats } = this.#view;
    return acts.kind === "decision" && seats[(acts.seat ?? 1) - 1]?.kind === "person";
  }
  get may(): May {
    const { seats, acts } = this.#view;
    const speaker = seats[this.#speaker - 1];
    return {
      hint: this.awaitsPerson,
      takeBack: this.#isInsideTurn || (speaker?.may_take_back ?? false),
      ...(seats.length > 1 ? { draw: this.awaitsPerson && (speaker?.may_offer_draw ?? false) } : {}),
      resign: acts.kind !== "over",
      again: true,
    };
  }
  get awaitsChance(): boolean {
    return this.#awaitsChance;
  }
  letChance(): void {
    if (this.#awaitsChance) void this.#deal(() => !this.#isClosed);
  }

  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
    this.#core.stopThinking();
    void this.#core.closeMatch(this.#match);
  }

  /** Why not, if not. */
  play(step: string): Promise<CoreError | undefined> {
    return this.#happen(`move ${this.#view.acts.seat ?? 1} ${step}`);
  }
  resign(): Promise<CoreError | undefined> {
    return this.#happen(`resign ${this.#speaker}`);
  }

  /** People at one screen have agreed before one of them asks, and computers always agree. */
  async takeBack(): Promise<CoreError | undefined> {
    if (this.#isInsideTurn) return this.#undoStep();
    this.#core.stopThinking();
    const refused = await this.#happen(`ask-takeback ${this.#speaker}`);
    for (const seat of this.#view.takeback?.awaits ?? []) await this.#happen(`answer-takeback ${seat} yes`);
    return refused;
  }
  async offerDraw(): Promise<CoreError | undefined> {
    const refused = await this.#happen(`offer-draw ${this.#speaker}`);
    for (const seat of this.#view.draw_offer?.awaits ?? []) {
      if (this.#view.result) break;
      await this.#happen(`answer-draw ${seat} ${this.#agreesToDraw(seat) ? "yes" : "no"}`);
    }
    return refused;
  }
  // People at one screen have agreed; a computer does when it does not think itself ahead.
  #agreesToDraw(seat: number): boolean {
    if (this.#view.seats[seat - 1]?.kind === "person") return true;
    const turns = (this.#view.line.at(-1)?.turn ?? -1) + 1;
    return turns >= earlyTurns && (this.#outlook.get(seat) ?? 0) <= 0;
  }

  // A person is in the middle of a turn, and the last thing was a step of that person: nothing was learned since.
  get #isInsideTurn(): boolean {
    const { line, acts } = this.#view;
    const last = line.at(-1);
    const before = line.at(-2);
    const isOwn = last !== undefined && last.is_move && last.seat === acts.seat && before?.turn === last.turn;
    return this.awaitsPerson && isOwn && / move \d+ [^\n]+\n$/.test(this.#log);
  }
  /** The match as it was before its last event. */
  async #undoStep(): Promise<CoreError | undefined> {
    const log = this.#log.replace(/[^\n]*\n$/, "");
    const opened = await this.#core.openMatch(log);
    if (opened.error) return opened.error;
    void this.#core.closeMatch(this.#match);
    this.#match = opened.ok.match;
    this.#view = opened.ok.view;
    this.#log = log;
    saveMatch(this.id, log);
    this.#tell([{ kind: "taken_back" }]);
    void this.#drive();
    return undefined;
  }

  again(): void {
    if (this.#again) {
      this.#again();
      return;
    }
    beginMatch(
      this.#view.setup,
      this.#view.seats.map(({ kind, level, name }) => ({ kind, level, name })),
    );
  }

  study(): void {
    location.hash = `#/study/match/${this.id}`;
  }

  async hint(level = hintLevel): Promise<Hint | undefined> {
    if (!this.awaitsPerson) return undefined;
    const { setup, position, idle, past, seats } = this.#view;
    if (seats.length === 1 && level === hintLevel) {
      const found = (await this.#core.thinker.solve(setup, position, { ms: solveMs, table: solveMegabytes })).ok;
      const [move] = found?.moves ?? [];
      if (found && move !== undefined) return { move, left: found.moves.length, isProven: found.is_proven };
    }
    return (await this.#core.thinker.think(setup, position, { level, seed: "1", idle, past })).ok;
  }
  /** What a puzzle takes at best. */
  note(_seat: number): string {
    return this.#par === "" ? "" : t("solo-par", { count: Number(this.#par) });
  }

  async record(): Promise<string> {
    return sure(await this.#core.record(this.#match, this.date, this.#secret, ""));
  }

  /** Lets chance and computers act until a person is asked. */
  start(): void {
    void this.#drive();
  }

  // The person to move, otherwise the last who moved, otherwise the first.
  get #speaker(): number {
    const { acts, seats, line } = this.#view;
    const isPerson = (seat: number | undefined) => seat !== undefined && seats[seat - 1]?.kind === "person";
    if (acts.kind === "decision" && isPerson(acts.seat)) return acts.seat ?? 1;
    const last = line.findLast((step) => isPerson(step.seat));
    return last?.seat ?? seats.findIndex((seat) => seat.kind === "person") + 1;
  }

  get #now(): number {
    return Math.round(this.#resumed + performance.now() - this.#opened);
  }

  async #happen(what: string): Promise<CoreError | undefined> {
    const answer = await this.#core.apply(this.#match, `${this.#now} ${what}`);
    if (answer.error) return answer.error;
    this.#log += `${answer.ok.event}\n`;
    saveMatch(this.id, this.#log);
    this.#view = answer.ok.view;
    this.#tell(answer.ok.notices);
    void this.#drive();
    return undefined;
  }

  #tell(notices: readonly Notice[]): void {
    for (const listener of this.#listeners) listener(notices);
  }

  async #drive(): Promise<void> {
    const drive = ++this.#drives;
    const isCurrent = () => drive === this.#drives && !this.#isClosed;
    const { acts, seats, legal } = this.#view;
    if (acts.kind === "over" || this.#isClosed) return;
    if (acts.kind === "chance") {
      this.#awaitsChance = !settings().throws && seats[(acts.seat ?? 1) - 1]?.kind === "person";
      if (this.#awaitsChance) this.#tell([]);
      else await this.#deal(isCurrent);
      return;
    }
    const [only] = legal;
    const isComputer = seats[(acts.seat ?? 1) - 1]?.kind === "computer";
    if (legal.length === 1 && only?.sites.length === 0 && (isComputer || settings().passes)) {
      await wait(passDelayMs);
      if (isCurrent()) await this.play(only.text);
      return;
    }
    const seat = seats[(acts.seat ?? 1) - 1];
    if (seat?.kind === "computer") await this.#letComputerPlay(seat.level, isCurrent);
  }

  async #deal(isCurrent: () => boolean): Promise<void> {
    this.#awaitsChance = false;
    await wait(chanceDelayMs);
    if (!isCurrent()) return;
    const step = sure(await this.#core.deal(this.#match, this.#secret, ""));
    if (isCurrent()) await this.#happen(`deal ${step}`);
  }

  async #letComputerPlay(level: number, isCurrent: () => boolean): Promise<void> {
    this.#isThinking = true;
    this.#tell([]);
    const { setup, position, idle, past, events } = this.#view;
    try {
      const seed = String(parseInt(this.#secret.slice(0, 8), 16) + events);
      const [answer] = await Promise.all([
        this.#core.thinker.think(setup, position, { level, seed, idle, past }),
        wait(leastThoughtMs),
      ]);
      this.#isThinking = false;
      const seat = this.#view.acts.seat ?? 1;
      const scores = answer.ok?.lines[0]?.scores ?? [];
      this.#outlook.set(seat, scores[(seat - 1) % scores.length] ?? 0); // sides sit in turn
      if (isCurrent() && answer.ok) await this.play(answer.ok.move);
    } catch {
      this.#isThinking = false; // stopped, or the core has to be started anew
    }
  }
}
