// What a visitor downloads, compressed, and whether it is still small enough.

import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = process.env.THWART_WEB_OUT ?? fileURLToPath(new URL("../dist", import.meta.url));
const limits = { js: 200_000, wasm: 700_000 }; // bytes, as gzip makes them

const sums = new Map();
for (const name of await readdir(`${folder}/assets`)) {
  // A visitor loads one language, and English beside it.
  const language = /^(?:rules\.)?(de|en|es|fr|it|lt|zh-Hans|zh-Hant)-/.exec(name)?.[1];
  if (language && language !== "en" && language !== "lt") continue;
  if (/\.(br|gz)$/.test(name)) continue;
  const bytes = await readFile(`${folder}/assets/${name}`);
  const kind = name.split(".").at(-1);
  const sum = sums.get(kind) ?? { plain: 0, gzip: 0, brotli: 0 };
  sum.plain += bytes.length;
  sum.gzip += gzipSync(bytes, { level: 9 }).length;
  sum.brotli += brotliCompressSync(bytes).length;
  sums.set(kind, sum);
}

let isTooMuch = false;
for (const [kind, sum] of sums) {
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`${kind}: ${kB(sum.plain)}, gzip ${kB(sum.gzip)}, brotli ${kB(sum.brotli)}`);
  if (sum.gzip > (limits[kind] ?? Infinity)) isTooMuch = true;
}
if (isTooMuch) console.error("too large");
process.exit(isTooMuch ? 1 : 0);
