// Every test in a real browser, two at a time: each of them waits more than it works. What one prints is shown when it ends.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const tests = ["online", "run", "learn", "checks", "study", "input", "offline"]; // the longest first
const atOnce = 2;

function run(test) {
  const started = Date.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL(`${test}.mjs`, import.meta.url))], { stdio: ["ignore", "pipe", "pipe"] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => output.push(bytes));
  return new Promise((done) =>
    child.on("close", (code) => {
      console.log(`-- ${test}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`);
      process.stdout.write(Buffer.concat(output));
      done(code === 0);
    }),
  );
}

let hasFailed = false;
const queue = [...tests];
const work = async () => {
  for (let test = queue.shift(); test; test = queue.shift()) if (!(await run(test))) hasFailed = true;
};
await Promise.all(Array.from({ length: atOnce }, work));
process.exit(hasFailed ? 1 : 0);
