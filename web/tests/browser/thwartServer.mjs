// The real server, in a folder of its own, with the built page. It can be killed in the middle of anything and started again on
// the same port with the same data.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** All browsers of a test come from one address, so the limits are wide. */
const wide = ["requests", "messages", "new-rooms", "connections-per-address"].flatMap((name) => [`--${name}`, "1000000"]);

export class ThwartServer {
  #program;
  #web;
  #folder;
  #process;
  #port = 0;

  constructor(program, web) {
    this.#program = program;
    this.#web = web;
  }

  get address() {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start() {
    this.#folder ??= await mkdtemp(join(tmpdir(), "thwart-online-"));
    const words = ["serve", "--address", "127.0.0.1", "--port", String(this.#port), "--data", join(this.#folder, "thwart.db")];
    const process = spawn(this.#program, [...words, "--web", this.#web, "--threads", "1", "--log", "warning", ...wide], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = process;
    let greeting = "";
    await new Promise((done, fail) => {
      process.on("exit", (code) => fail(new Error(`the server ended with ${code}: ${greeting}`)));
      process.stdout.on("data", (data) => {
        greeting += data;
        const port = /open +http:\/\/[^/]*:(\d+)\//.exec(greeting)?.[1];
        if (port) this.#port = Number(port);
        if (greeting.includes("Ctrl-C")) done();
      });
    });
  }

  async kill() {
    this.#process.removeAllListeners("exit");
    const gone = new Promise((done) => this.#process.once("exit", done));
    this.#process.kill("SIGKILL");
    await gone;
  }

  async close() {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
