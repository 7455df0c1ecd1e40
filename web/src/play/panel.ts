// What stands beside the board: the status, the seats, the moves and the buttons.

import type { Scene, Skin } from "../board/skin.ts";
import { seatPiece } from "../board/pieces.ts";
import { t } from "../i18n/words.ts";
import { button, h, s } from "../ui/dom.ts";
import { clockText } from "./clockText.ts";
import type { Said } from "./said.ts";
import type { Asked, Table } from "./table.ts";

export interface PanelActions {
  readonly play: (step: string) => void;
  readonly hint: () => void;
  readonly takeBack: () => void;
  readonly draw: () => void;
  readonly resign: () => void;
  readonly abort: () => void;
  readonly again: () => void;
  readonly answer: (asked: Asked, isYes: boolean) => void;
}

const lowTimeMs = 20_000;

export class PlayPanel {
  readonly status = h("div", { class: "status" });
  readonly element: HTMLElement;
  readonly #skin: Skin;
  readonly #actions: PanelActions;
  readonly #headline = h("p", { class: "headline", role: "status" });
  readonly #detail = h("p", { class: "detail" });
  readonly #live = h("p", { class: "unseen", "aria-live": "polite" });
  readonly #seats = h("ul", { class: "seats" });
  readonly #table = h("p", { class: "muted table-tallies" });
  readonly #moves = h("ol", { class: "moves" });
  readonly #buttons = h("div", { class: "actions" });
  readonly #typeable = h("datalist", { id: "typeable-moves" });
  readonly #question = h("div", { class: "question", role: "alert", hidden: true });
  readonly #clocks = new Map<number, HTMLElement>();
  #shownTurns = -1;
  #typeableFor = "";
  #shownButtons = "";
  #asked = "";
  #isWarned = false;

  /** `more` stands below what every table has. */
  constructor(skin: Skin, actions: PanelActions, more: readonly HTMLElement[] = []) {
    this.#skin = skin;
    this.#actions = actions;
    this.status.append(this.#headline, this.#detail, this.#question, this.#live);
    const typed = h("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", list: "typeable-moves", "aria-label": t("input-prompt") });
    const form = h(
      "form",
      {
        class: "typed",
        onsubmit: (event: Event) => {
          event.preventDefault();
          const text = typed.value.trim();
          typed.value = "";
          if (text) actions.play(text);
        },
      },
      typed,
      this.#typeable,
    );
    typed.placeholder = t("input-prompt");
    this.element = h(
      "aside",
      { class: "side" },
      this.#seats,
      this.#table,
      h("details", { class: "log", open: matchMedia("(min-width: 900px)").matches }, h("summary", {}, t("panel-moves")), this.#moves, form),
      more.length > 0 && h("div", { class: "more" }, ...more),
      this.#buttons,
      h("p", { class: "elsewhere" }, h("a", { class: "button", href: `#/rules/${skin.game}` }, t("menu-rules")), h("a", { class: "button", href: "#/" }, t("menu-back"))),
    );
  }

  /** For those who listen: where the keyboard is, for example. */
  say(text: string): void {
    this.#live.textContent = text;
  }

  draw(match: Table, scene: Scene, said: Said, message: string): void {
    const { view } = match;
    this.#headline.textContent = said.status(match.isThinking);
    const isYours = match.awaitsPerson;
    this.#detail.textContent = message || (isYours ? this.#skin.phase(scene) : (match.remark ?? ""));
    this.status.classList.toggle("is-yours", isYours);
    this.status.classList.toggle("is-over", view.acts.kind === "over");
    this.#drawSeats(match, scene, said);
    this.#table.textContent = [...this.#skin.tableTallies(scene), said.standstill()].filter(Boolean).join(" · ");
    this.#drawMoves(match);
    this.#drawTypeable(match);
    this.#drawQuestion(match, said);
    this.#drawButtons(match);
  }

  /** The clocks as they stand now. */
  tick(match: Table): void {
    const { acts } = match.view;
    for (const [seat, element] of this.#clocks) {
      const left = match.timeLeft?.(seat);
      element.hidden = left === undefined;
      if (left === undefined) continue;
      element.textContent = clockText(left);
      const isLow = left < lowTimeMs && acts.kind !== "over" && acts.seat === seat;
      element.classList.toggle("low", isLow);
      if (!isLow || seat !== match.you || this.#isWarned) continue;
      this.#isWarned = true; // once: those who listen want to hear the moves
      this.say(t("clock-low"));
    }
  }

  #drawQuestion(match: Table, said: Said): void {
    const { asked } = match;
    const key = asked ? `${asked.what} ${asked.by}` : "";
    if (key === this.#asked) return;
    this.#asked = key;
    this.#question.hidden = !asked;
    if (!asked) return;
    const text = said.about(asked.what === "draw" ? "draw-offered" : "takeback-asked", asked.by);
    this.#question.replaceChildren(
      h("p", {}, text),
      button(t("answer-yes"), () => this.#actions.answer(asked, true), "primary"),
      button(t("answer-no"), () => this.#actions.answer(asked, false)),
    );
  }

  #drawSeats(match: Table, scene: Scene, said: Said): void {
    const { view } = match;
    this.#clocks.clear();
    const cards = view.seats.map((seat, i) => {
      const number = i + 1;
      const isActing = view.acts.kind !== "over" && view.acts.seat === number;
      const isSolo = view.seats.length === 1;
      const tallies = [...this.#skin.tallies(scene, number)];
      const note = match.note?.(number) ?? "";
      if (note) tallies.push(note);
      const clock = h("p", { class: "clock", role: "timer", hidden: true });
      this.#clocks.set(number, clock);
      if (isSolo) tallies.unshift(t("status-moves-made", { count: seat.moves }));
      return h(
        "li",
        {
          class: `seat${isActing ? " acts" : ""}${seat.is_retired ? " retired" : ""}`,
          "aria-current": isActing ? "true" : undefined,
          title: said.player(number, true) || undefined,
        },
        s("svg", { class: "seat-sign", viewBox: "-40 -40 80 80", "aria-hidden": "true" }, seatPiece(this.#skin.hue(number), 28)),
        h(
          "div",
          {},
          h("p", { class: "seat-name" }, said.seatLabel(number), said.player(number) && h("span", { class: "muted" }, ` ${said.player(number)}`)),
          clock,
          h("p", { class: "seat-tally" }, tallies.join(" · ")),
        ),
      );
    });
    this.#seats.replaceChildren(...cards);
    this.tick(match);
  }

  #drawMoves(match: Table): void {
    const { line } = match.view;
    if (line.length === this.#shownTurns) return;
    this.#shownTurns = line.length;
    const turns = new Map<number, { seat: number; steps: string[] }>();
    for (const step of line) {
      const turn = turns.get(step.turn) ?? { seat: step.seat, steps: [] };
      turn.steps.push(step.step);
      turns.set(step.turn, turn);
    }
    const rows = [...turns.values()].map((turn) =>
      h("li", { class: `hue${this.#skin.hue(turn.seat)}` }, h("span", { class: "move-sign", "aria-hidden": "true" }), turn.steps.join(" ")),
    );
    this.#moves.replaceChildren(...(rows.length > 0 ? rows : [h("li", { class: "muted none" }, t("panel-moves-none"))]));
    this.#moves.scrollTop = this.#moves.scrollHeight;
  }

  /** What a typed move can be completed to. */
  #drawTypeable(match: Table): void {
    const legal = match.awaitsPerson ? match.view.legal : [];
    const key = legal.length === 0 ? "" : match.view.position;
    if (key === this.#typeableFor) return;
    this.#typeableFor = key;
    this.#typeable.replaceChildren(...legal.map((step) => h("option", { value: step.text })));
  }

  #drawButtons(match: Table): void {
    const { may } = match;
    const { game } = this.#skin;
    const isOver = match.view.acts.kind === "over";
    const shown = JSON.stringify({ ...may, isOver });
    if (shown === this.#shownButtons) return; // a button that is about to be pressed stays
    this.#shownButtons = shown;
    const act = (label: string, onClick: () => void, isOn: boolean | undefined, className = "") => {
      if (isOn === undefined) return [];
      const made = button(label, onClick, className);
      made.disabled = !isOn;
      return [made];
    };
    this.#buttons.replaceChildren(
      ...(isOver
        ? [
            ...act(t("result-again"), this.#actions.again, may.again, "primary"),
            ...(match.study ? act(t("study-this"), () => match.study?.(), true) : []),
            h("a", { class: "button", href: `#/new/${game}` }, t("menu-options")),
          ]
        : [
            ...act(t("help-hint"), this.#actions.hint, may.hint),
            ...act(t("help-takeback"), this.#actions.takeBack, may.takeBack),
            ...act(t("help-draw"), this.#actions.draw, may.draw),
            ...(may.abort ? act(t("web-abort"), this.#actions.abort, may.abort) : act(t("help-resign"), this.#actions.resign, may.resign)),
          ]),
    );
  }
}
