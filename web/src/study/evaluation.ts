// What the computer thinks of a match: who stands how well now, how that went through the match, and what it would play.

import type { Skin } from "../board/skin.ts";
import type { PositionView, SeenLine, Turn } from "../core/types.ts";
import { t } from "../i18n/words.ts";
import { h, s } from "../ui/dom.ts";
import type { ReviewState } from "./analyst.ts";
import { percent, points, shares } from "./figures.ts";

const wide = 1000;
const high = 120;

/** The first seat of a side stands for it. */
function hueOfSide(skin: Skin, side: number): number {
  return skin.hue(skin.board.sides.indexOf(side) + 1);
}

export function sidesOf(skin: Skin): readonly number[] {
  return [...new Set(skin.board.sides)].sort((a, b) => a - b);
}

export class EvaluationBar {
  readonly element = h("div", { class: "evaluation" });
  readonly #skin: Skin;
  readonly #label: (side: number) => string;

  constructor(skin: Skin, label: (side: number) => string) {
    this.#skin = skin;
    this.#label = label;
  }

  draw(chances: readonly number[] | undefined): void {
    const sides = sidesOf(this.#skin);
    const parts = chances ? shares(chances) : sides.map(() => 1 / sides.length);
    let at = 0;
    const pieces = sides.flatMap((side) => {
      const x = at;
      const width = wide * (parts[side] ?? 0);
      at += width;
      const hue = hueOfSide(this.#skin, side);
      return [
        s("rect", { class: `share hue${hue}`, x, y: 0, width, height: 20 }),
        s("rect", { x, y: 0, width, height: 20, fill: hue === 1 ? "none" : `url(#pattern-${hue})` }),
      ];
    });
    const said = sides.map((side) => `${this.#label(side)} ${chances ? percent(parts[side] ?? 0) : "–"}`);
    this.element.replaceChildren(
      s("svg", { class: "bar", viewBox: `0 0 ${wide} 20`, preserveAspectRatio: "none", role: "img", "aria-label": said.join(", ") }, ...pieces),
      h("p", { class: "bar-words" }, ...said.map((each, i) => h("span", { class: `hue${hueOfSide(this.#skin, sides[i] ?? 0)}` }, h("span", { class: "move-sign", "aria-hidden": "true" }), each))),
    );
  }
}

export class EvaluationGraph {
  readonly element: SVGSVGElement;
  readonly #skin: Skin;
  #total = 0;

  constructor(skin: Skin, go: (at: number) => void) {
    this.#skin = skin;
    this.element = s("svg", { class: "graph", viewBox: `0 0 ${wide} ${high}`, preserveAspectRatio: "none", role: "img", "aria-label": t("study-graph") });
    this.element.addEventListener("click", (event) => {
      const box = this.element.getBoundingClientRect();
      go(Math.round(((event.clientX - box.left) / box.width) * this.#total));
    });
  }

  draw(review: ReviewState, total: number, at: number): void {
    this.#total = total;
    const course = [review.start, ...review.steps.map((step) => step.chances)].map(shares);
    const x = (step: number) => (total === 0 ? 0 : (wide * step) / total);
    const y = (share: number) => high - share * high;
    const sides = sidesOf(this.#skin);
    const path = (side: number) => course.map((each, i) => `${i === 0 ? "M" : "L"}${x(i).toFixed(1)} ${y(each[side] ?? 0).toFixed(1)}`).join("");
    const shown: SVGElement[] = [s("line", { class: "graph-even", x1: 0, x2: wide, y1: y(1 / sides.length), y2: y(1 / sides.length) })];
    if (sides.length === 2 && course.length > 1) {
      const area = `${path(0)}L${x(course.length - 1)} ${high}L0 ${high}Z`;
      shown.unshift(s("path", { class: `graph-area hue${hueOfSide(this.#skin, 0)}`, d: area }));
      shown.push(s("path", { class: `graph-line hue${hueOfSide(this.#skin, 0)}`, d: path(0) }));
    } else {
      for (const side of sides) shown.push(s("path", { class: `graph-line hue${hueOfSide(this.#skin, side)}`, d: path(side) }));
    }
    shown.push(...this.#mistakes(review, x));
    shown.push(s("line", { class: "graph-now", x1: x(at), x2: x(at), y1: 0, y2: high }));
    this.element.replaceChildren(...shown);
  }

  // Short bars at the foot, where the turn ended that gave something away.
  #mistakes(review: ReviewState, x: (step: number) => number): readonly SVGElement[] {
    return review.steps.flatMap((step, i) => {
      const turn = review.turns.get(step.turn);
      const isLast = review.steps[i + 1]?.turn !== step.turn;
      if (!turn || !isLast || (turn.mark !== "?" && turn.mark !== "??")) return [];
      return [s("rect", { class: `graph-mistake hue${this.#skin.hue(turn.seat)}`, x: x(i + 1) - 4, y: high - 14, width: 8, height: 14 })];
    });
  }
}

export class BestLines {
  readonly element = h("div", { class: "best-lines", role: "group", "aria-label": t("study-lines") });
  readonly #skin: Skin;
  readonly #try: (steps: readonly string[]) => void;

  constructor(skin: Skin, tryOut: (steps: readonly string[]) => void) {
    this.#skin = skin;
    this.#try = tryOut;
  }

  draw(view: PositionView | undefined, turn: Turn): void {
    const side = this.#skin.board.sides[(turn.seat ?? 1) - 1] ?? 0;
    if (turn.kind === "over") {
      this.element.replaceChildren();
      return;
    }
    if (!view) {
      this.element.replaceChildren(h("p", { class: "muted" }, t("study-looking")));
      return;
    }
    const lines = view.lines.map((line) => this.#line(line, side));
    const ways = view.ways.map((way) => {
      const difference = (way.chances[side] ?? 0) - (view.chances[side] ?? 0);
      return h("li", {}, h("span", { class: "score" }, percent(way.chances[side] ?? 0)), this.#step(way.step, [way.step]), h("span", { class: difference > 0 ? "luck good" : "luck bad" }, points(difference)));
    });
    this.element.replaceChildren(h("ol", {}, ...lines, ...ways));
  }

  #line(line: SeenLine, side: number): HTMLElement {
    return h("li", {}, h("span", { class: "score" }, this.#score(line, side)), ...line.steps.map((step, i) => this.#step(step, line.steps.slice(0, i + 1))));
  }
  #step(step: string, steps: readonly string[]): HTMLElement {
    return h("button", { type: "button", class: "step", onclick: () => this.#try(steps) }, step);
  }
  #score(line: SeenLine, side: number): string {
    const certain = line.certain[side] ?? null;
    if (certain !== null) return t(certain >= 0 ? "study-win-in" : "study-loss-in", { count: Math.abs(certain) });
    return sidesOf(this.#skin).length > 1 ? percent(line.chances[side] ?? 0) : "";
  }
}
