// Pictures of every page and board, light, dark and on a phone, to be looked at.

import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { servePage } from "./server.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = process.env.THWART_WEB_OUT ?? `${root}/web/dist`;
const screens = process.env.THWART_SCREENS ?? `${root}/build/screens`;
const games = process.argv.length > 2 ? process.argv.slice(2) : ["quoridor", "barricade", "halma", "shibuya"];
const looks = [
  { name: "light", colorScheme: "light" },
  { name: "dark", colorScheme: "dark" },
  { name: "phone", colorScheme: "light", viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
];

const pages = { home: "", lobby: "lobby", study: "study", settings: "settings", daily: "daily", new: "new/barricade", learn: "learn/quoridor", rules: "rules/halma" };

async function playSome(page, moves) {
  for (let i = 0; i < moves; ++i) {
    await page.waitForFunction(() => document.querySelector(".status.is-yours, .status.is-over"), undefined, { timeout: 60_000 });
    if (await page.locator(".status.is-over").count()) return;
    await page.evaluate(async () => globalThis.thwart.play((await globalThis.thwart.suggest(3)) ?? globalThis.thwart.legal[0]));
    await page.waitForTimeout(150);
  }
  await page.waitForFunction(() => document.querySelector(".status.is-yours, .status.is-over"), undefined, { timeout: 60_000 });
  await page.waitForTimeout(700);
}

await mkdir(screens, { recursive: true });
const server = await servePage(folder, root);
const browser = await launch();
try {
  for (const { name, ...options } of looks) {
    const { context, page, troubles } = await openPage(browser, options);
    await page.goto(server.address);
    await page.waitForSelector(".card .primary");
    for (const [shown, address] of process.argv.length > 2 ? [] : Object.entries(pages)) {
      await page.goto(`${server.address}/#/${address}`);
      await page.waitForTimeout(1200);
      await page.screenshot({ path: `${screens}/${shown}-${name}.png`, fullPage: name === "phone" });
    }
    for (const game of games) {
      await page.goto(`${server.address}/#/`);
      await page.click(`button[data-game=${game}]`);
      await page.waitForSelector(".play .board");
      await playSome(page, 12);
      await page.screenshot({ path: `${screens}/${game}-${name}.png` });
    }
    const unexpected = troubles.filter((each) => !each.includes("/socket")); // no rooms behind this server
    if (unexpected.length > 0) console.log(name, unexpected);
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
