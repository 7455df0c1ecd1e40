// Moves as touches of the board: the legal list as a prefix tree (catalog/input_tree.hpp, whose answers these must equal). No
// rules here: which touches make a move is what the core says.

import type { LegalStep, TouchAnswer } from "../core/types.ts";

export class InputTree {
  readonly #steps: readonly LegalStep[];

  constructor(legal: readonly LegalStep[]) {
    this.#steps = legal;
  }

  at(touched: readonly number[]): TouchAnswer {
    const begun = this.#steps.filter((step) => touched.every((site, i) => step.sites[i] === site));
    const finished = begun.filter((step) => step.sites.length === touched.length).map((step) => step.text);
    const next = new Set<number>();
    for (const step of begun) {
      const site = step.sites[touched.length];
      if (site !== undefined) next.add(site);
    }
    const steps = finished.sort();
    const sites = [...next].sort((a, b) => a - b);
    if (steps.length > 0) return { progress: sites.length > 0 ? "stoppable" : "complete", steps, next: sites };
    const isBegun = touched.length > 0 && sites.length > 0;
    return { progress: isBegun ? "partial" : "empty", steps, next: sites };
  }

  /** Moves that end on this site, whatever they begin with. */
  endingOn(site: number): readonly LegalStep[] {
    return this.#steps.filter((step) => step.sites.length > 1 && step.sites[step.sites.length - 1] === site);
  }

  sitesOf(step: string): readonly number[] {
    return this.#steps.find((each) => each.text === step)?.sites ?? [];
  }

  /** Moves without a touch, such as pass: they need a button. */
  get untouched(): readonly string[] {
    return this.#steps.filter((step) => step.sites.length === 0).map((step) => step.text);
  }
}
