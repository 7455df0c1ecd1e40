import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { sure } from "../core/client.ts";
import { loadClient } from "../core/node.ts";
import { languages, type Language } from "../i18n/words.ts";
import { lessons } from "./lessons/index.ts";
import { parseDocument, spansOf, type Block } from "./document.ts";

const core = await loadClient();
const games = Object.keys(lessons); // those that are taught
const leastDiagrams = 5;

function rules(game: string, language: Language): readonly Block[] {
  return parseDocument(readFileSync(new URL(`../../../games/${game}/texts/rules.${language}.md`, import.meta.url), "utf8"));
}

test("blocks", () => {
  const source = "# Title\n\nA text\nin two lines.\n\n## Section\n\n- one\n  more\n- two\n\n1. first\n\n```board\nquoridor\nmark e2 e3\n```\n";
  expect(parseDocument(source)).toEqual([
    { kind: "heading", level: 1, text: "Title" },
    { kind: "paragraph", text: "A text in two lines." },
    { kind: "heading", level: 2, text: "Section" },
    { kind: "list", isNumbered: false, items: ["one more", "two"] },
    { kind: "list", isNumbered: true, items: ["first"] },
    { kind: "diagram", setup: "quoridor", position: "", marks: ["e2", "e3"] },
  ]);
});

test("Chinese lines are joined without a space, others with one", () => {
  const text = (source: string) => parseDocument(source)[0];
  expect(text("走棋子，\n或者放墙。")).toEqual({ kind: "paragraph", text: "走棋子，或者放墙。" });
  expect(text("走到“家”\n“这里”")).toEqual({ kind: "paragraph", text: "走到“家” “这里”" });
  expect(text("走到 e6\n为止")).toEqual({ kind: "paragraph", text: "走到 e6 为止" });
});

test("emphasis", () => {
  expect(spansOf("go **now** to `e3h`, *please*")).toEqual([
    { style: "plain", text: "go " },
    { style: "strong", text: "now" },
    { style: "plain", text: " to " },
    { style: "code", text: "e3h" },
    { style: "plain", text: ", " },
    { style: "emphasis", text: "please" },
  ]);
});

describe.each(games)("the rules of %s", (game) => {
  test("every picture is a position whose marks are on the board", async () => {
    for (const block of rules(game, "en")) {
      if (block.kind !== "diagram") continue;
      const board = sure(await core.board(block.setup));
      sure(await core.position(block.setup, block.position));
      for (const mark of block.marks) expect(board.sites.map((site) => site.label)).toContain(mark);
    }
  });

  test.each(languages)("%s: as in English, with nothing left unread", (language) => {
    const shape = (blocks: readonly Block[]) => blocks.filter((block) => block.kind === "diagram" || block.kind === "heading").map((block) => (block.kind === "diagram" ? block : block.level));
    const blocks = rules(game, language);
    expect(shape(blocks)).toEqual(shape(rules(game, "en")));
    expect(blocks.filter((block) => block.kind === "diagram").length).toBeGreaterThanOrEqual(leastDiagrams);
    const texts = blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : block.kind === "list" ? block.items : []));
    for (const text of texts) expect(text).not.toMatch(/```|^#|^- |\n/);
  });
});
