import { defineConfig } from "vite";

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
  },
  worker: { format: "es" },
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"] },
});
