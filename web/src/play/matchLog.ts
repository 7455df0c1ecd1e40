// The head of a match's log: what was agreed. The core reads it and refuses what it cannot be played by.

export interface SeatPlayer {
  readonly kind: "person" | "computer";
  readonly level: number;
  readonly name: string;
}

export interface MatchTerms {
  readonly setup: string;
  readonly players: readonly SeatPlayer[];
  /** Of the dealer, in hexadecimal digits. */
  readonly secret: string;
  /** Where the match begins, if not as usual. */
  readonly position?: string | undefined;
  /** Moves that a puzzle for one takes at best. */
  readonly par?: number | undefined;
}

export function seatLine(player: SeatPlayer, index: number): string {
  const kind = player.kind === "person" ? "person" : `computer ${player.level}`;
  return `seat ${index + 1} ${kind}${player.name ? ` ${player.name}` : ""}`;
}

export function logHead(terms: MatchTerms): string {
  return [
    "thwart match 1",
    `setup ${terms.setup}`,
    ...(terms.position === undefined ? [] : [`position ${terms.position}`]),
    "clock none",
    `repetition ${terms.players.length > 1 ? "on" : "off"}`,
    "standstill on", // the core knows which games have such an end
    "leaving takeover 4",
    "takebacks on",
    ...terms.players.map(seatLine),
    `note secret ${terms.secret}`,
    ...(terms.par === undefined ? [] : [`note par ${terms.par}`]),
    `note date ${new Date().toISOString().slice(0, 10)}`,
    "begins 0",
    "",
    "",
  ].join("\n");
}

export function noteOf(notes: readonly string[], name: string): string {
  return notes.find((note) => note.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
}

export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
