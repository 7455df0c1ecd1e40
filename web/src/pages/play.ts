// A match on the screen: the board, whose turn it is, the seats, the moves, and what can be done. One page for every game.

import { BoardView, type BoardMarks } from "../board/boardView.ts";
import { sure } from "../core/client.ts";
import type { Scene } from "../board/skin.ts";
import type { CoreError, LegalStep, Notice } from "../core/types.ts";
import { skinOf } from "../games/index.ts";
import { t, words } from "../i18n/words.ts";
import { InputController } from "../input/controller.ts";
import { LocalMatch } from "../play/localMatch.ts";
import { Said } from "../play/said.ts";
import { PlayPanel } from "../play/panel.ts";
import type { Table } from "../play/table.ts";
import { button, h } from "../ui/dom.ts";
import { settings } from "../ui/settings.ts";
import type { Context, Page } from "./page.ts";

const tickMs = 100;
const nothing: readonly LegalStep[] = [];
// What is said about things that happen besides moves.
const toldOf: ReadonlyMap<string, string> = new Map([
  ["draw_offered", "draw-offered"],
  ["draw_refused", "draw-refused"],
  ["draw_lapsed", "draw-lapsed"],
  ["takeback_asked", "takeback-asked"],
  ["takeback_refused", "takeback-refused"],
  ["takeback_lapsed", "takeback-lapsed"],
  ["retired", "event-retired"],
  ["taken_over", "event-taken-over"],
  ["returned", "event-returned"],
]);

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

export class PlayPage implements Page {
  readonly element: HTMLElement;
  readonly title: string;
  readonly #context: Context;
  readonly #match: Table;
  readonly #board: BoardView;
  readonly #input: InputController;
  readonly #panel: PlayPanel;
  readonly #confirm: HTMLElement;
  #hover: number | undefined;
  #cursor: number | undefined;
  #hint: readonly number[] = [];
  #message = "";
  #offered: readonly LegalStep[] | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(context: Context, match: Table, board: BoardView, more: readonly HTMLElement[]) {
    this.#context = context;
    this.#match = match;
    this.#board = board;
    this.#input = new InputController((step) => void this.#play(step));
    this.title = t(`${board.skin.game}-name`);
    this.#panel = new PlayPanel(board.skin, {
      play: (step) => void this.#typed(step),
      hint: () => void this.#askHint(),
      takeBack: () => void this.#do(match.takeBack()),
      draw: () => void this.#do(match.offerDraw()),
      resign: () => void this.#resign(),
      abort: () => void this.#do(match.abort?.()),
      again: () => match.again(),
      answer: (asked, isYes) => void this.#do(match.answer?.(asked, isYes)),
    }, more);
    this.#confirm = h("div", { class: "confirm", hidden: true });
    this.element = h(
      "div",
      { class: "play" },
      this.#panel.status,
      h("div", { class: "table" }, board.element, this.#confirm),
      this.#panel.element,
    );
    this.#listen();
    match.onChange((notices) => this.#changed(notices));
  }

  enter(): void {
    globalThis.thwart = this; // for tests, and for people with a console
    this.#offer();
    this.#draw();
    this.#match.start();
    if (this.#match.timeLeft) this.#ticking = setInterval(() => this.#panel.tick(this.#match), tickMs);
  }
  leave(): void {
    clearInterval(this.#ticking);
    this.#match.close();
  }

  // --- the door for tests ---

  get legal(): readonly string[] {
    return this.#legal.map((step) => step.text);
  }
  play(step: string): Promise<void> {
    return this.#play(step);
  }
  get steps(): number {
    return this.#match.view.line.length;
  }
  get line(): string {
    return this.#match.view.line.map((each) => each.step).join(" ");
  }
  async suggest(level: number): Promise<string | undefined> {
    return (await this.#match.hint(level))?.move;
  }
  /** Where on the screen the sites of a legal move are, in the order they are touched. */
  points(step: string): readonly ({ x: number; y: number } | undefined)[] {
    return (this.#legal.find((each) => each.text === step)?.sites ?? []).map((site) => this.#board.screenPoint(site));
  }

  // --- what happens ---

  #changed(notices: readonly Notice[]): void {
    if (notices.length > 0) {
      this.#message = this.#saidOf(notices);
      this.#cursor = undefined;
      this.#hint = [];
    }
    this.#offer();
    this.#draw();
  }
  // What is half chosen stays so while others talk, come and go.
  #offer(): void {
    const legal = this.#legal;
    if (legal === this.#offered) return;
    this.#offered = legal;
    this.#input.setLegal(legal);
  }
  get #legal(): readonly LegalStep[] {
    return this.#match.awaitsPerson ? this.#match.view.legal : nothing;
  }
  get #said(): Said {
    return new Said(this.#board.skin, this.#match.view, this.#match.you);
  }

  #saidOf(notices: readonly Notice[]): string {
    const { line } = this.#match.view;
    if (notices.some((notice) => notice.kind === "taken_back")) return t("takeback-done");
    const told = notices.find((notice) => toldOf.has(notice.kind));
    if (told) return this.#told(told);
    const last = line.at(-1);
    if (!last || !notices.some((notice) => notice.kind === "played")) return "";
    if (!last.is_move) {
      if (this.#match.awaitsPerson) return ""; // what to do now matters more
      const { key, number } = this.#board.skin.chanceWord(last.step);
      return this.#said.about(key, last.seat, { number });
    }
    if (last.step === "pass") return this.#said.about("status-passes", last.seat);
    return "";
  }

  // Whoever is asked for an answer reads the question beside the buttons for it, and nobody else needs it.
  #told({ kind, seat }: Notice): string {
    const key = toldOf.get(kind) ?? "";
    if ((kind === "draw_offered" || kind === "takeback_asked") && seat !== this.#match.you) return "";
    return seat === undefined || words.has(key) ? t(key) : this.#said.about(key, seat);
  }

  async #play(step: string): Promise<void> {
    const refused = await this.#match.play(step);
    if (refused) this.#refuse(refused, step);
  }
  async #typed(text: string): Promise<void> {
    const meant = this.#legal.find((step) => step.text.toLowerCase() === text.toLowerCase())?.text ?? text;
    await this.#play(meant);
  }
  async #askHint(): Promise<void> {
    this.#message = t("hint-thinking");
    this.#draw();
    const thought = await this.#match.hint();
    this.#hint = thought ? this.#input.sitesOf(thought.move) : [];
    this.#message = thought ? t("hint-try", { move: thought.move }) : t("hint-none");
    this.#draw();
  }
  async #do(wish: Promise<CoreError | undefined> | undefined): Promise<void> {
    const refused = await wish;
    if (refused) this.#refuse(refused, "");
  }
  async #resign(): Promise<void> {
    if (confirm(t("resign-ask"))) await this.#do(this.#match.resign());
  }

  #refuse(error: CoreError, typed: string): void {
    this.#message = this.#said.refusal(error, typed);
    this.#draw();
  }
  /** A touch that means nothing: what it would have been, and why it is not allowed. */
  async #explain(site: number): Promise<void> {
    const labels = [...this.#input.state.touched, site].map((each) => this.#board.board.sites[each]?.label ?? "");
    const step = this.#board.skin.attempt(labels);
    const { setup, position } = this.#match.view;
    const answer = step === undefined ? undefined : await this.#context.core.play(setup, position, step);
    if (answer?.error?.kind === "not_allowed") this.#refuse(answer.error, step ?? "");
    else if (answer === undefined) {
      this.#message = t("input-nothing-there");
      this.#draw();
    }
  }

  // --- pointer and keyboard ---

  #listen(): void {
    const { element } = this.#board;
    element.setAttribute("tabindex", "0");
    element.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") this.#hoverAt(event.clientX, event.clientY);
    });
    element.addEventListener("pointerleave", () => this.#setHover(undefined));
    element.addEventListener("click", (event) => {
      const pointer = (event as PointerEvent).pointerType;
      this.#touchAt(event.clientX, event.clientY, pointer === "mouse" || pointer === "");
    });
    element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.#clear();
    });
    element.addEventListener("keydown", (event) => this.#key(event));
  }

  #isPlayedAtOnce(isMouse: boolean): boolean {
    const { confirm } = settings();
    return confirm === "never" || (confirm === "touch" && isMouse);
  }

  #touchAt(x: number, y: number, isMouse: boolean): void {
    const site = this.#board.siteAt(x, y, this.#input.open, this.#hover);
    if (site !== undefined) {
      this.#touch(site, isMouse);
      return;
    }
    if (!this.#match.awaitsPerson) return;
    const all = new Set(this.#board.board.sites.keys());
    const near = this.#board.siteAt(x, y, all);
    if (near === undefined) this.#clear();
    else void this.#explain(near);
  }
  #touch(site: number, isMouse: boolean): void {
    this.#message = "";
    this.#input.touch(site, this.#isPlayedAtOnce(isMouse));
    if (this.#input.state.wanted !== undefined) this.#message = t("status-choose");
    this.#draw();
  }
  #clear(): void {
    this.#input.clear();
    this.#message = "";
    this.#draw();
  }

  #hoverAt(x: number, y: number): void {
    this.#setHover(this.#board.siteAt(x, y, this.#input.open, this.#hover));
  }
  #setHover(site: number | undefined): void {
    if (site === this.#hover) return;
    this.#hover = site;
    this.#board.element.classList.toggle("can-touch", site !== undefined);
    this.#draw();
  }

  #key(event: KeyboardEvent): void {
    const arrows: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const arrow = arrows[event.key];
    if (arrow) {
      this.#cursor = this.#board.neighbour(this.#cursor, arrow[0], arrow[1], this.#input.open) ?? this.#cursor;
      const site = this.#cursor === undefined ? undefined : this.#board.board.sites[this.#cursor];
      this.#panel.say(site?.label ?? "");
    } else if (event.key === "Enter" || event.key === " ") {
      if (this.#input.state.pending !== undefined) this.#input.confirm();
      else if (this.#cursor !== undefined) this.#touch(this.#cursor, true);
    } else if (event.key === "Escape") {
      this.#clear();
    } else {
      return;
    }
    event.preventDefault();
    this.#draw();
  }

  // --- drawing ---

  #draw(): void {
    const { view } = this.#match;
    const marks = this.#marks();
    this.#board.show(view, view.line, marks);
    const scene: Scene = { board: this.#board.board, position: view, line: view.line };
    this.#panel.draw(this.#match, scene, this.#said, this.#message);
    this.#drawConfirm();
  }

  #marks(): BoardMarks {
    const state = this.#input.state;
    const pending = this.#match.sending ?? state.pending;
    return {
      last: this.#lastSites(),
      selected: pending !== undefined ? [] : state.wanted !== undefined ? [state.wanted] : state.touched,
      next: pending === undefined ? state.next : [],
      ends: pending === undefined && state.touched.length === 0 && state.wanted === undefined ? this.#ends : [],
      pending: pending === undefined ? undefined : { step: pending, sites: this.#sitesOf(pending) },
      hint: this.#hint,
      cursor: this.#cursor,
      hover: this.#hoverMark(),
    };
  }
  #sitesOf(step: string): readonly number[] {
    return this.#match.view.legal.find((each) => each.text === step)?.sites ?? [];
  }
  // Where a move could end, for games in which few do.
  get #ends(): readonly number[] {
    if (!this.#board.skin.showsEnds) return [];
    return [...new Set(this.#legal.flatMap((step) => (step.sites.length > 1 ? step.sites.slice(-1) : [])))];
  }
  // What a click would do now: shown for moves that one more touch finishes.
  #hoverMark(): BoardMarks["hover"] {
    const site = this.#hover;
    if (site === undefined || this.#input.state.pending !== undefined) return undefined;
    const sites = [...this.#input.state.touched, site];
    const step = this.#legal.find((each) => each.sites.join() === sites.join())?.text;
    return { step, sites };
  }
  #lastSites(): readonly number[] {
    const last = this.#match.view.line.findLast((step) => step.is_move);
    return last ? this.#board.skin.sitesIn(last.step) : [];
  }

  #drawConfirm(): void {
    const state = this.#input.state;
    const rows: HTMLElement[] = [];
    if (state.pending !== undefined) {
      rows.push(button(t("web-confirm"), () => this.#input.confirm(), "primary"));
      rows.push(button(t("web-cancel"), () => this.#clear()));
    }
    for (const step of state.choices) rows.push(button(step, () => this.#input.propose(step, true)));
    if (state.touched.length === 0)
      for (const step of this.#input.untouched) rows.push(button(step === "pass" ? t("web-pass") : step, () => this.#input.propose(step, true)));
    this.#confirm.replaceChildren(...rows);
    this.#confirm.hidden = rows.length === 0;
  }
}
