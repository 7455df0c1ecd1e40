// A board as SVG: the skin's ground, what lies on the sites, and the marks that say what can be done and what has just been
// done. Knows no rules: what may be touched is told.

import type { Board, PlayedStep, Position } from "../core/types.ts";
import { covers, nearest, type Point, type Target } from "../input/snap.ts";
import { s } from "../ui/dom.ts";
import { Look, unit, type Scene, type Skin } from "./skin.ts";

export interface BoardMarks {
  /** Sites of the last move, in order. */
  readonly last: readonly number[];
  readonly selected: readonly number[];
  /** Sites that can be touched next. */
  readonly next: readonly number[];
  /** Where moves could end that have not been begun. */
  readonly ends: readonly number[];
  readonly pending: { readonly step: string; readonly sites: readonly number[] } | undefined;
  readonly hint: readonly number[];
  /** Where the keyboard is. */
  readonly cursor: number | undefined;
  /** What the pointer is over, with what was touched before; the move that a click would make. */
  readonly hover: { readonly step: string | undefined; readonly sites: readonly number[] } | undefined;
}

export const noMarks: BoardMarks = {
  last: [],
  selected: [],
  next: [],
  ends: [],
  pending: undefined,
  hint: [],
  cursor: undefined,
  hover: undefined,
};

const motionMs = 220;
const tumbleMs = 600;

export class BoardView {
  readonly element: SVGSVGElement;
  readonly board: Board;
  readonly skin: Skin;
  readonly look: Look;
  readonly #targets: readonly Target[];
  readonly #below = s("g", { class: "marks" });
  readonly #things = s("g", { class: "things" });
  readonly #above = s("g", { class: "marks" });
  readonly #notes = s("g", { class: "notes" });
  #tokens: readonly number[] | undefined;
  #drawn = "";

  /** Seat 0 is nobody's: the board lies as its coordinates say. */
  constructor(skin: Skin, seat: number, label: string) {
    this.skin = skin;
    this.board = skin.board;
    this.look = new Look(skin.board, seat === 0 ? 0 : skin.angle(seat), skin.middle());
    this.#targets = this.board.sites.map((site, id) => skin.target(site, id, this.look));
    const frame = skin.frame(this.look);
    this.element = s(
      "svg",
      {
        class: `board ${skin.game}`,
        viewBox: `${frame.x} ${frame.y} ${frame.width} ${frame.height}`,
        role: "img",
        "aria-label": label,
      },
      s("g", { class: "ground" }, ...skin.ground(this.look)),
      this.#below,
      this.#things,
      this.#above,
      this.#notes,
    );
  }

  /** The site that a point of the screen means, of those that are open. */
  siteAt(clientX: number, clientY: number, open: ReadonlySet<number>, before?: number): number | undefined {
    const matrix = this.element.getScreenCTM();
    if (!matrix) return undefined;
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const found = nearest(
      point,
      this.#targets.filter((target) => open.has(target.site)),
      this.skin.reach,
      before,
    );
    const target = found === undefined ? undefined : this.#targets[found];
    if (!target || covers(target, point)) return found;
    const isClosed = (each: Target) => !open.has(each.site) && this.skin.isExact(this.board.sites[each.site]?.kind ?? "");
    return this.#targets.some((each) => isClosed(each) && covers(each, point)) ? undefined : found;
  }

  /** The next open site in a direction, for the arrow keys. */
  neighbour(from: number | undefined, dx: number, dy: number, open: ReadonlySet<number>): number | undefined {
    const origin = from === undefined ? undefined : this.#targets[from];
    if (!origin) return [...open][0];
    let best: number | undefined;
    let least = Infinity;
    for (const target of this.#targets) {
      if (!open.has(target.site) || target.site === from) continue;
      const along = (target.x - origin.x) * dx + (target.y - origin.y) * dy;
      const aside = Math.abs((target.x - origin.x) * dy - (target.y - origin.y) * dx);
      if (along < unit / 10 || aside > along * 1.8) continue;
      const far = along + 2 * aside;
      if (far < least) {
        least = far;
        best = target.site;
      }
    }
    return best;
  }

  /** Where a touch on the screen means this site. */
  screenPoint(site: number): { x: number; y: number } | undefined {
    const matrix = this.element.getScreenCTM();
    const target = this.#targets[site];
    if (!matrix || !target) return undefined;
    const { x, y } = target.handle ?? target;
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    return { x: point.x, y: point.y };
  }

  /** What is drawn over the board beside the marks: arrows and ways of those who study it. */
  note(notes: readonly SVGElement[]): void {
    this.#notes.replaceChildren(...notes);
  }
  middleOf(site: number): Point | undefined {
    const target = this.#targets[site];
    return target && { x: target.x, y: target.y };
  }

  /** What is shown next is there at once, however far it is from what is shown now. */
  jump(): void {
    this.#tokens = undefined;
  }

  show(position: Position, line: readonly PlayedStep[], marks: BoardMarks = noMarks): void {
    const scene: Scene = { board: this.board, position, line };
    // Things that lie there already stay, so that one in motion can arrive.
    const drawn = `${position.position} ${line.length}`;
    if (drawn !== this.#drawn) this.#showThings(scene);
    this.#showMarks(scene, marks);
    this.#drawn = drawn;
    this.#tokens = position.tokens;
  }

  // What moves is drawn last: it stands on what lies.
  #showThings(scene: Scene): void {
    const lying: SVGElement[] = [];
    const standing: SVGElement[] = [];
    const { tokens } = scene.position;
    const origins = this.#origins(tokens);
    this.board.sites.forEach((site, id) => {
      const thing = this.skin.thing(site, tokens[id] ?? 0, scene, this.look);
      if (!thing) return;
      const { x, y } = this.skin.at(site, this.look);
      const holder = s("g", { transform: `translate(${x} ${y})` }, thing);
      (this.skin.moves(site.kind) ? standing : lying).push(holder);
      const origin = origins.get(id);
      if (origin !== undefined) this.#slide(thing, origin, id);
      if (site.kind === "die" && this.#tokens && this.#tokens[id] !== tokens[id]) this.#tumble(thing);
    });
    this.#things.replaceChildren(...lying, ...standing);
  }

  /** For every site where something has arrived, where it came from. */
  #origins(tokens: readonly number[]): ReadonlyMap<number, number> {
    const origins = new Map<number, number>();
    const before = this.#tokens;
    if (!before || this.#isStill) return origins;
    const left: number[] = [];
    tokens.forEach((token, id) => {
      if (before[id] !== token && (before[id] ?? 0) !== 0 && this.skin.moves(this.board.sites[id]?.kind ?? "")) left.push(id);
    });
    tokens.forEach((token, id) => {
      if (token === 0 || before[id] === token || !this.skin.moves(this.board.sites[id]?.kind ?? "")) return;
      const from = left.find((each) => before[each] === token && tokens[each] !== token);
      if (from === undefined) return;
      origins.set(id, from);
      left.splice(left.indexOf(from), 1);
    });
    return origins;
  }

  get #isStill(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #slide(thing: SVGElement, from: number, to: number): void {
    const a = this.#targets[from];
    const b = this.#targets[to];
    if (!a || !b) return;
    thing.animate([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: "none" }], {
      duration: motionMs,
      easing: "ease-out",
    });
  }

  #tumble(thing: SVGElement): void {
    if (this.#isStill) return;
    thing.animate(
      [{ transform: "rotate(-300deg) scale(0.6)" }, { transform: "rotate(25deg) scale(1.12)", offset: 0.75 }, { transform: "none" }],
      { duration: tumbleMs, easing: "ease-out" },
    );
  }

  #outline(id: number, className: string, grow = 0): SVGElement | undefined {
    const target = this.#targets[id];
    if (!target) return undefined;
    if (target.isRound) return s("circle", { class: className, cx: target.x, cy: target.y, r: target.halfWidth + grow });
    const width = 2 * (target.halfWidth + grow);
    const height = 2 * (target.halfHeight + grow);
    const rx = Math.min(14, width / 2, height / 2);
    return s("rect", { class: className, x: target.x - width / 2, y: target.y - height / 2, width, height, rx });
  }

  #showMarks(scene: Scene, marks: BoardMarks): void {
    const below: (SVGElement | undefined)[] = marks.last.map((id) => this.#outline(id, "mark-last", 2));
    const above: (SVGElement | undefined)[] = [];
    for (const id of marks.next) {
      const kind = this.board.sites[id]?.kind ?? "";
      // Many, and thin: shown when the pointer is near.
      if (kind.startsWith("fence")) continue;
      above.push(this.#mark(id, scene, marks));
    }
    for (const id of marks.ends) above.push(this.#outline(id, "mark-end", 2));
    for (const id of marks.selected) above.push(this.#outline(id, "mark-selected", 4));
    for (const id of marks.hint) above.push(this.#outline(id, "mark-hint", 4));
    const preview = marks.pending ?? (marks.hover?.step === undefined ? undefined : { step: marks.hover.step, sites: marks.hover.sites });
    if (preview)
      above.push(
        s("g", { class: marks.pending ? "ghost pending" : "ghost" }, ...this.skin.ghost(preview.step, preview.sites, scene, this.look)),
      );
    if (marks.cursor !== undefined) above.push(this.#outline(marks.cursor, "mark-cursor", 6));
    const drawn = (list: readonly (SVGElement | undefined)[]) => list.filter((each) => each !== undefined);
    this.#below.replaceChildren(...drawn(below));
    this.#above.replaceChildren(...drawn(above));
  }

  // Where a piece can be taken up a ring; where one can be put down a dot.
  #mark(id: number, scene: Scene, marks: BoardMarks): SVGElement | undefined {
    const target = this.#targets[id];
    const isTaken = (scene.position.tokens[id] ?? 0) !== 0;
    const isOrigin = isTaken && marks.selected.length === 0;
    if (isOrigin && !this.skin.showsOrigins) return undefined;
    if (!target || isOrigin || isTaken) return this.#outline(id, isOrigin ? "mark-origin" : "mark-target", 3);
    return s("circle", { class: "mark-dot", cx: target.x, cy: target.y, r: 13 });
  }
}
