// Sets up a position: touched on the board or typed. What is shown is always a position that the core has accepted; what it
// refuses is told with the field.

import type { BrowserCore } from "../../core/browser.ts";
import { sure } from "../../core/client.ts";
import type { Board, CoreError, Game, Position, Site } from "../../core/types.ts";
import { t } from "../../i18n/words.ts";
import type { Context, Page } from "../../pages/page.ts";
import type { SeatPlayer } from "../../play/matchLog.ts";
import { beginMatch } from "../../play/startMatch.ts";
import { choice } from "../../ui/choice.ts";
import { button, h } from "../../ui/dom.ts";
import { settings } from "../../ui/settings.ts";
import { pictured } from "../pictured.ts";
import { recordOf, studyAddress } from "../share.ts";
import { EditorBoard } from "./editorBoard.ts";
import { positionTextOf, type Field, type PositionText, type Tool } from "./positionText.ts";

const hues = ["red", "blue", "green", "yellow"];

export async function editorPage({ core }: Context, setup: string, text: string): Promise<Page> {
  const games = await core.games();
  const board = (await core.board(setup)).ok ?? sure(await core.board(games[0]?.setups[0] ?? ""));
  const position = (await core.position(board.setup, text)).ok ?? sure(await core.position(board.setup, ""));
  return new EditorPage(core, games, board, position);
}

/** "Two players · Blue begins": the words of a setup's values. */
function setupWords(setup: string): string {
  const [game = "", options = ""] = setup.split(":");
  const values = options.split(",").map((pair) => pair.split("="));
  return values.map(([key = "", value = ""]) => t(`${game}-value-${key}-${value}`)).join(" · ");
}

class EditorPage implements Page {
  readonly element: HTMLElement;
  readonly title = t("study-editor");
  readonly #core: BrowserCore;
  readonly #board: Board;
  readonly #game: string;
  readonly #texts: PositionText | undefined;
  readonly #view: EditorBoard;
  readonly #text: HTMLTextAreaElement;
  readonly #fields = h("div", { class: "editor-fields" });
  readonly #said = h("div", { class: "editor-said", role: "status" });
  readonly #live = h("p", { class: "unseen", "aria-live": "polite" });
  readonly #play: HTMLButtonElement;
  #position: Position;
  #tool: Tool | undefined;

  constructor(core: BrowserCore, games: readonly Game[], board: Board, position: Position) {
    this.#core = core;
    this.#board = board;
    this.#position = position;
    this.#game = board.setup.split(":")[0] ?? "";
    this.#texts = positionTextOf(board);
    this.#view = new EditorBoard(board, {
      touch: (site) => this.#touch(site),
      say: (label) => {
        this.#live.textContent = label;
      },
    });
    this.#text = h("textarea", { rows: 2, spellcheck: "false", autocapitalize: "off", onchange: () => this.#typed(), onkeydown: (event: KeyboardEvent) => this.#entered(event) });
    this.#play = button(t("study-editor-play"), () => this.#begin());
    this.element = h(
      "div",
      { class: "editor" },
      h("div", { class: "table" }, this.#view.view.element),
      h(
        "aside",
        { class: "side" },
        h("h1", {}, t("study-editor")),
        this.#setups(games),
        this.#texts && h("p", { class: "muted" }, t("study-editor-hint")),
        this.#tools(),
        this.#fields,
        h("label", { class: "choice" }, h("span", { class: "choice-label" }, t("study-editor-text")), this.#text),
        this.#said,
        this.#live,
        h(
          "div",
          { class: "actions" },
          button(t("study-editor-study"), () => void this.#study(), "primary"),
          this.#play,
          button(t("study-editor-start"), () => void this.#try("")),
          h("a", { class: "button", href: "#/study" }, t("menu-back")),
        ),
      ),
    );
    this.#choose(this.#texts?.tools[0]);
  }

  enter(): void {
    globalThis.thwart = this; // for tests, and for people with a console
    this.#draw();
  }

  // --- the door for tests ---

  get position(): string {
    return this.#position.position;
  }
  point(label: string): { x: number; y: number } | undefined {
    return this.#view.point(label);
  }

  // --- changes ---

  #touch(site: Site): void {
    if (this.#texts && this.#tool) void this.#try(this.#texts.touch(this.#position.position, this.#tool, site));
  }
  #typed(): void {
    void this.#try(this.#text.value.trim());
  }
  #entered(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    this.#typed();
  }
  async #try(text: string): Promise<void> {
    const answer = await this.#core.position(this.#board.setup, text);
    if (answer.error) {
      this.#refuse(answer.error, text);
      return;
    }
    this.#position = answer.ok;
    this.#view.view.jump();
    this.#said.replaceChildren();
    this.#draw();
  }
  // The text stays as it was tried, so that it can be mended.
  #refuse(error: CoreError, text: string): void {
    this.#said.replaceChildren(h("p", { class: "bad" }, t("study-editor-refused", { field: error.where })), h("p", { class: "muted", lang: "en" }, error.what));
    this.#text.value = text;
  }
  #choose(tool: Tool | undefined): void {
    this.#tool = tool;
    this.#view.setOpen((site) => tool !== undefined && (this.#texts?.accepts(tool, site) ?? false));
  }

  // --- ways on ---

  async #study(): Promise<void> {
    location.hash = await studyAddress(recordOf(this.#board.setup, this.#position.position));
  }
  /** You play for the seat that acts. */
  #begin(): void {
    const you = this.#position.turn.seat ?? 1;
    const { level } = settings();
    const players = this.#board.sides.map((_, i): SeatPlayer => (i + 1 === you ? { kind: "person", level: 0, name: "" } : { kind: "computer", level, name: "" }));
    beginMatch(this.#board.setup, players, this.#position.position);
  }

  // --- drawing ---

  #draw(): void {
    this.#view.show(this.#position);
    this.#text.value = this.#position.position;
    this.#play.disabled = this.#position.turn.kind === "over";
    const fields = this.#texts?.fields(this.#position.position) ?? [];
    this.#fields.replaceChildren(...fields.map((field) => this.#field(field)));
  }

  #seatWord(seat: number): string {
    const word = t("seat-label", { seat: hues[this.#view.view.skin.hue(seat) - 1] ?? "" });
    const hasTeams = new Set(this.#board.sides).size < this.#board.sides.length;
    return hasTeams ? `${word} ${seat}` : word;
  }
  #field(field: Field): HTMLElement {
    const options = field.options.map((option) => {
      const label = option.seat === undefined ? (option.key === undefined ? option.value : t(option.key, { number: option.number ?? 0 })) : this.#seatWord(option.seat);
      return { value: option.value, label };
    });
    const label = field.seat === undefined ? t(field.key) : `${t(field.key)}: ${this.#seatWord(field.seat)}`;
    return choice(label, options, field.value, (value) => void this.#try(field.set(value)), true);
  }

  #tools(): HTMLElement | undefined {
    const tools = this.#texts?.tools ?? [];
    if (tools.length < 2) return undefined;
    const { skin } = this.#view.view;
    const chips = tools.map((tool, i) => {
      const name = tool.seat !== undefined ? t("seat-label", { seat: hues[this.#view.view.skin.hue(tool.seat) - 1] ?? "" }) : tool.key === undefined ? tool.id : t(tool.key);
      const radio = h("input", { type: "radio", name: "tool", value: tool.id, checked: i === 0, onchange: () => this.#choose(tool) });
      return h("label", { class: "chip" }, radio, ...pictured(skin, tool.tile ?? "", name));
    });
    return h("fieldset", { class: "tools" }, h("legend", {}, t("study-editor-tool")), ...chips);
  }

  #setups(games: readonly Game[]): HTMLElement {
    const open = (setup: string) => {
      location.hash = `#/study/edit/${encodeURIComponent(setup)}`;
    };
    const game = games.find((each) => each.name === this.#game);
    const names = games.map((each) => ({ value: each.setups[0] ?? each.name, label: t(`${each.name}-name`) }));
    const setups = (game?.setups ?? []).map((setup) => ({ value: setup, label: setupWords(setup) }));
    return h("div", { class: "editor-fields" }, choice(t("menu-game"), names, game?.setups[0] ?? "", open, true), choice(t("menu-options"), setups, this.#board.setup, open, true));
  }
}
