import { describe, expect, it } from "vitest";

import { sure } from "../core/client.ts";
import { loadClient } from "../core/node.ts";
import { puzzleOf, today, turnedByHalf } from "./daily.ts";

const core = await loadClient();

describe("the puzzle of the day", () => {
  it("turns a position by half", () => {
    expect(turnedByHalf("A/AA/AAA/AAAA/13/12/11/10/9/10/11/12/13/4/3/2/1 1 -")).toBe("1/2/3/4/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A 1 -");
    expect(turnedByHalf("1/2/3/4/A12/2 1 -")).toBe("2/12A/4/3/2/1 1 -");
  });

  it("names the day as it is here", () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });

  it("is the same for everybody and takes as many moves as it says", { timeout: 120_000 }, async () => {
    const puzzle = await puzzleOf(core, core, "2026-11-16");
    expect(puzzle).toEqual(await puzzleOf(core, core, "2026-11-16"));
    if (!puzzle) throw new Error("no puzzle");
    const solution = sure(await core.solve(puzzle.setup, puzzle.position, { ms: 20_000, table: 64 }));
    expect(solution.is_proven).toBe(true);
    let now = sure(await core.position(puzzle.setup, puzzle.position));
    for (const move of solution.moves) now = sure(await core.play(puzzle.setup, now.position, move));
    expect(now.turn.kind).toBe("over");
    expect(solution.moves.length).toBe(puzzle.best);
    expect((await puzzleOf(core, core, "2026-11-17"))?.position).not.toBe(puzzle.position);
  });
});
