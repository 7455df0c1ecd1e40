// The core in WebAssembly: what goes in and comes out, errors as values, matches and records.

import { readdir, readFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

import { sure } from "./client.ts";
import { loadClient } from "./node.ts";
import { logHead } from "../play/matchLog.ts";

const records = new URL("../../../records/", import.meta.url);
const secret = "0123456789abcdef".repeat(4);
const person = { kind: "person", level: 0, name: "" } as const;

describe("core", async () => {
  const core = await loadClient();

  it("knows the games of the registry", async () => {
    const games = await core.games();
    const list = await readFile(new URL("../../../games/games.def", import.meta.url), "utf8");
    const names = [...list.matchAll(/^GAME\((\w+)\)$/gm)].map((match) => match[1]);
    expect(games.map((game) => game.name)).toEqual(names);
    for (const game of games) expect(game.setups.length).toBeGreaterThan(0);
  });

  it("answers bad input with an error and goes on", async () => {
    expect((await core.board("chess")).error).toMatchObject({ kind: "malformed", where: "setup" });
    expect((await core.position("quoridor", "rubbish")).error?.kind).toBe("malformed");
    expect((await core.play("quoridor", "", "e9")).error?.where).toBe("rule 6");
    expect((await core.apply(77, "0 move 1 e2")).error?.where).toBe("match");
    expect((await core.openMatch("rubbish")).error?.kind).toBe("malformed");
    expect((await core.think("quoridor", "", { level: 99 })).error?.where).toBe("level");
    expect(sure(await core.position("quoridor", "")).legal.length).toBeGreaterThan(100);
  });

  it("plays a match and keeps it as the terminal does", async () => {
    const opened = sure(await core.openMatch(logHead({ setup: "quoridor", players: [person, person], secret })));
    expect(opened.notes).toContain(`secret ${secret}`);
    const moved = sure(await core.apply(opened.match, "1500 move 1 e2"));
    expect(moved.view.acts).toEqual({ kind: "decision", seat: 2 });
    expect((await core.apply(opened.match, "1600 move 1 e3")).error?.where).toBe("turn");
    sure(await core.apply(opened.match, "1700 move 2 e8"));
    const log = sure(await core.log(opened.match));
    expect(log).toContain("\n1500 move 1 e2\n1700 move 2 e8\n");
    const again = sure(await core.openMatch(log));
    expect(again.view.line.map((step) => step.step)).toEqual(["e2", "e8"]);
    const asked = sure(await core.apply(again.match, "1800 ask-takeback 1"));
    expect(asked.view.takeback).toEqual({ by: 1, awaits: [2] });
    expect(sure(await core.apply(again.match, "1900 answer-takeback 2 yes")).view.line).toEqual([]);
    expect(sure(await core.apply(again.match, "2000 resign 1")).view.result).toMatchObject({ ending: "resigned", ranks: [2, 1] });
  });

  it("deals so that anybody can check it", async () => {
    const opened = sure(await core.openMatch(logHead({ setup: "barricade:players=2", players: [person, person], secret })));
    let { view } = opened;
    for (let i = 0; i < 60 && view.acts.kind !== "over"; ++i) {
      const isChance = view.acts.kind === "chance";
      const what = isChance
        ? `deal ${sure(await core.deal(opened.match, secret, "00ff"))}`
        : `move ${view.acts.seat} ${view.legal[i % view.legal.length]?.text}`;
      view = sure(await core.apply(opened.match, `${i} ${what}`)).view;
    }
    if (view.acts.kind !== "over") view = sure(await core.apply(opened.match, "100 resign 1")).view;
    const record = sure(await core.record(opened.match, "2026-01-31", secret, "00ff"));
    expect(record).toContain(`secret=${secret}`);
    expect(sure(await core.verifyRecords(record))[0]).toMatchObject({ chance: "fair" });
    expect(sure(await core.verifyRecords(record))[0]?.trouble).toBeUndefined();
  });

  it("reads and verifies the records of the collection", async () => {
    const files = (await readdir(records)).filter((name) => name.endsWith(".txt"));
    expect(files.length).toBeGreaterThan(5);
    for (const name of files) {
      const text = await readFile(new URL(name, records), "utf8");
      expect(sure(await core.readRecords(text))[0]?.items.length, name).toBeGreaterThan(0);
      for (const verdict of sure(await core.verifyRecords(text))) expect(verdict.trouble, name).toBeUndefined();
    }
  });

  it("solves a puzzle for one", { timeout: 60_000 }, async () => {
    expect((await core.solve("quoridor", "", { ms: 100 })).error?.where).toBe("setup");
    const solution = sure(await core.solve("halma:players=1,men=10", "", { ms: 3000, table: 64 }));
    expect(solution.at_least).toBeGreaterThan(10);
    if (solution.is_found) expect(solution.moves.length).toBeGreaterThanOrEqual(solution.at_least);
  });
});
