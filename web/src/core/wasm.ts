// The module and its one calling convention (wasm/main.cpp): a text goes in, a JSON text comes out. Runs wherever
// WebAssembly does; who loads the bytes and where the calls come from is up to others.

export interface Host {
  readonly stop?: () => boolean;
  readonly progress?: (json: string) => void;
}

export interface Core {
  /** The answer as JSON text: {"ok":...} or {"error":...}. */
  call(name: string, ...args: readonly string[]): string;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  thwart_request(size: number): number;
  thwart_call(): number;
  thwart_answer(): number;
}

// What the C library could ask for and the core never needs: no files, no arguments, no exit but a trap.
const wasi = new Proxy(
  {},
  {
    get: (_, name) => () => {
      if (name === "proc_exit") throw new Error("the core has stopped");
      return 52; // "not supported"
    },
    has: () => true,
  },
);

function systemFunctions(module: WebAssembly.Module): Record<string, WebAssembly.ImportValue> {
  const all: Record<string, WebAssembly.ImportValue> = {};
  for (const each of WebAssembly.Module.imports(module))
    if (each.module === "wasi_snapshot_preview1") all[each.name] = Reflect.get(wasi, each.name);
  return all;
}

export async function openCore(module: WebAssembly.Module, host: Host = {}): Promise<Core> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const read = (at: number, size: number): string => decoder.decode(new Uint8Array(exports.memory.buffer, at, size));
  const instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: systemFunctions(module),
    thwart: {
      now: () => performance.now(),
      stop: () => (host.stop?.() ? 1 : 0),
      progress: (at: number, size: number) => host.progress?.(read(at, size)),
    },
  });
  const exports = instance.exports as unknown as Exports;
  exports._initialize();
  return {
    call(name, ...args) {
      const request = encoder.encode([name, ...args].join("\0"));
      const at = exports.thwart_request(request.length);
      new Uint8Array(exports.memory.buffer, at, request.length).set(request);
      const size = exports.thwart_call();
      return read(exports.thwart_answer(), size);
    },
  };
}
