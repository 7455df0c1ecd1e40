// What a person chose, kept in the browser.

import { closestLanguage, languages, type Language } from "../i18n/words.ts";

export type Theme = "system" | "light" | "dark";
export type Confirm = "touch" | "always" | "never";
export type Pace = "calm" | "usual" | "quick";

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** When a move is shown first and played only when it is confirmed. */
  readonly confirm: Confirm;
  readonly level: number;
  /** How long throws, answers and motion take, so that they can be followed; quick: no time at all. */
  readonly pace: Pace;
  readonly sounds: boolean;
  /** Names of rows and columns on the boards that have them. */
  readonly coordinates: boolean;
  /** Whether throws and tiles come by themselves, or when they are asked for. */
  readonly throws: boolean;
  /** Whether a turn without a move is passed by itself. */
  readonly passes: boolean;
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
    pace: kept.pace === "quick" || kept.pace === "calm" ? kept.pace : "usual",
    sounds: kept.sounds !== false,
    coordinates: kept.coordinates !== false,
    throws: kept.throws !== false,
    passes: kept.passes !== false,
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

/** A time at the pace that was chosen. */
export function paced(ms: number): number {
  const { pace } = current;
  return pace === "quick" ? 0 : pace === "calm" ? 1.8 * ms : ms;
}

export function applyTheme(): void {
  const { theme, coordinates } = current;
  document.documentElement.toggleAttribute("data-plain", !coordinates);
  if (theme === "system") document.documentElement.removeAttribute("data-theme");
  else document.documentElement.setAttribute("data-theme", theme);
}
