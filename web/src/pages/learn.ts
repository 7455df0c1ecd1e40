// The lessons of a game: a few words, a real board, something to do. The way through them is kept, and a change of language
// changes nothing but the words.

import { BoardView, type BoardMarks } from "../board/boardView.ts";
import type { Scene } from "../board/skin.ts";
import { sure } from "../core/client.ts";
import type { CoreError } from "../core/types.ts";
import { skinOf } from "../games/index.ts";
import { t } from "../i18n/words.ts";
import { BoardInput } from "../input/boardInput.ts";
import { LessonRun, type Lesson } from "../learn/lesson.ts";
import { lessons } from "../learn/lessons/index.ts";
import { keepProgress, progressOf } from "../learn/progress.ts";
import { refusalWords } from "../play/said.ts";
import { startMatch } from "../play/startMatch.ts";
import { button, h } from "../ui/dom.ts";
import type { Context, Page } from "./page.ts";

const firstLevel = 1; // of the computer in the match that follows
let open: LessonRun | undefined; // goes on when the language changes

function sitesNamed(board: BoardView, labels: readonly string[]): readonly number[] {
  const { sites } = board.board;
  return labels.map((label) => sites.findIndex((site) => site.label === label && site.kind !== "kind")).filter((id) => id >= 0);
}
/** The sites that a move touches, as its text names them. */
function sitesOf(board: BoardView, step: string): readonly number[] {
  return sitesNamed(board, step.replace("*", "").split(/[-:]/));
}

class LearnPage implements Page {
  readonly element = h("div", { class: "play lesson" });
  readonly title: string;
  readonly #context: Context;
  readonly #game: string;
  readonly #lessons: readonly Lesson[];
  readonly #task = h("p", { class: "lesson-task" });
  readonly #answer = h("div", { class: "lesson-answer", role: "status" });
  readonly #live = h("p", { class: "unseen", "aria-live": "polite" });
  readonly #confirm = h("div", { class: "confirm" });
  readonly #actions = h("div", { class: "actions" });
  #number: number;
  #run: LessonRun;
  #board: BoardView;
  #input: BoardInput;
  #hint: readonly number[] = [];

  private constructor(context: Context, game: string, number: number, run: LessonRun, board: BoardView) {
    this.#context = context;
    this.#game = game;
    this.#lessons = lessons[game] ?? [];
    this.#number = number;
    this.#run = run;
    this.#board = board;
    this.#input = this.#inputOn(board);
    this.title = t("learn-title", { game: t(`${game}-name`) });
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
    return new BoardView(skinOf(board), 1, t(`${board.setup.split(":")[0]}-name`));
  }
  #inputOn(board: BoardView): BoardInput {
    return new BoardInput(board, {
      play: (step, isByKey) => void this.#try(step, isByKey),
      attempt: (step, isByKey) => (step === undefined ? this.#say(t("input-nothing-there")) : void this.#try(step, isByKey)),
      change: () => this.#draw(),
      say: (label) => {
        this.#live.textContent = label;
      },
    });
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
  points(step: string): readonly ({ x: number; y: number } | undefined)[] {
    return this.#touchesOf(step).map((site) => this.#board.screenPoint(site));
  }

  // --- what happens ---

  async #go(number: number): Promise<void> {
    const lesson = this.#lessons[number];
    if (!lesson) return;
    this.#number = number;
    keepProgress(this.#game, number);
    const board = lesson.setup === this.#run.lesson.setup ? this.#board : await LearnPage.#boardOf(this.#context, lesson);
    this.#run = await LessonRun.open(this.#context.core, lesson);
    if (board !== this.#board) {
      this.#board = board;
      this.#input = this.#inputOn(board);
    }
    this.#show();
    scrollTo(0, 0);
    this.#board.element.focus({ preventScroll: true });
  }

  async #try(step: string, isByKey: boolean): Promise<void> {
    if (this.#run.isDone) return;
    const before = this.#run.task;
    const verdict = await this.#run.try(step);
    if (verdict.kind === "other") {
      this.#reset();
      this.#say(t("learn-not-this"), "is-wrong");
    } else if (verdict.kind === "refused" && this.#run.task === before) {
      this.#reset();
      this.#say(this.#refusal(verdict.error, step), "is-wrong");
    } else {
      this.#show(isByKey);
    }
  }
  #refusal(error: CoreError, step: string): string {
    return refusalWords(this.#game, error, step);
  }
  #undo(): void {
    this.#run.undo();
    this.#show();
  }
  #showSolution(): void {
    const step = this.#run.solution;
    this.#hint = step === undefined ? [] : this.#touchesOf(step);
    this.#draw();
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
    this.#draw();
  }

  /** Everything anew: another lesson, or another part of it. */
  #show(isByKey = false): void {
    const { lesson } = this.#run;
    const total = this.#lessons.length;
    this.element.replaceChildren(
      h(
        "div",
        { class: "status" },
        h("h1", { class: "lesson-title" }, this.title),
        h("p", { class: "muted" }, t("learn-step", { number: this.#number + 1, total })),
        h("progress", { class: "lesson-progress", max: total, value: this.#number + (this.#run.isDone ? 1 : 0), "aria-label": this.title }),
        this.#task,
      ),
      h("div", { class: "table" }, this.#board.element),
      h("div", { class: "side" }, this.#confirm, this.#answer, this.#live, this.#actions),
    );
    this.#task.textContent = t(lesson.words);
    this.#reset();
    if (this.#run.isDone) this.#say(t(`${lesson.words}-done`), "is-right", this.#isFinished ? t("learn-finished") : "");
    else this.#say("");
    this.#drawActions(isByKey);
  }

  #reset(): void {
    const { position, task, lesson } = this.#run;
    this.#hint = this.#run.mayUndo ? [] : sitesNamed(this.#board, lesson.look ?? []);
    const isAsked = position.turn.kind === "decision" && !this.#run.isDone;
    const tempting = task !== undefined && "forbidden" in task ? sitesOf(this.#board, task.forbidden[0] ?? "") : [];
    this.#input.setLegal(isAsked ? position.legal : [], tempting);
  }

  #draw(): void {
    const { position, last } = this.#run;
    const marks: BoardMarks = {
      ...this.#input.marks,
      hint: this.#hint,
      last: last === undefined ? [] : sitesOf(this.#board, last),
    };
    this.#board.show(position, [], marks);
    this.#drawConfirm();
  }

  #drawConfirm(): void {
    const { position, isDone } = this.#run;
    const { controller } = this.#input;
    const { pending, choices, touched } = controller.state;
    const rows: HTMLElement[] = [];
    if (position.turn.kind === "chance" && !isDone) {
      const scene: Scene = { board: this.#board.board, position, line: [] };
      rows.push(button(this.#board.skin.phase(scene), () => void this.#try(this.#run.solution ?? "", false), "primary"));
    }
    if (pending !== undefined) {
      rows.push(button(t("web-confirm"), () => controller.confirm(), "primary"));
      rows.push(button(t("web-cancel"), () => this.#input.clear()));
    }
    const direct = touched.length === 0 ? controller.untouched : [];
    for (const step of [...choices, ...direct]) rows.push(button(step === "pass" ? t("web-pass") : step, () => controller.propose(step, true)));
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
