// Mouse, finger and keyboard on one board: finds the site that is meant, touches it, and keeps what has to be marked. A touch
// that means nothing is told as the move it would have been, so that the core can say why it is none.

import { noMarks, type BoardMarks, type BoardView } from "../board/boardView.ts";
import type { LegalStep } from "../core/types.ts";
import { settings } from "../ui/settings.ts";
import { InputController } from "./controller.ts";

export interface BoardInputHost {
  readonly play: (step: string, isByKey: boolean) => void;
  /** Undefined where no move can be meant. */
  readonly attempt: (step: string | undefined, isByKey: boolean) => void;
  /** Something to draw has changed. */
  readonly change: () => void;
  /** The name of the site where the keyboard is. */
  readonly say: (label: string) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class BoardInput {
  readonly #board: BoardView;
  readonly #host: BoardInputHost;
  readonly #input: InputController;
  #legal: readonly LegalStep[] = [];
  #hover: number | undefined;
  #cursor: number | undefined;
  #isByKey = false;

  constructor(board: BoardView, host: BoardInputHost) {
    this.#board = board;
    this.#host = host;
    this.#input = new InputController((step) => host.play(step, this.#isByKey));
    this.#listen();
  }

  setLegal(legal: readonly LegalStep[]): void {
    this.#legal = legal;
    this.#cursor = undefined;
    this.#hover = undefined;
    this.#input.setLegal(legal);
  }
  get controller(): InputController {
    return this.#input;
  }
  clear(): void {
    this.#input.clear();
    this.#host.change();
  }

  get marks(): BoardMarks {
    const state = this.#input.state;
    const { pending } = state;
    const isFresh = pending === undefined && state.touched.length === 0 && state.wanted === undefined;
    return {
      ...noMarks,
      selected: pending !== undefined ? [] : state.wanted !== undefined ? [state.wanted] : state.touched,
      next: pending === undefined ? state.next : [],
      ends: isFresh && this.#board.skin.showsEnds ? this.#ends : [],
      pending: pending === undefined ? undefined : { step: pending, sites: this.#input.sitesOf(pending) },
      cursor: this.#cursor,
      hover: this.#hoverMark(),
    };
  }

  get #ends(): readonly number[] {
    return [...new Set(this.#legal.flatMap((step) => (step.sites.length > 1 ? step.sites.slice(-1) : [])))];
  }
  // What a click would do now: shown for moves that one more touch finishes.
  #hoverMark(): BoardMarks["hover"] {
    const site = this.#hover;
    if (site === undefined || this.#input.state.pending !== undefined) return undefined;
    const sites = [...this.#input.state.touched, site];
    return { step: this.#legal.find((each) => each.sites.join() === sites.join())?.text, sites };
  }

  #listen(): void {
    const { element } = this.#board;
    element.setAttribute("tabindex", "0");
    element.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") this.#setHover(this.#board.siteAt(event.clientX, event.clientY, this.#input.open, this.#hover));
    });
    element.addEventListener("pointerleave", () => this.#setHover(undefined));
    element.addEventListener("click", (event) => {
      const pointer = (event as PointerEvent).pointerType;
      this.#touchAt(event.clientX, event.clientY, pointer === "mouse" || pointer === "");
    });
    element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.clear();
    });
    element.addEventListener("keydown", (event) => this.#key(event));
  }

  #setHover(site: number | undefined): void {
    if (site === this.#hover) return;
    this.#hover = site;
    this.#board.element.classList.toggle("can-touch", site !== undefined);
    this.#host.change();
  }

  #touchAt(x: number, y: number, isMouse: boolean): void {
    this.#isByKey = false;
    const all = new Set(this.#board.board.sites.keys());
    const site = this.#board.siteAt(x, y, this.#input.open, this.#hover) ?? this.#board.siteAt(x, y, all);
    if (site === undefined) this.clear();
    else this.#touch(site, isMouse);
  }
  #touch(site: number, isMouse: boolean): void {
    if (!this.#input.open.has(site)) {
      const labels = [...this.#input.state.touched, site].map((each) => this.#board.board.sites[each]?.label ?? "");
      this.#host.attempt(this.#board.skin.attempt(labels), this.#isByKey);
      return;
    }
    const { confirm } = settings();
    this.#input.touch(site, confirm === "never" || (confirm === "touch" && isMouse));
    this.#host.change();
  }

  #key(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    this.#isByKey = true;
    if (arrow) {
      this.#cursor = this.#board.neighbour(this.#cursor, arrow[0], arrow[1], this.#input.open) ?? this.#cursor;
      this.#host.say(this.#cursor === undefined ? "" : (this.#board.board.sites[this.#cursor]?.label ?? ""));
    } else if (event.key === "Enter" || event.key === " ") {
      if (this.#input.state.pending !== undefined) this.#input.confirm();
      else if (this.#cursor !== undefined) this.#touch(this.#cursor, true);
    } else if (event.key === "Escape") {
      this.#input.clear();
    } else {
      return;
    }
    event.preventDefault();
    this.#host.change();
  }
}
