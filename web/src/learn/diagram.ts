// A position as a picture: a real board, small, that nobody can touch.

import { BoardView, noMarks } from "../board/boardView.ts";
import { sure, type CoreClient } from "../core/client.ts";
import { skinOf } from "../games/index.ts";
import { t } from "../i18n/words.ts";
import { h } from "../ui/dom.ts";

export interface Diagram {
  readonly setup: string;
  /** Empty: the start. */
  readonly position: string;
  /** Labels of sites. */
  readonly marks: readonly string[];
}

export async function diagramFigure(core: CoreClient, { setup, position, marks }: Diagram): Promise<HTMLElement> {
  const board = sure(await core.board(setup));
  const shown = position === "" ? board.start : sure(await core.position(setup, position));
  const game = t(`${setup.split(":")[0]}-name`);
  const label = marks.length > 0 ? t("rules-diagram-marked", { game, sites: marks.join(", ") }) : t("rules-diagram", { game });
  const view = new BoardView(skinOf(board), 0, label);
  const marked = marks.map((mark) => board.sites.findIndex((site) => site.label === mark)).filter((id) => id >= 0);
  view.show(shown, [], { ...noMarks, hint: marked });
  return h("figure", { class: "diagram" }, view.element);
}
