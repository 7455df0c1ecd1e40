// A name to choose by, or a picture that has this name for those who listen.

import type { Skin } from "../board/skin.ts";
import { h, s } from "../ui/dom.ts";

export function pictured(skin: Skin, step: string, name: string): readonly (Node | string)[] {
  const picture = skin.picture(step);
  if (!picture) return [name];
  return [s("svg", { class: `picture ${skin.game}`, viewBox: "-46 -46 92 92", "aria-hidden": "true" }, picture), h("span", { class: "unseen" }, name)];
}
