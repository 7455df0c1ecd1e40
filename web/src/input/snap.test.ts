// Every site that can be touched can be hit: a touch on its handle means it, whatever was meant before, on every board and as
// every seat sees it. On a phone 360 pixels wide the touch may be off by some pixels, too.

import { beforeAll, describe, expect, it, vi } from "vitest";

import { Look } from "../board/skin.ts";
import { sure } from "../core/client.ts";
import { loadClient } from "../core/node.ts";
import type { Board } from "../core/types.ts";
import { skinOf } from "../games/index.ts";
import { InputTree } from "./tree.ts";
import { nearest, rivals, type Target } from "./snap.ts";
import { sampledPositions } from "../../tests/positions.ts";

const phoneWidth = 344; // what is left of 360 pixels
const offByPixels = 3;

describe("nearest", () => {
  beforeAll(() => {
    vi.stubGlobal("document", {}); // skins are asked only where things are
  });

  const target = (site: number, x: number): Target => ({ site, x, y: 0, halfWidth: 10, halfHeight: 10, isRound: true });
  it("keeps what is meant until a rival is clearly nearer", () => {
    const both = [target(1, 0), target(2, 60)];
    expect(nearest({ x: 31, y: 0 }, both, 100)).toBe(2);
    expect(nearest({ x: 31, y: 0 }, both, 100, 1)).toBe(1);
    expect(nearest({ x: 45, y: 0 }, both, 100, 1)).toBe(2);
  });
  it("means nothing out of reach", () => {
    expect(nearest({ x: 500, y: 0 }, [target(1, 0)], 100)).toBeUndefined();
  });

  it("reaches every site of every legal move on a phone", { timeout: 300_000 }, async () => {
    const core = await loadClient();
    const boards = new Map<string, Board>();
    let reached = 0;
    for await (const { setup, position } of sampledPositions(core, 3)) {
      if (position.turn.kind !== "decision") continue;
      const board = boards.get(setup) ?? sure(await core.board(setup));
      boards.set(setup, board);
      const skin = skinOf(board);
      const look = new Look(board, skin.angle(position.turn.seat ?? 1), skin.middle());
      const pixel = skin.frame(look).width / phoneWidth;
      const targets = board.sites.map((site, id) => skin.target(site, id, look));
      const tree = new InputTree(position.legal);
      const check = (touched: readonly number[]) => {
        const open = tree.at(touched).next;
        const choosable = targets.filter((each) => open.includes(each.site));
        for (const each of choosable)
          for (const [dx, dy] of [[0, 0], [offByPixels, 0], [-offByPixels, 0], [0, offByPixels], [0, -offByPixels]] as const) {
            const handle = each.handle ?? each;
            const point = { x: handle.x + dx * pixel, y: handle.y + dy * pixel };
            const found = nearest(point, choosable, skin.reach);
            if (found !== each.site) expect.fail(`${setup}: ${board.sites[each.site]?.kind} ${board.sites[each.site]?.label}`);
            ++reached;
          }
      };
      check([]);
      for (const first of tree.at([]).next) if (tree.at([first]).progress === "partial") check([first]);
    }
    expect(reached).toBeGreaterThan(1000);
  });

  it("names the rivals of a touch that lies between them", () => {
    const at = (site: number, x: number): Target => ({ site, x, y: 0, halfWidth: 7, halfHeight: 7, isRound: true });
    const targets = [at(1, 0), at(2, 20), at(3, 40)];
    expect(rivals({ x: 1, y: 0 }, targets, 9)).toEqual([1]);
    expect(rivals({ x: 10, y: 0 }, targets, 9)).toEqual([1, 2]);
    expect(rivals({ x: 300, y: 0 }, targets, 9)).toEqual([]);
  });
});
