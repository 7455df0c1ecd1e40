// How things move on a board. Only the drawing moves: what can be touched is where it will be, at once. Whoever wants less
// motion gets none.

import type { Point } from "../input/snap.ts";
import { paced } from "../ui/settings.ts";

const stepMs = 200;
const longestMs = 1000; // of a whole way
const tumbleMs = 600;
const landMs = 260;

export function isStill(): boolean {
  return paced(1) === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Along these points, the last of which is where the thing is drawn. */
export function glide(thing: SVGElement, points: readonly Point[]): void {
  const end = points.at(-1);
  if (!end || points.length < 2 || isStill()) return;
  const frames = points.map((point) => ({ transform: `translate(${point.x - end.x}px, ${point.y - end.y}px)` }));
  const duration = Math.min(longestMs, paced(stepMs) * (points.length - 1));
  thing.animate(frames, { duration: Math.max(duration, paced(stepMs)), easing: points.length > 2 ? "linear" : "ease-out" });
}

export function tumble(thing: SVGElement): void {
  if (isStill()) return;
  thing.animate(
    [
      { transform: "translate(-46px, -70px) rotate(-430deg) scale(0.7)", easing: "ease-in" },
      { transform: "translate(-22px, 0) rotate(-190deg)", offset: 0.35, easing: "ease-out" },
      { transform: "translate(-10px, -26px) rotate(-90deg) scale(1.06)", offset: 0.58, easing: "ease-in" },
      { transform: "rotate(9deg)", offset: 0.86 },
      { transform: "none" },
    ],
    { duration: paced(tumbleMs) },
  );
}

/** Put down from above. */
export function land(thing: SVGElement): void {
  if (isStill()) return;
  thing.animate(
    [
      { transform: "scale(1.22)", opacity: 0.2 },
      { transform: "none", opacity: 1 },
    ],
    { duration: paced(landMs), easing: "ease-in" },
  );
}
