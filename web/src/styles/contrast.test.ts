// Words can be read and marks can be seen, in light and in dark: the ratios of WCAG 2.2, AA.

import { readFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

const tokens = await readFile(new URL("./tokens.css", import.meta.url), "utf8");

function colours(scheme: 0 | 1): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", light = "", dark = ""] of tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) found.set(name, [light, dark][scheme] ?? "");
  for (const [, name = "", both = ""] of tokens.matchAll(/--([\w-]+): (#\w{6});/g)) found.set(name, both);
  return found;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

const words: readonly (readonly [string, string])[] = [
  ["ink", "page"], ["ink", "surface"], ["muted", "page"], ["muted", "surface"], ["accent", "page"], ["accent", "surface"],
  ["on-accent", "accent"], ["danger", "page"], ["danger", "surface"],
];
const marks: readonly (readonly [string, string])[] = [
  ["tile-ink", "tile-white"], ["tile-ink", "tile-blue"], ["ash", "walnut"], ["maple", "walnut"], ["cream", "slate"], ["tile-white", "asphalt"],
];

describe.each([["light", 0], ["dark", 1]] as const)("%s", (_name, scheme) => {
  const all = colours(scheme);
  const of = (name: string) => all.get(name) ?? "#000000";
  it.each(words)("%s can be read on %s", (text, ground) => expect(ratio(of(text), of(ground))).toBeGreaterThanOrEqual(4.5));
  it.each(marks)("%s can be seen on %s", (mark, ground) => expect(ratio(of(mark), of(ground))).toBeGreaterThanOrEqual(3));
});
