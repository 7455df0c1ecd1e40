// A match as somebody wants it: the game's options, who sits where, and how strong the computer plays.

import { BoardView } from "../board/boardView.ts";
import { sure } from "../core/client.ts";
import type { Game } from "../core/types.ts";
import { skinOf } from "../games/index.ts";
import { t } from "../i18n/words.ts";
import type { SeatPlayer } from "../play/matchLog.ts";
import { beginMatch } from "../play/startMatch.ts";
import { choice } from "../ui/choice.ts";
import { button, h } from "../ui/dom.ts";
import { changeSettings, settings } from "../ui/settings.ts";
import type { Context, Page } from "./page.ts";

const levels = [1, 2, 3, 4, 5, 6, 7, 8];
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

export async function newPage({ core }: Context, name: string): Promise<Page> {
  const games = await core.games();
  const game = games.find((each) => each.name === name) ?? games[0];
  if (!game) throw new Error("no games");
  let setup = game.setups[0] ?? "";
  let level = settings().level;
  let isPerson: boolean[] = [true];
  const body = h("div", { class: "new-match" });

  const draw = async (): Promise<void> => {
    const board = sure(await core.board(setup));
    const view = new BoardView(skinOf(board), 1, t(`${game.name}-name`));
    view.show(board.start, []);
    const options = optionsOf(setup);
    const keys = game.keys.filter((key) => options.has(key.name));
    const optionChoices = keys.map((key) => {
      const open = key.values.filter((value) => optionsOf(setupWith(game, setup, key.name, value)).get(key.name) === value);
      const list = open.map((value) => ({ value, label: t(`${game.name}-value-${key.name}-${value}`) }));
      return choice(
        t(`${game.name}-option-${key.name}`),
        list,
        options.get(key.name) ?? "",
        (value) => {
          setup = setupWith(game, setup, key.name, value);
          void draw();
        },
        true,
      );
    });
    const hues = ["red", "blue", "green", "yellow"];
    const skin = view.skin;
    const seatChoices = board.sides.map((_, i) =>
      choice(
        t("seat-label", { seat: hues[skin.hue(i + 1) - 1] ?? "" }),
        [
          { value: "person", label: i === 0 ? t("player-you") : t("player-person") },
          { value: "computer", label: t("player-computer") },
        ],
        isPerson[i] ? "person" : "computer",
        (value) => {
          isPerson[i] = value === "person";
        },
        true,
      ),
    );
    const levelChoice = choice(
      t("menu-level"),
      levels.map((each) => ({ value: String(each), label: `${each}: ${t("level-name", { level: each })}` })),
      String(level),
      (value) => {
        level = Number(value);
        changeSettings({ level });
      },
      true,
    );
    const start = () => {
      const players = board.sides.map((_, i): SeatPlayer =>
        isPerson[i] ? { kind: "person", level: 0, name: "" } : { kind: "computer", level, name: "" },
      );
      beginMatch(board.setup, players);
    };
    const isAlone = board.sides.length === 1;
    body.replaceChildren(
      h("div", { class: "new-board" }, view.element),
      h(
        "form",
        {
          class: "new-form",
          onsubmit: (event: Event) => {
            event.preventDefault();
            start();
          },
        },
        h("h1", {}, t(`${game.name}-name`)),
        h("p", { class: "muted" }, t(`${game.name}-tagline`)),
        ...optionChoices,
        !isAlone && h("fieldset", {}, h("legend", {}, t("menu-seats")), ...seatChoices),
        !isAlone && levelChoice,
        h("div", { class: "card-actions" }, h("button", { type: "submit", class: "primary" }, t("menu-start")), button(t("menu-back"), () => history.back())),
      ),
    );
    if (isAlone) isPerson = [true];
  };
  await draw();
  return { element: body, title: t(`${game.name}-name`) };
}
