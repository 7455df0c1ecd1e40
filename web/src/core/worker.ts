// A worker that answers calls with a core of its own.

import type { Init, Reply, Request } from "./messages.ts";
import { openCore, type Core } from "./wasm.ts";

declare const self: DedicatedWorkerGlobalScope;

let core: Promise<Core> | undefined;
let current = 0;

function reply(message: Reply): void {
  self.postMessage(message);
}

function begin({ module, flag }: Init): void {
  core = openCore(module, {
    stop: () => flag !== undefined && Atomics.load(flag, 0) !== 0,
    progress: (json) => reply({ id: current, json, isProgress: true }),
  });
}

async function answer({ id, name, args }: Request): Promise<void> {
  try {
    if (!core) throw new Error("no module yet");
    const ready = await core;
    current = id;
    reply({ id, json: ready.call(name, ...args), isProgress: false });
  } catch (error) {
    reply({ id, failure: String(error) });
  }
}

self.onmessage = (event: MessageEvent<Init | Request>) => {
  const message = event.data;
  if ("module" in message) begin(message);
  else void answer(message);
};
