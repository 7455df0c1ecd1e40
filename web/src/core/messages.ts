// Between the page and its workers.

export interface Init {
  readonly module: WebAssembly.Module;
  /** Becomes 1 when the worker shall stop thinking; only where memory may be shared. */
  readonly flag?: Int32Array;
}
export interface Request {
  readonly id: number;
  readonly name: string;
  readonly args: readonly string[];
}
export type Reply =
  | { readonly id: number; readonly json: string; readonly isProgress: boolean }
  | { readonly id: number; readonly failure: string };
