import type { BrowserCore } from "../core/browser.ts";

export interface Context {
  readonly core: BrowserCore;
}

export interface Page {
  readonly element: HTMLElement;
  readonly title?: string;
  /** When it is in the document. */
  readonly enter?: () => void;
  readonly leave?: () => void;
}
