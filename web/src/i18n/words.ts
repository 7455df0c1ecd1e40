// The words of the page: the catalogue of the terminal (texts/README.md), read by the same rules. A language is loaded when
// it is first wanted; a key that it lacks is said in English.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const languages = ["en", "de", "es", "fr", "it", "lt", "zh-Hans", "zh-Hant"] as const;
export type Language = (typeof languages)[number];
/** Each in its own tongue, so that its speakers find it whatever the page speaks now. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  lt: "Lietuvių",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

export type Values = Record<string, FluentVariable>;

const files = {
  ...import.meta.glob<string>("../../../texts/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../games/[a-z]*/texts/*.ftl", { query: "?raw", import: "default" }),
};

async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => path.endsWith(`/${language}.ftl`));
  const sources = await Promise.all(paths.map((path) => files[path]?.()));
  for (const source of sources) if (source !== undefined) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The language that a browser's list of wishes ("zh-TW", "de-AT") means. */
export function closestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const lower = wish.toLowerCase();
    if (lower.startsWith("zh")) return /hant|tw|hk|mo/.test(lower) ? "zh-Hant" : "zh-Hans";
    const found = languages.find((each) => lower === each || lower.startsWith(`${each}-`));
    if (found) return found;
  }
  return "en";
}

class Words {
  #language: Language = "en";
  #bundle: FluentBundle | undefined;
  #english: FluentBundle | undefined;
  readonly #listeners = new Set<() => void>();

  get language(): Language {
    return this.#language;
  }

  async use(language: Language): Promise<void> {
    this.#english ??= await load("en");
    this.#bundle = language === "en" ? this.#english : await load(language);
    this.#language = language;
    for (const listener of this.#listeners) listener();
  }

  /** Called after every change of language, until the answer is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  has(key: string): boolean {
    return this.#english?.hasMessage(key) ?? false;
  }

  text(key: string, values: Values = {}): string {
    for (const bundle of [this.#bundle, this.#english]) {
      const pattern = bundle?.getMessage(key)?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, values, []);
    }
    return key;
  }
}

export const words = new Words();
export const t = (key: string, values?: Values): string => words.text(key, values);
