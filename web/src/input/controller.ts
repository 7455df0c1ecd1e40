// Touches become moves. One controller for mouse, finger and keyboard and for every game: it walks down the input tree,
// keeps what was touched, and proposes a move when one is finished. Whether a proposal is played at once or waits for a
// second touch is the caller's setting.

import type { LegalStep } from "../core/types.ts";
import { InputTree } from "./tree.ts";

export interface InputState {
  readonly touched: readonly number[];
  /** The end of several moves was touched first: now what is to go there. */
  readonly wanted: number | undefined;
  /** What can be touched next. */
  readonly next: readonly number[];
  /** A finished move that waits to be confirmed. */
  readonly pending: string | undefined;
  /** Finished by the same touches: somebody has to choose. */
  readonly choices: readonly string[];
}

export class InputController {
  #tree = new InputTree([]);
  #touched: readonly number[] = [];
  #wanted: number | undefined;
  #pending: string | undefined;
  readonly #play: (step: string) => void;

  constructor(play: (step: string) => void) {
    this.#play = play;
  }

  setLegal(legal: readonly LegalStep[]): void {
    this.#tree = new InputTree(legal);
    this.clear();
  }

  clear(): void {
    this.#touched = [];
    this.#wanted = undefined;
    this.#pending = undefined;
  }

  get state(): InputState {
    const answer = this.#tree.at(this.#touched);
    const origins = this.#wanted === undefined ? undefined : this.#tree.endingOn(this.#wanted).map((step) => step.sites[0] ?? 0);
    return {
      touched: this.#touched,
      wanted: this.#wanted,
      next: origins ?? answer.next,
      pending: this.#pending,
      choices: this.#touched.length > 0 && answer.steps.length > 1 ? answer.steps : [],
    };
  }
  get untouched(): readonly string[] {
    return this.#tree.untouched;
  }

  /** Sites that a touch is understood on: the next ones, those that begin anew, and at first the ends of moves. */
  get open(): ReadonlySet<number> {
    const sites = new Set([...this.#tree.at([]).next, ...this.state.next]);
    if (this.#touched.length === 0)
      for (const first of this.#tree.at([]).next) for (const end of this.#tree.at([first]).next) sites.add(end);
    for (const site of this.#pending === undefined ? [] : this.#tree.sitesOf(this.#pending)) sites.add(site);
    return sites;
  }

  sitesOf(step: string): readonly number[] {
    return this.#tree.sitesOf(step);
  }

  /** False when the touch means nothing here. */
  touch(site: number, isConfirmed: boolean): boolean {
    if (this.#pending !== undefined) {
      const sites = this.#tree.sitesOf(this.#pending);
      if (sites[sites.length - 1] === site) {
        this.confirm();
        return true;
      }
      this.#pending = undefined;
      if (this.#tree.at(this.#touched).next.length === 0) this.#touched = this.#touched.slice(0, -1);
    }
    const wanted = this.#wanted;
    this.#wanted = undefined;
    const meant = wanted === undefined ? undefined : this.#tree.endingOn(wanted).find((step) => step.sites[0] === site);
    if (meant) {
      this.#touched = meant.sites;
      this.#finish(isConfirmed);
      return true;
    }
    if (this.#touched.length > 0 && this.#touched[this.#touched.length - 1] === site) {
      this.clear(); // put it down again
      return true;
    }
    if (this.state.next.includes(site)) this.#touched = [...this.#touched, site];
    else if (this.#tree.at([]).next.includes(site)) this.#touched = [site];
    else {
      const ends = this.#touched.length === 0 ? this.#tree.endingOn(site) : [];
      if (ends.length > 1) this.#wanted = site === wanted ? undefined : site;
      if (ends.length > 1) return true;
      if (!ends[0]) return false;
      this.#touched = ends[0].sites;
    }
    this.#finish(isConfirmed);
    return true;
  }

  propose(step: string, isConfirmed: boolean): void {
    if (isConfirmed) this.#commit(step);
    else this.#pending = step;
  }

  confirm(): void {
    if (this.#pending !== undefined) this.#commit(this.#pending);
  }

  #finish(isConfirmed: boolean): void {
    const answer = this.#tree.at(this.#touched);
    const [only] = answer.steps;
    if (answer.progress === "complete" && answer.steps.length === 1 && only !== undefined) this.propose(only, isConfirmed);
  }

  #commit(step: string): void {
    this.clear();
    this.#play(step);
  }
}
