// Halma: a round plate with a star of dimples, the camps tinted by their seats, marbles on it.

import type { Site } from "../core/types.ts";
import { angleToBottom, homeOf, Look, Skin, unit, type Frame, type Scene } from "../board/skin.ts";
import { marble } from "../board/pieces.ts";
import type { Point, Target } from "../input/snap.ts";
import { t } from "../i18n/words.ts";
import { s } from "../ui/dom.ts";

const radius = 7.55 * unit;

export class HalmaSkin extends Skin {
  override angle(seat: number): number {
    const home = homeOf(this.board, seat);
    return angleToBottom(home.x, home.y, 60);
  }
  override middle() {
    return { x: 0, y: 0 };
  }
  override frame(): Frame {
    return { x: -radius - 4, y: -radius - 4, width: 2 * radius + 8, height: 2 * radius + 8 };
  }
  override target(site: Site, id: number, look: Look): Target {
    return { site: id, ...this.at(site, look), halfWidth: 40, halfHeight: 40, isRound: true };
  }

  override get showsOrigins(): boolean {
    return false;
  }
  override ground(look: Look): readonly SVGElement[] {
    const parts: SVGElement[] = [
      s("circle", { class: "plate", r: radius }),
      s("circle", { class: "plate-rim", r: radius - 14 }),
      s("circle", { r: radius, fill: "url(#plate-light)" }),
    ];
    for (let seat = 1; seat <= this.board.sides.length; ++seat) {
      const start = this.board.sites.filter((_, id) => this.board.start.tokens[id] === seat);
      parts.push(this.#camp(start, this.hue(seat), "camp", look));
      const goal = start.map((site) => ({ ...site, x: -site.x, y: -site.y }));
      parts.push(this.#camp(goal, this.hue(seat), "camp-goal", look));
    }
    for (const site of this.board.sites) {
      const { x, y } = this.at(site, look);
      parts.push(s("circle", { class: "dimple", cx: x, cy: y, r: 36 }), s("circle", { cx: x, cy: y, r: 36, fill: "url(#dimple)" }));
    }
    return parts;
  }

  // The triangle of a camp: its tip, and the two points furthest from it.
  #camp(sites: readonly Site[], hue: number, className: string, look: Look): SVGElement {
    const points = sites.map((site) => this.at(site, look));
    const furthest = (from: Point, than: readonly Point[] = []): Point =>
      points
        .filter((point) => !than.includes(point))
        .reduce((best, each) => (Math.hypot(each.x - from.x, each.y - from.y) > Math.hypot(best.x - from.x, best.y - from.y) + 1 ? each : best));
    const tip = furthest({ x: 0, y: 0 });
    const second = furthest(tip);
    const third = points.reduce((best, each) => {
      const area = (p: Point) => Math.abs((second.x - tip.x) * (p.y - tip.y) - (second.y - tip.y) * (p.x - tip.x));
      return area(each) > area(best) + 1 ? each : best;
    });
    const d = `M${tip.x} ${tip.y}L${second.x} ${second.y}L${third.x} ${third.y}Z`;
    return s("path", { class: `${className} hue${hue}`, d });
  }

  override thing(_site: Site, token: number): SVGElement | undefined {
    return token === 0 ? undefined : marble(this.hue(token), 38);
  }
  override landing(_step: string, scene: Scene): SVGElement {
    return marble(this.hue(scene.position.turn.seat ?? 1), 38);
  }

  override tallies(scene: Scene, seat: number): readonly string[] {
    const key = (x: number, y: number) => `${Math.round(x * 10)},${Math.round(y * 10)}`;
    const at = new Map(this.board.sites.map((site, id) => [key(site.x, site.y), id]));
    const start = this.board.sites.filter((_, id) => this.board.start.tokens[id] === seat);
    const home = start.filter((site) => scene.position.tokens[at.get(key(-site.x, -site.y)) ?? -1] === seat);
    return [t("halma-men-home", { count: home.length, total: start.length })];
  }
}
