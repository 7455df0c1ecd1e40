// Whole matches in a real browser, by mouse: every game against the computer, reloaded in the middle, without a single error on
// the console. `run.mjs GAME...` plays only those.

import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { servePage } from "./server.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = process.env.THWART_WEB_OUT ?? `${root}/web/dist`;
const games = process.argv.length > 2 ? process.argv.slice(2) : ["quoridor", "barricade", "halma", "shibuya"];
const level = 3; // of the one who plays here; the computer plays at level 1
const mostMoves = 400;
const reloadAfter = 5;

const isAsked = () => document.querySelector(".status.is-yours, .status.is-over") !== null;
const count = (page) => page.evaluate(() => globalThis.thwart.steps);

async function clickMove(page, step) {
  const points = await page.evaluate((text) => globalThis.thwart.points(text), step);
  for (const point of points) await page.mouse.click(point.x, point.y);
}

async function makeMove(page) {
  const before = await count(page);
  const step = await page.evaluate((strength) => globalThis.thwart.suggest(strength), level);
  const points = await page.evaluate((text) => globalThis.thwart.points(text), step);
  if (points.length === 0) {
    const pass = page.locator(".confirm button");
    if ((await pass.count()) > 0) await pass.first().click({ timeout: 1000 }).catch(() => undefined); // or it has passed by itself
  } else {
    await clickMove(page, step);
  }
  await page.waitForFunction((number) => globalThis.thwart.steps > number, before, { timeout: 30_000 });
}

async function playMatch(page, address, game) {
  await page.goto(`${address}/#/`);
  await page.click(`button[data-game=${game}]`);
  await page.waitForSelector(".play .board");
  for (let moves = 0; moves < mostMoves; ++moves) {
    await page.waitForFunction(isAsked, undefined, { timeout: 120_000 });
    if ((await page.locator(".status.is-over").count()) > 0) return moves;
    if (moves === reloadAfter) {
      const steps = await count(page);
      await page.reload();
      await page.waitForFunction(() => globalThis.thwart?.steps > 0, undefined, { timeout: 30_000 });
      if ((await count(page)) < steps) throw new Error(`${game}: the match was not kept`);
      await page.waitForFunction(isAsked, undefined, { timeout: 120_000 });
    }
    await makeMove(page);
  }
  throw new Error(`${game}: no end after ${mostMoves} moves`);
}

const server = await servePage(folder, root);
const browser = await launch();
let failed = false;
try {
  for (const game of games) {
    const { context, page, troubles } = await openPage(browser);
    await context.addInitScript(() => localStorage.setItem("thwart.settings", JSON.stringify({ level: 1, pace: "quick", language: "en" })));
    const started = Date.now();
    try {
      const moves = await playMatch(page, server.address, game);
      const result = await page.locator(".headline").innerText();
      console.log(`${game}: ${moves} moves, ${Math.round((Date.now() - started) / 1000)} s: ${result}`);
    } catch (error) {
      failed = true;
      console.error(`${game}: ${error}\n  ${await page.locator(".status").innerText().catch(() => "")}`);
    }
    if (troubles.length > 0) {
      failed = true;
      console.error(`${game}: on the console: ${troubles.join("\n")}`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
process.exit(failed ? 1 : 0);
