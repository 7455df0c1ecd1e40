// Rooms in real browsers, against the real server: whole matches between two browsers in every game, and everything that goes
// wrong between them. `online.mjs NAME...` runs only those.

import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { scenarios } from "./onlineScenarios.mjs";
import { ThwartServer } from "./thwartServer.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = process.env.THWART_WEB_OUT ?? `${root}/web/dist`;
const program = process.env.THWART_PROGRAM ?? `${root}/build/release/thwart`;
const wanted = process.argv.slice(2);

/** A person with a browser of their own: nothing is shared with others but the server. */
class Stage {
  #browser;
  #contexts = [];
  #troubles = [];
  /** What the console may speak of, because it is done on purpose: a cut network, a refused request. */
  expected = /^$/;

  constructor(browser, server) {
    this.#browser = browser;
    this.server = server;
  }

  async person(options = {}) {
    const { context, page, troubles } = await openPage(this.#browser, options);
    await context.addInitScript(() => {
      if (!localStorage.getItem("thwart.settings"))
        localStorage.setItem("thwart.settings", JSON.stringify({ level: 1, pace: "quick", language: "en" }));
    });
    page.on("dialog", (dialog) => void dialog.accept());
    this.#contexts.push(context);
    this.#troubles.push(troubles);
    return page;
  }

  async close() {
    for (const context of this.#contexts) await context.close();
    const troubles = this.#troubles.flat().filter((text) => !this.expected.test(text));
    if (troubles.length > 0) throw new Error(`on the console: ${troubles.join("\n")}`);
  }
}

const server = new ThwartServer(program, folder);
await server.start();
const browser = await launch();
let failed = 0;
for (const [name, play] of Object.entries(scenarios)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const stage = new Stage(browser, server);
  const started = Date.now();
  let trouble;
  try {
    await play(stage);
  } catch (error) {
    trouble = error;
  }
  await stage.close().catch((error) => (trouble ??= error));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (trouble) {
    ++failed;
    console.error(`FAILED: ${name} (${seconds} s): ${trouble.stack ?? trouble}`);
  } else {
    console.log(`${name}: good, ${seconds} s`);
  }
}
await browser.close();
await server.close();
process.exit(failed > 0 ? 1 : 0);
