// Matches on this device: their log as the core writes it (match/event_log.hpp), one entry each. A line is added with every
// event, before it is shown, so a match survives a closed page.

export interface Kept {
  readonly id: string;
  readonly log: string;
}

const mostKept = 40;
const prefix = "thwart.match.";

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined; // forbidden here: then matches last as long as the page
  }
}

export function newId(): string {
  return Date.now().toString(36);
}

export function saveMatch(id: string, log: string): void {
  try {
    storage()?.setItem(prefix + id, log);
  } catch {
    forgetOldest(id);
    try {
      storage()?.setItem(prefix + id, log);
    } catch {
      // Full even so: the match goes on without being kept.
    }
  }
}

export function loadMatch(id: string): string | undefined {
  return storage()?.getItem(prefix + id) ?? undefined;
}

export function forgetMatch(id: string): void {
  storage()?.removeItem(prefix + id);
}

/** The newest first: ids grow with time. */
export function allMatches(): readonly Kept[] {
  const store = storage();
  if (!store) return [];
  const ids = Object.keys(store).filter((key) => key.startsWith(prefix));
  return ids
    .sort()
    .reverse()
    .map((key) => ({ id: key.slice(prefix.length), log: store.getItem(key) ?? "" }));
}

/** Room for new ones: the oldest go. */
export function tidyMatches(): void {
  for (const each of allMatches().slice(mostKept)) forgetMatch(each.id);
}

function forgetOldest(but: string): void {
  const oldest = allMatches().filter((each) => each.id !== but).at(-1);
  if (oldest) forgetMatch(oldest.id);
}
