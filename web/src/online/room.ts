// A room as the page knows it: who sits where, who is there, what is said, and the match once it has begun. Messages are taken
// one after the other; whatever they change is told.

import type { BrowserCore } from "../core/browser.ts";
import type { ChatLine, SeatPresence, ServerMessage, ServerRefused, ServerRoom } from "../generated/protocol.ts";
import { t } from "../i18n/words.ts";
import { clockText } from "../play/clockText.ts";
import { pack } from "../study/share.ts";
import { api } from "./api.ts";
import type { Connection } from "./connection.ts";
import { shownName } from "./names.ts";
import { RemoteMatch } from "./remoteMatch.ts";
import { forgetRoom, keepRoom, keptRoom } from "./seatKeys.ts";

const mostChat = 200;
const rematchId = "rematch"; // one wish, however often it is said

function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Room {
  readonly code: string;
  readonly #core: BrowserCore;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  readonly #release: (() => void)[];
  #view: ServerRoom | undefined;
  #match: RemoteMatch | undefined;
  #presence: readonly SeatPresence[] = [];
  #agreed: readonly number[] = []; // to a rematch
  #trouble: ServerRefused | undefined;
  #chatWish: boolean | undefined; // until the server answers
  #isMissing = false;
  #isClosed = false;
  #work: Promise<void> = Promise.resolve();

  constructor(core: BrowserCore, connection: Connection, code: string) {
    this.#core = core;
    this.#connection = connection;
    this.code = code;
    this.#release = [
      connection.onMessage((message) => this.#queue(message)),
      connection.onState(() => this.#connected()),
      connection.hold(),
    ];
    if (connection.state === "open") this.enter();
  }

  get view(): ServerRoom | undefined {
    return this.#view;
  }
  get match(): RemoteMatch | undefined {
    return this.#match;
  }
  get connection(): Connection {
    return this.#connection;
  }
  /** There is no such room, or no longer. */
  get isMissing(): boolean {
    return this.#isMissing;
  }
  get agreed(): readonly number[] {
    return this.#agreed;
  }
  /** What was refused last, until something else is asked for. */
  get trouble(): ServerRefused | undefined {
    return this.#trouble;
  }
  /** As asked for: a switch must not jump back while the server has yet to answer. */
  get isChatWished(): boolean {
    return this.#chatWish ?? this.#view?.is_chat_on ?? true;
  }
  get key(): string | undefined {
    return this.#view?.you.key ?? keptRoom(this.code).key;
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }
  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
    this.#connection.send({ t: "leave", room: this.code });
    for (const release of this.#release) release();
    this.#match?.close();
  }

  // --- what a person does ---

  enter(): void {
    const { key } = keptRoom(this.code);
    const since = this.#match?.seq;
    this.#connection.send({ t: "enter", room: this.code, ...(since === undefined ? {} : { since }), ...(key === undefined ? {} : { key }) });
  }
  sit(seat: number, name: string): void {
    this.#do({ t: "sit", room: this.code, seat, ...(name === "" ? {} : { name }) });
  }
  stand(): void {
    this.#do({ t: "stand", room: this.code });
  }
  openSeat(seat: number): void {
    this.#do({ t: "seat", room: this.code, seat, player: "open" });
  }
  seatComputer(seat: number, level: number): void {
    this.#do({ t: "seat", room: this.code, seat, player: "computer", level });
  }
  ready(on: boolean): void {
    this.#do({ t: "ready", room: this.code, on });
  }
  begin(): void {
    this.#do({ t: "start", room: this.code });
  }
  switchChat(on: boolean): void {
    this.#chatWish = on;
    this.#do({ t: "chat_switch", room: this.code, on });
  }
  rematch(): void {
    this.#do({ t: "rematch", room: this.code, id: rematchId });
  }
  // With the server's record, which also says how chance was dealt.
  async #study(): Promise<void> {
    const { ok, failure } = await api.record(this.#view?.match ?? "");
    if (failure) this.#refused({ t: "refused", ...failure });
    else location.hash = `#/study/record/${await pack(ok)}`;
  }
  /** False: it was not said. */
  async say(text: string): Promise<boolean> {
    const reply = await this.#connection.submit({ t: "chat", room: this.code, text });
    if (reply.t === "refused") this.#refused(reply);
    return reply.t === "ack";
  }

  // --- who is not heard ---

  isMuted(line: ChatLine): boolean {
    return keptRoom(this.code).muted.includes(this.#speaker(line));
  }
  mute(line: ChatLine, on: boolean): void {
    const who = this.#speaker(line);
    const others = keptRoom(this.code).muted.filter((each) => each !== who);
    keepRoom(this.code, { muted: on ? [...others, who] : others });
    this.#sendMute(who, on);
    this.#changed();
  }
  #speaker(line: ChatLine): string {
    return line.seat === undefined ? `name ${line.from}` : `seat ${line.seat}`;
  }
  #sendMute(who: string, on: boolean): void {
    const seat = /^seat (\d)$/.exec(who)?.[1];
    this.#connection.send({ t: "mute", room: this.code, on, ...(seat === undefined ? { name: who.slice(5) } : { seat: Number(seat) }) });
  }

  // --- what the server says ---

  #do(message: Parameters<Connection["send"]>[0]): void {
    this.#trouble = undefined;
    this.#connection.send(message);
  }
  #connected(): void {
    if (this.#connection.state === "open") this.enter();
    this.#changed();
  }
  #queue(message: ServerMessage): void {
    this.#work = this.#work.then(async () => {
      if (!this.#isClosed) await this.#take(message);
    });
  }

  async #take(message: ServerMessage): Promise<void> {
    if (message.t === "room") {
      if (message.code === this.code) await this.#takeRoom(message);
      return;
    }
    if (!("room" in message) || message.room !== this.code) return;
    if (message.t === "refused") {
      if (message.id === undefined || message.id === rematchId) this.#refused(message);
      return;
    }
    const view = this.#view;
    if (!view) return;
    switch (message.t) {
      case "event":
        if (message.clocks) this.#view = { ...view, clocks: message.clocks };
        if (this.#match && !(await this.#match.take([message]))) this.enter();
        return;
      case "over":
        this.#view = { ...view, status: "over", result: message.result, ...(message.reveal ? { reveal: message.reveal } : {}) };
        this.#remember();
        break;
      case "seats":
        this.#view = { ...view, seats: message.seats, host: message.host, you: message.you, commitment: message.commitment };
        this.#seated();
        break;
      case "presence":
        this.#presence = message.seats;
        this.#view = { ...view, spectators: message.spectators };
        break;
      case "chat":
        this.#view = { ...view, chat: [...view.chat, message].slice(-mostChat) };
        break;
      case "chat_switch":
        this.#chatWish = undefined;
        this.#view = { ...view, is_chat_on: message.on };
        break;
      case "rematch":
        this.#agreed = message.agreed;
        this.#view = { ...view, ...(message.next ? { next: message.next } : {}) };
        break;
      default:
        return;
    }
    this.#changed();
  }

  async #takeRoom(message: ServerRoom): Promise<void> {
    this.#view = message;
    this.#chatWish = undefined;
    this.#presence = message.seats.map((seat) => ({ is_online: seat.is_online }));
    this.#seated();
    this.#remember();
    for (const who of keptRoom(this.code).muted) this.#sendMute(who, true);
    if (message.status !== "waiting") await this.#follow(message);
    this.#changed();
  }
  async #follow(message: ServerRoom): Promise<void> {
    if (!this.#match) {
      this.#match = await RemoteMatch.open({
        core: this.#core,
        connection: this.#connection,
        room: () => this.#view ?? message,
        refetch: () => this.enter(),
        presence: (seat) => this.presenceText(seat),
        remark: () => this.#remark,
        rematch: () => this.rematch(),
        study: () => void this.#study(),
      });
    } else if (message.seq < this.#match.seq) {
      await this.#match.reopen();
    } else {
      await this.#match.take(message.events);
    }
  }

  // A seat of ours: its key is kept, and the chance of the match gets our part.
  #seated(): void {
    const view = this.#view;
    if (!view?.you.key || keptRoom(this.code).key === view.you.key) return;
    keepRoom(this.code, { key: view.you.key });
    if (view.status !== "waiting") return;
    this.#connection.send({ t: "nonce", room: this.code, hex: newNonce() });
    this.ready(true);
  }

  // For the list of rooms to go back to.
  #remember(): void {
    const view = this.#view;
    if (view && view.you.seats.length > 0) keepRoom(this.code, { setup: view.setup, isOver: view.status === "over" });
  }

  #refused(message: ServerRefused): void {
    if (message.code === "not_found" && message.where === "key") {
      forgetRoom(this.code);
      this.enter();
      return;
    }
    if (message.code === "not_found" && message.where === "room") {
      this.#isMissing = true;
      forgetRoom(this.code);
    }
    this.#trouble = message;
    this.#chatWish = undefined;
    this.#changed();
  }

  /** "away", "away, 0:42 left"; empty when there is nothing to say. */
  presenceText(seat: number): string {
    const presence = this.#presence[seat - 1];
    if (!presence || presence.is_online || this.#view?.seats[seat - 1]?.player !== "person") return "";
    if (presence.leaves_at === undefined) return t("online-away");
    return t("online-away-until", { time: clockText(Math.max(0, presence.leaves_at - this.#connection.now)) });
  }
  /** What everybody here should know besides the match. */
  get #remark(): string {
    const view = this.#view;
    if (!view || view.next !== undefined) return "";
    if (view.you.seats.length === 0) return t("online-watching");
    const other = this.#agreed.find((seat) => !view.you.seats.includes(seat));
    if (other !== undefined) return t("online-rematch-other", { name: shownName(view.seats[other - 1]?.name ?? "") });
    return this.#agreed.length > 0 ? t("online-rematch-you") : "";
  }
  isOnline(seat: number): boolean {
    return this.#presence[seat - 1]?.is_online ?? false;
  }

  #changed(): void {
    this.#match?.refresh();
    for (const listener of [...this.#listeners]) listener();
  }
}
