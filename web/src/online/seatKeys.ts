// What opens a person's seats again, room by room, kept on this device. A key is a secret: it stands only here and, in a link
// for another device, behind the '#', which a browser sends to nobody.

const prefix = "thwart.seat.";
const mostKept = 60;

export interface KeptRoom {
  readonly key?: string;
  /** Whom the person does not want to hear: "seat 2" or "name Ana". */
  readonly muted: readonly string[];
  /** What is played there, and whether it still is. */
  readonly setup?: string;
  readonly isOver?: boolean;
  /** When it was last used. */
  readonly at: number;
}

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export function keptRoom(code: string): KeptRoom {
  try {
    const kept = JSON.parse(storage()?.getItem(prefix + code) ?? "{}") as Partial<KeptRoom>;
    return { ...kept, muted: kept.muted ?? [], at: kept.at ?? 0 };
  } catch {
    return { muted: [], at: 0 };
  }
}

export function keepRoom(code: string, change: Partial<Omit<KeptRoom, "at">>): void {
  try {
    storage()?.setItem(prefix + code, JSON.stringify({ ...keptRoom(code), ...change, at: Date.now() }));
    tidy();
  } catch {
    // Then the seat lasts as long as the page.
  }
}

export function forgetRoom(code: string): void {
  storage()?.removeItem(prefix + code);
}

/** The codes of all rooms that are kept, the one used last first. */
export function keptRooms(): readonly string[] {
  const codes = Object.keys(storage() ?? {}).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return codes.sort((a, b) => keptRoom(b).at - keptRoom(a).at);
}

function tidy(): void {
  for (const code of keptRooms().slice(mostKept)) forgetRoom(code);
}

const keyForm = /^[A-Za-z0-9_-]{8,128}$/;
const codeForm = /^[A-Za-z0-9_-]{1,32}$/;

export function inviteLink(code: string): string {
  return `${location.origin}/r/${code}`;
}
export function returnLink(code: string, key: string): string {
  return `${inviteLink(code)}#${key}`;
}

/** A link to a room becomes an address of the page; the key, if it has one, is kept and taken out of sight. */
export function enterByLink(): void {
  const code = /^\/r\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  if (code === undefined || !codeForm.test(code)) return;
  const key = location.hash.slice(1);
  if (keyForm.test(key)) keepRoom(code, { key });
  history.replaceState(null, "", `/#/room/${code}`);
}
