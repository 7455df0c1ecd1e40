// Quoridor: a walnut plate with maple squares; fences lie in the grooves, the rest of them in a rack before their seat.

import type { Site } from "../core/types.ts";
import { angleToBottom, homeOf, Look, Skin, unit, type Frame, type Scene } from "../board/skin.ts";
import { seatPiece } from "../board/pieces.ts";
import type { Target } from "../input/snap.ts";
import { t } from "../i18n/words.ts";
import { s } from "../ui/dom.ts";

const square = 82;
const fence = { length: 182, width: 15 };
const half = 4 * unit + unit / 2 + 12; // of the plate
const rack = 52;

export class QuoridorSkin extends Skin {
  override angle(seat: number): number {
    const home = homeOf(this.board, seat);
    return angleToBottom(home.x - 4, home.y - 4, 90);
  }
  override middle() {
    return { x: 4, y: 4 };
  }
  override frame(): Frame {
    const aside = this.board.sides.length > 2 ? rack : 0;
    return { x: -half - aside - 4, y: -half - rack - 4, width: 2 * (half + aside + 4), height: 2 * (half + rack + 4) };
  }
  override target(site: Site, id: number, look: Look): Target {
    const place = { site: id, ...this.at(site, look), isRound: false };
    if (site.kind === "square") return { ...place, halfWidth: square / 2, halfHeight: square / 2 };
    const isAcross = (site.kind === "fence_h") !== look.isSideways;
    const { x, y } = place;
    const aside = 0.18 * fence.length; // off the crossing, and nearer to it than to the next fence
    return isAcross
      ? { ...place, halfWidth: fence.length / 2, halfHeight: fence.width / 2, handle: { x: x + aside, y } }
      : { ...place, halfWidth: fence.width / 2, halfHeight: fence.length / 2, handle: { x, y: y + aside } };
  }
  override get reach(): number {
    return 48;
  }
  override isExact(kind: string): boolean {
    return kind.startsWith("fence");
  }
  override moves(kind: string): boolean {
    return kind === "square";
  }

  override lands(kind: string): boolean {
    return kind.startsWith("fence");
  }

  override ground(look: Look): readonly SVGElement[] {
    const size = 2 * half;
    const parts: SVGElement[] = [
      s("rect", { class: "plate", x: -half, y: -half, width: size, height: size, rx: 22 }),
      s("rect", { x: -half, y: -half, width: size, height: size, rx: 22, fill: "url(#plate-light)" }),
    ];
    this.board.sites.forEach((site) => {
      if (site.kind !== "square") return;
      const { x, y } = this.at(site, look);
      parts.push(s("rect", { class: "square", x: x - square / 2, y: y - square / 2, width: square, height: square, rx: 9 }));
    });
    for (let seat = 1; seat <= this.board.sides.length; ++seat) parts.push(this.#goal(seat, look));
    parts.push(...this.#coordinates(look));
    return parts;
  }

  // Letters in the squares of the bottom row as one sees it, digits in those of the left column.
  #coordinates(look: Look): readonly SVGElement[] {
    const edge = 4 * unit - 1;
    return this.board.sites.flatMap((site) => {
      if (site.kind !== "square") return [];
      const { x, y } = this.at(site, look);
      const [letter, digit] = look.isSideways ? [site.label[1], site.label[0]] : [site.label[0], site.label[1]];
      const text = (dx: number, dy: number, label = "") => s("text", { class: "coordinate", x: x + dx, y: y + dy }, label);
      return [...(y > edge ? [text(26, 36, letter)] : []), ...(x < -edge ? [text(-37, -24, digit)] : [])];
    });
  }

  // A band along the far edge in the seat's hue and pattern.
  #goal(seat: number, look: Look): SVGElement {
    const home = homeOf(this.board, seat);
    const { x, y } = look.point(8 - home.x, 8 - home.y);
    const isAcross = Math.abs(y) > Math.abs(x);
    const length = 9 * unit - 18;
    const far = half - 9;
    const box = isAcross
      ? { x: -length / 2, y: Math.sign(y) * far - 5, width: length, height: 10 }
      : { x: Math.sign(x) * far - 5, y: -length / 2, width: 10, height: length };
    return s(
      "g",
      { class: `goal hue${this.hue(seat)}` },
      s("rect", { ...box, rx: 5, class: "goal-band" }),
      s("rect", { ...box, rx: 5, class: "piece-pattern", fill: seat === 1 ? "none" : `url(#pattern-${this.hue(seat)})` }),
    );
  }

  override thing(site: Site, token: number, scene: Scene, look: Look): SVGElement | undefined {
    if (site.kind === "stock") return this.#rack(Number(site.label), token, look);
    if (token === 0) return undefined;
    if (site.kind === "square") return seatPiece(this.hue(token), 27);
    const placed = scene.line.find((step) => step.is_move && step.step === site.label);
    return this.#fence(site.kind, look, placed && this.hue(placed.seat));
  }

  #fence(kind: string, look: Look, hue?: number): SVGElement {
    const isAcross = (kind === "fence_h") !== look.isSideways;
    const turn = isAcross ? undefined : "rotate(90)";
    const end = (x: number) =>
      hue !== undefined && s("rect", { class: `fence-end hue${hue}`, x, y: -fence.width / 2, width: 14, height: fence.width, rx: 4 });
    return s(
      "g",
      { transform: turn },
      s("rect", { class: "fence-shadow", x: -fence.length / 2 + 3, y: -fence.width / 2 + 4, width: fence.length, height: fence.width, rx: 4 }),
      s("rect", { class: "fence", x: -fence.length / 2, y: -fence.width / 2, width: fence.length, height: fence.width, rx: 4 }),
      end(-fence.length / 2),
      end(fence.length / 2 - 14),
    );
  }

  // The thing of a stock is drawn around the stock's site; the rack lies along the edge.
  #rack(seat: number, count: number, look: Look): SVGElement {
    const home = homeOf(this.board, seat);
    const edge = look.point(home.x, home.y);
    const isAcross = Math.abs(edge.y) > Math.abs(edge.x);
    const site = this.board.sites.find((each) => each.kind === "stock" && each.label === String(seat));
    const origin = site ? this.at(site, look) : edge;
    const far = half + rack / 2 + 2;
    const middle = isAcross ? { x: 0, y: Math.sign(edge.y) * far } : { x: Math.sign(edge.x) * far, y: 0 };
    const bars: SVGElement[] = [];
    for (let i = 0; i < count; ++i) {
      const at = (i - (count - 1) / 2) * 34;
      bars.push(s("rect", { class: "fence stocked", x: at - 6, y: -20, width: 12, height: 40, rx: 3 }));
    }
    const turn = isAcross ? "" : " rotate(90)";
    return s("g", { transform: `translate(${middle.x - origin.x} ${middle.y - origin.y})${turn}` }, ...bars);
  }

  override ghost(step: string, sites: readonly number[], scene: Scene, look: Look): readonly SVGElement[] {
    const site = this.board.sites[sites[sites.length - 1] ?? -1];
    if (!site?.kind.startsWith("fence")) return super.ghost(step, sites, scene, look);
    const { x, y } = this.at(site, look);
    return [s("g", { transform: `translate(${x} ${y})` }, this.#fence(site.kind, look, this.hue(scene.position.turn.seat ?? 1)))];
  }
  override landing(_step: string, scene: Scene): SVGElement {
    return seatPiece(this.hue(scene.position.turn.seat ?? 1), 27);
  }

  override siteName(site: Site, id: number, scene: Scene, isOpen: boolean): string {
    const token = scene.position.tokens[id] ?? 0;
    if (site.kind === "stock") return t("site-at", { place: this.seatName(Number(site.label)), what: t("quoridor-fences-left", { count: token }) });
    if (site.kind === "square") return super.siteName(site, id, scene, isOpen);
    if (token !== 0) return t("site-fence", { place: site.label });
    return isOpen ? t("site-fence-free", { place: site.label }) : "";
  }
  override attempt(labels: readonly string[]): string | undefined {
    return labels[labels.length - 1];
  }
  override tallies(scene: Scene, seat: number): readonly string[] {
    return [t("quoridor-fences-left", { count: this.token(scene, "stock", String(seat)) })];
  }
  override phase(scene: Scene): string {
    const left = this.token(scene, "stock", String(scene.position.turn.seat ?? 1));
    return this.word(left === 0 ? "status-turn-pawn" : "status-turn");
  }
}
