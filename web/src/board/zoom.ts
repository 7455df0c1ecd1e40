// A part of the board shown larger, where fingers could not tell its sites apart otherwise. The view box changes and nothing
// else, so whatever asks where a point of the screen lies gets the right answer at once.

import type { Point } from "../input/snap.ts";
import type { Frame } from "./skin.ts";

/** Sites nearer to each other than this many pixels are hard to hit. */
const tight = 26;
const wanted = 40; // pixels from one site to the next, as far as everything that matters still fits

export class Zoom {
  readonly #element: SVGSVGElement;
  readonly #whole: Frame;
  #isZoomed = false;

  constructor(element: SVGSVGElement, whole: Frame) {
    this.#element = element;
    this.#whole = whole;
    this.#show(whole);
  }

  get isZoomed(): boolean {
    return this.#isZoomed;
  }

  /** Shows all of these points as large as they are comfortable; false where nothing would be won. `pitch` is between sites. */
  fit(points: readonly Point[], pitch: number): boolean {
    const width = this.#element.getBoundingClientRect().width;
    const now = (pitch * width) / this.#whole.width;
    if (width === 0 || points.length === 0 || now >= tight) return false;
    const most = wanted / now;
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const needed = {
      width: Math.max(...xs) - Math.min(...xs) + 2.4 * pitch,
      height: Math.max(...ys) - Math.min(...ys) + 2.4 * pitch,
    };
    const scale = Math.min(most, this.#whole.width / needed.width, this.#whole.height / needed.height);
    if (scale < 1.2) return false;
    const middle = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 };
    this.#isZoomed = true;
    this.#show(this.#part(middle, scale));
    return true;
  }

  reset(): void {
    if (!this.#isZoomed) return;
    this.#isZoomed = false;
    this.#show(this.#whole);
  }

  // Never beyond the edge of the board.
  #part(middle: Point, scale: number): Frame {
    const { x, y, width, height } = this.#whole;
    const part = { width: width / scale, height: height / scale };
    const within = (wish: number, least: number, most: number) => Math.min(Math.max(wish, least), most);
    return {
      x: within(middle.x - part.width / 2, x, x + width - part.width),
      y: within(middle.y - part.height / 2, y, y + height - part.height),
      ...part,
    };
  }

  #show({ x, y, width, height }: Frame): void {
    this.#element.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }
}
