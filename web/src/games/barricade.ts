// Barricade: a slate plate with cream holes joined by lines; under the first row the houses, and the die beside its seat's.

import type { Site } from "../core/types.ts";
import { Look, Skin, unit, type Frame, type Scene } from "../board/skin.ts";
import { seatPiece } from "../board/pieces.ts";
import type { Point, Target } from "../input/snap.ts";
import { t } from "../i18n/words.ts";
import { s } from "../ui/dom.ts";

const hole = 37;
const pips: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];
/** Where pieces stand in a house, in board units. */
const beds: readonly (readonly [number, number])[] = [[-0.52, 0.42], [0.52, 0.42], [0, 0], [-0.52, -0.42], [0.52, -0.42]];

export class BarricadeSkin extends Skin {
  override middle() {
    return { x: 8, y: 6 };
  }
  override frame(): Frame {
    const left = -8.75 * unit;
    const top = -7.8 * unit;
    return { x: left, y: top, width: -2 * left, height: 9.15 * unit - top };
  }
  override at(site: Site, look: Look): Point {
    if (site.kind === "house") return look.point(site.x - 0.15, -1.75);
    if (site.kind === "die") return look.point(site.x + 0.5, -1.75);
    if (site.kind === "hand") return look.point(8, 6.1);
    return super.at(site, look);
  }
  override target(site: Site, id: number, look: Look): Target {
    const at = this.at(site, look);
    if (site.kind === "house") return { site: id, ...at, halfWidth: 96, halfHeight: 80, isRound: false };
    const half = site.kind === "goal" ? 52 : site.kind === "die" ? 44 : hole;
    return { site: id, ...at, halfWidth: half, halfHeight: half, isRound: site.kind !== "die" };
  }
  override get reach(): number {
    return 70;
  }
  override get showsEnds(): boolean {
    return true;
  }
  override moves(kind: string): boolean {
    return kind === "cell" || kind === "goal";
  }
  override lands(kind: string): boolean {
    return kind === "cell";
  }

  override ground(look: Look): readonly SVGElement[] {
    const frame = this.frame();
    const plate = { x: frame.x + 4, y: frame.y + 4, width: frame.width - 8, height: frame.height - 8, rx: 40 };
    const parts: SVGElement[] = [s("rect", { class: "plate", ...plate }), s("rect", { ...plate, fill: "url(#plate-light)" })];
    const point = (id: number) => this.at(this.board.sites[id] as Site, look);
    for (const [a, b] of this.board.links) {
      const from = point(a);
      const to = point(b);
      parts.push(s("line", { class: "link", x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
    }
    this.board.sites.forEach((site) => {
      const { x, y } = this.at(site, look);
      if (site.kind === "cell") parts.push(s("circle", { class: site.y === 0 ? "hole first-row" : "hole", cx: x, cy: y, r: hole }));
      if (site.kind === "goal")
        parts.push(s("circle", { class: "hole", cx: x, cy: y, r: 52 }), s("circle", { class: "goal-ring", cx: x, cy: y, r: 40 }));
      if (site.kind === "house")
        parts.push(
          s("rect", { class: `tray hue${this.hue(Number(site.label))}`, x: x - 96, y: y - 80, width: 192, height: 160, rx: 30 }),
        );
    });
    return parts;
  }

  override thing(site: Site, token: number): SVGElement | undefined {
    if (token === 0) return undefined;
    switch (site.kind) {
      case "house": {
        const hue = this.hue(Number(site.label));
        const pieces = beds.slice(0, token).map(([x, y]) => {
          const piece = seatPiece(hue, 27);
          piece.setAttribute("transform", `translate(${x * unit} ${y * unit})`);
          return piece;
        });
        return s("g", {}, ...pieces);
      }
      case "die":
        return this.#die(token);
      case "hand":
        return undefined; // shown by the status, and under the pointer
      default:
        return token <= 4 ? seatPiece(this.hue(token), 28) : this.#blocker();
    }
  }
  #blocker(): SVGElement {
    return s(
      "g",
      { class: "blocker" },
      s("circle", { class: "piece-shadow", cx: 3, cy: 6, r: 31 }),
      s("circle", { class: "blocker-ball", r: 30 }),
      s("circle", { class: "blocker-ring", r: 17 }),
    );
  }
  #die(value: number): SVGElement {
    const dots = (pips[value] ?? []).map(([x, y]) => s("circle", { class: "pip", cx: x * 22, cy: y * 22, r: 8.5 }));
    return s("g", { class: "die" }, s("rect", { class: "die-body", x: -44, y: -44, width: 88, height: 88, rx: 18 }), ...dots);
  }
  override landing(step: string, scene: Scene): SVGElement {
    return step.startsWith("*") ? this.#blocker() : seatPiece(this.hue(scene.position.turn.seat ?? 1), 28);
  }

  override siteName(site: Site, id: number, scene: Scene, isOpen: boolean): string {
    const token = scene.position.tokens[id] ?? 0;
    if (site.kind === "hand") return "";
    if (site.kind === "die") return token === 0 ? "" : t("site-die", { number: token });
    if (site.kind === "house")
      return t("site-at", { place: this.seatName(Number(site.label)), what: t("barricade-pieces-home", { count: token }) });
    if (site.kind === "goal") return t("site-at", { place: t("site-goal"), what: this.thingName(token) });
    return super.siteName(site, id, scene, isOpen);
  }
  override attempt(labels: readonly string[]): string | undefined {
    const [from, to] = labels;
    if (from === undefined) return undefined;
    return to === undefined ? `*${from}` : `${/^\d$/.test(from) ? "home" : from}-${to}`;
  }
  override tallies(scene: Scene, seat: number): readonly string[] {
    return [t("barricade-pieces-home", { count: this.token(scene, "house", String(seat)) })];
  }
  override phase(scene: Scene): string {
    const fields = scene.position.position.split(" ");
    const phase = fields[fields.length - 2] ?? "";
    if (phase.startsWith("open")) return this.word("status-open");
    if (!phase.startsWith("go")) return this.word(phase === "roll" ? "status-roll" : "status-place");
    const mayPass = scene.position.legal.some((step) => step.text === "pass");
    return t(mayPass ? "barricade-status-go-pass" : "barricade-status-go", { number: phase.slice(2) });
  }
}
