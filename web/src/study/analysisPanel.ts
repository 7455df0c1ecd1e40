// The computer's opinion beside the board. What is computed and what is shown are two things: the switch hides it all, and what
// was found is still there when it is shown again.

import type { Skin } from "../board/skin.ts";
import type { BrowserCore } from "../core/browser.ts";
import type { Position, PositionView, Route, SeatReview } from "../core/types.ts";
import { t } from "../i18n/words.ts";
import type { Said } from "../play/said.ts";
import { button, h } from "../ui/dom.ts";
import { Analyst, type ReviewState } from "./analyst.ts";
import { BestLines, EvaluationBar, EvaluationGraph, sidesOf } from "./evaluation.ts";
import { points } from "./figures.ts";
import type { Study } from "./study.ts";
import type { StudyLine } from "./studyLine.ts";

export interface PanelHost {
  readonly go: (at: number) => void;
  readonly tryOut: (steps: readonly string[]) => void;
  readonly change: () => void;
}

const hueNames = ["red", "blue", "green", "yellow"];

/** As long as the page is open, for every match. */
const shown = { analysis: false, routes: false };

export class AnalysisPanel {
  readonly element = h("section", { class: "analysis", "aria-label": t("study-analysis") });
  readonly #skin: Skin;
  readonly #said: Said;
  readonly #host: PanelHost;
  readonly #analyst: Analyst;
  readonly #bar: EvaluationBar;
  readonly #graph: EvaluationGraph;
  readonly #lines: BestLines;
  readonly #body = h("div", { class: "analysis-body" });
  readonly #course = h("div", { class: "course" });
  readonly #routes = h("p", { class: "muted routes" });
  readonly #routeSwitch: HTMLElement;
  #line: StudyLine | undefined;

  constructor(core: BrowserCore, study: Study, skin: Skin, said: Said, host: PanelHost) {
    this.#skin = skin;
    this.#said = said;
    this.#host = host;
    const { replay, record } = study;
    const hasChance = replay.steps.some((step) => !step.is_move && step.step !== "");
    this.#analyst = new Analyst(core, replay.setup, record.text, hasChance, () => host.change());
    this.#bar = new EvaluationBar(skin, (side) => t("seat-label", { seat: hueNames[skin.hue(skin.board.sides.indexOf(side) + 1) - 1] ?? "" }));
    this.#graph = new EvaluationGraph(skin, host.go);
    this.#lines = new BestLines(skin, host.tryOut);
    this.#routeSwitch = this.#toggle(t("study-show-routes"), shown.routes, (isOn) => {
      shown.routes = isOn;
    });
    this.#body.append(this.#bar.element, this.#lines.element, this.#course);
    this.element.append(
      h(
        "div",
        { class: "switches" },
        this.#toggle(t("study-show"), shown.analysis, (isOn) => this.#showAnalysis(isOn)),
        this.#routeSwitch,
      ),
      this.#routes,
      this.#body,
    );
  }

  get showsRoutes(): boolean {
    return shown.routes;
  }
  get shownReview(): ReviewState | undefined {
    return shown.analysis ? this.#analyst.review : undefined;
  }
  shownView(position: string): PositionView | undefined {
    return shown.analysis ? this.#analyst.viewOf(position) : undefined;
  }

  look(line: StudyLine): void {
    this.#line = line;
    if (shown.analysis && line.position.turn.kind !== "over") void this.#analyst.look(line.position.position, line.past);
    else this.#analyst.stopLooking();
  }
  end(): void {
    this.#analyst.end();
  }

  draw(line: StudyLine, here: Position, routes: readonly Route[]): void {
    this.#routeSwitch.hidden = routes.length === 0 && !shown.routes;
    this.#routes.hidden = !shown.routes || routes.length === 0;
    this.#routes.textContent = routes
      .map((route) => `${this.#said.seatLabel(route.seat)}: ${t("study-route-steps", { count: route.sites.length - 1 })}`)
      .join(" · ");
    this.#body.hidden = !shown.analysis;
    if (!shown.analysis) return;
    const view = this.#analyst.viewOf(here.position);
    const isSolo = sidesOf(this.#skin).length < 2;
    this.#bar.element.hidden = isSolo;
    this.#bar.draw(here.turn.kind === "over" ? this.#final(here) : (view?.chances ?? this.#reviewed(line)));
    this.#lines.draw(view, here.turn);
    this.#drawCourse(line, isSolo);
  }

  #reviewed(line: StudyLine): readonly number[] | undefined {
    const review = this.#analyst.review;
    if (!review || !line.isInMatch) return undefined;
    return line.at === 0 && review.start.length > 0 ? review.start : review.steps[line.at - 1]?.chances;
  }
  #final(here: Position): readonly number[] {
    const { sides } = this.#skin.board;
    return sidesOf(this.#skin).map((side) => (sides.some((each, i) => each === side && here.ranks?.[i] === 1) ? 1 : 0));
  }

  #drawCourse(line: StudyLine, isSolo: boolean): void {
    const review = this.#analyst.review;
    const total = line.match.length;
    this.#course.hidden = isSolo || total === 0;
    if (isSolo || total === 0) return;
    if (!review) {
      this.#course.replaceChildren(button(t("study-review"), () => void this.#analyst.startReview()));
      return;
    }
    this.#graph.draw(review, total, Math.min(line.at, total));
    this.#course.replaceChildren(this.#graph.element, this.#progress(review, total), ...(review.whole ? [this.#summary(review.whole.seats, review.whole.has_chance)] : []));
  }
  #progress(review: ReviewState, total: number): HTMLElement {
    if (review.whole) return h("p", { class: "muted progress" }, this.#firstMistake(review.whole.first_mistake));
    const said = h("span", { class: "muted" }, t("study-progress", { done: review.done, total }));
    const act = review.isRunning ? button(t("study-stop"), () => this.#analyst.stopReview()) : button(t("study-review"), () => void this.#analyst.startReview());
    return h("div", { class: "progress" }, said, act);
  }
  #firstMistake(turn: number | null): string {
    const seat = turn === null ? undefined : this.#analyst.review?.turns.get(turn)?.seat;
    if (turn === null || seat === undefined) return t("study-no-mistake");
    return t("study-first-mistake", { number: turn + 1, seat: this.#said.seatWord(seat) });
  }

  #summary(seats: readonly SeatReview[], hasChance: boolean): HTMLElement {
    const cell = (text: string) => h("td", {}, text);
    const rows = seats.map((seat, i) =>
      h(
        "tr",
        {},
        h("th", { scope: "row", class: `hue${this.#skin.hue(i + 1)}` }, h("span", { class: "move-sign", "aria-hidden": "true" }), ` ${this.#said.seatLabel(i + 1)}`),
        cell(String(seat.mistakes)),
        cell(points(-seat.loss)),
        hasChance && cell(points(seat.luck)),
      ),
    );
    const head = [t("study-mistakes"), t("study-given-away"), ...(hasChance ? [t("study-luck")] : [])];
    return h(
      "table",
      { class: "summary" },
      h("thead", {}, h("tr", {}, h("td", {}), ...head.map((each) => h("th", { scope: "col" }, each)))),
      h("tbody", {}, ...rows),
    );
  }

  #showAnalysis(isOn: boolean): void {
    shown.analysis = isOn;
    if (this.#line) this.look(this.#line);
  }
  #toggle(label: string, isOn: boolean, set: (isOn: boolean) => void): HTMLElement {
    const box = h("input", {
      type: "checkbox",
      checked: isOn,
      onchange: () => {
        set(box.checked);
        this.#host.change();
      },
    });
    return h("label", { class: "switch" }, box, label);
  }
}
