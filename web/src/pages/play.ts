// A match on the screen: the board, whose turn it is, the seats, the moves, and what can be done. One page for every game.

import { BoardView, type BoardMarks } from "../board/boardView.ts";
import { sure } from "../core/client.ts";
import type { Scene } from "../board/skin.ts";
import type { CoreError, LegalStep, MatchView, Notice, PlayedStep } from "../core/types.ts";
import { skinOf } from "../games/index.ts";
import { t } from "../i18n/words.ts";
import { Hands, type HandsOwner } from "../play/hands.ts";
import { LocalMatch } from "../play/localMatch.ts";
import { Said } from "../play/said.ts";
import { PlayPanel, type PanelActions } from "../play/panel.ts";
import type { Table } from "../play/table.ts";
import { button, h } from "../ui/dom.ts";
import { sound } from "../ui/sounds.ts";
import type { Context, Page } from "./page.ts";

const tickMs = 100;
const readingMs = 4000;
const nothing: readonly LegalStep[] = [];

/** A button below the board. */
interface Offered {
  readonly label: string;
  readonly act: () => void;
  readonly isFirst?: boolean;
}

export async function playPage(context: Context, id: string): Promise<Page> {
  const match = await LocalMatch.open(context.core, id);
  if (!match) {
    return { element: h("div", { class: "notice" }, h("p", {}, t("menu-saved-none")), h("a", { class: "button", href: "#/" }, t("menu-back"))) };
  }
  return showTable(context, match);
}

/** `more` stands in the panel, below what every table has. */
export async function showTable(context: Context, match: Table, more: readonly HTMLElement[] = []): Promise<PlayPage> {
  const board = sure(await context.core.board(match.view.setup));
  return new PlayPage(context, match, new BoardView(skinOf(board), match.you ?? 1, t(`${match.view.setup.split(":")[0]}-name`)), more);
}

export class PlayPage implements Page, HandsOwner {
  readonly element: HTMLElement;
  readonly title: string;
  readonly #context: Context;
  readonly #match: Table;
  readonly #board: BoardView;
  readonly #hands: Hands;
  readonly #panel: PlayPanel;
  readonly #confirm: HTMLElement;
  #shown: MatchView;
  #way: readonly number[] = [];
  readonly #ways = new Map<string, readonly number[]>();
  #hint: readonly number[] = [];
  #against: BoardMarks["against"];
  #message = "";
  #readUntil = 0;
  #offered = "";
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(context: Context, match: Table, board: BoardView, more: readonly HTMLElement[]) {
    this.#context = context;
    this.#match = match;
    this.#board = board;
    this.#shown = match.view;
    board.makePlayable(t("board-help"));
    this.#hands = new Hands(board, this);
    this.title = t(`${board.skin.game}-name`);
    this.#panel = new PlayPanel(board.skin, this.#actions(), more);
    this.#confirm = h("div", { class: "confirm", hidden: true });
    this.element = h(
      "div",
      { class: "play" },
      this.#panel.status,
      h("div", { class: "table" }, board.element, this.#confirm),
      this.#panel.element,
    );
    match.onChange((notices) => void this.#changed(notices));
  }

  #actions(): PanelActions {
    const match = this.#match;
    return {
      play: (step) => this.#typed(step),
      hint: () => void this.#askHint(),
      takeBack: () => void this.#try(match.takeBack()),
      draw: () => void this.#try(match.offerDraw()),
      resign: () => void this.#resign(),
      abort: () => void this.#try(match.abort?.()),
      again: () => match.again(),
      answer: (asked, isYes) => void this.#try(match.answer?.(asked, isYes)),
    };
  }

  enter(): void {
    globalThis.thwart = this; // for tests, and for people with a console
    this.#hands.setLegal(this.legalSteps);
    this.redraw();
    this.#match.start();
    if (this.#match.timeLeft) this.#ticking = setInterval(() => this.#panel.tick(this.#match), tickMs);
  }
  leave(): void {
    clearInterval(this.#ticking);
    this.#match.close();
  }

  // --- the door for tests ---

  get legal(): readonly string[] {
    return this.legalSteps.map((step) => step.text);
  }
  get steps(): number {
    return this.#match.view.line.length;
  }
  get line(): string {
    return this.#match.view.line.map((each) => each.step).join(" ");
  }
  get id(): string {
    return location.hash.split("/").at(-1) ?? "";
  }
  get touched(): readonly number[] {
    return this.#hands.input.state.touched;
  }
  get pending(): string | undefined {
    return this.#hands.input.state.pending;
  }
  get choices(): readonly string[] {
    return this.#hands.input.state.choices;
  }
  cancel(): void {
    this.#hands.clear();
  }
  async suggest(level: number): Promise<string | undefined> {
    return (await this.#match.hint(level))?.move;
  }
  /** Where on the screen the sites of a legal move are, in the order they are touched. */
  points(step: string): readonly ({ x: number; y: number } | undefined)[] {
    return (this.legalSteps.find((each) => each.text === step)?.sites ?? []).map((site) => this.#board.screenPoint(site));
  }

  /** Whether a point of the screen lies inside the place where a legal move ends. */
  isInside(step: string, x: number, y: number): boolean {
    const end = this.legalSteps.find((each) => each.text === step)?.sites.at(-1);
    return end !== undefined && this.#board.isInside(end, x, y);
  }

  // --- what happens ---

  // Words and hands at once; the board as soon as the way is known along which a piece has moved.
  async #changed(notices: readonly Notice[]): Promise<void> {
    const { view } = this.#match;
    const last = view.line.at(-1);
    const isPlayed = notices.some((notice) => notice.kind === "played") && last !== undefined;
    if (notices.length > 0) {
      this.#hint = [];
      this.#against = undefined;
      this.#tell(notices);
    }
    this.#hands.setLegal(this.legalSteps);
    const way = isPlayed && last.is_move ? await this.#context.core.way(view.setup, this.#shown.position, last.step) : [];
    if (view !== this.#match.view) return; // something newer is on its way
    if (isPlayed) sound(view.acts.kind === "over" ? "end" : !last.is_move ? "throw" : way.length > 0 ? "move" : "place");
    this.#shown = view;
    this.#way = way;
    this.#ways.clear();
    this.redraw();
  }
  get legalSteps(): readonly LegalStep[] {
    return this.#match.awaitsPerson ? this.#match.view.legal : nothing;
  }
  get planner(): number | undefined {
    const { you, view } = this.#match;
    return view.acts.kind === "over" || this.#match.awaitsPerson ? undefined : you;
  }
  get scene(): Scene {
    return { board: this.#board.board, position: this.#shown, line: this.#shown.line };
  }
  get #said(): Said {
    return new Said(this.#board.skin, this.#match.view, this.#match.you);
  }

  /** What happened besides steps stays to be read, however quickly the next steps follow. */
  #tell(notices: readonly Notice[]): void {
    const told = notices.map((notice) => this.#said.notice(notice)).filter((text) => text !== "").join(" ");
    const last = notices.some((notice) => notice.kind === "played") ? this.#match.view.line.at(-1) : undefined;
    const stepped = last ? this.#stepMessage(last) : "";
    const now = performance.now();
    if (told !== "") this.#readUntil = now + readingMs;
    if (told !== "" || stepped !== "" || now >= this.#readUntil) this.#message = told || stepped;
    this.#panel.say(told || (last ? this.#said.step(last) : "")); // those who listen hear every step
  }
  #stepMessage(last: PlayedStep): string {
    if (last.step === "pass") return this.#said.about("status-passes", last.seat);
    if (last.is_move || this.#match.awaitsPerson) return ""; // what to do now matters more
    const { key, number } = this.#board.skin.chanceWord(last.step);
    return this.#said.about(key, last.seat, { number });
  }

  play(step: string): Promise<void> {
    return this.#try(this.#match.play(step), step);
  }
  async #try(happening: Promise<CoreError | undefined> | undefined, step = ""): Promise<void> {
    const refused = await happening;
    if (refused) await this.#refuse(refused, step);
  }
  #typed(text: string): void {
    void this.play(this.legalSteps.find((step) => step.text.toLowerCase() === text.toLowerCase())?.text ?? text);
  }
  async #askHint(): Promise<void> {
    this.#message = t("hint-thinking");
    this.redraw();
    const hint = await this.#match.hint();
    this.#hint = hint ? this.#hands.input.sitesOf(hint.move) : [];
    this.#message = hint ? this.#said.hint(hint) : t("hint-none");
    this.#panel.say(this.#message);
    this.redraw();
  }
  async #resign(): Promise<void> {
    if (confirm(t("resign-ask"))) await this.#try(this.#match.resign());
  }

  /** Why not, in words and on the board. */
  async #refuse(error: CoreError, step: string): Promise<void> {
    const { setup, position } = this.#match.view;
    const obstacle = step === "" ? undefined : (await this.#context.core.obstacle(setup, position, step)).ok;
    const seat = obstacle?.shuts_in;
    if (obstacle && obstacle.sites.length > 0) this.#against = { sites: obstacle.sites, isRegion: seat !== undefined };
    this.#message = seat === undefined ? this.#said.refusal(error, step) : this.#said.about("refuse-shuts-in", seat);
    this.#panel.say(this.#message);
    sound("refuse");
    this.redraw();
  }
  /** A touch that means nothing: what it would have been, and why it is not allowed. */
  explain(site: number): void {
    void this.#explain(site);
  }
  async #explain(site: number): Promise<void> {
    const labels = [...this.#hands.input.state.touched, site].map((each) => this.#board.board.sites[each]?.label ?? "");
    const step = this.#board.skin.attempt(labels);
    const { setup, position } = this.#match.view;
    const answer = step === undefined ? undefined : await this.#context.core.play(setup, position, step);
    if (answer?.error?.kind === "not_allowed") await this.#refuse(answer.error, step ?? "");
    else if (answer === undefined) {
      this.#message = t("input-nothing-there");
      this.#panel.say(this.#message);
      this.redraw();
    }
  }
  /** Throws, or passes where nothing else is left. */
  proceed(): boolean {
    const [only] = this.#hands.input.untouched;
    if (this.#match.awaitsChance) this.#match.letChance?.();
    else if (only !== undefined) void this.play(only);
    else return false;
    return true;
  }

  // --- drawing ---

  redraw(): void {
    const { state } = this.#hands.input;
    if (state.wanted !== undefined) this.#message = t("status-choose");
    else if (state.touched.length > 0 || state.pending !== undefined) this.#message = "";
    if (state.touched.length > 0) this.#against = undefined;
    this.#board.show(this.#shown, this.#shown.line, this.#marks(), this.#way);
    const chosen = [...state.touched, ...this.#hands.plan];
    this.#board.name(this.scene, this.#hands.input.open, chosen, this.#hands.cursor);
    this.#panel.draw(this.#match, this.scene, this.#said, this.#message);
    this.#drawConfirm();
  }

  #marks(): BoardMarks {
    const { state } = this.#hands.input;
    const pending = this.#match.sending ?? state.pending;
    return {
      last: this.#lastSites(),
      selected: pending !== undefined ? [] : state.wanted !== undefined ? [state.wanted] : state.touched,
      next: pending === undefined ? state.next : [],
      ends: pending === undefined && state.touched.length === 0 && state.wanted === undefined ? this.#ends : [],
      pending: pending === undefined ? undefined : { step: pending, sites: this.#wayOf(pending) },
      hint: this.#hint,
      against: this.#against,
      planned: this.#hands.plan,
      cursor: this.#hands.cursor,
      hover: this.#hoverMark(),
    };
  }
  #hoverMark(): BoardMarks["hover"] {
    const { hover } = this.#hands;
    return hover?.step === undefined ? hover : { step: hover.step, sites: this.#wayOf(hover.step) };
  }
  /** The way of a move that might be played; its touches until the core has said it. */
  #wayOf(step: string): readonly number[] {
    const key = `${this.#shown.position} ${step}`;
    const known = this.#ways.get(key);
    if (known) return known;
    const sites = this.#sitesOf(step);
    this.#ways.set(key, sites);
    if (sites.length > 1) void this.#learnWay(key, step);
    return sites;
  }
  async #learnWay(key: string, step: string): Promise<void> {
    const way = await this.#context.core.way(this.#shown.setup, this.#shown.position, step);
    if (way.length === 0) return;
    this.#ways.set(key, way);
    this.redraw();
  }
  #sitesOf(step: string): readonly number[] {
    return this.#match.view.legal.find((each) => each.text === step)?.sites ?? [];
  }
  // Where a move could end, for games in which few do.
  get #ends(): readonly number[] {
    if (!this.#board.skin.showsEnds) return [];
    return [...new Set(this.legalSteps.flatMap((step) => (step.sites.length > 1 ? step.sites.slice(-1) : [])))];
  }
  #lastSites(): readonly number[] {
    const last = this.#shown.line.findLast((step) => step.is_move);
    return last ? this.#board.skin.sitesIn(last.step) : [];
  }

  // Only what changes is made anew: a button that is being pressed must stay.
  #drawConfirm(): void {
    const offers = this.#offers();
    const key = [this.pending, ...offers.map((offer) => offer.label)].join("\n");
    if (key === this.#offered) return;
    this.#offered = key;
    this.#confirm.replaceChildren(...offers.map(({ label, act, isFirst }) => button(label, act, isFirst ? "primary" : "")));
    this.#confirm.hidden = offers.length === 0;
  }
  /** What can be done now besides touching the board. */
  #offers(): readonly Offered[] {
    const { input, plan } = this.#hands;
    const { pending, choices, touched } = input.state;
    const offers: Offered[] = [];
    if (pending !== undefined) offers.push({ label: t("web-confirm"), act: () => this.#hands.input.confirm(), isFirst: true });
    const turned = pending === undefined ? undefined : this.#board.skin.turned(pending, this.legalSteps);
    if (turned !== undefined) offers.push({ label: t("web-turn"), act: () => this.#hands.turn(turned) });
    if (pending !== undefined || plan.length > 0) offers.push({ label: t("web-cancel"), act: () => this.#hands.clear() });
    else if (this.#board.zoom.isZoomed) offers.push({ label: t("web-whole-board"), act: () => this.#hands.clear() });
    for (const step of choices) offers.push({ label: step, act: () => this.#hands.input.propose(step, true) });
    if (this.#match.awaitsChance) offers.push({ label: this.#board.skin.phase(this.scene), act: () => this.proceed(), isFirst: true });
    for (const step of touched.length === 0 ? input.untouched : [])
      offers.push({ label: step === "pass" ? t("web-pass") : step, act: () => this.#hands.input.propose(step, true) });
    return offers;
  }
}
