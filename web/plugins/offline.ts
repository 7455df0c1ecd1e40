// Tells the service worker which files the page consists of, so that it can keep them all.

import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const worker = "sw.js";
const publicFiles = ["icon.svg", "manifest.webmanifest"];

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunk = bundle[worker];
      if (chunk?.type !== "chunk") throw new Error(`${worker} is not built`);
      const files = ["", ...Object.keys(bundle).filter((name) => name !== worker && name !== "index.html"), ...publicFiles];
      const page = bundle["index.html"];
      const version = createHash("sha256").update(files.join()).update(page?.type === "asset" ? page.source : "");
      chunk.code = chunk.code
        .replace(/__FILES__/, JSON.stringify(files.map((name) => `/${name}`)))
        .replace(/__VERSION__/, JSON.stringify(version.digest("hex").slice(0, 12)));
    },
  };
}
