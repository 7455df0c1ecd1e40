// The lessons and the rules in a real browser: a whole course by mouse, one by keyboard and one by finger, the rules of every game
// in every language with real boards and no missing word, a change of language in the middle, and axe on both pages.

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
const games = ["quoridor", "barricade", "halma", "shibuya"];
const languages = ["en", "de", "es", "fr", "it", "lt", "zh-Hans", "zh-Hant"];
const mostTasks = 4; // in one lesson
const mostPresses = 80; // from one site to another

const server = await servePage(folder, root);
const browser = await launch();
let failed = 0;

function expect(what, isTrue) {
  if (isTrue) return;
  ++failed;
  console.error(`FAILED: ${what}`);
}

async function check(name, options, body) {
  const { context, page, troubles } = await openPage(browser, options);
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

async function open(page, address) {
  await page.goto(`${server.address}/#/${address}`);
  await page.waitForSelector(".lesson .board, .rules .board", patience);
}
async function choose(page, language) {
  await page.locator("header select").selectOption(language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language, patience);
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
// A key that the catalogue lacks is shown as itself.
async function hasKeyInSight(page) {
  return /\b(?:learn|rules|menu|web|help|quoridor|barricade|halma|shibuya)-[a-z]+(?:-[a-z]+)*\b/.test(await page.locator("body").innerText());
}

// --- ways to do what a lesson asks ---

const number = (page) => page.evaluate(() => globalThis.thwart.number);
const isDone = (page) => page.evaluate(() => globalThis.thwart.isDone);
const points = (page) => page.evaluate(() => globalThis.thwart.points(globalThis.thwart.solution));

async function byMouse(page) {
  for (const point of await points(page)) await page.mouse.click(point.x, point.y);
}
/** Where sites lie close together the first tap enlarges them and the second one chooses. */
async function byFinger(page) {
  await page.evaluate(() => document.querySelector(".board").scrollIntoView());
  const sites = (await points(page)).length;
  for (let site = 0; site < sites; ++site)
    for (let taps = 0; taps < 2 && (await page.evaluate(() => globalThis.thwart.touches)) <= site && !(await isDone(page)); ++taps) {
      const point = (await points(page))[site];
      await page.touchscreen.tap(point.x, point.y);
      await page.waitForTimeout(300);
    }
  const confirm = page.locator(".confirm .primary");
  if (await confirm.count()) await confirm.first().tap();
}
/** Where the keyboard is on the board, if anywhere. */
const cursor = (page) =>
  page.evaluate(() => {
    const mark = document.querySelector(".mark-cursor")?.getBoundingClientRect();
    return mark && { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2, reach: Math.max(mark.width, mark.height) / 2 };
  });
/** Walks with the arrow keys towards the site and, where that has led nowhere before, another way; then touches it. */
async function byKeyboard(page) {
  await page.locator(".board .site[tabindex='0']").focus();
  for (const wanted of await points(page)) {
    const visits = new Map();
    for (let presses = 0; presses < mostPresses; ++presses) {
      const at = (await cursor(page)) ?? { x: wanted.x - 1, y: wanted.y, reach: 0 };
      const dx = wanted.x - at.x;
      const dy = wanted.y - at.y;
      if (Math.hypot(dx, dy) < at.reach) break;
      const across = dx > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
      const along = dy > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
      const [first, second] = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
      const place = `${Math.round(at.x)} ${Math.round(at.y)}`;
      const visit = visits.get(place) ?? 0;
      visits.set(place, visit + 1);
      await page.keyboard.press([first[0], second[0], second[1], first[1]][visit % 4]);
    }
    await page.keyboard.press("Enter");
  }
}

async function doLesson(page, way) {
  for (let tasks = 0; tasks < mostTasks && !(await isDone(page)); ++tasks) {
    const before = await page.locator(".lesson .board").innerHTML();
    const chance = page.locator(".confirm .primary");
    if (await chance.count()) await chance.first().click();
    else await way(page);
    await page.waitForFunction(
      (drawing) => globalThis.thwart.isDone || document.querySelector(".lesson .board").innerHTML !== drawing,
      before,
      { timeout: 5000 },
    );
    await page.waitForTimeout(150);
  }
  expect(`lesson ${(await number(page)) + 1} is done: ${await page.locator(".lesson-answer").innerText()}`, await isDone(page));
}
async function doCourse(page, game, way) {
  await open(page, `learn/${game}`);
  const total = await page.evaluate(() => document.querySelector(".lesson-progress").max);
  for (let lesson = 0; lesson < total; ++lesson) {
    expect(`${game}: lesson ${lesson + 1} is shown`, (await number(page)) === lesson);
    await doLesson(page, way);
    if (lesson === total - 1) break;
    if (way === byKeyboard) await page.keyboard.press("Enter");
    else await page.locator(".actions .primary").click();
    await page.waitForFunction((next) => globalThis.thwart.number === next && !globalThis.thwart.isDone, lesson + 1, patience);
  }
}

await check("a course by mouse, and then a match", {}, async (page) => {
  await doCourse(page, "quoridor", byMouse);
  await page.locator(".actions .primary").click();
  await page.waitForSelector(".status.is-yours", patience);
});
await check("a course by keyboard", {}, (page) => doCourse(page, "halma", byKeyboard));
await check("a course by finger", phone, async (page) => {
  await doCourse(page, "barricade", byFinger);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(`nothing is wider than the phone (${width})`, width <= 360);
});
await check("another course by mouse", {}, (page) => doCourse(page, "shibuya", byMouse));

await check("a wrong move, a refusal, and back", {}, async (page) => {
  await open(page, "learn/quoridor");
  const away = await page.evaluate(() => globalThis.thwart.points("f1"));
  await page.mouse.click(away[0].x, away[0].y);
  await page.waitForSelector(".lesson-answer.is-wrong", patience);
  expect("another legal move is not taken", !(await isDone(page)));
  const far = await page.evaluate(() => globalThis.thwart.points("e4"));
  await page.mouse.click(far[0].x, far[0].y);
  await page.waitForFunction(() => /one square/.test(document.querySelector(".lesson-answer").textContent), undefined, patience);
  await byMouse(page);
  await page.waitForSelector(".lesson-answer.is-right", patience);
  await page.getByRole("button", { name: "Take back" }).click();
  expect("it can be taken back", !(await isDone(page)));
  await page.getByRole("button", { name: "Show me" }).click();
  expect("it is shown", (await page.locator(".mark-hint").count()) > 0);
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForFunction(() => globalThis.thwart.number === 1, undefined, patience);
  await page.reload();
  await page.waitForFunction(() => globalThis.thwart?.number === 1, undefined, patience);
});

await check("another language in the middle of a lesson", {}, async (page) => {
  await page.addInitScript(() => localStorage.setItem("thwart.learn", JSON.stringify({ quoridor: 1 })));
  await open(page, "learn/quoridor");
  await byMouse(page);
  await page.waitForSelector(".mark-last", patience);
  const pawns = await page.locator(".things").innerHTML();
  for (const language of ["lt", "zh-Hant"]) {
    await choose(page, language);
    await page.waitForFunction(() => globalThis.thwart.number === 1, undefined, patience);
    expect(`${language}: the half-done lesson goes on`, (await page.locator(".things").innerHTML()) === pawns);
    expect(`${language}: no missing word`, !(await hasKeyInSight(page)));
  }
});

await check("the rules in every language", {}, async (page) => {
  for (const game of games) {
    await open(page, `rules/${game}`);
    for (const language of languages) {
      await choose(page, language);
      await page.waitForFunction(() => document.querySelector(".contents a"), undefined, patience);
      const boards = await page.locator(".diagram .board").count();
      expect(`${game} ${language}: ${boards} boards`, boards >= 5);
      expect(`${game} ${language}: marks`, (await page.locator(".diagram .mark-hint").count()) > 0);
      expect(`${game} ${language}: no missing word`, !(await hasKeyInSight(page)));
    }
  }
});

await check("another language while reading", {}, async (page) => {
  await open(page, "rules/halma");
  await page.locator(".contents a").nth(3).click();
  await page.waitForFunction(() => Math.abs(document.querySelectorAll(".rules h2")[3].getBoundingClientRect().top) < 60, undefined, patience);
  expect("the address names the section", await page.evaluate(() => location.hash === "#/rules/halma/4"));
  for (const language of ["de", "zh-Hans"]) {
    await choose(page, language);
    await page.waitForTimeout(300);
    const top = await page.evaluate(() => document.querySelectorAll(".rules h2")[3].getBoundingClientRect().top);
    expect(`${language}: at the same place (${top})`, Math.abs(top) < 120);
  }
});

await check("accessibility", {}, async (page) => {
  for (const address of ["learn/barricade", "rules/shibuya"]) {
    await open(page, address);
    await scan(page, address);
  }
});

await browser.close();
server.close();
process.exit(failed > 0 ? 1 : 0);
