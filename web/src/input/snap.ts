// Which site a finger means: the nearest of those that can be chosen, measured from their outlines, within reach. A pure
// function, so that a test can prove that every site can be hit.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Target {
  readonly site: number;
  readonly x: number;
  readonly y: number;
  /** Half the width and height of a box, or of an ellipse's box where `isRound`. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly isRound: boolean;
  /** Where a touch can mean nothing else, if that is not the middle: two fences cross there. */
  readonly handle?: Point;
}

/** A rival must be this much nearer than the site that is meant already. */
const hysteresis = 1.25;
/** Among targets that overlap, the one whose middle is nearer. */
const middleWeight = 0.15;

function distance(point: Point, target: Target): number {
  const dx = Math.abs(point.x - target.x);
  const dy = Math.abs(point.y - target.y);
  const middle = Math.hypot(dx, dy);
  const outline = target.isRound
    ? Math.max(0, middle - target.halfWidth)
    : Math.hypot(Math.max(0, dx - target.halfWidth), Math.max(0, dy - target.halfHeight));
  return outline + middleWeight * middle;
}

export function covers(target: Target, point: Point): boolean {
  const dx = Math.abs(point.x - target.x);
  const dy = Math.abs(point.y - target.y);
  return target.isRound ? Math.hypot(dx, dy) <= target.halfWidth : dx <= target.halfWidth && dy <= target.halfHeight;
}

export function nearest(point: Point, targets: readonly Target[], reach: number, before?: number): number | undefined {
  let best: number | undefined;
  let least = reach;
  for (const target of targets) {
    const far = distance(point, target) / (target.site === before ? hysteresis : 1);
    if (far < least) {
      least = far;
      best = target.site;
    }
  }
  return best;
}

/** The targets that a touch which may be off by `error` could mean: the nearest one, and those hardly further away. */
export function rivals(point: Point, targets: readonly Target[], error: number): readonly number[] {
  const far = targets.map((target) => distance(point, target));
  const least = Math.min(...far);
  return targets.filter((_, i) => (far[i] ?? Infinity) - least < error && (far[i] ?? Infinity) < 4 * error).map((target) => target.site);
}
