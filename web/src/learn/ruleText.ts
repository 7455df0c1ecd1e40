// The rules documents of the games, the same files that the terminal shows. Each is loaded when somebody wants to read it.

import { words, type Language } from "../i18n/words.ts";
import { parseDocument, type Block } from "./document.ts";

const files = import.meta.glob<string>("../../../games/[a-z]*/texts/rules.*.md", { query: "?raw", import: "default" });

export function ruleSource(game: string, language: Language): Promise<string> | undefined {
  return files[`../../../games/${game}/texts/rules.${language}.md`]?.();
}

export async function rulesOf(game: string): Promise<readonly Block[]> {
  return parseDocument((await ruleSource(game, words.language)) ?? "");
}
