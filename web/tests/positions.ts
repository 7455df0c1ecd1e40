// Positions from the first turns of every setup, for tests that want many.

import type { CoreClient } from "../src/core/client.ts";
import { sure } from "../src/core/client.ts";
import type { Position } from "../src/core/types.ts";

const between = 17; // steps from one sample to the next

export interface Sample {
  readonly setup: string;
  readonly position: Position;
}

export async function* sampledPositions(core: CoreClient, perSetup: number): AsyncGenerator<Sample> {
  for (const game of await core.games())
    for (const setup of game.setups) {
      let now = sure(await core.position(setup, ""));
      for (let step = 0; step < perSetup * between && now.turn.kind !== "over"; ++step) {
        if (step % between === 0) yield { setup, position: now };
        const chosen = now.legal[(7 * step + 3) % now.legal.length];
        now = sure(await core.play(setup, now.position, chosen?.text ?? ""));
      }
    }
}
