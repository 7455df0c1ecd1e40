// One core: fixed-node searches find the same natively and in WebAssembly, for every game. Prints how fast the one is as
// measured by the other. Needs the native program (THWART_PROGRAM), otherwise there is nothing to compare with.

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { CoreClient } from "../src/core/client.ts";
import { sure } from "../src/core/client.ts";
import { loadClient } from "../src/core/node.ts";
import { NativeEngine } from "./native.ts";

const program = process.env["THWART_PROGRAM"];
const nodes = Number(process.env["THWART_NODES"] ?? 20_000);
const stepsToPlay = 12;

interface Question {
  readonly setup: string;
  readonly steps: readonly string[];
  readonly position: string;
  readonly past: readonly string[];
}

/** The first decision of a game, and one some steps later, played by a rule that repeats nothing soon. */
async function questions(core: CoreClient, setup: string): Promise<readonly Question[]> {
  const all: Question[] = [];
  const steps: string[] = [];
  const past: string[] = [];
  let now = sure(await core.position(setup, ""));
  for (let i = 0; all.length < 2 && now.turn.kind !== "over"; ++i) {
    if (now.turn.kind === "decision") {
      if (all.length === 0 || i >= stepsToPlay) all.push({ setup, steps: [...steps], position: now.position, past: [...past] });
      past.push(now.hash);
    }
    const step = now.legal[(5 * i + 2) % now.legal.length]?.text ?? "";
    steps.push(step);
    now = sure(await core.play(setup, now.position, step));
  }
  return all;
}

/** One of each kind: who begins and how a pawn is passed changes little. */
const isMain = (setup: string) => !/first=[2-4]|sidestep=blocked|win=filled/.test(setup);

describe.skipIf(!program)("signature", () => {
  let core: CoreClient;
  let engine: NativeEngine;
  const time = { native: 0, wasm: 0 };

  beforeAll(async () => {
    core = await loadClient();
    engine = new NativeEngine(program ?? "");
    engine.say("ugi");
    engine.say("setoption name hash value 16");
    engine.say("setoption name threads value 1");
  });
  afterAll(() => {
    engine?.quit();
    console.log(`WebAssembly / native speed: ${(time.native / time.wasm).toFixed(2)} (${Math.round(time.native)} ms, ${Math.round(time.wasm)} ms)`);
  });

  it("is the same natively and in WebAssembly", { timeout: 600_000 }, async () => {
    let compared = 0;
    for (const game of await core.games())
      for (const setup of game.setups.filter(isMain)) {
        let native = 0;
        let wasm = 0;
        for (const { steps, position, past } of await questions(core, setup)) {
          const expected = await engine.think(setup, steps, nodes);
          const started = performance.now();
          const found = sure(await core.think(setup, position, { nodes, table: 16, past }));
          wasm += performance.now() - started;
          native += expected.ms;
          expect({ setup, move: found.move, depth: found.depth, nodes: found.nodes, line: found.lines[0]?.steps.join(" ") }).toEqual({
            setup,
            move: expected.move,
            depth: expected.depth,
            nodes: expected.nodes,
            line: expected.line,
          });
          ++compared;
        }
        console.log(`${setup} ${(native / wasm).toFixed(2)}`);
        time.native += native;
        time.wasm += wasm;
      }
    expect(compared).toBeGreaterThan(10);
  });
});
