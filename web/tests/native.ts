// The native program as an engine, for comparisons.

import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { createInterface } from "node:readline";

export interface NativeThought {
  readonly move: string;
  readonly depth: number;
  readonly nodes: number;
  readonly line: string;
  readonly ms: number;
}

export class NativeEngine {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;

  constructor(program: string) {
    this.#process = spawn(program, ["engine"]);
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  say(line: string): void {
    this.#process.stdin.write(`${line}\n`);
  }

  async think(setup: string, steps: readonly string[], nodes: number): Promise<NativeThought> {
    this.say(`setup ${setup}`);
    this.say(`position start${steps.length > 0 ? ` moves ${steps.join(" ")}` : ""}`);
    const started = performance.now();
    this.say(`go nodes ${nodes}`);
    let info = "";
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error("the engine has ended");
      if (value.startsWith("error")) throw new Error(value);
      if (value.startsWith("info")) info = value;
      if (!value.startsWith("bestmove")) continue;
      const number = (word: string) => Number(new RegExp(` ${word} (\\d+)`).exec(info)?.[1] ?? 0);
      return {
        move: value.split(" ")[1] ?? "",
        depth: number("depth"),
        nodes: number("nodes"),
        line: / line (.*)$/.exec(info)?.[1] ?? "",
        ms: performance.now() - started,
      };
    }
  }

  quit(): void {
    this.say("quit");
  }
}
