// Short checks in a real browser: fingers preview before they play, the keyboard plays, refusals say why, the language changes in
// the middle of a match, a puzzle counts and takes back, and axe finds nothing serious.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { servePage } from "./server.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = process.env.THWART_WEB_OUT ?? `${root}/web/dist`;
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const patience = { timeout: 60_000 };

const server = await servePage(folder, root);
const browser = await launch();
let failed = 0;

function expect(what, isTrue) {
  if (isTrue) return;
  ++failed;
  console.error(`FAILED: ${what}`);
}
const steps = (page) => page.evaluate(() => globalThis.thwart.steps);
const points = (page, step) => page.evaluate((text) => globalThis.thwart.points(text), step);
const detail = (page) => page.locator(".detail").innerText();
const isYours = (page) => page.waitForSelector(".status.is-yours", patience);

async function check(name, options, body) {
  const { context, page, troubles } = await openPage(browser, options);
  await context.addInitScript(() => {
    if (!localStorage.getItem("thwart.settings"))
      localStorage.setItem("thwart.settings", JSON.stringify({ level: 1, pace: "quick", language: "en" }));
  });
  const before = failed;
  try {
    await page.goto(server.address);
    await page.waitForSelector("button[data-game]", patience);
    await body(page);
  } catch (error) {
    expect(`${name}: ${error}`, false);
  }
  expect(`${name}: on the console: ${troubles.join("\n")}`, troubles.length === 0);
  if (failed === before) console.log(`${name}: good`);
  await context.close();
}

async function start(page, game) {
  await page.click(`button[data-game=${game}]`);
  await isYours(page);
}

await check("touch", phone, async (page) => {
  await start(page, "quoridor");
  const [point] = await points(page, "c3v");
  await page.touchscreen.tap(point.x, point.y);
  expect("a touch waits to be confirmed", (await steps(page)) === 0 && (await page.locator(".confirm .primary").isVisible()));
  await page.locator(".confirm button").nth(1).tap();
  expect("a touch can be cancelled", await page.locator(".confirm").isHidden());
  await page.touchscreen.tap(point.x, point.y);
  await page.locator(".confirm .primary").tap();
  await page.waitForFunction(() => globalThis.thwart.steps > 0, undefined, patience);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(`nothing is wider than the phone (${width})`, width <= 360);
});

await check("refusals", {}, async (page) => {
  await start(page, "quoridor");
  const [point] = await points(page, "e4h");
  await page.mouse.click(point.x, point.y);
  await page.waitForFunction(() => globalThis.thwart.steps > 1, undefined, patience);
  await isYours(page);
  const before = await steps(page);
  await page.mouse.click(point.x, point.y);
  await page.waitForFunction(() => /overlap/.test(document.querySelector(".detail").textContent), undefined, patience);
  expect("a refused fence is not played", (await steps(page)) === before);
  expect("the fence in the way is shown", (await page.locator(".mark-against").count()) === 1);
});

await check("keyboard", {}, async (page) => {
  await start(page, "quoridor");
  await page.locator(".table .site[tabindex='0']").focus();
  const named = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  await page.keyboard.press("n");
  expect(`what can be chosen is named (${await named()})`, /^[a-i][1-9], empty$/.test(await named()));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("r");
  expect(`fences are named after their square (${await named()})`, /fence/.test(await named()));
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => globalThis.thwart.steps > 1, undefined, patience);
  await isYours(page);
  const before = await steps(page);
  await page.locator(".typed input").fill("D5H");
  await page.keyboard.press("Enter");
  await page.waitForFunction((count) => globalThis.thwart.steps > count, before, patience);
});

await check("languages", {}, async (page) => {
  await start(page, "quoridor");
  await page.evaluate(() => globalThis.thwart.play("e2"));
  await page.waitForFunction(() => globalThis.thwart.steps > 1, undefined, patience);
  await page.evaluate(() => (globalThis.isSamePage = true));
  for (const [language, words] of [["de", "Du bist am Zug"], ["zh-Hans", "轮到你了"], ["lt", "Jūsų ėjimas"]]) {
    await page.locator("header select").selectOption(language);
    await page.waitForFunction((text) => document.querySelector(".headline")?.textContent === text, words, patience);
    expect(`${language}: the page says so`, (await page.evaluate(() => document.documentElement.lang)) === language);
  }
  expect("the page was not loaded anew", await page.evaluate(() => globalThis.isSamePage === true));
  expect("the match goes on", (await steps(page)) > 1);
});

await check("solo", {}, async (page) => {
  await page.goto(`${server.address}/#/new/halma`);
  await page.locator(".new-form select").first().selectOption("1");
  await page.waitForFunction(() => document.querySelector(".new-form fieldset") === null, undefined, patience);
  await page.click(".new-form .primary");
  await isYours(page);
  for (let moves = 1; moves <= 2; ++moves) {
    const step = await page.evaluate(() => globalThis.thwart.suggest(1));
    for (const point of await points(page, step)) await page.mouse.click(point.x, point.y);
    await page.waitForFunction((count) => globalThis.thwart.steps === count, moves, patience);
  }
  expect("moves are counted", /2 moves/.test(await page.locator(".seat-tally").innerText()));
  for (let moves = 1; moves >= 0; --moves) {
    await page.getByRole("button", { name: "Take back" }).click();
    await page.waitForFunction((count) => globalThis.thwart.steps === count, moves, patience);
  }
  expect("it says so", /taken back/.test(await detail(page)));
});

await check("accessibility", {}, async (page) => {
  const scan = async (name) => {
    // The page allows no script that was not served with it, so the scanner comes through the debugger.
    const session = await page.context().newCDPSession(page);
    await session.send("Runtime.evaluate", { expression: axe });
    const found = await page.evaluate(async () => {
      const { violations } = await globalThis.axe.run();
      return violations.filter((each) => /serious|critical/.test(each.impact)).map((each) => `${each.id}: ${each.nodes[0]?.html}`);
    });
    expect(`${name}: ${found.join("\n")}`, found.length === 0);
  };
  await scan("home");
  await page.goto(`${server.address}/#/settings`);
  await page.waitForSelector(".settings", patience);
  await scan("settings");
  await page.locator(".settings select").nth(3).selectOption("dark");
  await scan("settings, dark");
  await page.goto(`${server.address}/#/new/shibuya`);
  await page.waitForSelector(".new-form", patience);
  await scan("new match");
  await page.goto(`${server.address}/#/`);
  await start(page, "halma");
  await scan("play, dark");
});

for (const width of [320, 3840])
  await check(`${width} pixels`, { viewport: { width, height: width < 400 ? 640 : 2160 } }, async (page) => {
    const fits = async (name) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(`${name} is not wider than the screen (${wide})`, wide <= width);
    };
    await fits("home");
    await page.goto(`${server.address}/#/settings`);
    await page.waitForSelector(".settings", patience);
    await fits("settings");
    await page.goto(`${server.address}/#/new/quoridor`);
    await page.waitForSelector(".new-form", patience);
    await fits("new match");
    await page.goto(`${server.address}/#/`);
    await start(page, "barricade");
    await fits("play");
  });

// Long words on the buttons must not make the page, and with it the board, wider than the screen.
await check("a phone in every language", { ...phone, viewport: { width: 320, height: 640 } }, async (page) => {
  await start(page, "quoridor");
  const languages = await page.locator("header option").evaluateAll((options) => options.map((option) => option.value));
  expect(`there are eight (${languages})`, languages.length === 8);
  for (const language of languages) {
    await page.locator("header select").selectOption(language);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language, patience);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(`${language} is not wider than the screen (${wide})`, wide <= 320);
  }
});

await check("settings", {}, async (page) => {
  await page.goto(`${server.address}/#/settings`);
  await page.locator(".settings select").first().selectOption("always");
  await page.getByLabel("Throw the die").uncheck();
  await page.reload();
  await page.waitForSelector(".settings", patience);
  expect("settings are kept", (await page.locator(".settings select").first().inputValue()) === "always");
  await page.goto(`${server.address}/#/`);
  await page.click("button[data-game=barricade]");
  const throwing = page.locator(".confirm .primary");
  await throwing.waitFor(patience);
  const before = await steps(page);
  await throwing.click();
  await page.waitForFunction((count) => globalThis.thwart.steps > count, before, patience);
});

/** A match between people at one screen, from a position, with events that have happened since. */
async function open(page, setup, position, seats, events = []) {
  const people = Array.from({ length: seats }, (_, i) => `seat ${i + 1} person`);
  const head = ["thwart match 1", `setup ${setup}`, `position ${position}`, "clock none", "repetition off", "standstill on", "leaving takeover 4", "takebacks on"];
  const log = [...head, ...people, `note secret ${"0".repeat(64)}`, "note date 2026-01-01", "begins 0", "", ...events, ""].join("\n");
  await page.evaluate((text) => localStorage.setItem("thwart.match.test", text), log);
  await page.goto(`${server.address}/#/play/test`);
  await isYours(page);
}

await check("inside a turn", {}, async (page) => {
  await open(page, "barricade:players=2", "4+c3 5 e3 go2 1", 2);
  await page.evaluate(() => globalThis.thwart.play("c3-e3"));
  await page.waitForFunction(() => globalThis.thwart.legal.includes("*h13"), undefined, patience);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.waitForFunction(() => globalThis.thwart.legal.includes("c3-e3"), undefined, patience);
});

await check("who would be shut in", {}, async (page) => {
  await open(page, "quoridor", "a1,e9 9,9 - b1 2", 2);
  await page.locator(".typed input").fill("a2h");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /shut Red in/.test(document.querySelector(".detail").textContent), undefined, patience);
  expect("the region is shaded", (await page.locator(".mark-shut-in").count()) === 4);
});

await check("a tile is turned", phone, async (page) => {
  await open(page, "shibuya", ".,.,.,./.,.,.,./.,.,.,./.,.,.,. S1,S2,S3,S4,S5,S6,S7,S8;-;- W1,W2,W3,W4,W5,W6,W7,W8;-;- 4,5,5,5,5,5 lay:BWbw 0 1", 2);
  const step = await page.evaluate(() => globalThis.thwart.legal[0]);
  const [point] = await points(page, step);
  await page.touchscreen.tap(point.x, point.y);
  await page.getByRole("button", { name: "Turn" }).tap();
  const turned = await page.evaluate(() => globalThis.thwart.pending);
  expect(`the same place, otherwise (${step}, ${turned})`, turned !== step && turned?.slice(0, 2) === step.slice(0, 2));
});

await check("a standstill", {}, async (page) => {
  const row = "BbWw,BbWw,BbWw,BbWw";
  const round = ["0 move 1 d5-c5", "0 move 2 f3-e3", "0 move 1 c5-d5", "0 move 2 e3-f3"];
  const idle = Array.from({ length: 12 }, () => round).flat();
  await open(page, "shibuya", `${row}/${row}/${row}/${row} -;d5;N1 -;f3;- 0,0,0,0,0,0 move 0 1`, 2, idle);
  const says = (selector, text) => page.waitForFunction(([at, wanted]) => document.querySelector(at).textContent.includes(wanted), [selector, text], patience);
  await says(".table-tallies", "the side ahead wins in 2 turns");
  await page.evaluate(() => globalThis.thwart.play("d5-c5"));
  await says(".table-tallies", "the side ahead wins in one turn");
  await page.evaluate(() => globalThis.thwart.play("f3-e3"));
  await says(".headline", "Fifty turns went by without progress. Red is ahead and wins.");
});

await check("the puzzle of the day", {}, async (page) => {
  await page.goto(`${server.address}/#/daily`);
  await page.waitForSelector(".daily", patience);
  const share = page.getByRole("button", { name: "Share the result" });
  expect("there is nothing to share yet", await share.isHidden());
  for (let left = 10; left > 0 && (await page.locator(".status.is-over").count()) === 0; --left) {
    await page.getByRole("button", { name: "Hint" }).click();
    await page.waitForFunction(() => /Try \S+\./.test(document.querySelector(".detail").textContent), undefined, patience);
    const move = /Try (\S+)\./.exec(await detail(page))[1];
    await page.evaluate((step) => globalThis.thwart.play(step), move);
    await page.waitForFunction(() => !/Try/.test(document.querySelector(".detail").textContent), undefined, patience); // drawn anew
  }
  await share.waitFor(patience);
});

await check("a planned move", {}, async (page) => {
  await page.evaluate(() => localStorage.setItem("thwart.settings", JSON.stringify({ level: 1, pace: "calm", language: "en" })));
  await page.reload();
  await start(page, "quoridor");
  const [target] = await points(page, "e2");
  const [next] = await points(page, "c3h");
  await page.mouse.click(target.x, target.y);
  await page.waitForFunction(() => globalThis.thwart.steps === 1, undefined, patience);
  await page.mouse.click(next.x, next.y);
  expect("it is shown", (await page.locator(".mark-planned").count()) === 1);
  await page.waitForFunction(() => globalThis.thwart.line.includes(" c3h"), undefined, patience);
});

await browser.close();
server.close();
process.exit(failed > 0 ? 1 : 0);
