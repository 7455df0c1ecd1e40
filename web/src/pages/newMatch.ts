// A match as somebody wants it: the game's options, where it is played, who sits where, and how strong the computers play.

import { BoardView } from "../board/boardView.ts";
import type { Skin } from "../board/skin.ts";
import { sure } from "../core/client.ts";
import type { Board, Game } from "../core/types.ts";
import type { ChairWish, Me } from "../generated/protocol.ts";
import { skinOf } from "../games/index.ts";
import { t } from "../i18n/words.ts";
import { api } from "../online/api.ts";
import { clockWords, offeredClocks } from "../online/clocks.ts";
import { makeRoom } from "../online/makeRoom.ts";
import { nameField } from "../online/personalName.ts";
import type { SeatPlayer } from "../play/matchLog.ts";
import { beginMatch } from "../play/startMatch.ts";
import { choice } from "../ui/choice.ts";
import { button, h } from "../ui/dom.ts";
import { changeSettings, settings } from "../ui/settings.ts";
import type { Context, Page } from "./page.ts";

const levels = [1, 2, 3, 4, 5, 6, 7, 8];
const hues = ["red", "blue", "green", "yellow"];
type Options = ReadonlyMap<string, string>;

function optionsOf(setup: string): Options {
  const pairs = (setup.split(":")[1] ?? "").split(",").filter((pair) => pair !== "");
  return new Map(pairs.map((pair) => pair.split("=") as [string, string]));
}

/** The setup that agrees with the wanted value of one key and otherwise with as much as possible. */
function setupWith(game: Game, before: string, key: string, value: string): string {
  const wanted = new Map(optionsOf(before)).set(key, value);
  const agreement = (setup: string) => {
    const options = optionsOf(setup);
    return [...wanted].filter(([name, each]) => options.get(name) === each).length + (options.get(key) === value ? 100 : 0);
  };
  return game.setups.reduce((best, each) => (agreement(each) > agreement(best) ? each : best));
}

/** Where it is played: on this device, in a room for those who have the link, or in one that stands in the lobby. */
type Where = "here" | "link" | "lobby";
/** A computer's level; 0 is a person. */
type Seating = number[];

export async function newPage({ core }: Context, name: string, asked = "here"): Promise<Page> {
  const games = await core.games();
  const game = games.find((each) => each.name === name) ?? games[0];
  if (!game) throw new Error("no games");
  return new NewPage(core, game, asked === "link" || asked === "lobby" ? asked : "here").ready();
}

class NewPage implements Page {
  readonly element = h("div", { class: "new-match" });
  readonly title: string;
  readonly #core: Context["core"];
  readonly #game: Game;
  readonly #refusal = h("p", { class: "refusal", role: "alert" });
  readonly #levels: Seating = [0];
  #where: Where;
  #setup: string;
  #clock = "none";
  #isRated = false;
  #me: Me | undefined;

  constructor(core: Context["core"], game: Game, where: Where) {
    this.#core = core;
    this.#game = game;
    this.#where = where;
    this.#setup = game.setups.find((each) => where === "here" || !each.includes("players=1")) ?? "";
    this.title = t(`${game.name}-name`);
  }

  async ready(): Promise<this> {
    await this.#draw();
    return this;
  }

  async #draw(): Promise<void> {
    const board = sure(await this.#core.board(this.#setup));
    const view = new BoardView(skinOf(board), 1, this.title);
    view.show(board.start, []);
    const isAlone = board.sides.length === 1;
    if (isAlone) this.#where = "here";
    const submit = (event: Event) => {
      event.preventDefault();
      void this.#start(board);
    };
    this.element.replaceChildren(
      h("div", { class: "new-board" }, view.element),
      h(
        "form",
        { class: "new-form", onsubmit: submit },
        h("h1", {}, this.title),
        h("p", { class: "muted" }, t(`${this.#game.name}-tagline`)),
        ...this.#optionChoices(),
        ...(isAlone ? [] : [this.#whereChoice(), this.#seatChoices(board, view.skin)]),
        ...(this.#where === "here" ? [] : await this.#onlineChoices()),
        this.#refusal,
        h("div", { class: "card-actions" }, h("button", { type: "submit", class: "primary" }, t(this.#where === "here" ? "menu-start" : "online-create")), button(t("menu-back"), () => history.back())),
      ),
    );
  }

  #optionChoices(): readonly HTMLElement[] {
    const game = this.#game;
    const options = optionsOf(this.#setup);
    return game.keys.flatMap((key) => {
      const now = options.get(key.name);
      if (now === undefined) return [];
      const open = key.values.filter((value) => optionsOf(setupWith(game, this.#setup, key.name, value)).get(key.name) === value);
      const list = open.map((value) => ({ value, label: t(`${game.name}-value-${key.name}-${value}`) }));
      const change = (value: string) => {
        this.#setup = setupWith(game, this.#setup, key.name, value);
        void this.#draw();
      };
      const made = choice(t(`${game.name}-option-${key.name}`), list, now, change, true);
      made.dataset["key"] = key.name;
      return [made];
    });
  }

  #whereChoice(): HTMLElement {
    const list = [
      { value: "here", label: t("online-where-here") },
      { value: "link", label: t("online-where-link") },
      { value: "lobby", label: t("online-where-lobby") },
    ];
    return choice(
      t("online-where"),
      list,
      this.#where,
      (value) => {
        this.#where = value as Where;
        void this.#draw();
      },
      true,
    );
  }

  #seatChoices(board: Board, skin: Skin): HTMLElement {
    const usual = this.#where === "here" ? settings().level : 0;
    const first = () => this.#levels.findIndex((level) => level === 0);
    board.sides.forEach((_, i) => (this.#levels[i] ??= usual));
    this.#levels.length = board.sides.length;
    const choices = board.sides.map((_, i) => {
      const other = t(this.#where === "here" ? "player-person" : "online-anybody");
      const list = [
        { value: "0", label: i === first() ? t("player-you") : other },
        ...levels.map((level) => ({ value: String(level), label: t("player-computer-level", { level }) })),
      ];
      return choice(
        t("seat-label", { seat: hues[skin.hue(i + 1) - 1] ?? "" }),
        list,
        String(this.#levels[i]),
        (value) => {
          this.#levels[i] = Number(value);
          if (this.#levels[i] !== 0) changeSettings({ level: Number(value) });
          void this.#draw();
        },
        true,
      );
    });
    return h("fieldset", {}, h("legend", {}, t("menu-seats")), ...choices);
  }

  /** With an account a match can count; without one, a name can be told. */
  async #onlineChoices(): Promise<readonly HTMLElement[]> {
    this.#me ??= (await api.me()).ok;
    if (!this.#me?.is_account) return [this.#clockChoice(), nameField()];
    const rated = h("input", { type: "checkbox", onchange: () => (this.#isRated = rated.checked) });
    rated.checked = this.#isRated;
    return [this.#clockChoice(), h("label", { class: "check" }, rated, t("account-rated"))];
  }
  #clockChoice(): HTMLElement {
    const list = offeredClocks.map((clock) => ({ value: clock, label: clockWords(clock) }));
    return choice(t("menu-clock"), list, this.#clock, (value) => (this.#clock = value), true);
  }

  async #start(board: Board): Promise<void> {
    const seats = board.sides.map((_, i) => this.#levels[i] ?? 0);
    if (this.#where === "here") {
      beginMatch(board.setup, seats.map((level): SeatPlayer => ({ kind: level === 0 ? "person" : "computer", level, name: "" })));
      return;
    }
    const first = seats.findIndex((level) => level === 0);
    const chairs = seats.map((level, i): ChairWish => (level > 0 ? { player: "computer", level } : { player: i === first ? "you" : "open" }));
    this.#refusal.textContent = "";
    const refused = await makeRoom({ setup: board.setup, clock: this.#clock, is_public: this.#where === "lobby", is_rated: this.#isRated, chairs });
    this.#refusal.textContent = refused ?? "";
  }
}
