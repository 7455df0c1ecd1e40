import { describe, expect, it } from "vitest";

import { Look } from "../board/skin.ts";
import { sure } from "../core/client.ts";
import { loadClient } from "../core/node.ts";
import type { Board } from "../core/types.ts";
import { skinOf } from "./index.ts";

const core = await loadClient();
const games = await core.games();

/** The sites where a seat begins, by the letter of its side where colours are shared. */
function homes(board: Board, seat: number): readonly number[] {
  const all = [...board.sites.keys()];
  if (board.setup.startsWith("shibuya")) {
    const side = "SWNE"[seat - 1] ?? "";
    return all.filter((id) => board.sites[id]?.kind.endsWith("_start") && board.sites[id]?.label.startsWith(side));
  }
  const house = all.filter((id) => board.sites[id]?.kind === "house" && board.sites[id]?.label === String(seat));
  return house.length > 0 ? house : all.filter((id) => board.start.tokens[id] === seat && !/stock|die|kind|pile/.test(board.sites[id]?.kind ?? ""));
}

describe.each(games.flatMap((game) => game.setups))("%s", (setup) => {
  it("has every seat's own side at the bottom", async () => {
    const board = sure(await core.board(setup));
    const skin = skinOf(board);
    for (let seat = 1; seat <= board.sides.length; ++seat) {
      const look = new Look(board, skin.angle(seat), skin.middle());
      const heights = (ids: readonly number[]) => ids.map((id) => board.sites[id]).flatMap((site) => (site ? [skin.at(site, look).y] : []));
      const own = heights(homes(board, seat));
      expect(own.length).toBeGreaterThan(0);
      const others = heights([...board.sites.keys()].filter((id) => !homes(board, seat).includes(id) && /square|point|cell/.test(board.sites[id]?.kind ?? "")));
      const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
      expect(mean(own)).toBeGreaterThan(mean(others) + 250);
    }
  });
});
