// How far somebody has come in the lessons of each game, kept in the browser.

const key = "thwart.learn";
type Progress = Readonly<Record<string, number>>;

function stored(): Progress {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") ?? {}) as Progress;
  } catch {
    return {}; // no storage, or spoilt
  }
}

let current = stored();

/** The lesson to go on with, from 0. */
export function progressOf(game: string): number {
  const kept = Number(current[game]);
  return Number.isInteger(kept) && kept > 0 ? kept : 0;
}

export function keepProgress(game: string, lesson: number): void {
  current = { ...current, [game]: lesson };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Then it lasts as long as the page.
  }
}
