// Chances as people read them.

import { words } from "../i18n/words.ts";

export function percent(chance: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(chance);
}

/** What something changed, in points of a hundred: +4, −12. */
export function points(difference: number): string {
  return new Intl.NumberFormat(words.language, { signDisplay: "exceptZero", maximumFractionDigits: 0 }).format(100 * difference);
}

/** Shares of one, for drawing. */
export function shares(chances: readonly number[]): readonly number[] {
  const sum = chances.reduce((total, each) => total + each, 0);
  return chances.map((each) => (sum > 0 ? each / sum : 1 / chances.length));
}
