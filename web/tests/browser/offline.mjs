// Without a network: the page is there after a visit, in every language, and a match goes on where it was. A new version is
// there at the first reload.

import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

import { launch, openPage } from "./browser.mjs";
import { servePage } from "./server.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const built = process.env.THWART_WEB_OUT ?? `${root}/web/dist`;
const patience = { timeout: 60_000 };

function expect(what, isTrue) {
  if (!isTrue) throw new Error(what);
}

const folder = await mkdtemp(join(tmpdir(), "thwart-page-"));
await cp(built, folder, { recursive: true });
const server = await servePage(folder, root);
const browser = await launch();
const { context, page } = await openPage(browser);
await context.addInitScript(() => {
  if (!localStorage.getItem("thwart.settings"))
    localStorage.setItem("thwart.settings", JSON.stringify({ level: 1, pace: "quick", language: "en" }));
});
const steps = () => page.evaluate(() => globalThis.thwart.steps);
async function playOne() {
  await page.waitForSelector(".status.is-yours", patience);
  const before = await steps();
  await page.evaluate(() => globalThis.thwart.play(globalThis.thwart.legal[0]));
  await page.waitForFunction((count) => globalThis.thwart.steps > count + 1, before, patience);
}

try {
  await page.goto(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.click("button[data-game=quoridor]");
  await playOne();
  const played = await steps();

  await server.close();
  await page.reload();
  await page.waitForFunction((count) => globalThis.thwart?.steps >= count, played, patience);
  await playOne();
  expect("a match goes on without a network", (await steps()) > played);

  const languages = await page.$$eval("header select option", (options) => options.map((each) => each.value));
  expect("eight languages", languages.length === 8);
  for (const language of languages) {
    await page.selectOption("header select", language);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language, patience);
  }
  await page.goto(server.address);
  for (const game of ["barricade", "halma", "shibuya"]) {
    await page.click(`button[data-game=${game}]`);
    await page.waitForFunction(() => globalThis.thwart.steps >= 0 && document.querySelector(".status"), undefined, patience);
    await page.goto(server.address);
  }

  // A new version: another page, and a worker that says so.
  await writeFile(`${folder}/index.html`, (await readFile(`${folder}/index.html`, "utf8")).replace("<title>Thwart", "<title>Thwart, new"));
  await writeFile(`${folder}/sw.js`, (await readFile(`${folder}/sw.js`, "utf8")).replace(/"[0-9a-f]{12}"/, '"new"'));
  await server.open();
  const answer = await page.goto(server.address);
  const html = await answer.text();
  expect("a new version comes at the first reload", html.includes("Thwart, new"));
  await page.waitForFunction(async () => (await caches.keys()).includes("thwart-new"), undefined, patience);
  console.log("offline: good");
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
}
