// A position as a picture: a real board, small, that nobody can touch. The sites that the text speaks of carry their names.

import { BoardView, noMarks } from "../board/boardView.ts";
import { sure, type CoreClient } from "../core/client.ts";
import { skinOf } from "../games/index.ts";
import { t } from "../i18n/words.ts";
import { h, s } from "../ui/dom.ts";

export interface Diagram {
  readonly setup: string;
  /** Empty: the start. */
  readonly position: string;
  /** Labels of sites. */
  readonly marks: readonly string[];
}

const nameSize = 0.029; // of the width of the board, so that it can be read on every one

/** Tags at the lower edge of the sites, so that what lies there is seen. */
function siteNames(view: BoardView, text: string): SVGElement {
  const spoken = new Set(text.match(/\b(?:[a-q]\d{1,2}|[NESW]\d)\b/g));
  const size = nameSize * view.skin.frame(view.look).width;
  const tags = view.board.sites.flatMap((site, id) => {
    if (!spoken.has(site.label)) return [];
    const { x, y, halfHeight } = view.skin.target(site, id, view.look);
    const width = size * (0.65 * site.label.length + 0.5);
    const middle = y + 0.8 * halfHeight;
    return [
      s("rect", { x: x - width / 2, y: middle - 0.6 * size, width, height: 1.2 * size, rx: 0.35 * size }),
      s("text", { x, y: middle + 0.36 * size, "font-size": size }, site.label),
    ];
  });
  return s("g", { class: "site-names" }, ...tags);
}

export async function diagramFigure(core: CoreClient, { setup, position, marks }: Diagram, text: string): Promise<HTMLElement> {
  const board = sure(await core.board(setup));
  const shown = position === "" ? board.start : sure(await core.position(setup, position));
  const game = t(`${setup.split(":")[0]}-name`);
  const label = marks.length > 0 ? t("rules-diagram-marked", { game, sites: marks.join(", ") }) : t("rules-diagram", { game });
  const view = new BoardView(skinOf(board), 0, label);
  const marked = marks.map((mark) => board.sites.findIndex((site) => site.label === mark)).filter((id) => id >= 0);
  view.show(shown, [], { ...noMarks, hint: marked });
  view.element.append(siteNames(view, text));
  return h("figure", { class: "diagram" }, view.element);
}
