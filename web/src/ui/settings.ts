// What a person chose, kept in the browser.

import { closestLanguage, languages, type Language } from "../i18n/words.ts";

export type Theme = "system" | "light" | "dark";
export type Confirm = "touch" | "always" | "never";

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** When a move is shown first and played only when it is confirmed. */
  readonly confirm: Confirm;
  readonly level: number;
  /** Whether throws and answers come after a moment, so that they can be followed, or at once. */
  readonly pace: "usual" | "quick";
}

const key = "thwart.settings";

function stored(): Partial<Settings> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") ?? {}) as Partial<Settings>;
  } catch {
    return {}; // no storage, or spoilt
  }
}

function read(): Settings {
  const kept = stored();
  const level = Number(kept.level);
  return {
    language: languages.find((each) => each === kept.language) ?? closestLanguage(navigator.languages),
    theme: kept.theme === "light" || kept.theme === "dark" ? kept.theme : "system",
    confirm: kept.confirm === "always" || kept.confirm === "never" ? kept.confirm : "touch",
    pace: kept.pace === "quick" ? "quick" : "usual",
    level: level >= 1 && level <= 8 ? Math.floor(level) : 2,
  };
}

let current = read();

export const settings = (): Settings => current;

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Then they last as long as the page.
  }
  applyTheme();
}

export function applyTheme(): void {
  const { theme } = current;
  if (theme === "system") document.documentElement.removeAttribute("data-theme");
  else document.documentElement.setAttribute("data-theme", theme);
}
