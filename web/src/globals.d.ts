declare module "thwart.wasm?url" {
  const url: string;
  export default url;
}

/** The match on the screen. */
declare var thwart: unknown;
declare var thwartCore: unknown;
