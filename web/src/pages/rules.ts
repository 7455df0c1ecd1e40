// The rules of a game, with real boards as pictures. Sections are numbered in the address (#/rules/halma/3), because their
// names change with the language, and whoever changes the language in the middle goes on reading at the same place.

import { diagramFigure } from "../learn/diagram.ts";
import { spansOf, type Block } from "../learn/document.ts";
import { rulesOf } from "../learn/ruleText.ts";
import { t, words, type Language } from "../i18n/words.ts";
import { h } from "../ui/dom.ts";
import type { Context, Page } from "./page.ts";

function textOf(text: string): readonly (Node | string)[] {
  const tags = { strong: "strong", emphasis: "em", code: "code" } as const;
  return spansOf(text).map((span) => (span.style === "plain" ? span.text : h(tags[span.style], {}, span.text)));
}

/** What is said about a picture: the text after it, and before it if it is the first of its section. */
function textAbout(blocks: readonly Block[], picture: number): string {
  const said: string[] = [];
  const ends = (block: Block | undefined) => block === undefined || block.kind === "heading" || block.kind === "diagram";
  const add = (block: Block) => {
    if (block.kind === "paragraph") said.push(block.text);
    if (block.kind === "list") said.push(...block.items);
  };
  let first = picture;
  while (!ends(blocks[first - 1])) --first;
  if (blocks[first - 1]?.kind !== "diagram") blocks.slice(first, picture).forEach(add);
  for (let at = picture + 1; !ends(blocks[at]); ++at) add(blocks[at] as Block);
  return said.join(" ");
}

async function elementOf({ core }: Context, blocks: readonly Block[], at: number): Promise<HTMLElement> {
  const block = blocks[at] as Block;
  switch (block.kind) {
    case "heading":
      return h(block.level === 1 ? "h1" : "h2", block.level === 1 ? {} : { tabindex: -1 }, block.text);
    case "paragraph":
      return h("p", {}, ...textOf(block.text));
    case "list":
      return h(block.isNumbered ? "ol" : "ul", {}, ...block.items.map((item) => h("li", {}, ...textOf(item))));
    case "diagram":
      return diagramFigure(core, block, textAbout(blocks, at));
  }
}

/** Where somebody is reading: after which heading or picture, and by how much. */
interface Place {
  readonly game: string;
  readonly language: Language;
  readonly station: number;
  readonly offset: number;
}
const readingLine = 80; // pixels below the top of the window
let lastPlace: Place | undefined;

class RulesPage implements Page {
  readonly element: HTMLElement;
  readonly title: string;
  readonly #game: string;
  readonly #language = words.language;
  readonly #section: number;
  readonly #stations: readonly HTMLElement[];
  readonly #headings: readonly HTMLElement[];
  readonly #onScroll = () => this.#remember();

  constructor(game: string, section: number, title: string, parts: readonly HTMLElement[]) {
    this.#game = game;
    this.#section = section;
    this.title = t("menu-rules-of", { game: title });
    this.#headings = parts.filter((part) => part.tagName === "H2");
    this.#stations = parts.filter((part) => /^(?:H1|H2|FIGURE)$/.test(part.tagName));
    const [heading, ...rest] = parts;
    this.element = h("article", { class: "rules" }, heading, this.#contents(), h("div", { class: "prose" }, ...rest), this.#farewell());
  }

  enter(): void {
    addEventListener("scroll", this.#onScroll, { passive: true });
    if (lastPlace?.game === this.#game && lastPlace.language !== words.language) this.#return(lastPlace);
    else if (this.#section > 0) this.#headings[this.#section - 1]?.scrollIntoView();
    this.#remember();
  }
  leave(): void {
    removeEventListener("scroll", this.#onScroll);
    if (!location.hash.startsWith(`#/rules/${this.#game}`)) lastPlace = undefined;
  }

  #contents(): HTMLElement {
    const entries = this.#headings.map((heading, i) => {
      const href = `#/rules/${this.#game}/${i + 1}`;
      const go = (event: Event) => {
        event.preventDefault();
        history.replaceState(null, "", href);
        heading.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
        heading.focus({ preventScroll: true });
      };
      return h("li", {}, h("a", { href, onclick: go }, heading.textContent ?? ""));
    });
    return h("nav", { class: "contents", "aria-label": t("rules-contents") }, h("ol", {}, ...entries));
  }
  #farewell(): HTMLElement {
    return h(
      "p",
      { class: "card-actions" },
      h("a", { class: "button primary", href: `#/learn/${this.#game}` }, t("learn-try")),
      h("a", { class: "button", href: "#/" }, t("menu-back")),
    );
  }

  #remember(): void {
    const passed = this.#stations.filter((each) => each.getBoundingClientRect().top <= readingLine);
    const last = passed.at(-1);
    lastPlace = {
      game: this.#game,
      language: this.#language,
      station: passed.length,
      offset: last ? readingLine - last.getBoundingClientRect().top : scrollY,
    };
  }
  #return(place: Place): void {
    const station = this.#stations[place.station - 1];
    const next = this.#stations[place.station];
    if (!station) {
      scrollTo(0, place.offset);
      return;
    }
    const top = station.getBoundingClientRect().top;
    const room = next ? next.getBoundingClientRect().top - top - 1 : Infinity;
    scrollBy(0, top + Math.min(place.offset, room) - readingLine);
  }
}

export async function rulesPage(context: Context, game: string, section: number): Promise<Page> {
  const blocks = await rulesOf(game);
  if (blocks.length === 0) {
    return { element: h("div", { class: "notice" }, h("p", {}, t("rules-none")), h("a", { class: "button", href: "#/" }, t("menu-back"))) };
  }
  const parts = await Promise.all(blocks.map((_, at) => elementOf(context, blocks, at)));
  return new RulesPage(game, section, t(`${game}-name`), parts);
}
