// What studying asks of the core: replay, looks, reviews, ways.

import { readdir, readFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

import { sure } from "../core/client.ts";
import { loadClient } from "../core/node.ts";
import { grown, type ReviewState } from "./analyst.ts";
import { shares } from "./figures.ts";
import { turnsOf } from "./moveList.ts";
import { recordOf } from "./share.ts";
import { openStudy, spokenOf } from "./study.ts";

const folder = new URL("../../../records/", import.meta.url);
const short = '[Game "quoridor"]\n[Seat1 "Ana"]\n[Seat2 "computer level 3"]\n[Result "1-2"]\n[Ending "resigned, seat 2"]\n\n1. e2 e8 2. e3 e7\n';

describe("studying", async () => {
  const core = await loadClient();

  it("replays a record of every kind", { timeout: 60_000 }, async () => {
    for (const name of await readdir(folder)) {
      if (!name.endsWith(".txt")) continue;
      const text = await readFile(new URL(name, folder), "utf8");
      const [record] = sure(await core.readRecords(text));
      const replay = sure(await core.replay(record?.text ?? ""));
      expect(replay.steps.length, name).toBe(record?.items.length);
      expect(replay.start.position).toBe(record?.position);
      const turns = turnsOf(replay.steps);
      expect(turns.flatMap((turn) => turn.steps).map(({ step }) => step.step)).toEqual(replay.steps.map((step) => step.step));
      for (const turn of turns) expect(new Set(turn.steps.map(({ step }) => step.seat)).size).toBe(1);
    }
  });

  it("writes a record that reads the same", async () => {
    const [record] = sure(await core.readRecords(short));
    const [again] = sure(await core.readRecords(record?.text ?? ""));
    expect(again).toEqual(record);
  });

  it("knows who played and how it ended", async () => {
    const spoken = spokenOf(sure(await openStudy(core, short)));
    expect(spoken.seats).toMatchObject([{ name: "Ana", kind: "person" }, { kind: "computer", level: 3 }]);
    expect(spoken.result).toEqual({ ending: "resigned", ranks: [1, 2], seat: 2, is_last: false });
  });

  it("refuses records that cannot be played, with the place", async () => {
    expect((await openStudy(core, '[Game "quoridor"]\n\n1. e9')).error?.where).toContain("line 3");
    expect((await openStudy(core, "rubbish")).error?.kind).toBe("malformed");
    expect((await openStudy(core, recordOf("quoridor", "e1,e9 99,10 - - 1"))).error).toBeDefined();
  });

  it("looks at positions, chance included", async () => {
    const view = sure(await core.look("quoridor", "e8,a5 0,0 - - 1", { nodes: 2000, lines: 2 }));
    expect(view.best).toBe("e9");
    expect(view.lines[0]?.certain).toEqual([1, -1]);
    expect(view.chances).toEqual([1, 0]);
    expect(view.lines.length).toBe(2);
    const thrown = sure(await core.look("barricade:players=2", "5 4+j1 - roll 1", { nodes: 200 }));
    expect(thrown.ways.map((way) => way.step)).toEqual(["1", "2", "3", "4", "5", "6"]);
    const mean = thrown.ways.reduce((sum, way) => sum + (way.chances[0] ?? 0), 0) / 6;
    expect(thrown.chances[0]).toBeCloseTo(mean, 3);
  });

  it("reviews a match and tells how it goes on", async () => {
    const review = sure(await core.review(short, { nodes: 500 }));
    expect(review.steps.map((step) => step.turn)).toEqual([0, 1, 2, 3]);
    expect(review.turns.map((turn) => turn.seat)).toEqual([1, 2, 1, 2]);
    for (const step of review.steps) expect((step.chances[0] ?? 0) + (step.chances[1] ?? 0)).toBeCloseTo(1, 2);
    expect(review.has_chance).toBe(false);
  });

  it("grows a review step by step", () => {
    const none: ReviewState = { isRunning: true, done: 0, total: 0, start: [], steps: [], turns: new Map(), whole: undefined };
    const step = (turn: number) => ({ chances: [0.5, 0.5], turn, loss: 0, best: "", luck: 0 });
    const turn = { seat: 1, best: "e2", loss: 0.3, luck: 0, mark: "??" as const };
    const begun = grown(none, { done: 0, total: 2, start: [0.6, 0.4] });
    expect(begun).toMatchObject({ start: [0.6, 0.4], total: 2, steps: [] });
    const all = grown(grown(begun, { done: 1, total: 2, start: [0.6, 0.4], step: step(0), turn }), { done: 2, total: 2, start: [0.6, 0.4], step: step(1), turn });
    expect(all.steps.length).toBe(2);
    expect([...all.turns.keys()]).toEqual([0, 1]);
  });

  it("shows ways to the goal where a game knows them", async () => {
    const ways = sure(await core.routes("quoridor", ""));
    expect(ways.map((way) => [way.seat, way.sites.length])).toEqual([[1, 9], [2, 9]]);
    expect(sure(await core.routes("barricade:players=3", "")).length).toBe(3);
    expect(sure(await core.routes("halma", ""))).toEqual([]);
  });
});

describe("shares", () => {
  it("add up to one, also where nothing is known", () => {
    expect(shares([0.2, 0.2])).toEqual([0.5, 0.5]);
    expect(shares([0, 0, 0, 0])).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
});
