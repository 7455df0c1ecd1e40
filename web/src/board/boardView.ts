// A board as SVG: the skin's ground, what lies on the sites, and the marks that say what can be done and what has just been
// done. Knows no rules: what may be touched is told.

import type { Board, PlayedStep, Position, Site } from "../core/types.ts";
import { covers, nearest, rivals, type Point, type Target } from "../input/snap.ts";
import { s } from "../ui/dom.ts";
import { glide, land, tumble } from "./motion.ts";
import { Look, unit, type Scene, type Skin } from "./skin.ts";
import { Zoom } from "./zoom.ts";

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
  /** What a refused move runs into: things in its way, or a region that it would shut in. */
  readonly against: { readonly sites: readonly number[]; readonly isRegion: boolean } | undefined;
  /** What shall be played next, as soon as it may. */
  readonly planned: readonly number[];
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
  against: undefined,
  planned: [],
  hover: undefined,
};

/** How far a finger is off now and then. */
const fingerPx = 9;

export class BoardView {
  readonly element: SVGSVGElement;
  readonly board: Board;
  readonly skin: Skin;
  readonly look: Look;
  readonly zoom: Zoom;
  readonly #targets: readonly Target[];
  readonly #sites: readonly SVGElement[];
  readonly #below = s("g", { class: "marks" });
  readonly #things = s("g", { class: "things" });
  readonly #above = s("g", { class: "marks" });
  readonly #notes = s("g", { class: "notes" });
  #tokens: readonly number[] | undefined;
  #drawn = "";
  #named = "";
  #wordsFor = "";
  readonly #words = new Map<number, string>();

  /** Seat 0 is nobody's: the board lies as its coordinates say. */
  constructor(skin: Skin, seat: number, label: string) {
    this.skin = skin;
    this.board = skin.board;
    this.look = new Look(skin.board, seat === 0 ? 0 : skin.angle(seat), skin.middle());
    this.#targets = this.board.sites.map((site, id) => skin.target(site, id, this.look));
    this.#sites = this.board.sites.map((_, id) => this.#outline(id, "site") ?? s("g", { class: "site" }));
    this.element = s(
      "svg",
      { class: `board ${skin.game}`, role: "img", "aria-label": label },
      s("g", { class: "ground", "aria-hidden": "true" }, ...skin.ground(this.look)),
      this.#below,
      this.#things,
      this.#above,
      this.#notes,
    );
    this.zoom = new Zoom(this.element, skin.frame(this.look));
  }

  /** From now on the sites can be reached by keyboard and are named to those who listen. */
  makePlayable(help: string): void {
    this.element.setAttribute("role", "application");
    this.element.setAttribute("aria-description", help);
    for (const layer of [this.#below, this.#things, this.#above]) layer.setAttribute("aria-hidden", "true");
    this.element.append(s("g", { class: "sites" }, ...this.#sites));
  }
  /** The site whose element this is. */
  siteOf(element: EventTarget | null): number | undefined {
    const found = this.#sites.indexOf(element as SVGElement);
    return found < 0 ? undefined : found;
  }
  focus(site: number): void {
    this.#sites[site]?.focus();
  }
  hasName(site: number): boolean {
    return this.#sites[site]?.hasAttribute("aria-label") ?? false;
  }
  nameOf(site: number): string {
    return this.#sites[site]?.getAttribute("aria-label") ?? "";
  }

  /** What lies where, in words; one of the sites can be reached with the tab key. */
  name(scene: Scene, open: ReadonlySet<number>, chosen: readonly number[], current: number | undefined): void {
    const key = `${scene.position.position} ${[...open].join()} ${chosen.join()} ${current}`;
    if (key === this.#named) return;
    this.#named = key;
    const names = this.board.sites.map((site, id) => this.#nameOf(site, id, scene, open.has(id)));
    const first = current ?? names.findIndex((name, id) => name !== "" && open.has(id));
    const entry = first >= 0 && names[first] !== "" ? first : names.findIndex((name) => name !== "");
    names.forEach((name, id) => {
      const isNamed = name !== "";
      this.#tell(id, "role", isNamed ? "button" : undefined);
      this.#tell(id, "aria-label", isNamed ? name : undefined);
      this.#tell(id, "tabindex", isNamed ? (id === entry ? "0" : "-1") : undefined);
      this.#tell(id, "aria-disabled", isNamed && !open.has(id) ? "true" : undefined);
      this.#tell(id, "aria-pressed", isNamed && chosen.includes(id) ? "true" : undefined);
    });
  }
  #tell(site: number, attribute: string, value: string | undefined): void {
    const element = this.#sites[site];
    if (!element || (element.getAttribute(attribute) ?? undefined) === value) return;
    if (value === undefined) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value);
  }
  // Words take time, and most of them are the same until somebody has moved.
  #nameOf(site: Site, id: number, scene: Scene, isOpen: boolean): string {
    if (this.#wordsFor !== scene.position.position) this.#words.clear();
    this.#wordsFor = scene.position.position;
    const key = isOpen ? id : ~id;
    const known = this.#words.get(key) ?? this.skin.siteName(site, id, scene, isOpen);
    this.#words.set(key, known);
    return known;
  }

  /** Where sites are drawn. */
  placesOf(sites: readonly number[]): readonly Target[] {
    return sites.flatMap((site) => this.#targets[site] ?? []);
  }
  /** Sites at a place, like a square and the fences that are named after it, in turn. */
  nextAt(site: number): number | undefined {
    const place = (id: number) => /^[a-z]+\d+/i.exec(this.board.sites[id]?.label ?? "")?.[0];
    const here = place(site);
    const all = [...this.board.sites.keys()].filter((id) => this.hasName(id) && here !== undefined && place(id) === here);
    return all[(all.indexOf(site) + 1) % all.length];
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

  /** The open sites that a finger at this point of the screen could mean. */
  rivals(clientX: number, clientY: number, open: ReadonlySet<number>): readonly number[] {
    const matrix = this.element.getScreenCTM();
    if (!matrix) return [];
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const targets = this.#targets.filter((target) => open.has(target.site));
    return rivals(point, targets, fingerPx / matrix.a);
  }

  /** The next site in a direction, for the arrow keys: of those with a name, or of those that are told. */
  neighbour(from: number | undefined, dx: number, dy: number, among?: ReadonlySet<number>): number | undefined {
    const origin = from === undefined ? undefined : this.#targets[from];
    if (!origin) return [...(among ?? [])][0];
    let best: number | undefined;
    let least = Infinity;
    for (const target of this.#targets) {
      if (target.site === from || !(among?.has(target.site) ?? this.hasName(target.site))) continue;
      const along = (target.x - origin.x) * dx + (target.y - origin.y) * dy;
      const aside = Math.abs((target.x - origin.x) * dy - (target.y - origin.y) * dx);
      if (along < unit / 10 || aside > along * 1.8) continue;
      const far = along + 1.5 * aside; // on a star the next row, aslant, is nearer than the one after it
      if (far < least) {
        least = far;
        best = target.site;
      }
    }
    return best;
  }

  /** Whether a point of the screen lies inside the site's own outline. */
  isInside(site: number, clientX: number, clientY: number): boolean {
    const matrix = this.element.getScreenCTM();
    const target = this.#targets[site];
    return matrix !== null && target !== undefined && covers(target, new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()));
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
    this.#drawn = "";
  }

  /** `way`: the sites that the piece which has just moved has visited. */
  show(position: Position, line: readonly PlayedStep[], marks: BoardMarks = noMarks, way: readonly number[] = []): void {
    const scene: Scene = { board: this.board, position, line };
    // Things that lie there already stay, so that one in motion can arrive.
    const drawn = `${position.position} ${line.length}`;
    if (drawn !== this.#drawn) this.#showThings(scene, way);
    this.#showMarks(scene, marks);
    this.#drawn = drawn;
    this.#tokens = position.tokens;
  }

  // What moves is drawn last: it stands on what lies.
  #showThings(scene: Scene, way: readonly number[]): void {
    const lying: SVGElement[] = [];
    const standing: SVGElement[] = [];
    const { tokens } = scene.position;
    const before = this.#tokens;
    const origins = this.#origins(tokens);
    const moved: SVGElement[] = [];
    this.board.sites.forEach((site, id) => {
      const thing = this.skin.thing(site, tokens[id] ?? 0, scene, this.look);
      if (!thing) return;
      const { x, y } = this.skin.at(site, this.look);
      const mover = s("g", {}, thing);
      const holder = s("g", { transform: `translate(${x} ${y})` }, mover);
      const isStill = !before || before[id] === tokens[id];
      (!isStill ? moved : this.skin.moves(site.kind) ? standing : lying).push(holder);
      if (isStill) return;
      const origin = origins.get(id);
      if (way.length > 1 && way.at(-1) === id) glide(mover, this.placesOf(way));
      else if (origin !== undefined) glide(mover, this.placesOf([origin, id]));
      else if (site.kind === "die") tumble(mover);
      else if (this.skin.lands(site.kind)) land(mover);
    });
    this.#things.replaceChildren(...lying, ...standing, ...moved);
  }

  /** For every site where something has arrived, where it came from. */
  #origins(tokens: readonly number[]): ReadonlyMap<number, number> {
    const origins = new Map<number, number>();
    const before = this.#tokens;
    if (!before) return origins;
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
    for (const id of marks.planned) above.push(this.#outline(id, "mark-planned", 4));
    const { against } = marks;
    for (const id of against?.sites ?? [])
      (against?.isRegion ? below : above).push(this.#outline(id, against?.isRegion ? "mark-shut-in" : "mark-against", against?.isRegion ? 8 : 4));
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
