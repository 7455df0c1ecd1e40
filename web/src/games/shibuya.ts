// Shibuya: asphalt with tiles of two by two cells; every cell is a white or blue field with a circle or a square. The starts
// are arrows around it, the goals brackets; below lie the tile in hand, the pile, and what is left in it.

import type { LegalStep, Site } from "../core/types.ts";
import { Look, Skin, unit, type Frame, type Scene } from "../board/skin.ts";
import { seatPiece } from "../board/pieces.ts";
import type { Point, Target } from "../input/snap.ts";
import { t } from "../i18n/words.ts";
import { s } from "../ui/dom.ts";

const middle = 3.5;
const below = 5.75; // from the middle down to the row of tiles
const small = 0.4; // their size there
const cornersOf: readonly (readonly [number, number])[] = [[-0.5, 0.5], [0.5, 0.5], [-0.5, -0.5], [0.5, -0.5]];

/** The letters of a tile after quarter turns clockwise: NW, NE, SW, SE as it lies. */
function turned(letters: string, turns: number): string {
  let result = letters;
  for (let i = 0; i < turns; ++i) result = [2, 0, 3, 1].map((at) => result[at]).join("");
  return result;
}

export class ShibuyaSkin extends Skin {
  override angle(seat: number): number {
    return 90 * (seat - 1);
  }
  override middle() {
    return { x: middle, y: middle };
  }
  override hue(seat: number): number {
    return this.board.sides[seat - 1] === 0 ? 1 : 4;
  }
  override frame(): Frame {
    return { x: -5.15 * unit, y: -5.15 * unit, width: 10.3 * unit, height: 11.8 * unit };
  }
  override at(site: Site, look: Look): Point {
    const kinds = this.board.sites.filter((each) => each.kind === "kind");
    if (site.kind === "hand") return { x: -4.3 * unit, y: below * unit };
    if (site.kind === "pile") return { x: -2.9 * unit, y: below * unit };
    if (site.kind === "kind") return { x: (-1.35 + 1.18 * kinds.indexOf(site)) * unit, y: below * unit };
    if (site.kind.endsWith("_start") || site.kind.endsWith("_goal") || site.kind === "slot") {
      // A little further out than a cell would be.
      const dx = site.x < 0 ? -0.06 : site.x > 7 ? 0.06 : 0;
      const dy = site.y < 0 ? -0.06 : site.y > 7 ? 0.06 : 0;
      return look.point(site.x + dx, site.y + dy);
    }
    return look.point(site.x, site.y);
  }
  override target(site: Site, id: number, look: Look): Target {
    const half = site.kind === "place" ? 98 : site.kind === "pile" ? 46 : 44;
    return { site: id, ...this.at(site, look), halfWidth: half, halfHeight: half, isRound: false };
  }
  override get reach(): number {
    return 70;
  }
  override moves(kind: string): boolean {
    return kind === "cell" || kind.endsWith("_start") || kind.endsWith("_goal");
  }
  override lands(kind: string): boolean {
    return kind === "place" || kind === "hand";
  }

  override ground(look: Look): readonly SVGElement[] {
    const size = 10.2 * unit;
    const parts: SVGElement[] = [
      s("rect", { class: "plate", x: -size / 2, y: -size / 2, width: size, height: size, rx: 36 }),
      s("rect", { class: "field", x: -4.06 * unit, y: -4.06 * unit, width: 8.12 * unit, height: 8.12 * unit, rx: 12 }),
    ];
    this.board.sites.forEach((site) => {
      const { x, y } = this.at(site, look);
      if (site.kind === "place") parts.push(s("rect", { class: "place", x: x - 96, y: y - 96, width: 192, height: 192, rx: 12 }));
      if (site.kind.endsWith("_start")) parts.push(this.#arrow(x, y, site.kind.startsWith("red") ? 1 : 4));
      if (site.kind.endsWith("_goal")) parts.push(this.#bracket(x, y, site.kind.startsWith("red") ? 1 : 4));
    });
    return parts;
  }
  #inwards(x: number, y: number): number {
    return Math.abs(x) > Math.abs(y) ? (x < 0 ? 90 : -90) : y < 0 ? 180 : 0;
  }
  #arrow(x: number, y: number, hue: number): SVGElement {
    return s(
      "g",
      { class: `hue${hue}`, transform: `translate(${x} ${y}) rotate(${this.#inwards(x, y)})` },
      s("rect", { class: "slot", x: -42, y: -42, width: 84, height: 84, rx: 12 }),
      s("path", { class: "slot-sign", d: "M-20 10L0 -14L20 10" }),
    );
  }
  #bracket(x: number, y: number, hue: number): SVGElement {
    return s(
      "g",
      { class: `hue${hue}`, transform: `translate(${x} ${y}) rotate(${this.#inwards(x, y)})` },
      s("rect", { class: "slot goal-slot", x: -42, y: -42, width: 84, height: 84, rx: 12 }),
      hue === 4 && s("rect", { x: -42, y: -42, width: 84, height: 84, rx: 12, fill: "url(#pattern-4)", class: "goal-pattern" }),
      s("path", { class: "slot-sign", d: "M-36 -30V22Q-36 34 -24 34H24Q36 34 36 22V-30" }),
    );
  }

  override thing(site: Site, token: number, _scene: Scene, look: Look): SVGElement | undefined {
    switch (site.kind) {
      case "place":
        return token === 0 ? undefined : this.#placed(token, look);
      case "hand":
        return token === 0 ? s("rect", { class: "empty-hand", x: -44, y: -44, width: 88, height: 88, rx: 8 }) : this.#kindTile(token - 1, small + 0.04);
      case "pile":
        return this.#pile(token);
      case "kind":
        return this.#left(site, token);
      default:
        return token === 0 ? undefined : seatPiece(token === 1 ? 1 : 4, 27);
    }
  }

  override picture(step: string): SVGElement | undefined {
    return /^[BWbw]{4}$/.test(step) ? this.#tile(step, small + 0.04, 0, false) : undefined;
  }

  #lettersOf(kind: number): string {
    return this.board.sites.filter((site) => site.kind === "kind")[kind]?.label ?? "";
  }
  #placed(token: number, look: Look): SVGElement {
    const letters = turned(this.#lettersOf((token - 1) >> 3), ((token - 1) >> 1) & 3);
    const isSecond = ((token - 1) & 1) !== 0;
    return this.#tile(letters, 1, look.angle, isSecond);
  }
  #kindTile(kind: number, scale: number): SVGElement {
    return this.#tile(this.#lettersOf(kind), scale, 0, false);
  }

  // Cells are put where the turned board has them, so the marks themselves stay upright.
  #tile(letters: string, scale: number, angle: number, isSecond: boolean): SVGElement {
    const turn = (angle * Math.PI) / 180;
    const cells = cornersOf.map(([x, y], i) => {
      const px = unit * (x * Math.cos(turn) - y * Math.sin(turn));
      const py = -unit * (x * Math.sin(turn) + y * Math.cos(turn));
      return this.#cell(letters[i] ?? "W", px, py);
    });
    return s(
      "g",
      { class: isSecond ? "tile second" : "tile", transform: scale === 1 ? undefined : `scale(${scale})` },
      s("rect", { class: "tile-shadow", x: -95, y: isSecond ? -88 : -92, width: 192, height: 192, rx: 12 }),
      s("rect", { class: "tile-body", x: -97, y: -97, width: 194, height: 194, rx: 12 }),
      ...cells,
      isSecond && s("rect", { class: "tile-second", x: -94, y: -94, width: 188, height: 188, rx: 10 }),
    );
  }
  #cell(letter: string, x: number, y: number): SVGElement {
    const isWhite = letter.toLowerCase() === "w";
    const isCircle = letter === letter.toLowerCase();
    return s(
      "g",
      { class: isWhite ? "cell white" : "cell blue", transform: `translate(${x} ${y})` },
      s("rect", { class: "cell-field", x: -46, y: -46, width: 92, height: 92, rx: 8 }),
      isCircle
        ? s("circle", { class: "cell-mark", r: 33 })
        : s("rect", { class: "cell-mark", x: -30, y: -30, width: 60, height: 60, rx: 3 }),
    );
  }
  #pile(count: number): SVGElement {
    const cards = [2, 1, 0]
      .slice(3 - Math.min(3, count))
      .map((i) => s("rect", { class: "pile-card", x: -42 + i * 4, y: -42 - i * 4, width: 84, height: 84, rx: 9 }));
    return s("g", {}, ...cards, s("text", { class: "pile-count", y: 14, "text-anchor": "middle" }, String(count)));
  }
  #left(site: Site, count: number): SVGElement {
    const kind = this.board.sites.filter((each) => each.kind === "kind").indexOf(site);
    return s(
      "g",
      { class: count === 0 ? "kind gone" : "kind" },
      this.#kindTile(kind, small),
      s("text", { class: "kind-count", y: 76, "text-anchor": "middle" }, String(count)),
    );
  }

  override ghost(step: string, sites: readonly number[], scene: Scene, look: Look): readonly SVGElement[] {
    const lay = /^([A-D][1-4]):([BWbw]{4})$/.exec(step);
    if (!lay) return super.ghost(step, sites, scene, look);
    const place = this.board.sites.find((site) => site.kind === "place" && site.label === lay[1]);
    if (!place) return [];
    const { x, y } = this.at(place, look);
    return [s("g", { transform: `translate(${x} ${y})` }, this.#tile(lay[2] ?? "", 1, look.angle, false))];
  }
  override landing(_step: string, scene: Scene): SVGElement {
    return seatPiece(this.hue(scene.position.turn.seat ?? 1), 27);
  }

  override turned(step: string, legal: readonly LegalStep[]): string | undefined {
    const place = /^[A-D][1-4]:/.exec(step)?.[0];
    const same = legal.map((each) => each.text).filter((text) => place !== undefined && text.startsWith(place));
    const letters = (text: string) => text.slice(3);
    // As a hand would turn it: by quarters, clockwise.
    for (let quarters = 1; quarters < 4; ++quarters) {
      const found = same.find((text) => letters(text) === turned(letters(step), quarters));
      if (found !== undefined && found !== step) return found;
    }
    return undefined;
  }
  override siteName(site: Site, id: number, scene: Scene): string {
    const token = scene.position.tokens[id] ?? 0;
    if (site.kind === "place" || site.kind === "kind") return "";
    if (site.kind === "pile") return t("shibuya-tiles-left", { count: token });
    if (site.kind === "hand") {
      if (token === 0) return "";
      const cells = [...this.#lettersOf(token - 1)].map((letter) => this.#cellName(letter));
      return t("site-at", { place: t("site-hand"), what: cells.join(" · ") });
    }
    const piece = token === 0 ? t("site-empty") : t("seat-label", { seat: token === 1 ? "red" : "yellow" });
    if (site.kind.endsWith("_start")) return t("site-at", { place: `${t("site-start")} ${site.label}`, what: piece });
    if (site.kind.endsWith("_goal")) return t("site-at", { place: `${t("site-goal")} ${site.label}`, what: piece });
    if (site.kind !== "cell") return "";
    const ground = t("site-at", { place: site.label, what: this.#cellName(this.#letterAt(site, scene)) });
    return token === 0 ? ground : t("site-at", { place: ground, what: piece });
  }
  #cellName(letter: string): string {
    const names: Readonly<Record<string, string>> = {
      W: t("site-white-square"),
      w: t("site-white-circle"),
      B: t("site-blue-square"),
      b: t("site-blue-circle"),
    };
    return names[letter] ?? t("site-no-tile");
  }
  /** The cell's own letter of the tile that covers it; empty where none does. */
  #letterAt(cell: Site, scene: Scene): string {
    const place = this.board.sites.findIndex(
      (site) => site.kind === "place" && Math.abs(site.x - cell.x) < 1 && Math.abs(site.y - cell.y) < 1,
    );
    const token = scene.position.tokens[place] ?? 0;
    const middleOf = this.board.sites[place];
    if (token === 0 || !middleOf) return "";
    const letters = turned(this.#lettersOf((token - 1) >> 3), ((token - 1) >> 1) & 3);
    return letters[cornersOf.findIndex(([x, y]) => middleOf.x + x === cell.x && middleOf.y + y === cell.y)] ?? "";
  }

  override tallies(scene: Scene, seat: number): readonly string[] {
    const kind = this.board.sides[seat - 1] === 0 ? "red_goal" : "yellow_goal";
    return [t("shibuya-in-goal", { count: this.taken(scene, kind) })];
  }
  override tableTallies(scene: Scene): readonly string[] {
    const tallies = [t("shibuya-tiles-left", { count: this.token(scene, "pile", "pile") })];
    const passes = Number(scene.position.position.split(" ")[5]);
    if (passes > 0) tallies.push(t("shibuya-passed", { count: passes }));
    return tallies;
  }
  override phase(scene: Scene): string {
    const phase = scene.position.position.split(" ")[4] ?? "";
    const mayDraw = scene.position.legal.some((step) => step.text === "draw");
    if (phase === "move") return this.word(mayDraw ? "status-move" : "status-move-walk");
    return this.word(phase === "draw" ? "status-draw" : "status-lay");
  }
}
