// What is drawn over the board: arrows for the moves that the computer would make, and shortest ways.

import type { BoardView } from "../board/boardView.ts";
import type { Scene } from "../board/skin.ts";
import type { LegalStep, Route } from "../core/types.ts";
import type { Point } from "../input/snap.ts";
import { s } from "../ui/dom.ts";

const head = 24;

function arrow(from: Point, to: Point, className: string): SVGElement {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const dx = (to.x - from.x) / length;
  const dy = (to.y - from.y) / length;
  const neck = { x: to.x - dx * head, y: to.y - dy * head };
  const wing = (side: number) => `${(neck.x - side * dy * head * 0.7).toFixed(1)} ${(neck.y + side * dx * head * 0.7).toFixed(1)}`;
  return s(
    "g",
    { class: className },
    s("line", { x1: from.x, y1: from.y, x2: neck.x, y2: neck.y }),
    s("path", { d: `M${to.x.toFixed(1)} ${to.y.toFixed(1)}L${wing(1)}L${wing(-1)}Z` }),
  );
}

/** Where the one piece of a seat stands that has only one. */
function onlyPiece(board: BoardView, scene: Scene, seat: number): number | undefined {
  const held = scene.position.tokens.flatMap((token, id) => (token === seat && board.skin.moves(board.board.sites[id]?.kind ?? "") ? [id] : []));
  return held.length === 1 ? held[0] : undefined;
}

/** The move as the finger would make it: an arrow where something goes somewhere, otherwise what would lie there. */
export function moveNote(board: BoardView, scene: Scene, step: LegalStep, rank: number): readonly SVGElement[] {
  const className = `best best-${Math.min(rank, 3)}`;
  const { sites } = step;
  const end = sites[sites.length - 1];
  if (end === undefined) return [];
  const isFence = board.board.sites[end]?.kind.startsWith("fence") ?? false;
  const begin = sites.length > 1 ? sites[0] : isFence ? undefined : onlyPiece(board, scene, scene.position.turn.seat ?? 1);
  const from = begin === undefined ? undefined : board.middleOf(begin);
  const to = board.middleOf(end);
  if (from && to && begin !== end) return [arrow(from, to, className)];
  return [s("g", { class: `${className} ghost` }, ...board.skin.ghost(step.text, sites, scene, board.look))];
}

export function routeNote(board: BoardView, route: Route): SVGElement {
  const points = route.sites.flatMap((site) => board.middleOf(site) ?? []);
  // Beside each other where two seats share squares.
  const aside = (route.seat - 1) * 10 - 5;
  return s("polyline", { class: `route hue${board.skin.hue(route.seat)}`, points: points.map(({ x, y }) => `${x + aside},${y + aside}`).join(" ") });
}
