// Studying in a real browser: a finished match is replayed, analysed, tried out, shared, exported and imported, its fairness
// checked, and a position set up; axe finds nothing serious on these pages.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { servePage } from "./server.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = process.env.THWART_WEB_OUT ?? `${root}/web/dist`;
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const patience = { timeout: 60_000 };
const short = '[Game "quoridor"]\n[Result "1-2"]\n[Ending "resigned, seat 2"]\n\n1. e2 e8 2. e3 e7\n';

const server = await servePage(folder, root);
const browser = await launch();
let failed = 0;

function expect(what, isTrue) {
  if (isTrue) return;
  ++failed;
  console.error(`FAILED: ${what}`);
}
const at = (page) => page.evaluate(() => globalThis.thwart.at);
const until = (page, count) => page.waitForFunction((wanted) => globalThis.thwart.at === wanted, count, patience);
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

async function check(name, options, body) {
  const { context, page, troubles } = await openPage(browser, { permissions: ["clipboard-read", "clipboard-write"], ...options });
  await context.addInitScript(() => {
    if (!localStorage.getItem("thwart.settings"))
      localStorage.setItem("thwart.settings", JSON.stringify({ level: 1, pace: "quick", language: "en" }));
  });
  const before = failed;
  try {
    await body(page);
  } catch (error) {
    expect(`${name}: ${error}`, false);
  }
  expect(`${name}: on the console: ${troubles.join("\n")}`, troubles.length === 0);
  if (failed === before) console.log(`${name}: good`);
  await context.close();
}

async function importRecord(page, text) {
  await page.goto(`${server.address}/#/study`);
  await page.locator(".import textarea").fill(text);
  await press(page, "Open");
}
async function scan(page, name) {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axe });
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run();
    return violations.filter((each) => /serious|critical/.test(each.impact)).map((each) => `${each.id}: ${each.nodes[0]?.html}`);
  });
  expect(`${name}: ${found.join("\n")}`, found.length === 0);
}

await check("a match of this device", {}, async (page) => {
  await page.goto(server.address);
  await page.click("button[data-game=quoridor]");
  await page.waitForSelector(".status.is-yours", patience);
  await page.evaluate(() => globalThis.thwart.play("e2"));
  await page.waitForFunction(() => globalThis.thwart.steps >= 2, undefined, patience);
  page.once("dialog", (dialog) => void dialog.accept());
  await press(page, "Resign");
  await press(page, "Study this match");
  await page.waitForSelector(".study", patience);
  await until(page, 0);
  await press(page, "One step forward");
  await until(page, 1);
  expect("the moves are listed", (await page.locator(".study-moves .now").innerText()) === "e2");
  await page.keyboard.press("End");
  expect("End goes to the end", (await at(page)) === (await page.evaluate(() => globalThis.thwart.steps)));
  expect("it says how it ended", /resignation/.test(await page.locator(".detail").innerText()));
  await page.keyboard.press("Home");
  await until(page, 0);
  await press(page, "Play through");
  await until(page, 2);
  await page.goto(`${server.address}/#/`);
  await page.waitForSelector("a[href^='#/study/match/']", patience);
});

await check("analysis and trying out", {}, async (page) => {
  await importRecord(page, short);
  await page.waitForSelector(".study", patience);
  await page.getByLabel("Show analysis").check();
  await page.waitForSelector(".best-lines .step", patience);
  await page.waitForSelector(".notes .best", patience);
  await press(page, "Analyse the whole match");
  await page.waitForSelector(".summary", patience);
  await scan(page, "study with analysis");
  await page.getByLabel("Show shortest ways").check();
  expect("ways are drawn", (await page.locator(".notes .route").count()) === 2);
  await page.getByLabel("Show analysis").uncheck();
  expect("the switch hides it", (await page.locator(".notes .best").count()) === 0 && (await page.locator(".analysis-body").isHidden()));
  await page.keyboard.press("ArrowRight");
  await until(page, 1);
  await page.waitForFunction(() => globalThis.thwart.points("d9").length > 0, undefined, patience);
  const [point] = await page.evaluate(() => globalThis.thwart.points("d9"));
  await page.mouse.click(point.x, point.y);
  await until(page, 2);
  expect("the try is a side line", /d9/.test(await page.locator(".side-line").innerText()));
  await press(page, "Back to the match");
  await until(page, 1);
  expect("the side line is gone", (await page.locator(".side-line").count()) === 0);
});

await check("records and links", {}, async (page) => {
  const text = await readFile(`${root}/records/barricade-2.txt`, "utf8");
  const [record] = text.split(/\n\n(?=\[Game)/);
  await importRecord(page, text);
  await page.waitForSelector(".import-said a", patience);
  await importRecord(page, `${record}\n\n`);
  await page.waitForSelector(".study", patience);
  await press(page, "Check fairness");
  await page.waitForFunction(() => /nobody could change/.test(document.querySelector(".tool-words").textContent), undefined, patience);
  await press(page, "Copy record");
  await page.waitForFunction(() => /copied/.test(document.querySelector(".tool-words").textContent), undefined, patience);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await press(page, "Copy link");
  await page.waitForFunction(() => /link is copied/.test(document.querySelector(".tool-words").textContent), undefined, patience);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const download = page.waitForEvent("download");
  await press(page, "Save as a file");
  expect("the file is the record", (await readFile(await (await download).path(), "utf8")) === copied);
  await page.goto(`${server.address}/#/`);
  await page.goto(link);
  await page.waitForSelector(".study", patience);
  await press(page, "Copy record");
  await page.waitForFunction(() => /copied/.test(document.querySelector(".tool-words").textContent), undefined, patience);
  expect("a link brings the same record", (await page.evaluate(() => navigator.clipboard.readText())) === copied);
  await importRecord(page, record.replace("4,home-m2", "5,home-m2"));
  await page.waitForSelector(".notice [role=alert]", patience);
  await page.goto(`${server.address}/#/study/record/zzzz`);
  await page.waitForFunction(() => /damaged/.test(document.querySelector(".notice")?.textContent ?? ""), undefined, patience);
});

await check("setting up a position", {}, async (page) => {
  const position = (text) => page.waitForFunction((wanted) => globalThis.thwart?.position === wanted, text, patience);
  const touch = async (label) => {
    const { x, y } = await page.evaluate((name) => globalThis.thwart.point(name), label);
    await page.mouse.click(x, y);
  };
  await page.goto(`${server.address}/#/study`);
  await page.locator(".study-home").getByRole("link", { name: "Quoridor" }).click();
  await page.waitForSelector(".editor", patience);
  await touch("c4h");
  await position("e1,e9 10,10 c4 - 1");
  await page.getByLabel("Blue", { exact: true }).check();
  await touch("d6");
  await page.getByLabel("Whose turn").selectOption("2");
  await position("e1,d6 10,10 c4 - 2");
  await scan(page, "editor");
  await page.getByLabel("Position as text").fill("e1,d6 99,10 c4 - 2");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".editor-said .bad", patience);
  await position("e1,d6 10,10 c4 - 2");
  await press(page, "Study this position");
  await page.waitForSelector(".study", patience);
  await position("e1,d6 10,10 c4 - 2");
  await press(page, "Change this position");
  await page.waitForSelector(".editor", patience);
  await position("e1,d6 10,10 c4 - 2");
  await press(page, "Play from here");
  await page.waitForSelector(".status.is-yours", patience);
  expect("you play for the seat to move", await page.evaluate(() => globalThis.thwart.legal.includes("d5")));
});

await check("accessibility", {}, async (page) => {
  await page.goto(`${server.address}/#/study`);
  await page.waitForSelector(".study-home", patience);
  await scan(page, "study home");
});

await browser.close();
server.close();
process.exit(failed > 0 ? 1 : 0);
