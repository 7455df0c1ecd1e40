// Every legal move can be chosen by fingers on a small phone: in sampled positions of every game and setup, the sites of every
// move are touched where they lie on the screen, exactly and some pixels beside, and the move must be the one that then waits
// to be confirmed. `input.mjs GAME...` tries only those.

import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { servePage } from "./server.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = process.env.THWART_WEB_OUT ?? `${root}/web/dist`;
const wanted = process.argv.slice(2);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const samples = [0, 40]; // steps of random play
const errors = [[5, 0], [-5, 0], [0, 5], [0, -5]];

/** Log heads of matches between people, which begin in sampled positions. */
async function positions(page) {
  return page.evaluate(async (counts) => {
    const { core } = globalThis.thwartCore;
    const found = [];
    for (const game of await core.games())
      for (const setup of game.setups) {
        let now = (await core.position(setup, "")).ok;
        let seed = 7;
        for (let step = 0; step <= Math.max(...counts) && now.turn.kind !== "over"; ++step) {
          if (now.turn.kind === "decision" && counts.some((count) => step >= count && !found.some((each) => each.setup === setup && each.step >= count)))
            found.push({ game: game.name, setup, step, position: now.position, seats: (await core.board(setup)).ok.sides.length });
          seed = (seed * 1103515245 + 12345) % 2147483648;
          now = (await core.play(setup, now.position, now.legal[seed % now.legal.length].text)).ok;
        }
      }
    return found;
  }, samples);
}

function logOf({ setup, position, seats }) {
  const people = Array.from({ length: seats }, (_, i) => `seat ${i + 1} person`);
  const head = ["thwart match 1", `setup ${setup}`, `position ${position}`, "clock none", "repetition off", "leaving takeover 4", "takebacks on"];
  return [...head, ...people, `note secret ${"0".repeat(64)}`, "note date 2026-01-01", "begins 0", "", ""].join("\n");
}

/** Runs in the page: the moves that could not be chosen. */
function tryAll(offsets) {
  const { thwart } = globalThis;
  const board = document.querySelector(".table .board");
  const tap = (x, y) =>
    board.dispatchEvent(new PointerEvent("click", { clientX: x, clientY: y, pointerType: "touch", detail: 1, bubbles: true, cancelable: true }));
  const failed = [];
  let tried = 0;
  for (const [i, step] of thwart.legal.entries())
    for (const [dx, dy] of [[0, 0], offsets[i % offsets.length]]) {
      thwart.cancel();
      const touches = thwart.points(step).length;
      if (touches === 0) continue; // has a button
      ++tried;
      let last = { x: 0, y: 0 };
      for (let touch = 0; touch < touches; ++touch) {
        let point = thwart.points(step)[touch];
        const before = board.getAttribute("viewBox");
        last = { x: point.x + dx, y: point.y + dy };
        tap(last.x, last.y);
        // The first touch of a crowded place shows it larger.
        if (board.getAttribute("viewBox") !== before && thwart.touched.length <= touch && thwart.pending === undefined) {
          point = thwart.points(step)[touch];
          last = { x: point.x + dx, y: point.y + dy };
          tap(last.x, last.y);
        }
      }
      // A finger that lies inside another place means that one.
      const isElse = (dx !== 0 || dy !== 0) && thwart.pending !== undefined && thwart.isInside(thwart.pending, last.x, last.y);
      if (thwart.pending !== step && !thwart.choices.includes(step) && !isElse) failed.push(`${step} off by ${dx},${dy}: ${thwart.pending ?? thwart.touched}`);
    }
  thwart.cancel();
  return { tried, failed };
}

const server = await servePage(folder, root);
const browser = await launch();
const { page, troubles } = await openPage(browser, phone);
let failures = 0;
try {
  await page.goto(server.address);
  await page.waitForSelector("button[data-game]");
  let tried = 0;
  const all = (await positions(page)).filter((each) => wanted.length === 0 || wanted.includes(each.game));
  for (const [i, each] of all.entries()) {
    await page.evaluate(([id, log]) => localStorage.setItem(`thwart.match.${id}`, log), [`t${i}`, logOf(each)]);
    await page.evaluate((id) => (location.hash = `#/play/${id}`), `t${i}`);
    await page.waitForFunction((id) => globalThis.thwart?.id === id && document.querySelector(".status.is-yours"), `t${i}`, { timeout: 30_000 });
    const result = await page.evaluate(tryAll, errors);
    tried += result.tried;
    failures += result.failed.length;
    if (result.failed.length > 0) console.error(`${each.setup} ${each.position}\n  ${result.failed.slice(0, 8).join("\n  ")}\n  (${result.failed.length} of ${result.tried})`);
  }
  console.log(`input: ${tried} choices in ${all.length} positions, ${failures} failed`);
  if (tried === 0) throw new Error("nothing was tried");
} catch (error) {
  ++failures;
  console.error(error);
}
if (troubles.length > 0) console.error(`on the console: ${troubles.join("\n")}`);
await browser.close();
server.close();
process.exit(failures > 0 || troubles.length > 0 ? 1 : 0);
