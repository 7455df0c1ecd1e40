// The page's input tree answers as the core's does, all the way down, for every game.

import { describe, expect, it } from "vitest";

import { sure } from "../core/client.ts";
import { loadClient } from "../core/node.ts";
import { InputTree } from "./tree.ts";
import { sampledPositions } from "../../tests/positions.ts";

describe("InputTree", async () => {
  const core = await loadClient();

  it("answers as the core's", { timeout: 120_000 }, async () => {
    let asked = 0;
    for await (const { setup, position } of sampledPositions(core, 3)) {
      const tree = new InputTree(position.turn.kind === "decision" ? position.legal : []);
      const first = tree.at([]).next;
      const ways = [[], ...first.slice(0, 6).map((site) => [site]), [first[0] ?? 0, tree.at([first[0] ?? 0]).next[0] ?? 0], [9999]];
      for (const touched of ways) {
        expect(tree.at(touched), `${setup} ${position.position} ${touched}`).toEqual(sure(await core.touch(setup, position.position, touched)));
        ++asked;
      }
    }
    expect(asked).toBeGreaterThan(100);
  });
});
