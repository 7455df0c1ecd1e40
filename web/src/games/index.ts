// The skins by the names of the games; a game without one is drawn plainly.

import { Skin } from "../board/skin.ts";
import type { Board } from "../core/types.ts";
import { BarricadeSkin } from "./barricade.ts";
import { HalmaSkin } from "./halma.ts";
import { QuoridorSkin } from "./quoridor.ts";
import { ShibuyaSkin } from "./shibuya.ts";

const skins: Readonly<Record<string, new (board: Board) => Skin>> = {
  quoridor: QuoridorSkin,
  barricade: BarricadeSkin,
  halma: HalmaSkin,
  shibuya: ShibuyaSkin,
};

export function skinOf(board: Board): Skin {
  const game = board.setup.split(":")[0] ?? "";
  return new (skins[game] ?? Skin)(board);
}
