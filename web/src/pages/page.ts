import type { BrowserCore } from "../core/browser.ts";
import type { Connection } from "../online/connection.ts";

export interface Context {
  readonly core: BrowserCore;
  /** To the server, where there is one. */
  readonly connection: Connection;
}

export interface Page {
  readonly element: HTMLElement;
  readonly title?: string;
  /** When it is in the document. */
  readonly enter?: () => void;
  readonly leave?: () => void;
}
