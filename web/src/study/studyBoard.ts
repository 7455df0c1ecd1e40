// The board of a study: it shows what it is given, moves can be tried on it, and it can be turned round.

import { BoardView } from "../board/boardView.ts";
import type { Board, Position, ReplayStep } from "../core/types.ts";
import { skinOf } from "../games/index.ts";
import { t } from "../i18n/words.ts";
import { BoardInput } from "../input/boardInput.ts";
import { button, h } from "../ui/dom.ts";
import { pictured } from "./pictured.ts";

export interface StudyBoardHost {
  readonly play: (step: string) => void;
  /** A touch that is no move: what it would have been. */
  readonly attempt: (step: string) => void;
  readonly say: (label: string) => void;
}

interface Shown {
  readonly position: Position;
  readonly played: readonly ReplayStep[];
  readonly notes: (view: BoardView) => readonly SVGElement[];
}

export class StudyBoard {
  readonly element: HTMLElement;
  readonly #table = h("div", { class: "table" });
  readonly #choices = h("div", { class: "confirm" });
  readonly #board: Board;
  readonly #host: StudyBoardHost;
  #seat: number;
  #view: BoardView;
  #input: BoardInput;
  #shown: Shown | undefined;

  constructor(board: Board, seat: number, host: StudyBoardHost) {
    this.#board = board;
    this.#seat = seat;
    this.#host = host;
    this.#view = this.#newView();
    this.#input = this.#newInput();
    this.element = h("div", { class: "study-table" }, this.#table, this.#choices);
  }

  get view(): BoardView {
    return this.#view;
  }

  turn(): void {
    this.#seat = (this.#seat % this.#board.sides.length) + 1;
    this.#view = this.#newView();
    this.#input = this.#newInput();
    const shown = this.#shown;
    this.#shown = undefined;
    if (shown) this.show(shown);
  }
  /** What comes next is there at once. */
  jump(): void {
    this.#view.jump();
  }

  show(shown: Shown): void {
    const isNew = shown.position !== this.#shown?.position;
    this.#shown = shown;
    // Chance has buttons: its steps all touch the same die or pile.
    if (isNew) this.#input.setLegal(shown.position.turn.kind === "decision" ? shown.position.legal : []);
    this.#draw();
  }

  #draw(): void {
    if (!this.#shown) return;
    const { position, played, notes } = this.#shown;
    const last = played.findLast((step) => step.is_move);
    this.#view.show(position, played, { ...this.#input.marks, last: last ? this.#view.skin.sitesIn(last.step) : [] });
    this.#view.note(notes(this.#view));
    this.#drawChoices(position);
  }

  #drawChoices({ turn, legal }: Position): void {
    const { controller } = this.#input;
    const { pending, choices, touched } = controller.state;
    const step = (text: string) => {
      const made = button("", () => this.#host.play(text));
      made.append(...pictured(this.#view.skin, text, text === "pass" ? t("web-pass") : text));
      return made;
    };
    const rows: HTMLElement[] = turn.kind === "chance" ? legal.map(({ text }) => step(text)) : choices.map(step);
    if (pending !== undefined) {
      rows.push(button(t("web-confirm"), () => controller.confirm(), "primary"));
      rows.push(button(t("web-cancel"), () => this.#input.clear()));
    }
    if (turn.kind === "decision" && touched.length === 0) rows.push(...controller.untouched.map(step));
    this.#choices.replaceChildren(...rows);
    this.#choices.hidden = rows.length === 0;
  }

  #newView(): BoardView {
    const skin = skinOf(this.#board);
    const view = new BoardView(skin, this.#seat, t(`${skin.game}-name`));
    this.#table.replaceChildren(view.element);
    return view;
  }
  #newInput(): BoardInput {
    return new BoardInput(this.#view, {
      play: (step) => this.#host.play(step),
      attempt: (step) => {
        if (step !== undefined) this.#host.attempt(step);
      },
      change: () => this.#draw(),
      say: (label) => this.#host.say(label),
    });
  }
}
