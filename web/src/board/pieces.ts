// Pieces that several games share. A seat is told by colour, shape and pattern together.

import { s } from "../ui/dom.ts";

function outline(hue: number, r: number): SVGElement {
  switch (hue) {
    case 2:
      return s("rect", { x: -r * 0.88, y: -r * 0.88, width: r * 1.76, height: r * 1.76, rx: r * 0.22 });
    case 3:
      return s("path", { d: `M0 ${-r * 1.08}L${r * 1.06} ${r * 0.82}L${-r * 1.06} ${r * 0.82}Z`, "stroke-linejoin": "round" });
    case 4:
      return s("path", { d: `M0 ${-r * 1.16}L${r * 1.16} 0L0 ${r * 1.16}L${-r * 1.16} 0Z`, "stroke-linejoin": "round" });
    default:
      return s("circle", { r });
  }
}

export function seatPiece(hue: number, r: number): SVGGElement {
  const body = outline(hue, r);
  body.setAttribute("class", "piece-body");
  const shadow = outline(hue, r);
  shadow.setAttribute("class", "piece-shadow");
  shadow.setAttribute("transform", `translate(${r * 0.1} ${r * 0.16})`);
  const pattern = outline(hue, r);
  pattern.setAttribute("class", "piece-pattern");
  pattern.setAttribute("fill", hue === 1 ? "none" : `url(#pattern-${hue})`);
  return s(
    "g",
    { class: `piece hue${hue}` },
    shadow,
    body,
    pattern,
    s("ellipse", { class: "piece-light", cx: -r * 0.28, cy: -r * 0.36, rx: r * 0.3, ry: r * 0.2, transform: "rotate(-30)" }),
  );
}

/** A ball on a star: round whatever the seat, with its shape as a sign on top. */
export function marble(hue: number, r: number): SVGGElement {
  const sign = outline(hue, r * 0.4);
  sign.setAttribute("class", "marble-sign");
  return s(
    "g",
    { class: `piece hue${hue}` },
    s("circle", { class: "piece-shadow", cx: r * 0.06, cy: r * 0.16, r: r * 1.03 }),
    s("circle", { class: "piece-body", r }),
    s("circle", { class: "marble-depth", r, fill: "url(#marble-depth)" }),
    sign,
    s("ellipse", { class: "piece-light", cx: -r * 0.34, cy: -r * 0.42, rx: r * 0.26, ry: r * 0.16, transform: "rotate(-35)" }),
  );
}

/** Patterns and shades that drawings refer to; once in a page. */
export function definitions(): SVGSVGElement {
  const stroke = (d: string) => s("path", { d, class: "pattern-stroke" });
  const pattern = (id: number, size: number, child: SVGElement) =>
    s("pattern", { id: `pattern-${id}`, width: size, height: size, patternUnits: "userSpaceOnUse" }, child);
  return s(
    "svg",
    { class: "definitions", width: 0, height: 0, "aria-hidden": "true" },
    s(
      "defs",
      {},
      pattern(1, 10, s("path", { d: "" })),
      pattern(2, 12, stroke("M-3 3L3 -3M0 12L12 0M9 15L15 9")),
      pattern(3, 13, s("circle", { class: "pattern-dot", cx: 6.5, cy: 6.5, r: 2.4 })),
      pattern(4, 12, stroke("M-3 3L3 -3M0 12L12 0M9 15L15 9M0 0L12 12M-3 9L3 15M9 -3L15 3")),
      s(
        "radialGradient",
        { id: "marble-depth", cx: 0.36, cy: 0.3, r: 0.75 },
        s("stop", { offset: 0.35, "stop-color": "#fff", "stop-opacity": 0.12 }),
        s("stop", { offset: 1, "stop-color": "#000", "stop-opacity": 0.34 }),
      ),
      s(
        "linearGradient",
        { id: "plate-light", x1: 0, y1: 0, x2: 0, y2: 1 },
        s("stop", { offset: 0, "stop-color": "#fff", "stop-opacity": 0.1 }),
        s("stop", { offset: 1, "stop-color": "#000", "stop-opacity": 0.14 }),
      ),
      s(
        "radialGradient",
        { id: "dimple", cx: 0.5, cy: 0.42, r: 0.6 },
        s("stop", { offset: 0, "stop-color": "#000", "stop-opacity": 0.34 }),
        s("stop", { offset: 1, "stop-color": "#000", "stop-opacity": 0.14 }),
      ),
    ),
  );
}
