// The lessons of a game: a few words, a real board, something to do. The way through them is kept, and a change of language
// changes nothing but the words.

import { BoardView, noMarks, type BoardMarks } from "../board/boardView.ts";
import type { Scene } from "../board/skin.ts";
import { sure } from "../core/client.ts";
import type { LegalStep } from "../core/types.ts";
import { skinOf } from "../games/index.ts";
import { t } from "../i18n/words.ts";
import { LessonRun, type Lesson } from "../learn/lesson.ts";
import { lessons } from "../learn/lessons/index.ts";
import { keepProgress, progressOf } from "../learn/progress.ts";
import { Hands, type HandsOwner } from "../play/hands.ts";
import { refusalWords } from "../play/said.ts";
import { startMatch } from "../play/startMatch.ts";
import { button, h } from "../ui/dom.ts";
import { sound } from "../ui/sounds.ts";
import type { Context, Page } from "./page.ts";

const firstLevel = 1; // of the computer in the match that follows
let open: LessonRun | undefined; // goes on when the language changes

function sitesNamed(board: BoardView, labels: readonly string[]): readonly number[] {
  const { sites } = board.board;
  return labels.map((label) => sites.findIndex((site) => site.label === label && site.kind !== "kind")).filter((id) => id >= 0);
}
/** The sites that a move touches, in the order its text names them. */
function sitesOf(board: BoardView, step: string): readonly number[] {
  return sitesNamed(board, step.replace("*", "").split(/[-:]/));
}

class LearnPage implements Page, HandsOwner {
  readonly element: HTMLElement;
  readonly title: string;
  readonly planner = undefined;
  readonly #context: Context;
  readonly #game: string;
  readonly #lessons: readonly Lesson[];
  readonly #step = h("p", { class: "muted" });
  readonly #progress = h("progress", { class: "lesson-progress" });
  readonly #task = h("p", { class: "lesson-task", "aria-live": "polite" });
  readonly #table = h("div", { class: "table" });
  readonly #answer = h("div", { class: "lesson-answer", role: "status" });
  readonly #confirm = h("div", { class: "confirm" });
  readonly #actions = h("div", { class: "actions" });
  #number: number;
  #run: LessonRun;
  #board: BoardView;
  #hands: Hands;
  #legal: readonly LegalStep[] = [];
  #hint: readonly number[] = [];
  #against: BoardMarks["against"];
  #way: readonly number[] = [];

  private constructor(context: Context, game: string, number: number, run: LessonRun, board: BoardView) {
    this.#context = context;
    this.#game = game;
    this.#lessons = lessons[game] ?? [];
    this.#number = number;
    this.#run = run;
    this.#board = board;
    this.#hands = new Hands(board, this);
    this.title = t("learn-title", { game: t(`${game}-name`) });
    this.#progress.setAttribute("aria-label", this.title);
    this.element = h(
      "div",
      { class: "play lesson" },
      h("div", { class: "status" }, h("h1", { class: "lesson-title" }, this.title), this.#step, this.#progress, this.#task),
      this.#table,
      h("div", { class: "side" }, this.#confirm, this.#answer, this.#actions),
    );
  }

  static async at(context: Context, game: string): Promise<LearnPage | undefined> {
    const list = lessons[game] ?? [];
    const number = Math.min(progressOf(game), list.length - 1);
    const lesson = list[number];
    if (!lesson) return undefined;
    const run = open?.lesson === lesson ? open : await LessonRun.open(context.core, lesson);
    return new LearnPage(context, game, number, run, await LearnPage.#boardOf(context, lesson));
  }
  static async #boardOf({ core }: Context, lesson: Lesson): Promise<BoardView> {
    const board = sure(await core.board(lesson.setup));
    const view = new BoardView(skinOf(board), 1, t(`${board.setup.split(":")[0]}-name`));
    view.makePlayable(t("board-help"));
    return view;
  }

  enter(): void {
    globalThis.thwart = this; // for tests, and for people with a console
    this.#show();
  }
  leave(): void {
    open = this.#run;
  }

  // --- the door for tests ---

  get number(): number {
    return this.#number;
  }
  get isDone(): boolean {
    return this.#run.isDone;
  }
  get solution(): string | undefined {
    return this.#run.solution;
  }
  /** How many touches are understood. */
  get touches(): number {
    const { touched, pending } = this.#hands.input.state;
    return pending === undefined ? touched.length : this.#touchesOf(pending).length;
  }
  points(step: string): readonly ({ x: number; y: number } | undefined)[] {
    return this.#touchesOf(step).map((site) => this.#board.screenPoint(site));
  }

  // --- for the hands ---

  get legalSteps(): readonly LegalStep[] {
    return this.#legal;
  }
  get scene(): Scene {
    return { board: this.#board.board, position: this.#run.position, line: [] };
  }
  /** Where something forbidden is to be tried. */
  get lures(): readonly number[] {
    const { task } = this.#run;
    return task !== undefined && "forbidden" in task ? task.forbidden.flatMap((step) => sitesOf(this.#board, step).slice(-1)) : [];
  }
  play(step: string): void {
    void this.#try(step);
  }
  explain(site: number): void {
    const labels = [...this.#hands.input.state.touched, site].map((each) => this.#board.board.sites[each]?.label ?? "");
    const step = this.#board.skin.attempt(labels);
    if (step === undefined) this.#say(t("input-nothing-there"));
    else this.play(step);
  }
  /** A throw, or a tile: the lesson knows which. */
  proceed(): boolean {
    const isChance = this.#run.position.turn.kind === "chance" && !this.#run.isDone;
    if (isChance) this.play(this.#run.solution ?? "");
    return isChance;
  }
  redraw(): void {
    const { position } = this.#run;
    const { input, cursor } = this.#hands;
    this.#board.show(position, [], this.#marks(), this.#way);
    this.#board.name(this.scene, input.open, input.state.touched, cursor);
    this.#drawConfirm();
  }

  // --- what happens ---

  async #go(number: number): Promise<void> {
    const lesson = this.#lessons[number];
    if (!lesson) return;
    keepProgress(this.#game, number);
    const run = await LessonRun.open(this.#context.core, lesson);
    const board = await LearnPage.#boardOf(this.#context, lesson);
    this.#number = number;
    this.#run = run;
    this.#board = board;
    this.#hands = new Hands(board, this);
    this.#way = [];
    this.#show();
    scrollTo(0, 0);
    this.#board.element.querySelector<SVGElement>("[tabindex='0']")?.focus({ preventScroll: true });
  }

  async #try(step: string): Promise<void> {
    if (this.#run.isDone) return;
    const { core } = this.#context;
    const { lesson, position, task } = this.#run;
    const isByKey = this.#board.element.querySelector(":focus-visible") !== null;
    const way = await core.way(lesson.setup, position.position, step);
    const verdict = await this.#run.try(step);
    if (verdict.kind === "refused") {
      const obstacle = (await core.obstacle(lesson.setup, position.position, step)).ok;
      this.#against = obstacle && { sites: obstacle.sites, isRegion: obstacle.shuts_in !== undefined };
    }
    if (this.#run.task !== task) {
      this.#way = way;
      sound(this.#board.skin.game === "barricade" && position.turn.kind === "chance" ? "throw" : "move");
      this.#show(isByKey);
    } else {
      sound("refuse");
      this.#hands.clear();
      this.#say(verdict.kind === "refused" ? refusalWords(this.#game, verdict.error, step) : t("learn-not-this"), "is-wrong");
    }
  }
  #undo(): void {
    this.#run.undo();
    this.#way = [];
    this.#show();
  }
  #showSolution(): void {
    const step = this.#run.solution;
    this.#hint = step === undefined ? [] : this.#touchesOf(step);
    this.redraw();
  }
  async #play(): Promise<void> {
    keepProgress(this.#game, 0);
    const setup = this.#lessons[0]?.setup ?? this.#game;
    startMatch(sure(await this.#context.core.board(setup)), firstLevel);
  }

  get #isFinished(): boolean {
    return this.#run.isDone && this.#number === this.#lessons.length - 1;
  }
  #touchesOf(step: string): readonly number[] {
    const legal = this.#run.position.legal.find((each) => each.text === step);
    return legal ? legal.sites : sitesOf(this.#board, step);
  }

  // --- drawing ---

  #say(text: string, className = "", more = ""): void {
    this.#answer.replaceChildren(...[text, more].filter((each) => each !== "").map((each) => h("p", {}, each)));
    this.#answer.className = `lesson-answer ${className}`;
    if (text !== "") this.#answer.scrollIntoView({ block: "nearest" });
    this.redraw();
  }

  /** Everything anew: another lesson, or another part of it. */
  #show(isByKey = false): void {
    const { lesson, isDone } = this.#run;
    const total = this.#lessons.length;
    this.#step.textContent = t("learn-step", { number: this.#number + 1, total });
    this.#progress.max = total;
    this.#progress.value = this.#number + (isDone ? 1 : 0);
    if (!this.#table.contains(this.#board.element)) this.#table.replaceChildren(this.#board.element);
    const task = t(lesson.words);
    if (this.#task.textContent !== task) this.#task.textContent = task; // once is enough for those who listen
    this.#reset();
    if (isDone) this.#say(t(`${lesson.words}-done`), "is-right", this.#isFinished ? t("learn-finished") : "");
    else this.#say("");
    this.#drawActions(isByKey);
  }

  #reset(): void {
    const { position, lesson, isDone, mayUndo } = this.#run;
    this.#hint = mayUndo ? [] : sitesNamed(this.#board, lesson.look ?? []);
    if (!isDone) this.#against = undefined;
    this.#legal = position.turn.kind === "decision" && !isDone ? position.legal : [];
    this.#hands.setLegal(this.#legal);
  }
  #marks(): BoardMarks {
    const { input, hover, cursor } = this.#hands;
    const { pending, touched, wanted, next } = input.state;
    const isFresh = pending === undefined && touched.length === 0 && wanted === undefined;
    const ends = this.#legal.flatMap((step) => (step.sites.length > 1 ? step.sites.slice(-1) : []));
    const { last } = this.#run;
    return {
      ...noMarks,
      last: last === undefined ? [] : this.#board.skin.sitesIn(last),
      selected: pending !== undefined ? [] : wanted !== undefined ? [wanted] : touched,
      next: pending === undefined ? next : [],
      ends: isFresh && this.#board.skin.showsEnds ? [...new Set(ends)] : [],
      pending: pending === undefined ? undefined : { step: pending, sites: input.sitesOf(pending) },
      hint: this.#hint,
      against: this.#against,
      cursor,
      hover,
    };
  }

  #drawConfirm(): void {
    const { position, isDone } = this.#run;
    const { input } = this.#hands;
    const { pending, choices, touched } = input.state;
    const rows: HTMLElement[] = [];
    if (position.turn.kind === "chance" && !isDone) rows.push(button(this.#board.skin.phase(this.scene), () => this.proceed(), "primary"));
    if (pending !== undefined) rows.push(button(t("web-confirm"), () => input.confirm(), "primary"));
    const turned = pending === undefined ? undefined : this.#board.skin.turned(pending, this.#legal);
    if (turned !== undefined) rows.push(button(t("web-turn"), () => this.#hands.turn(turned)));
    if (pending !== undefined) rows.push(button(t("web-cancel"), () => this.#hands.clear()));
    else if (this.#board.zoom.isZoomed) rows.push(button(t("web-whole-board"), () => this.#hands.clear()));
    const direct = touched.length === 0 ? input.untouched : [];
    for (const step of [...choices, ...direct]) rows.push(button(step === "pass" ? t("web-pass") : step, () => input.propose(step, true)));
    this.#confirm.replaceChildren(...rows);
    this.#confirm.hidden = rows.length === 0;
  }

  #drawActions(isByKey: boolean): void {
    const next = this.#nextButton();
    this.#actions.replaceChildren(this.#backButton(), this.#helpButton(), next);
    if (this.#run.isDone && isByKey) next.focus({ preventScroll: true });
  }
  #nextButton(): HTMLElement {
    if (this.#isFinished) return button(t("learn-play"), () => void this.#play(), "primary");
    const next = button(t("learn-next"), () => void this.#go(this.#number + 1), this.#run.isDone ? "primary" : "");
    next.disabled = this.#number === this.#lessons.length - 1;
    return next;
  }
  #backButton(): HTMLElement {
    if (this.#isFinished) return button(t("learn-restart"), () => void this.#go(0));
    if (this.#run.mayUndo) return button(t("help-takeback"), () => this.#undo());
    const previous = button(t("learn-previous"), () => void this.#go(this.#number - 1));
    previous.disabled = this.#number === 0;
    return previous;
  }
  #helpButton(): HTMLElement {
    if (this.#run.isDone) return h("a", { class: "button", href: `#/rules/${this.#game}` }, t("menu-rules"));
    return button(t("learn-show"), () => this.#showSolution());
  }
}

export async function learnPage(context: Context, game: string): Promise<Page> {
  const page = await LearnPage.at(context, game);
  if (page) return page;
  return { element: h("div", { class: "notice" }, h("p", {}, t("rules-none")), h("a", { class: "button", href: "#/" }, t("menu-back"))) };
}
