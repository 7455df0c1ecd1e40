// A match in a room of a server. The server's events are applied to the core's own match machine, so everything that the page
// knows of rules, offers and endings comes from there; nothing is shown before the server has stored it. A move that is on its
// way locks the board until it is answered.

import type { BrowserCore } from "../core/browser.ts";
import { sure } from "../core/client.ts";
import type { CoreError, MatchView, Notice, Offer, Opened, Thought } from "../core/types.ts";
import type { Clocks, EventLine, ServerRefused, ServerRoom } from "../generated/protocol.ts";
import { seatLine } from "../play/matchLog.ts";
import type { Asked, Listener, May, Table } from "../play/table.ts";
import { settings } from "../ui/settings.ts";
import type { Connection, Reply } from "./connection.ts";
import { shownName } from "./names.ts";

const refetchMs = 10_000;
const passDelayMs = 900;

/** What the match needs of its room. */
export interface Surroundings {
  readonly core: BrowserCore;
  readonly connection: Connection;
  /** The room as it is known now. */
  readonly room: () => ServerRoom;
  /** Asks for the events that are missing. */
  readonly refetch: () => void;
  /** Whether somebody is there, in words; empty when there is nothing to say. */
  readonly presence: (seat: number) => string;
  readonly remark: () => string;
  readonly rematch: () => void;
  readonly study: () => void;
}

// Names are left out: they are what others typed, and the page shows them itself.
function logOf(room: ServerRoom): string {
  const { terms } = room;
  const flag = (isOn: boolean) => (isOn ? "on" : "off");
  const players = room.seats.map((seat, i) =>
    seatLine({ kind: seat.player === "computer" ? "computer" : "person", level: seat.level ?? 0, name: "" }, i),
  );
  return [
    "thwart match 1",
    `setup ${room.setup}`,
    ...(terms.position ? [`position ${terms.position}`] : []),
    `clock ${terms.clock}`,
    `repetition ${flag(terms.repetition)}`,
    `standstill ${flag(terms.standstill)}`,
    `leaving ${terms.leaving} ${terms.stand_in}`,
    `takebacks ${flag(terms.takebacks)}`,
    ...players,
    `begins ${room.begins}`,
    "",
    ...room.events.map((event) => event.text),
    "",
  ].join("\n");
}

/** A refusal of the server in the form of the core's: rules and match by their own names, the rest by its kind. */
function errorOf(refused: ServerRefused): CoreError {
  const byKind: Readonly<Record<string, string>> = {
    out_of_date: "out-of-date",
    too_many: "too-many",
    unavailable: "unavailable",
  };
  return {
    kind: refused.code === "malformed" ? "malformed" : "not_allowed",
    where: byKind[refused.code] ?? refused.where,
    what: refused.what,
  };
}

export class RemoteMatch implements Table {
  readonly #around: Surroundings;
  readonly #listeners = new Set<Listener>();
  #match: number;
  #core: MatchView; // as the core has it
  #named: { readonly core: MatchView; readonly seats: ServerRoom["seats"]; readonly view: MatchView } | undefined;
  #seq: number;
  #sending: string | undefined; // a step on its way
  #sentAs = 0; // the event that it became; 0: not known yet
  #isClosed = false;
  #passes: ReturnType<typeof setTimeout> | undefined;

  private constructor(around: Surroundings, opened: Opened, seq: number) {
    this.#around = around;
    this.#match = opened.match;
    this.#core = opened.view;
    this.#seq = seq;
  }

  /** From a room with all its events. */
  static async open(around: Surroundings): Promise<RemoteMatch> {
    const room = around.room();
    return new RemoteMatch(around, sure(await around.core.openMatch(logOf(room))), room.seq);
  }

  // --- what the server tells ---

  /** The last event that has been applied. */
  get seq(): number {
    return this.#seq;
  }

  /** Those that are already known are passed over. False: some are missing in between. */
  async take(events: readonly EventLine[]): Promise<boolean> {
    for (const event of events) {
      if (event.seq <= this.#seq || this.#isClosed) continue;
      if (event.seq !== this.#seq + 1) return false;
      const { view, notices } = sure(await this.#around.core.apply(this.#match, event.text));
      this.#seq = event.seq;
      this.#core = view;
      if (this.#sentAs > 0 && this.#seq >= this.#sentAs) this.#unlock();
      this.#tell(notices);
    }
    this.#passAlone();
    return true;
  }

  /** Everything anew: the server has another past than we know. */
  async reopen(): Promise<void> {
    const room = this.#around.room();
    void this.#around.core.closeMatch(this.#match);
    const opened = sure(await this.#around.core.openMatch(logOf(room)));
    this.#match = opened.match;
    this.#core = opened.view;
    this.#seq = room.seq;
    this.#unlock();
    this.#tell([]);
  }

  /** Something else in the room has changed that is shown with the match. */
  refresh(): void {
    this.#tell([]);
  }

  // --- as a table ---

  // The same object until something changes, so that others can tell.
  get view(): MatchView {
    const { seats } = this.#around.room();
    if (this.#named?.core !== this.#core || this.#named.seats !== seats) {
      const named = this.#core.seats.map((seat, i) => ({ ...seat, name: shownName(seats[i]?.name ?? "") }));
      this.#named = { core: this.#core, seats, view: { ...this.#core, seats: named } };
    }
    return this.#named.view;
  }
  get you(): number | undefined {
    const seats = this.#seats;
    return seats.length === 1 ? seats[0] : undefined;
  }
  get awaitsPerson(): boolean {
    const { acts } = this.#core;
    return acts.kind === "decision" && this.#sending === undefined && this.#isMine(acts.seat);
  }
  get isThinking(): boolean {
    const { acts, seats } = this.#core;
    return acts.kind === "decision" && seats[(acts.seat ?? 1) - 1]?.kind === "computer";
  }
  get sending(): string | undefined {
    return this.#sending;
  }
  get may(): May {
    if (this.#seats.length === 0) return {};
    const isOver = this.#core.acts.kind === "over";
    const mine = isOver ? [] : this.#seats.flatMap((seat) => (this.#isMine(seat) ? [this.#core.seats[seat - 1]] : []));
    return {
      takeBack: mine.some((seat) => seat?.may_take_back),
      draw: mine.some((seat) => seat?.may_offer_draw),
      resign: mine.length > 0,
      abort: mine.some((seat) => seat?.may_abort),
      again: true,
    };
  }

  async play(step: string): Promise<CoreError | undefined> {
    if (this.#sending !== undefined) return undefined;
    this.#sending = step;
    this.#tell([]);
    const reply = await this.#submit({ t: "move", room: this.#code, seq: this.#seq, step, seat: this.#speaker });
    if (reply.t === "refused") {
      this.#unlock();
      this.#tell([]);
      if (reply.code === "out_of_date") this.#around.refetch();
      return errorOf(reply);
    }
    this.#sentAs = reply.seq ?? 0;
    if (this.#seq >= this.#sentAs) {
      this.#unlock();
      this.#tell([]);
    }
    return undefined;
  }
  resign(): Promise<CoreError | undefined> {
    return this.#ask({ t: "resign", room: this.#code, seat: this.#speaker });
  }
  takeBack(): Promise<CoreError | undefined> {
    return this.#ask({ t: "ask_takeback", room: this.#code, seat: this.#speaker });
  }
  offerDraw(): Promise<CoreError | undefined> {
    return this.#ask({ t: "offer_draw", room: this.#code, seat: this.#speaker });
  }
  abort(): Promise<CoreError | undefined> {
    return this.#ask({ t: "abort", room: this.#code, seat: this.#speaker });
  }
  get asked(): Asked | undefined {
    const { takeback, draw_offer } = this.#core;
    if (takeback && this.#awaited(takeback) !== undefined) return { what: "takeback", by: takeback.by };
    if (draw_offer && this.#awaited(draw_offer) !== undefined) return { what: "draw", by: draw_offer.by };
    return undefined;
  }
  async answer({ what }: Asked, yes: boolean): Promise<CoreError | undefined> {
    const seat = this.#awaited(what === "draw" ? this.#core.draw_offer : this.#core.takeback);
    if (seat === undefined) return undefined;
    return this.#ask({ t: what === "draw" ? "answer_draw" : "answer_takeback", room: this.#code, yes, seat });
  }

  async hint(level?: number): Promise<Thought | undefined> {
    if (!this.awaitsPerson) return undefined;
    const { setup, position, idle, past } = this.#core;
    return (await this.#around.core.thinker.think(setup, position, { ...(level === undefined ? {} : { level }), seed: "1", idle, past })).ok;
  }
  again(): void {
    this.#around.rematch();
  }

  study(): void {
    this.#around.study();
  }

  note(seat: number): string {
    return this.#around.presence(seat);
  }
  get remark(): string {
    return this.#around.remark();
  }
  /** Milliseconds, as they run. */
  timeLeft(seat: number): number | undefined {
    const clocks = this.#clocks;
    const left = clocks?.left[seat - 1];
    const turnLeft = clocks?.runs === seat ? clocks.turn_left : undefined;
    const least = Math.min(left ?? Infinity, turnLeft ?? Infinity);
    if (!clocks || least === Infinity) return undefined;
    const passed = clocks.runs === seat && this.#core.acts.kind !== "over" ? this.#around.connection.now - clocks.at : 0;
    return Math.max(0, least - Math.max(0, passed));
  }

  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }
  start(): void {
    this.#passAlone();
  }
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#passes);
    this.#listeners.clear();
    void this.#around.core.closeMatch(this.#match);
  }

  // --- inside ---

  get #code(): string {
    return this.#around.room().code;
  }
  get #seats(): readonly number[] {
    return this.#around.room().you.seats;
  }
  get #clocks(): Clocks | undefined {
    return this.#around.room().clocks;
  }
  // A seat that a computer has taken over is nobody's.
  #isMine(seat: number | undefined): boolean {
    return seat !== undefined && this.#seats.includes(seat) && this.#core.seats[seat - 1]?.kind === "person" && !this.#core.seats[seat - 1]?.is_retired;
  }
  get #speaker(): number {
    const { acts, line } = this.#core;
    if (acts.kind === "decision" && this.#isMine(acts.seat)) return acts.seat ?? 1;
    return line.findLast((step) => this.#isMine(step.seat))?.seat ?? this.#seats[0] ?? 1;
  }
  #awaited(offer: Offer | undefined): number | undefined {
    return offer?.awaits.find((seat) => this.#isMine(seat));
  }

  async #ask(wish: Parameters<Connection["submit"]>[0]): Promise<CoreError | undefined> {
    const reply = await this.#submit(wish);
    return reply.t === "refused" ? errorOf(reply) : undefined;
  }
  // Who waits for long asks anew: the answer to that sends the wish once more, and it counts once.
  async #submit(wish: Parameters<Connection["submit"]>[0]): Promise<Reply> {
    const again = setInterval(this.#around.refetch, refetchMs);
    const reply = await this.#around.connection.submit(wish);
    clearInterval(again);
    return reply;
  }

  #unlock(): void {
    this.#sending = undefined;
    this.#sentAs = 0;
  }
  #tell(notices: readonly Notice[]): void {
    for (const listener of this.#listeners) listener(notices);
  }

  // Where there is nothing to choose, nobody has to press anything.
  #passAlone(): void {
    clearTimeout(this.#passes);
    const [only] = this.#core.legal;
    if (!settings().passes || !this.awaitsPerson || this.#core.legal.length !== 1 || only?.sites.length !== 0) return;
    const seq = this.#seq;
    this.#passes = setTimeout(() => {
      if (!this.#isClosed && seq === this.#seq) void this.play(only.text);
    }, settings().pace === "quick" ? 0 : passDelayMs);
  }
}
