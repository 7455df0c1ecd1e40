// What can be done with a record besides looking at it: share it, keep it, check it.

import type { CoreClient } from "../core/client.ts";
import type { Verdict } from "../core/types.ts";
import { t } from "../i18n/words.ts";
import { button, h } from "../ui/dom.ts";
import { studyAddress } from "./share.ts";

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not allowed here: then it is shown to be copied by hand
  }
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The verdict in words; the place of the trouble as the core names it. */
export function verdictWords(verdict: Verdict): { readonly isGood: boolean; readonly text: string } {
  const { trouble, chance, chance_steps, steps } = verdict;
  if (trouble) return { isGood: false, text: t("study-verify-trouble", { where: trouble.where, what: trouble.what }) };
  const legal = t("study-verify-legal", { count: steps });
  const values = { count: chance_steps };
  if (chance === "fair") return { isGood: true, text: `${legal} ${t("study-verify-fair", values)}` };
  if (chance === "sealed") return { isGood: true, text: `${legal} ${t("study-verify-sealed")}` };
  if (chance === "unknown") return { isGood: true, text: `${legal} ${t("study-verify-unknown")}` };
  return { isGood: true, text: `${legal} ${t("study-verify-none")}` };
}

export class RecordTools {
  readonly element: HTMLElement;
  readonly #core: CoreClient;
  readonly #record: () => string;
  readonly #name: string;
  readonly #said = h("p", { class: "tool-words", role: "status" });
  readonly #text = h("textarea", { class: "tool-text", readonly: true, rows: 6, hidden: true, spellcheck: "false" });

  /** `record` is what stands on the board when it is asked for. */
  constructor(core: CoreClient, name: string, record: () => string) {
    this.#core = core;
    this.#record = record;
    this.#name = name;
    this.element = h(
      "section",
      { class: "study-tools" },
      h(
        "div",
        { class: "actions" },
        button(t("study-copy-link"), () => void this.#copyLink()),
        button(t("study-copy-record"), () => void this.#copyRecord()),
        button(t("study-download"), () => download(this.#record(), `${this.#name}.thwart`)),
        button(t("study-verify"), () => void this.#verify()),
      ),
      this.#said,
      this.#text,
    );
  }

  async #copyLink(): Promise<void> {
    const { origin, pathname } = location;
    await this.#offer(`${origin}${pathname}${await studyAddress(this.#record())}`, t("study-link-copied"));
  }
  #copyRecord(): Promise<void> {
    return this.#offer(this.#record(), t("study-record-copied"));
  }
  async #offer(text: string, done: string): Promise<void> {
    const isCopied = await copy(text);
    this.#say(isCopied ? done : t("study-copy-yourself"), true);
    this.#text.value = text;
    this.#text.setAttribute("aria-label", done);
    this.#text.hidden = isCopied;
    if (!isCopied) this.#text.select();
  }

  async #verify(): Promise<void> {
    const answer = await this.#core.verifyRecords(this.#record());
    const [verdict] = answer.ok ?? [];
    if (!verdict) return;
    const { isGood, text } = verdictWords(verdict);
    this.#text.hidden = true;
    this.#say(text, isGood);
  }

  #say(text: string, isGood: boolean): void {
    this.#said.textContent = text;
    this.#said.classList.toggle("bad", !isGood);
  }
}
