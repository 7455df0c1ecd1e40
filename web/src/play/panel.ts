// What stands beside the board: the status, the seats, the moves and the buttons.

import type { Scene, Skin } from "../board/skin.ts";
import { seatPiece } from "../board/pieces.ts";
import { t } from "../i18n/words.ts";
import { button, h, s } from "../ui/dom.ts";
import type { Said } from "./said.ts";
import type { Table } from "./table.ts";

export interface PanelActions {
  readonly play: (step: string) => void;
  readonly hint: () => void;
  readonly takeBack: () => void;
  readonly resign: () => void;
  readonly again: () => void;
}

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
  #shownTurns = -1;

  constructor(skin: Skin, actions: PanelActions) {
    this.#skin = skin;
    this.#actions = actions;
    this.status.append(this.#headline, this.#detail, this.#live);
    const typed = h("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-label": t("input-prompt") });
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
    );
    typed.placeholder = t("input-prompt");
    this.element = h(
      "aside",
      { class: "side" },
      this.#seats,
      this.#table,
      h("details", { class: "log", open: matchMedia("(min-width: 900px)").matches }, h("summary", {}, t("panel-moves")), this.#moves, form),
      this.#buttons,
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
    this.#detail.textContent = message || (isYours ? this.#skin.phase(scene) : "");
    this.status.classList.toggle("is-yours", isYours);
    this.status.classList.toggle("is-over", view.acts.kind === "over");
    this.#drawSeats(match, scene, said);
    this.#table.textContent = this.#skin.tableTallies(scene).join(" · ");
    this.#drawMoves(match);
    this.#drawButtons(match);
  }

  #drawSeats(match: Table, scene: Scene, said: Said): void {
    const { view } = match;
    const cards = view.seats.map((seat, i) => {
      const number = i + 1;
      const isActing = view.acts.kind !== "over" && view.acts.seat === number;
      const isSolo = view.seats.length === 1;
      const tallies = [...this.#skin.tallies(scene, number)];
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
          h("p", { class: "seat-tally" }, tallies.join(" · ")),
        ),
      );
    });
    this.#seats.replaceChildren(...cards);
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

  #drawButtons(match: Table): void {
    const isOver = match.view.acts.kind === "over";
    const act = (label: string, onClick: () => void, isOn: boolean, className = "") => {
      const made = button(label, onClick, className);
      made.disabled = !isOn;
      return made;
    };
    const game = this.#skin.game;
    this.#buttons.replaceChildren(
      ...(isOver
        ? [act(t("result-again"), this.#actions.again, true, "primary"), h("a", { class: "button", href: `#/new/${game}` }, t("menu-options"))]
        : [
            act(t("help-hint"), this.#actions.hint, match.may.hint),
            act(t("help-takeback"), this.#actions.takeBack, match.may.takeBack),
            act(t("help-resign"), this.#actions.resign, match.may.resign),
          ]),
      h("a", { class: "button", href: `#/rules/${game}` }, t("menu-rules")),
      h("a", { class: "button", href: "#/" }, t("menu-back")),
    );
  }
}
