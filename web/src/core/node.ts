// The core in Node, for tests: the same module, called directly.

import { readFile } from "node:fs/promises";

import { CoreClient } from "./client.ts";
import { openCore, type Core } from "./wasm.ts";

export async function loadCore(path = process.env["THWART_WASM"] ?? "../build/wasm/thwart.wasm"): Promise<Core> {
  return openCore(await WebAssembly.compile(await readFile(path)));
}

export async function loadClient(path?: string): Promise<CoreClient> {
  const core = await loadCore(path);
  return new CoreClient(async (name, args) => core.call(name, ...args));
}
