// Where studying begins: matches of this device, records from elsewhere, or a position set up by hand.

import type { CoreError, ReadRecord } from "../core/types.ts";
import { t } from "../i18n/words.ts";
import type { Context, Page } from "../pages/page.ts";
import { h } from "../ui/dom.ts";
import { finishedEntry, finishedMatches } from "./finished.ts";
import { longestText, studyAddress } from "./share.ts";
import { headerOf } from "./study.ts";

const mostShown = 40;

function recordLabel(record: ReadRecord): string {
  const game = record.setup.split(":")[0] ?? "";
  const turns = (record.items.at(-1)?.turn ?? -1) + 1;
  const date = headerOf(record, "Date") || "–";
  return t("menu-saved-entry", { game: t(`${game}-name`), date, count: turns });
}

class Import {
  readonly element: HTMLElement;
  readonly #context: Context;
  readonly #text = h("textarea", { rows: 6, spellcheck: "false", "aria-label": t("study-import-text"), placeholder: '[Game "quoridor"] …' });
  readonly #said = h("div", { class: "import-said", role: "status" });

  constructor(context: Context) {
    this.#context = context;
    const file = h("input", { type: "file", class: "unseen", accept: ".thwart,.txt,.json,text/plain,application/json", onchange: () => void this.#readFile(file.files?.[0]) });
    this.element = h(
      "section",
      {},
      h("h2", {}, t("study-import")),
      h("p", { class: "muted" }, t("study-import-hint")),
      h(
        "form",
        {
          class: "import",
          onsubmit: (event: Event) => {
            event.preventDefault();
            void this.#open(this.#text.value);
          },
        },
        this.#text,
        h("div", { class: "card-actions" }, h("button", { type: "submit", class: "primary" }, t("study-import-open")), h("label", { class: "button file" }, file, t("study-import-file"))),
      ),
      this.#said,
    );
  }

  async #readFile(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > longestText) {
      this.#refuse(t("study-import-long"));
      return;
    }
    this.#text.value = await file.text();
    await this.#open(this.#text.value);
  }

  /** One record is opened at once, of several one is chosen. */
  async #open(text: string): Promise<void> {
    if (text.trim() === "") return;
    const records = await this.#context.core.readRecords(text);
    if (records.error) {
      this.#refuse(t("study-bad-record"), records.error);
      return;
    }
    const [only] = records.ok;
    if (records.ok.length === 1 && only) {
      location.hash = await studyAddress(only.text);
      return;
    }
    const entries = await Promise.all(records.ok.map(async (record) => h("li", {}, h("a", { href: await studyAddress(record.text) }, recordLabel(record)))));
    this.#said.replaceChildren(h("p", {}, t("study-import-several", { count: entries.length })), h("ol", {}, ...entries));
  }

  #refuse(words: string, error?: CoreError): void {
    this.#said.replaceChildren(h("p", { class: "bad" }, words), error ? h("p", { class: "muted", lang: "en" }, `${error.where}: ${error.what}`) : "");
  }
}

export async function studyHome(context: Context): Promise<Page> {
  const entries = (await finishedMatches(context.core, mostShown)).map(finishedEntry);
  const games = await context.core.games();
  const element = h(
    "div",
    { class: "study-home" },
    h("h1", {}, t("study-title")),
    h(
      "section",
      {},
      h("h2", {}, t("study-finished")),
      entries.length > 0 ? h("ul", {}, ...entries) : h("p", { class: "muted" }, t("study-finished-none")),
    ),
    new Import(context).element,
    h(
      "section",
      {},
      h("h2", {}, t("study-editor")),
      h("div", { class: "actions" }, ...games.map((game) => h("a", { class: "button", href: `#/study/edit/${encodeURIComponent(game.setups[0] ?? game.name)}` }, t(`${game.name}-name`)))),
    ),
    h("a", { class: "button", href: "#/" }, t("menu-back")),
  );
  return { element, title: t("study-title") };
}
