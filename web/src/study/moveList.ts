// The moves of a match by turns, with the step that stands on the board, what was given away and whom the throws helped.

import type { Skin } from "../board/skin.ts";
import type { ReplayStep } from "../core/types.ts";
import { t } from "../i18n/words.ts";
import { h } from "../ui/dom.ts";
import type { ReviewState } from "./analyst.ts";
import { percent, points } from "./figures.ts";
import type { StudyLine } from "./studyLine.ts";

interface Turn {
  readonly seat: number;
  readonly number: number;
  readonly steps: { readonly step: ReplayStep; readonly at: number }[];
}

export function turnsOf(steps: readonly ReplayStep[], from = 0): readonly Turn[] {
  const turns: Turn[] = [];
  steps.forEach((step, i) => {
    const last = turns.at(-1);
    const entry = { step, at: from + i + 1 };
    if (last && last.number === step.turn && step.step !== "") last.steps.push(entry);
    else turns.push({ seat: step.seat, number: step.turn, steps: [entry] });
  });
  return turns;
}

const markWords = { "?!": "study-mark-inaccuracy", "?": "study-mark-mistake", "??": "study-mark-blunder" } as const;

export class MoveList {
  readonly element = h("div", { class: "study-moves" });
  readonly #skin: Skin;
  readonly #go: (at: number, isInMatch: boolean) => void;

  constructor(skin: Skin, go: (at: number, isInMatch: boolean) => void) {
    this.#skin = skin;
    this.#go = go;
  }

  draw(line: StudyLine, review: ReviewState | undefined): void {
    const match = turnsOf(line.match).map((turn) => this.#row(turn, line, review, true));
    const side = line.branch === undefined ? [] : turnsOf(line.side, line.branch).map((turn) => this.#row(turn, line, undefined, false));
    const none = match.length === 0 && side.length === 0 ? h("p", { class: "muted" }, t("panel-moves-none")) : undefined;
    this.element.replaceChildren(
      ...(none ? [none] : []),
      ...(match.length > 0 ? [h("ol", { "aria-label": t("panel-moves") }, ...match)] : []),
      ...(side.length > 0 ? [h("p", { class: "muted side-title" }, t("study-side-line")), h("ol", { class: "side-line", "aria-label": t("study-side-line") }, ...side)] : []),
    );
    this.#showCurrent();
  }

  // The page itself stays where it is.
  #showCurrent(): void {
    const now = this.element.querySelector<HTMLElement>("[aria-current]");
    if (!now) return;
    const box = this.element.getBoundingClientRect();
    const at = now.getBoundingClientRect();
    if (at.top < box.top || at.bottom > box.bottom) this.element.scrollTop += at.top - box.top - box.height / 2;
  }

  #row(turn: Turn, line: StudyLine, review: ReviewState | undefined, isMatch: boolean): HTMLElement {
    const seen = review?.turns.get(turn.number);
    return h(
      "li",
      { class: `hue${this.#skin.hue(turn.seat)}` },
      h("span", { class: "move-sign", "aria-hidden": "true" }),
      h("span", { class: "turn-number muted", "aria-hidden": "true" }, `${turn.number + 1}`),
      ...turn.steps.map(({ step, at }) => this.#step(step, at, line, isMatch, review)),
      seen && seen.mark !== "" && this.#mark(seen.mark, seen.best, seen.loss),
    );
  }

  #step(step: ReplayStep, at: number, line: StudyLine, isMatch: boolean, review: ReviewState | undefined): HTMLElement {
    const isNow = line.at === at && (isMatch ? line.isInMatch : !line.isInMatch);
    const luck = step.is_move ? undefined : review?.steps[at - 1]?.luck;
    return h(
      "button",
      {
        type: "button",
        class: `step${isNow ? " now" : ""}${step.is_move ? "" : " thrown"}`,
        "aria-current": isNow ? "step" : undefined,
        onclick: () => this.#go(at, isMatch),
      },
      step.step === "" ? t("study-retired") : step.step,
      luck !== undefined && Math.abs(luck) >= 0.005 && h("span", { class: luck > 0 ? "luck good" : "luck bad", title: t("study-luck") }, ` ${points(luck)}`),
    );
  }

  #mark(mark: keyof typeof markWords, best: string, loss: number): HTMLElement {
    const words = `${t(markWords[mark])}. ${t("study-better", { move: best, loss: percent(loss) })}`;
    return h("span", { class: `mark-word ${mark === "?!" ? "small" : "big"}`, title: words }, h("span", { "aria-hidden": "true" }, mark), h("span", { class: "unseen" }, words));
  }
}
