// Reads a rules document, written in the part of Markdown that texts/README.md names, into blocks: as texts/document.cpp does
// for the terminal, and with the same idea of what a block is.

export type Block =
  | { readonly kind: "heading"; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly isNumbered: boolean; readonly items: readonly string[] }
  | { readonly kind: "diagram"; readonly setup: string; readonly position: string; readonly marks: readonly string[] };

export interface Span {
  readonly style: "plain" | "strong" | "emphasis" | "code";
  readonly text: string;
}

// Quotation marks and dashes belong to every language: they are Chinese beside what is.
const chinese = /[\u3000-\u9fff\uff00-\uffef]/;
const chineseOrShared = /[\u2010-\u203f\u3000-\u9fff\uff00-\uffef]/;

/** Lines joined to one: Chinese needs no space where a line ends, everything else does. */
function joined(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const around = [text.at(-1) ?? "", line[0] ?? ""];
    const isTight = around.every((letter) => chineseOrShared.test(letter)) && around.some((letter) => chinese.test(letter));
    return `${text}${isTight ? "" : " "}${line}`;
  });
}

function diagram(lines: readonly string[]): Block {
  const marks = lines.find((line, i) => i > 0 && line.startsWith("mark "));
  const [setup = "", position = ""] = lines.filter((line) => line !== marks);
  return { kind: "diagram", setup, position, marks: marks?.slice(5).split(" ") ?? [] };
}

function list(lines: readonly string[]): Block {
  const marker = /^(?:- |\d+\. )/;
  const items: string[][] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push([line.replace(marker, "")]);
    else items.at(-1)?.push(line.trim());
  }
  return { kind: "list", isNumbered: /^\d/.test(lines[0] ?? ""), items: items.map(joined) };
}

function block(lines: readonly string[]): Block {
  const [first = ""] = lines;
  const heading = /^(#{1,2}) (.+)$/.exec(first);
  if (heading) return { kind: "heading", level: heading[1] === "#" ? 1 : 2, text: heading[2] ?? "" };
  if (first === "```board") return diagram(lines.slice(1, -1));
  if (/^(?:- |\d+\. )/.test(first)) return list(lines);
  return { kind: "paragraph", text: joined(lines) };
}

/** Blocks are set off by empty lines, and no block contains one. */
export function parseDocument(source: string): readonly Block[] {
  return source
    .split(/\n{2,}/)
    .map((part) => part.split("\n").filter((line) => line !== ""))
    .filter((lines) => lines.length > 0)
    .map(block);
}

/** The emphasis inside a text. */
export function spansOf(text: string): readonly Span[] {
  const styles = { "**": "strong", "*": "emphasis", "`": "code" } as const;
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(/(\*\*|\*|`)(.+?)\1/g)) {
    if (found.index > at) spans.push({ style: "plain", text: text.slice(at, found.index) });
    spans.push({ style: styles[found[1] as keyof typeof styles], text: found[2] ?? "" });
    at = found.index + found[0].length;
  }
  if (at < text.length) spans.push({ style: "plain", text: text.slice(at) });
  return spans;
}
