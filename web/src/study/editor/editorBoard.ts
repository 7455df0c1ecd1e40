// A board to put things on: every site that the tool means can be touched, by mouse, finger or keyboard.

import { BoardView, noMarks } from "../../board/boardView.ts";
import type { Board, Position, Site } from "../../core/types.ts";
import { skinOf } from "../../games/index.ts";
import { t } from "../../i18n/words.ts";

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface EditorBoardHost {
  readonly touch: (site: Site) => void;
  readonly say: (label: string) => void;
}

export class EditorBoard {
  readonly view: BoardView;
  readonly #host: EditorBoardHost;
  #open: ReadonlySet<number> = new Set();
  #position: Position | undefined;
  #hover: number | undefined;
  #cursor: number | undefined;

  constructor(board: Board, host: EditorBoardHost) {
    this.#host = host;
    const skin = skinOf(board);
    this.view = new BoardView(skin, 1, t(`${skin.game}-name`));
    this.#listen();
  }

  setOpen(accepts: (site: Site) => boolean): void {
    this.#open = new Set(this.view.board.sites.flatMap((site, id) => (accepts(site) ? [id] : [])));
    this.#cursor = undefined;
  }
  show(position: Position): void {
    this.#position = position;
    this.#draw();
  }
  /** Where on the screen a site is, for tests. */
  point(label: string): { x: number; y: number } | undefined {
    const site = [...this.#open].find((id) => this.view.board.sites[id]?.label === label);
    return site === undefined ? undefined : this.view.screenPoint(site);
  }

  #draw(): void {
    if (!this.#position) return;
    const sites = this.#hover === undefined ? [] : [this.#hover];
    this.view.show(this.#position, [], { ...noMarks, selected: sites, cursor: this.#cursor });
  }

  #listen(): void {
    const { element } = this.view;
    element.setAttribute("tabindex", "0");
    element.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") this.#setHover(this.view.siteAt(event.clientX, event.clientY, this.#open, this.#hover));
    });
    element.addEventListener("pointerleave", () => this.#setHover(undefined));
    element.addEventListener("click", (event) => this.#touch(this.view.siteAt(event.clientX, event.clientY, this.#open, this.#hover)));
    element.addEventListener("keydown", (event) => this.#key(event));
  }
  #setHover(site: number | undefined): void {
    if (site === this.#hover) return;
    this.#hover = site;
    this.view.element.classList.toggle("can-touch", site !== undefined);
    this.#draw();
  }
  #touch(id: number | undefined): void {
    const site = id === undefined ? undefined : this.view.board.sites[id];
    if (site) this.#host.touch(site);
  }
  #key(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (arrow) {
      this.#cursor = this.view.neighbour(this.#cursor, arrow[0], arrow[1], this.#open) ?? this.#cursor;
      this.#host.say(this.#cursor === undefined ? "" : (this.view.board.sites[this.#cursor]?.label ?? ""));
      this.#draw();
    } else if (event.key === "Enter" || event.key === " ") {
      this.#touch(this.#cursor);
    } else {
      return;
    }
    event.preventDefault();
  }
}
