// Positions as text (docs/notation.md), changed by touches: which entry of which field a touch adds, moves or takes away. Whether
// the outcome is a position of the game is for the core to say, so nothing is checked here.

import type { Board, Site } from "../../core/types.ts";

/** What lies under the finger. */
export interface Tool {
  readonly id: string;
  /** For a seat's pieces. */
  readonly seat?: number;
  /** A word of the catalogue otherwise. */
  readonly key?: string;
  /** The letters of a tile. */
  readonly tile?: string;
}

/** Something chosen from a list: whose turn, what was thrown, how many are left. */
export interface Field {
  readonly key: string;
  readonly seat?: number;
  readonly options: readonly { readonly value: string; readonly key?: string; readonly seat?: number; readonly number?: number }[];
  readonly value: string;
  readonly set: (value: string) => string;
}

export interface PositionText {
  readonly tools: readonly Tool[];
  /** Whether a touch of such a site means something to the tool. */
  accepts(tool: Tool, site: Site): boolean;
  touch(text: string, tool: Tool, site: Site): string;
  fields(text: string): readonly Field[];
}

const list = (text: string): readonly string[] => (text === "-" || text === "" ? [] : text.split(","));
const joined = (entries: readonly string[], none = "-"): string => (entries.length === 0 ? none : entries.join(","));
const toggled = (entries: readonly string[], entry: string): readonly string[] =>
  entries.includes(entry) ? entries.filter((each) => each !== entry) : [...entries, entry];

function withPart(text: string, index: number, part: string): string {
  const parts = text.split(" ");
  parts[index] = part;
  return parts.join(" ");
}
const part = (text: string, index: number): string => text.split(" ")[index] ?? "";
const seatsUpTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

function seatField(text: string, index: number, seats: number): Field {
  return {
    key: "study-editor-seat",
    options: seatsUpTo(seats).map((seat) => ({ value: String(seat), seat })),
    value: part(text, index),
    set: (value) => withPart(text, index, value),
  };
}

class QuoridorText implements PositionText {
  readonly tools: readonly Tool[];
  readonly #seats: number;
  readonly #most: number;

  constructor(board: Board) {
    const seats = board.sides.length;
    this.#seats = seats;
    this.#most = Math.max(...part(board.start.position, 1).split(",").map(Number));
    this.tools = [{ id: "fences", key: "study-tool-fences" }, ...seatsUpTo(seats).map((seat) => ({ id: `seat${seat}`, seat }))];
  }
  accepts(tool: Tool, site: Site): boolean {
    return tool.seat === undefined ? site.kind.startsWith("fence") : site.kind === "square";
  }
  touch(text: string, tool: Tool, site: Site): string {
    if (tool.seat !== undefined) {
      const pawns = part(text, 0).split(",");
      pawns[tool.seat - 1] = site.label;
      return withPart(text, 0, pawns.join(","));
    }
    const index = site.kind === "fence_h" ? 2 : 3;
    return withPart(text, index, joined(toggled(list(part(text, index)), site.label.slice(0, 2))));
  }
  fields(text: string): readonly Field[] {
    const stocks = part(text, 1).split(",");
    const stockFields = stocks.map((value, i): Field => {
      const set = (changed: string) => withPart(text, 1, stocks.map((each, at) => (at === i ? changed : each)).join(","));
      return { key: "study-editor-fences", seat: i + 1, options: [...Array(this.#most + 1).keys()].map((count) => ({ value: String(count) })), value, set };
    });
    return [seatField(text, 4, this.#seats), ...stockFields];
  }
}

class BarricadeText implements PositionText {
  readonly tools: readonly Tool[];
  readonly #seats: number;

  constructor(board: Board) {
    const seats = board.sides.length;
    this.#seats = seats;
    this.tools = [{ id: "blockers", key: "study-tool-blockers" }, ...seatsUpTo(seats).map((seat) => ({ id: `seat${seat}`, seat }))];
  }
  accepts(_tool: Tool, site: Site): boolean {
    return site.kind === "cell" || site.kind === "goal";
  }
  /** A piece comes from its house and goes back there; whatever else lies on the cell makes room. */
  touch(text: string, tool: Tool, site: Site): string {
    const { label } = site;
    let changed = text;
    for (const seat of seatsUpTo(this.#seats)) {
      const [home = "", out = ""] = part(changed, seat - 1).split("+");
      if (home === "x") continue;
      const cells = list(out);
      const isHere = cells.includes(label);
      if (!isHere && seat !== tool.seat) continue;
      const left = Number(home) + (isHere ? 1 : -1);
      if (left < 0) continue;
      const now = toggled(cells, label);
      changed = withPart(changed, seat - 1, now.length > 0 ? `${left}+${now.join(",")}` : String(left));
    }
    const blockers = list(part(changed, this.#seats));
    if (tool.seat === undefined || blockers.includes(label)) changed = withPart(changed, this.#seats, joined(toggled(blockers, label)));
    return changed;
  }
  fields(text: string): readonly Field[] {
    const index = this.#seats + 1;
    const value = part(text, index);
    const phases = [
      { value: "roll", key: "study-phase-roll" },
      ...[1, 2, 3, 4, 5, 6].map((number) => ({ value: `go${number}`, key: "study-phase-thrown", number })),
      { value: "place", key: "study-phase-place" },
    ];
    const options = phases.some((each) => each.value === value) ? phases : [{ value, key: "study-phase-opening" }, ...phases];
    return [seatField(text, index + 1, this.#seats), { key: "study-editor-phase", options, value, set: (phase) => withPart(text, index, phase) }];
  }
}

class HalmaText implements PositionText {
  readonly tools: readonly Tool[];
  readonly #seats: number;

  constructor(board: Board) {
    const seats = board.sides.length;
    this.#seats = seats;
    this.tools = seatsUpTo(seats).map((seat) => ({ id: `seat${seat}`, seat }));
  }
  accepts(_tool: Tool, site: Site): boolean {
    return site.kind === "point";
  }
  touch(text: string, tool: Tool, site: Site): string {
    const rows = part(text, 0).split("/");
    const row = site.label.charCodeAt(0) - "a".charCodeAt(0);
    const points = [...(rows[row] ?? "").replace(/\d+/g, (run) => ".".repeat(Number(run)))];
    const at = Number(site.label.slice(1)) - 1;
    const letter = "ABC"[(tool.seat ?? 1) - 1] ?? "A";
    points[at] = points[at] === letter ? "." : letter;
    rows[row] = points.join("").replace(/\.+/g, (run) => String(run.length));
    return withPart(text, 0, rows.join("/"));
  }
  fields(text: string): readonly Field[] {
    return this.#seats > 1 ? [seatField(text, 1, this.#seats)] : [];
  }
}

/** Quarter turns of a tile, as it lies. */
const turnsOf = (letters: string): readonly string[] => {
  const turns = [letters];
  for (let i = 1; i < 4; ++i) turns.push([2, 0, 3, 1].map((at) => turns[i - 1]?.[at] ?? "").join(""));
  return turns;
};

/** On start slots, on cells, on goal slots. */
const piecesIn = (text: string): (readonly string[])[] => text.split(";").map(list);

class ShibuyaText implements PositionText {
  readonly tools: readonly Tool[];
  readonly #seats: number;
  readonly #pieces: number;
  readonly #kinds: readonly string[];

  constructor(board: Board) {
    this.#seats = board.sides.length;
    this.#pieces = piecesIn(part(board.start.position, 1)).flat().length;
    this.#kinds = board.sites.filter((site) => site.kind === "kind").map((site) => site.label);
    this.tools = [{ id: "red", seat: 1 }, { id: "yellow", seat: 2 }, ...this.#kinds.map((tile) => ({ id: tile, tile }))];
  }
  accepts(tool: Tool, site: Site): boolean {
    if (tool.tile !== undefined) return site.kind === "place";
    return site.kind === "cell" || site.kind.startsWith(tool.id);
  }
  touch(text: string, tool: Tool, site: Site): string {
    return tool.tile === undefined ? this.#touchPiece(text, tool, site) : this.#touchTile(text, tool.tile, site);
  }
  /** When all pieces are on the table, a new one comes from the starts. */
  #touchPiece(text: string, tool: Tool, site: Site): string {
    const index = tool.seat ?? 1;
    const lists = piecesIn(part(text, index));
    const which = site.kind === "cell" ? 1 : site.kind.endsWith("_start") ? 0 : 2;
    const isNew = !lists[which]?.includes(site.label);
    if (isNew && which > 0 && lists.flat().length === this.#pieces) lists[0] = lists[0]?.slice(0, -1) ?? [];
    lists[which] = toggled(lists[which] ?? [], site.label);
    return withPart(text, index, lists.map((each) => joined(each)).join(";"));
  }
  /** A new tile comes from the pile; the same one is turned, and after a whole turn it goes back. */
  #touchTile(text: string, tile: string, site: Site): string {
    const rows = part(text, 0).split("/").map((row) => row.split(","));
    const row = rows[4 - Number(site.label[1])] ?? [];
    const column = site.label.charCodeAt(0) - "A".charCodeAt(0);
    const before = row[column] ?? ".";
    const turns = turnsOf(tile);
    const at = turns.indexOf(before.slice(0, 4));
    row[column] = turns[at + 1] ?? ".";
    const count = at < 0 ? -1 : row[column] === "." ? 1 : 0;
    const pile = part(text, 3).split(",").map(Number);
    const kind = this.#kinds.indexOf(tile);
    pile[kind] = Math.max(0, (pile[kind] ?? 0) + count);
    const replaced = at < 0 && before !== "." ? this.#kinds.findIndex((each) => turnsOf(each).includes(before.slice(0, 4))) : -1;
    if (replaced >= 0) pile[replaced] = (pile[replaced] ?? 0) + 1;
    return withPart(withPart(text, 0, rows.map((each) => each.join(",")).join("/")), 3, pile.join(","));
  }
  fields(text: string): readonly Field[] {
    const value = part(text, 4);
    const phases = [
      { value: "draw", key: "study-phase-draw" },
      { value: "move", key: "study-phase-move" },
      ...this.#kinds.map((tile) => ({ value: `lay:${tile}` })),
    ];
    return [seatField(text, 6, this.#seats), { key: "study-editor-phase", options: phases, value, set: (phase) => withPart(text, 4, phase) }];
  }
}

const kinds: Readonly<Record<string, new (board: Board) => PositionText>> = {
  quoridor: QuoridorText,
  barricade: BarricadeText,
  halma: HalmaText,
  shibuya: ShibuyaText,
};

/** Undefined for a game whose positions can only be typed. */
export function positionTextOf(board: Board): PositionText | undefined {
  const kind = kinds[board.setup.split(":")[0] ?? ""];
  return kind && new kind(board);
}
