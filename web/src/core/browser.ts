// The core in the browser: one worker for rules and matches, which always answers at once, and others for thinking.

import wasmUrl from "thwart.wasm?url";

import { CoreClient, type Listener } from "./client.ts";
import type { Init, Reply, Request } from "./messages.ts";

interface Pending {
  readonly resolve: (json: string) => void;
  readonly reject: (error: Error) => void;
  readonly progress: Listener | undefined;
}

export class Stopped extends Error {}

/** A worker with a core. It is started by the first call and, after a stop that had to end it, by the next one. */
class CoreWorker {
  readonly #module: Promise<WebAssembly.Module>;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #flag: Int32Array | undefined;
  #last = 0;

  constructor(module: Promise<WebAssembly.Module>) {
    this.#module = module;
  }

  readonly call = async (name: string, args: readonly string[], progress?: Listener): Promise<string> => {
    const worker = (this.#worker ??= this.#start());
    const module = await this.#module;
    if (this.#last === 0) worker.postMessage({ module, flag: this.#flag } as Init);
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, progress });
      worker.postMessage({ id, name, args } satisfies Request);
    });
  };

  get isBusy(): boolean {
    return this.#pending.size > 0;
  }

  /** Where memory is shared the search ends with what it has; elsewhere the worker is ended, and the call fails with Stopped. */
  stop(): void {
    if (!this.isBusy) return;
    if (this.#flag) {
      Atomics.store(this.#flag, 0, 1);
      return;
    }
    this.#end(new Stopped("stopped"));
  }

  #start(): Worker {
    this.#flag = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<Reply>) => this.#hear(event.data);
    worker.onerror = (event) => this.#end(new Error(event.message || "the core could not be started"));
    this.#last = 0;
    return worker;
  }

  #hear(reply: Reply): void {
    const pending = this.#pending.get(reply.id);
    if (!pending) return;
    if ("json" in reply && reply.isProgress) {
      pending.progress?.(reply.json);
      return;
    }
    this.#pending.delete(reply.id);
    if (this.#flag && !this.isBusy) Atomics.store(this.#flag, 0, 0);
    if ("json" in reply) {
      pending.resolve(reply.json);
      return;
    }
    pending.reject(new Error(reply.failure));
    this.#end(new Error(reply.failure)); // its memory may be spoilt
  }

  end(): void {
    this.#end(new Stopped("stopped"));
  }

  #end(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const each of this.#pending.values()) each.reject(error);
    this.#pending.clear();
  }
}

/** A core of one's own for long work beside the match. Who asked for it ends it. */
export interface Helper {
  readonly core: CoreClient;
  stop(): void;
  end(): void;
}

export class BrowserCore extends CoreClient {
  readonly thinker: CoreClient;
  readonly #module: Promise<WebAssembly.Module>;
  readonly #thinking: CoreWorker;

  constructor() {
    const module = WebAssembly.compileStreaming(fetch(wasmUrl));
    super(new CoreWorker(module).call);
    this.#module = module;
    this.#thinking = new CoreWorker(module);
    this.thinker = new CoreClient(this.#thinking.call);
  }

  stopThinking(): void {
    this.#thinking.stop();
  }
  helper(): Helper {
    const worker = new CoreWorker(this.#module);
    return { core: new CoreClient(worker.call), stop: () => worker.stop(), end: () => worker.end() };
  }
}
