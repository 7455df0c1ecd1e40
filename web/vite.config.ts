import { defineConfig } from "vitest/config";

import { compressed } from "./plugins/compressed.ts";
import { offline } from "./plugins/offline.ts";

// The core is built by CMake (preset wasm); THWART_WASM names another place.
const core = process.env.THWART_WASM ?? new URL("../build/wasm/thwart.wasm", import.meta.url).pathname;

export default defineConfig({
  resolve: { alias: [{ find: /^thwart\.wasm(?=\?)/, replacement: core }] },
  server: { fs: { allow: [".."] } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: process.env.THWART_WEB_OUT ?? "dist",
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/sw.ts" },
      // The service worker speaks for the folder that it lies in, and keeps its name.
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  plugins: [offline(), compressed()],
  worker: { format: "es" },
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"] },
});
