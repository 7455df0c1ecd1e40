// The puzzle of the day on the board, with its best number of moves and a result to share that gives nothing away.

import { t } from "../i18n/words.ts";
import { puzzleOf, today, type Puzzle } from "../play/daily.ts";
import { LocalMatch } from "../play/localMatch.ts";
import { logHead, newSecret } from "../play/matchLog.ts";
import { loadMatch, saveMatch } from "../play/matchStore.ts";
import { button, h } from "../ui/dom.ts";
import type { Context, Page } from "./page.ts";
import { showTable } from "./play.ts";

const idOf = (date: string): string => `daily-${date}`;

function begin({ date, setup, position, best }: Puzzle): void {
  const players = [{ kind: "person", level: 0, name: "" }] as const;
  saveMatch(idOf(date), logHead({ setup, players, secret: newSecret(), position, par: best }));
}

/** By the device's own way of sharing where there is one, otherwise by the clipboard. */
async function share(text: string, told: HTMLElement): Promise<void> {
  try {
    if (navigator.share) {
      await navigator.share({ text });
      return;
    }
    await navigator.clipboard.writeText(text);
    told.textContent = t("daily-copied");
  } catch {
    told.textContent = text; // to be copied by hand
  }
}

function card(puzzle: Puzzle, match: LocalMatch): HTMLElement {
  const told = h("p", { class: "muted", role: "status" });
  const result = () => t("daily-result", { date: puzzle.date, count: match.view.seats[0]?.moves ?? 0, best: puzzle.best });
  const shareButton = button(t("daily-share"), () => void share(result(), told), "primary");
  const isSolved = () => match.view.result?.ending === "rules";
  shareButton.hidden = !isSolved();
  match.onChange(() => {
    shareButton.hidden = !isSolved();
  });
  return h("section", { class: "daily" }, h("h2", {}, t("daily-title")), h("p", {}, t("daily-text", { count: puzzle.best })), shareButton, told);
}

export async function dailyPage(context: Context): Promise<Page> {
  const puzzle = await puzzleOf(context.core, context.core.thinker, today());
  if (!puzzle) return { element: h("p", { class: "notice" }, t("daily-none")), title: t("daily-title") };
  if (loadMatch(idOf(puzzle.date)) === undefined) begin(puzzle);
  const again = () => {
    begin(puzzle);
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  const match = await LocalMatch.open(context.core, idOf(puzzle.date), again);
  if (!match) throw new Error(puzzle.position);
  return showTable(context, match, [card(puzzle, match)]);
}
