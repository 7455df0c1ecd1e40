// A match on this device: the core's match machine with its people, its computers and its dealer. Everything that happens is
// an event; it is kept before it is shown. Who draws the board listens.

import type { BrowserCore } from "../core/browser.ts";
import { sure } from "../core/client.ts";
import type { CoreError, MatchView, Notice, Opened, Thought } from "../core/types.ts";
import { settings } from "../ui/settings.ts";
import { noteOf } from "./matchLog.ts";
import { loadMatch, saveMatch } from "./matchStore.ts";
import { beginMatch } from "./startMatch.ts";
import type { Listener, May, Table } from "./table.ts";

const chanceDelayMs = 350; // so that a throw can be seen to happen
const passDelayMs = 900;
const leastThoughtMs = 350; // a computer that answers at once is hard to follow
const hintLevel = 6;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, settings().pace === "quick" ? 0 : ms));

export class LocalMatch implements Table {
  readonly id: string;
  readonly #core: BrowserCore;
  readonly #match: number;
  readonly #secret: string;
  readonly date: string;
  readonly #opened = performance.now();
  readonly #resumed: number;
  readonly #listeners = new Set<Listener>();
  #log: string;
  #view: MatchView;
  #isThinking = false;
  #isClosed = false;
  #drives = 0; // whoever waited longer than for the latest change does nothing

  private constructor(core: BrowserCore, id: string, opened: Opened, log: string) {
    this.#core = core;
    this.id = id;
    this.#match = opened.match;
    this.#view = opened.view;
    this.#resumed = opened.view.latest;
    this.#secret = noteOf(opened.notes, "secret");
    this.date = noteOf(opened.notes, "date");
    this.#log = log;
  }

  static async open(core: BrowserCore, id: string): Promise<LocalMatch | undefined> {
    const log = loadMatch(id);
    const opened = log === undefined ? undefined : await core.openMatch(log);
    if (!opened?.ok || log === undefined) return undefined;
    return new LocalMatch(core, id, opened.ok, log);
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
    const isAmongPeople = seats.length > 1 && seats.every((seat) => seat.kind === "person");
    return {
      hint: this.awaitsPerson,
      takeBack: speaker?.may_take_back ?? false,
      ...(isAmongPeople ? { draw: speaker?.may_offer_draw ?? false } : {}),
      resign: acts.kind !== "over",
      again: true,
    };
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
    this.#core.stopThinking();
    const refused = await this.#happen(`ask-takeback ${this.#speaker}`);
    for (const seat of this.#view.takeback?.awaits ?? []) await this.#happen(`answer-takeback ${seat} yes`);
    return refused;
  }
  async offerDraw(): Promise<CoreError | undefined> {
    const refused = await this.#happen(`offer-draw ${this.#speaker}`);
    for (const seat of this.#view.draw_offer?.awaits ?? []) await this.#happen(`answer-draw ${seat} yes`);
    return refused;
  }

  again(): void {
    beginMatch(
      this.#view.setup,
      this.#view.seats.map(({ kind, level, name }) => ({ kind, level, name })),
    );
  }

  study(): void {
    location.hash = `#/study/match/${this.id}`;
  }

  async hint(level = hintLevel): Promise<Thought | undefined> {
    if (!this.awaitsPerson) return undefined;
    const answer = await this.#core.thinker.think(this.#view.setup, this.#view.position, {
      level,
      seed: "1",
      past: this.#view.past,
    });
    return answer.ok;
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
      await wait(chanceDelayMs);
      if (!isCurrent()) return;
      const step = sure(await this.#core.deal(this.#match, this.#secret, ""));
      if (isCurrent()) await this.#happen(`deal ${step}`);
      return;
    }
    const [only] = legal;
    if (legal.length === 1 && only?.sites.length === 0) {
      await wait(passDelayMs);
      if (isCurrent()) await this.play(only.text);
      return;
    }
    const seat = seats[(acts.seat ?? 1) - 1];
    if (seat?.kind === "computer") await this.#letComputerPlay(seat.level, isCurrent);
  }

  async #letComputerPlay(level: number, isCurrent: () => boolean): Promise<void> {
    this.#isThinking = true;
    this.#tell([]);
    const { setup, position, past, events } = this.#view;
    try {
      const seed = String(parseInt(this.#secret.slice(0, 8), 16) + events);
      const [answer] = await Promise.all([
        this.#core.thinker.think(setup, position, { level, seed, past }),
        wait(leastThoughtMs),
      ]);
      this.#isThinking = false;
      if (isCurrent() && answer.ok) await this.play(answer.ok.move);
    } catch {
      this.#isThinking = false; // stopped, or the core has to be started anew
    }
  }
}
