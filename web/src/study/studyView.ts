// The page of one match: the board, the way through it, and what the computer makes of it.

import type { BoardView } from "../board/boardView.ts";
import type { Scene } from "../board/skin.ts";
import type { BrowserCore } from "../core/browser.ts";
import type { Position, Route } from "../core/types.ts";
import { t } from "../i18n/words.ts";
import type { Page } from "../pages/page.ts";
import { refusalWords, Said } from "../play/said.ts";
import { button, h } from "../ui/dom.ts";
import { AnalysisPanel } from "./analysisPanel.ts";
import { StudyControls } from "./controls.ts";
import { MoveList } from "./moveList.ts";
import { moveNote, routeNote } from "./notes.ts";
import { RecordTools } from "./recordTools.ts";
import { spokenOf, type Study } from "./study.ts";
import { StudyBoard } from "./studyBoard.ts";
import { StudyLine } from "./studyLine.ts";

const autoplayMs = 900;

export class StudyView implements Page {
  readonly element: HTMLElement;
  readonly title: string;
  readonly #core: BrowserCore;
  readonly #study: Study;
  readonly #line: StudyLine;
  readonly #board: StudyBoard;
  readonly #said: Said;
  readonly #controls: StudyControls;
  readonly #moves: MoveList;
  readonly #panel: AnalysisPanel;
  readonly #headline = h("p", { class: "headline", role: "status" });
  readonly #detail = h("p", { class: "detail" });
  readonly #live = h("p", { class: "unseen", "aria-live": "polite" });
  readonly #toMatch = button(t("study-to-match"), () => this.#backToMatch(), "primary to-match");
  /** With what can be played, which the core tells when one stays here. */
  #here: Position;
  #routes: readonly Route[] = [];
  #message = "";
  #playing: ReturnType<typeof setInterval> | undefined;

  constructor(core: BrowserCore, study: Study, seat: number) {
    this.#core = core;
    this.#study = study;
    const { board, replay } = study;
    this.#line = new StudyLine(replay, board.sides.length);
    this.#here = this.#line.position;
    this.#board = new StudyBoard(board, seat, {
      play: (step) => void this.#tryOut([step]),
      attempt: (step) => void this.#explain(step),
      say: (label) => {
        this.#live.textContent = label;
      },
    });
    const { skin } = this.#board.view;
    this.title = `${t("study-title")}: ${t(`${skin.game}-name`)}`;
    this.#said = new Said(skin, spokenOf(study), undefined);
    this.#controls = new StudyControls({
      go: (at) => this.#go(at),
      step: (by) => this.#go(this.#line.at + by),
      playOrPause: () => this.#playOrPause(),
      turnBoard: () => this.#board.turn(),
    });
    this.#moves = new MoveList(skin, (at, isInMatch) => (isInMatch ? this.#goInMatch(at) : this.#go(at)));
    this.#panel = new AnalysisPanel(core, study, skin, this.#said, {
      go: (at) => this.#goInMatch(at),
      tryOut: (steps) => void this.#tryOut(steps),
      change: () => this.#draw(),
    });
    const tools = new RecordTools(core, skin.game, () => study.record.text);
    this.element = h(
      "div",
      { class: "study" },
      h("div", { class: "status" }, this.#headline, this.#detail, this.#live),
      h("div", { class: "study-board" }, this.#board.element, this.#controls.element, this.#toMatch),
      h("aside", { class: "side" }, this.#panel.element, this.#moves.element, tools.element, h("div", { class: "actions" }, button(t("study-edit"), () => this.#edit()), h("a", { class: "button", href: "#/study" }, t("menu-back")))),
    );
  }

  enter(): void {
    globalThis.thwart = this; // for tests, and for people with a console
    document.addEventListener("keydown", this.#key);
    this.#moved();
  }
  leave(): void {
    document.removeEventListener("keydown", this.#key);
    this.#pause();
    this.#panel.end();
  }

  // --- the door for tests ---

  get at(): number {
    return this.#line.at;
  }
  get steps(): number {
    return this.#line.steps.length;
  }
  get position(): string {
    return this.#line.position.position;
  }
  points(step: string): readonly ({ x: number; y: number } | undefined)[] {
    return (this.#here.legal.find((each) => each.text === step)?.sites ?? []).map((site) => this.#board.view.screenPoint(site));
  }

  // --- the way through the match ---

  #go(at: number): void {
    this.#settle(at);
    this.#line.go(at);
    this.#moved();
  }
  #goInMatch(at: number): void {
    this.#settle(at);
    this.#line.goInMatch(at);
    this.#moved();
  }
  // One step forward is seen to happen, everything else is there at once.
  #settle(at: number): void {
    if (at !== this.#line.at + 1) this.#board.jump();
  }

  #playOrPause(): void {
    if (this.#playing === undefined) {
      this.#playing = setInterval(() => this.#playOn(), autoplayMs);
      this.#playOn();
    } else {
      this.#pause();
      this.#draw();
    }
  }
  #playOn(): void {
    if (this.#line.at >= this.#line.steps.length - 1) this.#pause();
    this.#go(this.#line.at + 1);
  }
  #pause(): void {
    clearInterval(this.#playing);
    this.#playing = undefined;
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.closest("input:not([type=checkbox]), textarea, select, .board")) return;
    const to: Readonly<Record<string, number>> = { ArrowLeft: this.#line.at - 1, ArrowRight: this.#line.at + 1, Home: 0, End: Infinity };
    const at = to[event.key];
    if (at === undefined) return;
    event.preventDefault();
    this.#go(at);
  };

  // --- trying out ---

  async #tryOut(steps: readonly string[]): Promise<void> {
    this.#pause();
    for (const step of steps) {
      const { setup } = this.#study.replay;
      const answer = await this.#core.play(setup, this.#line.position.position, step);
      if (!answer.ok) return;
      this.#settle(this.#line.at + 1);
      this.#line.try(step, answer.ok);
    }
    this.#moved();
  }

  async #explain(step: string): Promise<void> {
    const answer = await this.#core.play(this.#study.replay.setup, this.#here.position, step);
    if (answer.error?.kind !== "not_allowed") return;
    this.#message = refusalWords(this.#board.view.skin.game, answer.error, step);
    this.#drawHead();
  }
  #edit(): void {
    location.hash = `#/study/edit/${encodeURIComponent(this.#study.replay.setup)}/${encodeURIComponent(this.#here.position)}`;
  }
  #backToMatch(): void {
    this.#board.jump();
    this.#line.backToMatch();
    this.#moved();
  }

  // --- drawing ---

  #moved(): void {
    this.#here = this.#line.position;
    this.#routes = [];
    this.#message = "";
    this.#draw();
    void this.#learn();
  }
  async #learn(): Promise<void> {
    const { position } = this.#line.position;
    const { setup } = this.#study.replay;
    const [here, routes] = await Promise.all([this.#core.position(setup, position), this.#core.routes(setup, position)]);
    if (position !== this.#line.position.position || !here.ok) return;
    this.#here = here.ok;
    this.#routes = routes.ok ?? [];
    this.#panel.look(this.#line);
    this.#draw();
  }

  get #scene(): Scene {
    return { board: this.#study.board, position: this.#here, line: this.#line.played };
  }

  #draw(): void {
    const { at, steps } = this.#line;
    this.#toMatch.hidden = this.#line.branch === undefined;
    this.#drawHead();
    this.#board.show({ position: this.#here, played: this.#line.played, notes: (view) => this.#notes(view) });
    this.#controls.draw(at, steps.length, this.#playing !== undefined, this.#place());
    this.#moves.draw(this.#line, this.#panel.shownReview);
    this.#panel.draw(this.#line, this.#here, this.#routes);
  }

  #place(): string {
    const { last, steps } = this.#line;
    if (!last) return t("study-start");
    return t("replay-turn", { number: last.turn + 1, total: (steps.at(-1)?.turn ?? 0) + 1, seat: this.#said.seatWord(last.seat) });
  }
  #drawHead(): void {
    const { last, at, match, isInMatch } = this.#line;
    this.#headline.textContent = last ? `${this.#place()}: ${last.step || t("study-retired")}` : t("study-start");
    const isEnd = isInMatch && at === match.length;
    this.#detail.textContent = this.#message || (isEnd && this.#said.ending()) || this.#board.view.skin.tableTallies(this.#scene).join(" · ");
  }

  #notes(board: BoardView): readonly SVGElement[] {
    const notes = this.#panel.showsRoutes ? this.#routes.map((route) => routeNote(board, route)) : [];
    const view = this.#panel.shownView(this.#here.position);
    view?.lines.forEach((line, i) => {
      const step = this.#here.legal.find((each) => each.text === line.steps[0]);
      if (step) notes.push(...moveNote(board, this.#scene, step, i + 1));
    });
    return notes.reverse(); // the best one on top
  }
}
