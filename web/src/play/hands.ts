// Hands on a board: pointer, finger and keyboard become touches, touches become moves. The same for every game; which touches
// mean something is what the input tree says, and what is done with a finished move is the owner's business.

import type { BoardView } from "../board/boardView.ts";
import { unit, type Scene } from "../board/skin.ts";
import type { LegalStep } from "../core/types.ts";
import { InputController } from "../input/controller.ts";
import { settings } from "../ui/settings.ts";

export interface HandsOwner {
  /** What somebody here may do now. */
  readonly legalSteps: readonly LegalStep[];
  readonly scene: Scene;
  /** The seat that a plan can be made for while others are asked. */
  readonly planner: number | undefined;
  /** Sites where no move leads, and yet a touch means them and nothing beside them. */
  readonly lures?: readonly number[];
  play(step: string): void;
  /** A touch that means nothing. */
  explain(site: number): void;
  /** Space with nothing chosen: the next thing to do, if that is clear. */
  proceed(): boolean;
  redraw(): void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Hands {
  readonly input: InputController;
  readonly #board: BoardView;
  readonly #owner: HandsOwner;
  #legal: readonly LegalStep[] | undefined;
  #hover: number | undefined;
  #cursor: number | undefined;
  #plan: readonly number[] = [];
  #isPlanned = false;

  constructor(board: BoardView, owner: HandsOwner) {
    this.#board = board;
    this.#owner = owner;
    this.input = new InputController((step) => owner.play(step));
    this.#listen();
  }

  get cursor(): number | undefined {
    return this.#cursor;
  }
  get plan(): readonly number[] {
    return this.#plan;
  }

  /** What may be done now. What is half chosen stays while it is the same; a plan that has become a move is played. */
  setLegal(legal: readonly LegalStep[]): void {
    if (legal === this.#legal) return;
    this.#legal = legal;
    this.input.setLegal(legal);
    this.#board.zoom.reset();
    if (legal.length === 0) return;
    const planned = this.#isPlanned ? this.#plannedStep(legal) : undefined;
    this.#plan = [];
    this.#isPlanned = false;
    if (planned !== undefined) this.#owner.play(planned);
  }
  // A pawn may be touched before its target even where the target alone would do.
  #plannedStep(legal: readonly LegalStep[]): string | undefined {
    const wanted = [this.#plan.join(), this.#plan.slice(1).join()];
    return legal.find((step) => step.sites.length > 0 && wanted.includes(step.sites.join()))?.text;
  }

  /** Another move waits to be confirmed in place of the one that does. */
  turn(step: string): void {
    this.input.propose(step, false);
    this.#owner.redraw();
  }

  clear(): void {
    this.input.clear();
    this.#plan = [];
    this.#isPlanned = false;
    this.#board.zoom.reset();
    this.#owner.redraw();
  }

  /** What a click would do now: shown for moves that one more touch finishes. */
  get hover(): { readonly step: string | undefined; readonly sites: readonly number[] } | undefined {
    const site = this.#hover;
    if (site === undefined || this.input.state.pending !== undefined) return undefined;
    const sites = [...this.input.state.touched, site];
    const step = this.#owner.legalSteps.find((each) => each.sites.join() === sites.join())?.text;
    return { step, sites };
  }

  #listen(): void {
    const { element } = this.#board;
    element.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") this.#setHover(this.#siteAt(event));
    });
    element.addEventListener("pointerleave", () => this.#setHover(undefined));
    element.addEventListener("click", (event) => {
      const pointer = (event as PointerEvent).pointerType;
      const named = event.detail === 0 ? this.#board.siteOf(event.target) : undefined; // by a screen reader
      if (named !== undefined) this.touch(named, true);
      else this.#touchAt(event, pointer === "mouse" || pointer === "");
    });
    element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.clear();
    });
    element.addEventListener("focusin", (event) => {
      const site = this.#board.siteOf(event.target);
      if (site === undefined || !(event.target as Element).matches(":focus-visible")) return;
      this.#cursor = site;
      this.#owner.redraw();
    });
    element.addEventListener("focusout", () => {
      if (this.#cursor === undefined) return;
      this.#cursor = undefined;
      this.#owner.redraw();
    });
    element.addEventListener("keydown", (event) => {
      if (this.#key(event)) event.preventDefault();
    });
  }

  #siteAt({ clientX, clientY }: { clientX: number; clientY: number }): number | undefined {
    const { lures = [] } = this.#owner;
    const open = lures.length > 0 ? new Set([...this.input.open, ...lures]) : this.input.open;
    return this.#board.siteAt(clientX, clientY, open, this.#hover);
  }
  #setHover(site: number | undefined): void {
    if (site === this.#hover) return;
    this.#hover = site;
    this.#board.element.classList.toggle("can-touch", site !== undefined);
    this.#owner.redraw();
  }

  #touchAt(event: MouseEvent, isMouse: boolean): void {
    const near = this.#board.siteAt(event.clientX, event.clientY, new Set(this.#board.board.sites.keys()));
    if (this.#owner.legalSteps.length === 0) {
      if (near !== undefined) this.#planWith(near);
      return;
    }
    if (!isMouse && this.#isTooTight(event)) return;
    const site = this.#siteAt(event);
    if (site !== undefined) this.touch(site, isMouse);
    else if (near === undefined) this.clear();
    else this.#owner.explain(near);
  }

  // Where a finger covers several sites, the first touch shows them larger and the second one chooses.
  #isTooTight(event: MouseEvent): boolean {
    if (this.#board.zoom.isZoomed || this.input.state.pending !== undefined) return false;
    const near = this.#board.rivals(event.clientX, event.clientY, this.input.open);
    if (near.length < 2 || !this.#board.zoom.fit(this.#board.placesOf(near), unit)) return false;
    this.#owner.redraw();
    return true;
  }

  touch(site: number, isMouse: boolean): void {
    if (this.#owner.legalSteps.length === 0) {
      this.#planWith(site);
      return;
    }
    const { confirm } = settings();
    if (!this.input.touch(site, confirm === "never" || (confirm === "touch" && isMouse))) {
      this.#owner.explain(site);
      return;
    }
    if (!isMouse) this.#zoomToChoice();
    this.#owner.redraw();
  }
  // What was taken up, and where it can go.
  #zoomToChoice(): void {
    const { touched, next, pending } = this.input.state;
    if (touched.length === 0 && pending === undefined) this.#board.zoom.reset();
    if (touched.length > 0 && pending === undefined) this.#board.zoom.fit(this.#board.placesOf([...touched, ...next]), unit);
  }

  // Nothing is checked before it is one's turn: a plan that is no move by then is forgotten.
  #planWith(site: number): void {
    const seat = this.#owner.planner;
    if (seat === undefined) return;
    const isOwn = this.#owner.scene.position.tokens[site] === seat;
    if (this.#plan.includes(site)) {
      this.clear();
      return;
    }
    this.#plan = isOwn || this.#isPlanned || this.#plan.length === 0 ? [site] : [...this.#plan, site];
    this.#isPlanned = !isOwn;
    this.#owner.redraw();
  }

  #key(event: KeyboardEvent): boolean {
    const arrow = arrows[event.key];
    const cursor = this.#cursor ?? this.#board.siteOf(event.target);
    if (arrow && cursor !== undefined) return this.#go(this.#board.neighbour(cursor, arrow[0], arrow[1]));
    switch (event.key) {
      case "n":
      case "N":
        return this.#go(this.#nextOpen(cursor, event.shiftKey ? -1 : 1));
      case "r":
      case "R":
        if (this.input.state.pending !== undefined) return this.#turnPending(this.input.state.pending);
        return this.#go(cursor === undefined ? undefined : this.#board.nextAt(cursor));
      case "Escape":
        this.clear();
        return true;
      case " ":
        if (this.input.state.pending === undefined && this.#owner.proceed()) return true;
        return this.#choose(cursor);
      case "Enter":
        return this.#choose(cursor);
      default:
        return false;
    }
  }
  #choose(cursor: number | undefined): boolean {
    if (this.input.state.pending !== undefined) this.input.confirm();
    else if (cursor !== undefined) this.touch(cursor, true);
    this.#owner.redraw();
    return true;
  }
  #turnPending(pending: string): boolean {
    const turned = this.#board.skin.turned(pending, this.#owner.legalSteps);
    if (turned !== undefined) this.turn(turned);
    return true;
  }
  #nextOpen(cursor: number | undefined, by: number): number | undefined {
    const open = [...this.input.open].sort((a, b) => a - b);
    const at = cursor === undefined ? -1 : open.indexOf(cursor);
    return open.at((at + by + (at < 0 && by < 0 ? 1 : 0)) % open.length);
  }
  #go(site: number | undefined): boolean {
    if (site === undefined) return true;
    this.#cursor = site;
    this.#owner.redraw();
    this.#board.focus(site);
    return true;
  }
}
