// Matches in a real browser against the computer, without a single error on the console: every game by mouse, by touch on a phone and by
// keyboard, every other setup by mouse. The first of each game is reloaded in the middle. They are played to their end, unless that
// is far away: then the person gives up, but not with THWART_DEEP=1. `run.mjs GAME...` plays only those.

import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { headline, isAsked, isOver, move, phone, steps } from "./onlinePlay.mjs";
import { servePage } from "./server.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = process.env.THWART_WEB_OUT ?? `${root}/web/dist`;
const wanted = process.argv.slice(2);
const atOnce = 2;
const isDeep = process.env.THWART_DEEP === "1";
const longestMatch = isDeep ? 3000 : 300;
const longestOf = isDeep ? {} : { barricade: 50, shibuya: 80 }; // hundreds of throws; pieces that lock each other up
const reloadAfter = 5;
const patience = { timeout: 120_000 };

const mains = ["quoridor:players=2", "barricade:players=2", "halma:players=2,men=15", "shibuya:mode=classic"];
const others = [
  "quoridor:players=4",
  "barricade:players=3",
  "barricade:players=4",
  "halma:players=2,men=10",
  "halma:players=3,men=15",
  "halma:players=3,men=10",
  "halma:players=1,men=10",
  "halma:players=1,men=15",
  "shibuya:mode=open",
  "shibuya:mode=teams",
];
const matches = [
  ...mains.flatMap((setup) => [
    { setup, way: "mouse", isReloaded: true, most: isDeep ? undefined : 250 },
    { setup, way: "touch", isReloaded: false },
    { setup, way: "keyboard", isReloaded: false },
  ]),
  ...others.map((setup) => ({ setup, way: "mouse", isReloaded: false })),
].filter(({ setup }) => wanted.length === 0 || wanted.includes(setup.split(":")[0]));

async function start(page, setup) {
  const [game, options] = setup.split(":");
  await page.goto(`${server.address}/#/new/${game}`);
  for (const option of options.split(",")) {
    const [key, value] = option.split("=");
    await page.locator(`.new-form [data-key=${key}] select`).selectOption(value, patience);
    // The form is drawn anew for the chosen value.
    await page.waitForFunction(([name, chosen]) => document.querySelector(`.new-form [data-key=${name}] select`)?.value === chosen, [key, value], patience);
  }
  await page.locator(".new-form button.primary").click();
  await page.waitForSelector(".play .board", patience);
}

async function reload(page) {
  const before = await steps(page);
  await page.reload();
  await page.waitForFunction((count) => globalThis.thwart?.steps >= count, before, patience);
}

async function giveUp(page) {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Resign", exact: true }).click(patience);
  await page.waitForFunction(() => document.querySelector(".status.is-yours") === null, undefined, patience);
}

async function play(page, { setup, way, isReloaded, most }) {
  const limit = most ?? longestOf[setup.split(":")[0]] ?? longestMatch;
  // Of the one who plays here; computers play at level 1.
  const level = setup.includes("players=1") ? 8 : setup.startsWith("shibuya") ? 7 : 5;
  await start(page, setup);
  for (let moves = 0; moves < limit; ++moves) {
    await page.waitForFunction(() => document.querySelector(".status.is-yours, .status.is-over") !== null, undefined, patience);
    if (await isOver(page)) return moves;
    if (isReloaded && moves === reloadAfter) await reload(page);
    else if (await isAsked(page)) await move(page, { way, level });
  }
  if (limit === longestMatch) throw new Error(`no end after ${limit} moves`);
  await giveUp(page);
  return limit;
}

async function tell(match) {
  const { context, page, troubles } = await openPage(browser, match.way === "touch" ? phone : {});
  await context.addInitScript(() => localStorage.setItem("thwart.settings", JSON.stringify({ level: 1, pace: "quick", language: "en" })));
  const name = `${match.setup} by ${match.way}`;
  const started = Date.now();
  try {
    const moves = await play(page, match);
    console.log(`${name}: ${moves} moves, ${Math.round((Date.now() - started) / 1000)} s: ${await headline(page)}`);
  } catch (error) {
    failed = true;
    console.error(`${name}: ${error}\n  ${await page.locator(".status").innerText().catch(() => "")}`);
  }
  if (troubles.length > 0) {
    failed = true;
    console.error(`${name}: on the console: ${troubles.join("\n")}`);
  }
  await context.close();
}

const server = await servePage(folder, root);
const browser = await launch();
let failed = false;
try {
  const queue = [...matches];
  const work = async () => {
    for (let match = queue.shift(); match; match = queue.shift()) await tell(match);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
} finally {
  await browser.close();
  await server.close();
}
process.exit(failed ? 1 : 0);
