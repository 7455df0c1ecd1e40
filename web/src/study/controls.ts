// The buttons and the slider that walk through a match.

import { t } from "../i18n/words.ts";
import { h, s } from "../ui/dom.ts";

export interface ControlActions {
  readonly go: (at: number) => void;
  readonly step: (by: number) => void;
  readonly playOrPause: () => void;
  readonly turnBoard: () => void;
}

const shapes = {
  first: "M-7 -8V8M7 -8L-4 0L7 8Z",
  back: "M5 -8L-6 0L5 8Z",
  play: "M-6 -9L8 0L-6 9Z",
  pause: "M-6 -8H-2V8H-6ZM2 -8H6V8H2Z",
  forward: "M-5 -8L6 0L-5 8Z",
  last: "M7 -8V8M-7 -8L4 0L-7 8Z",
  turn: "M7 -4A8 8 0 1 0 8 3M8 -9V-3H2",
} as const;

function icon(shape: keyof typeof shapes): SVGElement {
  return s("svg", { viewBox: "-12 -12 24 24", "aria-hidden": "true" }, s("path", { class: shape === "turn" ? "line-icon" : "icon", d: shapes[shape] }));
}

function iconButton(shape: keyof typeof shapes, label: string, onClick: () => void): HTMLButtonElement {
  return h("button", { type: "button", "aria-label": label, title: label, onclick: onClick }, icon(shape));
}

export class StudyControls {
  readonly element: HTMLElement;
  readonly #slider: HTMLInputElement;
  readonly #play: HTMLButtonElement;
  readonly #before: readonly HTMLButtonElement[];
  readonly #after: readonly HTMLButtonElement[];

  constructor(actions: ControlActions) {
    this.#slider = h("input", {
      type: "range",
      min: 0,
      max: 0,
      "aria-label": t("study-slider"),
      oninput: () => actions.go(Number(this.#slider.value)),
    });
    this.#before = [
      iconButton("first", t("study-first"), () => actions.go(0)),
      iconButton("back", t("study-back"), () => actions.step(-1)),
    ];
    this.#play = iconButton("play", t("study-play"), actions.playOrPause);
    this.#after = [
      iconButton("forward", t("study-forward"), () => actions.step(1)),
      iconButton("last", t("study-last"), () => actions.go(Infinity)),
    ];
    const turn = iconButton("turn", t("study-turn-board"), actions.turnBoard);
    this.element = h("div", { class: "study-controls" }, h("div", { class: "study-buttons" }, ...this.#before, this.#play, ...this.#after, turn), this.#slider);
  }

  draw(at: number, total: number, isPlaying: boolean, said: string): void {
    this.#slider.max = String(total);
    this.#slider.value = String(at);
    this.#slider.setAttribute("aria-valuetext", said);
    // Not really disabled: a button that is reached the end with would lose the focus.
    for (const each of this.#before) each.setAttribute("aria-disabled", String(at === 0));
    for (const each of [...this.#after, this.#play]) each.setAttribute("aria-disabled", String(at === total));
    const label = t(isPlaying ? "study-pause" : "study-play");
    this.#play.replaceChildren(icon(isPlaying ? "pause" : "play"));
    this.#play.setAttribute("aria-label", label);
    this.#play.title = label;
  }
}
