// Four boards, each one touch from a match against the computer.

import { BoardView } from "../board/boardView.ts";
import { sure } from "../core/client.ts";
import type { Game } from "../core/types.ts";
import { skinOf } from "../games/index.ts";
import { t } from "../i18n/words.ts";
import { makeRoom } from "../online/makeRoom.ts";
import { keptRoom, keptRooms } from "../online/seatKeys.ts";
import { gameName } from "../online/words.ts";
import { allMatches } from "../play/matchStore.ts";
import { startMatch } from "../play/startMatch.ts";
import { finishedEntry, finishedMatches } from "../study/finished.ts";
import { h } from "../ui/dom.ts";
import { settings } from "../ui/settings.ts";
import type { Context, Page } from "./page.ts";

const mostShown = 4; // matches to go on with

async function card({ core }: Context, game: Game): Promise<HTMLElement> {
  const setup = game.setups[0] ?? game.name;
  const quick = game.setups.find((each) => !each.includes("players=1")) ?? setup;
  const board = sure(await core.board(quick));
  const name = t(`${game.name}-name`);
  const view = new BoardView(skinOf(board), 1, name);
  view.show(board.start, []);
  const play = () => startMatch(board, settings().level);
  const refusal = h("p", { class: "refusal", role: "alert" });
  const invite = async () => {
    refusal.textContent = "";
    refusal.textContent = (await makeRoom({ setup: board.setup })) ?? "";
  };
  return h(
    "article",
    { class: "card" },
    h("button", { type: "button", class: "card-board", tabindex: -1, "aria-hidden": "true", onclick: play }, view.element),
    h("h2", {}, name),
    h("p", { class: "muted" }, t(`${game.name}-tagline`)),
    h(
      "div",
      { class: "card-actions" },
      h("button", { type: "button", class: "primary", "data-game": game.name, "aria-label": `${t("menu-play")}: ${name}`, onclick: play }, t("menu-play")),
      h("a", { class: "button", href: `#/new/${game.name}`, "aria-label": `${t("menu-options")}: ${name}` }, t("menu-options")),
      h("button", { type: "button", class: "wide", "data-friend": game.name, "aria-label": `${t("online-friend")}: ${name}`, onclick: () => void invite() }, t("online-friend")),
    ),
    refusal,
    h(
      "p",
      { class: "card-links" },
      h("a", { href: `#/learn/${game.name}`, "aria-label": `${t("menu-learn")}: ${name}` }, t("menu-learn")),
      h("a", { href: `#/rules/${game.name}`, "aria-label": `${t("menu-rules")}: ${name}` }, t("menu-rules")),
    ),
  );
}

async function resumable({ core }: Context): Promise<HTMLElement | undefined> {
  const entries: HTMLElement[] = [];
  for (const kept of allMatches()) {
    if (entries.length === mostShown) break;
    const opened = await core.openMatch(kept.log);
    if (!opened.ok) continue;
    const { view, match, notes } = opened.ok;
    void core.closeMatch(match);
    if (view.result) continue;
    const game = view.setup.split(":")[0] ?? "";
    const date = notes.find((note) => note.startsWith("date "))?.slice(5) ?? "";
    const turns = (view.line.at(-1)?.turn ?? -1) + 1;
    if (turns === 0) continue;
    const label = t("menu-saved-entry", { game: t(`${game}-name`), date, count: turns });
    entries.push(h("li", {}, h("a", { href: `#/play/${kept.id}` }, label)));
  }
  if (entries.length === 0) return undefined;
  return h("section", { class: "resume" }, h("h2", {}, t("menu-resume")), h("ul", {}, ...entries));
}

async function studied({ core }: Context): Promise<HTMLElement> {
  const entries = (await finishedMatches(core, mostShown)).map(finishedEntry);
  return h(
    "section",
    { class: "resume" },
    h("h2", {}, t("study-title")),
    entries.length > 0 && h("ul", {}, ...entries),
    h("p", { class: "card-actions" }, h("a", { class: "button", href: "#/study" }, t("study-all"))),
  );
}

/** The lobby, and the rooms where the person still has a seat. */
function online(): HTMLElement {
  const open = keptRooms().flatMap((code) => {
    const { setup, isOver } = keptRoom(code);
    return setup === undefined || isOver ? [] : [h("li", {}, h("a", { href: `#/room/${code}` }, t("online-go-back", { game: gameName(setup), code })))];
  });
  return h(
    "section",
    { class: "resume" },
    h("h2", {}, t("online-title")),
    open.length > 0 && h("ul", {}, ...open.slice(0, mostShown)),
    h("p", { class: "card-actions" }, h("a", { class: "button", href: "#/lobby" }, t("online-lobby")), h("a", { class: "button", href: "#/account" }, t("account-title"))),
  );
}

function daily(): HTMLElement {
  return h(
    "section",
    { class: "resume" },
    h("h2", {}, t("daily-title")),
    h("p", { class: "card-actions" }, h("a", { class: "button", href: "#/daily" }, t("menu-play"))),
  );
}

export async function homePage(context: Context): Promise<Page> {
  const games = await context.core.games();
  const cards = await Promise.all(games.map((game) => card(context, game)));
  const element = h(
    "div",
    { class: "home" },
    h("h1", {}, t("menu-title")),
    h("div", { class: "cards" }, ...cards),
    h("div", { class: "more" }, await resumable(context), online(), daily(), await studied(context)),
  );
  return { element };
}

