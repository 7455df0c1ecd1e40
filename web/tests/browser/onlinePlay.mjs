// What people do in rooms, by mouse, by touch and by keyboard.

export const patience = { timeout: 30_000 };
const longestStepMs = 60_000;
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export function expect(what, isTrue) {
  if (!isTrue) throw new Error(what);
}

export const steps = (page) => page.evaluate(() => globalThis.thwart.steps);
export const headline = (page) => page.locator(".play .headline").innerText();
export const isOver = async (page) => (await page.locator(".play .status.is-over").count()) > 0;
export const isAsked = async (page) => (await page.locator(".play .status.is-yours").count()) > 0;
export const seesSteps = (page, count) => page.waitForFunction((number) => globalThis.thwart?.steps >= number, count, patience);
export const inMatch = (page) => page.waitForSelector(".play .board", patience);
export const press = (page, name) => page.getByRole("button", { name, exact: true }).first().click(patience);

/** The host opens a room; answers its link. */
export async function openRoom(page, server, setup, { chairs, position, clock = "none", isPublic = false } = {}) {
  await page.goto(`${server.address}/#/lobby`);
  const code = await page.evaluate(
    async (wish) => {
      const answer = await fetch("/api/rooms", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) });
      const place = await answer.json();
      if (!answer.ok) throw new Error(place.what);
      localStorage.setItem(`thwart.seat.${place.room}`, JSON.stringify({ key: place.key, muted: [], at: Date.now() }));
      return place.room;
    },
    { setup, clock, is_public: isPublic, ...(chairs ? { chairs } : {}), ...(position ? { position } : {}) },
  );
  await page.goto(`${server.address}/#/room/${code}`);
  await page.waitForSelector(".waiting", patience);
  return `${server.address}/r/${code}`;
}

/** Somebody follows the link and sits down on the first open seat. */
export async function join(page, link, name = "") {
  await page.goto(link);
  await page.waitForSelector(".waiting", patience);
  if (name) await page.getByLabel("Your name, if you like").fill(name);
  await press(page, "Sit here");
  await page.getByText("You · Ready").waitFor(patience);
}

export async function begin(host, ...others) {
  const start = host.getByRole("button", { name: "Start the match" });
  await start.and(host.locator(":enabled")).click(patience);
  for (const page of [host, ...others]) await inMatch(page);
}

// --- ways to move ---

const pointsOf = (page, step) => page.evaluate((text) => globalThis.thwart.points(text), step);

async function byMouse(page, step) {
  for (const point of await pointsOf(page, step)) await page.mouse.click(point.x, point.y);
}
async function byTouch(page, step) {
  await page.locator(".play .board").scrollIntoViewIfNeeded();
  // A touch may show a part of the board larger, so each place is looked up when it is its turn.
  const { length } = await pointsOf(page, step);
  for (let i = 0; i < length; ++i) {
    const point = (await pointsOf(page, step))[i];
    await page.touchscreen.tap(point.x, point.y);
  }
  const confirm = page.locator(".confirm .primary");
  if (await confirm.isVisible()) await confirm.tap();
}
async function byKeyboard(page, step) {
  const typed = page.locator(".typed input");
  await page.locator(".log").first().evaluate((box) => (box.open = true));
  await typed.fill(step);
  await typed.press("Enter");
}
async function byDoor(page, step) {
  await page.evaluate((text) => globalThis.thwart.play(text), step);
}
const ways = { mouse: byMouse, touch: byTouch, keyboard: byKeyboard, door: byDoor };

/** Whoever is asked makes a move; passes happen by themselves. */
export async function move(page, { way = "mouse", level = 2, step } = {}) {
  const before = await steps(page);
  const chosen = step ?? (await page.evaluate((strength) => globalThis.thwart.suggest(strength), level));
  if (chosen === undefined) return;
  const hasSites = (await pointsOf(page, chosen)).length > 0;
  if (hasSites || way === "door") await ways[way](page, chosen);
  await seesSteps(page, before + 1).catch(async () => {
    const seen = await page.locator(".play .status").innerText();
    throw new Error(`${chosen} by ${way} was not played: ${seen}`);
  });
}

/** The page whose turn it is; undefined at the end. */
export async function asked(pages) {
  for (let i = 0; i < 3000; ++i) {
    for (const page of pages) {
      if (await isOver(page)) return undefined;
      if (await isAsked(page)) return page;
    }
    await pages[0].waitForTimeout(20);
  }
  throw new Error(`nobody is asked: ${await headline(pages[0])}`);
}

/** A move for each way that is named, by whoever is asked. */
export async function playBy(pages, by, level = 1) {
  for (const way of by) {
    const page = await asked(pages);
    if (!page) return;
    const isTouch = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
    await move(page, { way: way === "mouse" && isTouch ? "touch" : way, level });
  }
}
export const playMoves = (pages, count) => playBy(pages, Array(count).fill("door"));

/** Everybody plays on by themselves until the end, or until so many steps have been made; at level 0 by lot. */
export async function playOut(pages, levels, most) {
  const play = async ([strength, limit]) => {
    const isDone = () => document.querySelector(".play .status.is-over") !== null || globalThis.thwart.steps >= limit;
    while (!isDone()) {
      if (document.querySelector(".play .status.is-yours") !== null) {
        const { legal } = globalThis.thwart;
        const step = strength > 0 ? await globalThis.thwart.suggest(strength) : legal[Math.floor(Math.random() * legal.length)];
        if (step !== undefined && !isDone()) await globalThis.thwart.play(step);
      }
      await new Promise((done) => setTimeout(done, 4));
    }
  };
  const played = Promise.all(pages.map((page, i) => page.evaluate(play, [levels[i] ?? levels[0], most])));
  let isPlaying = true;
  played.catch(() => undefined).finally(() => (isPlaying = false));
  for (let seen = -1, since = Date.now(); isPlaying; await pages[0].waitForTimeout(200)) {
    const count = await steps(pages[0]);
    if (count !== seen) [seen, since] = [count, Date.now()];
    expect(`nobody moves any more: ${await headline(pages[0])}`, Date.now() - since < longestStepMs);
  }
  await played;
}

/** Everybody shows the same steps. */
export async function agree(...pages) {
  const count = Math.max(...(await Promise.all(pages.map(steps))));
  for (const page of pages) await seesSteps(page, count);
  const lines = await Promise.all(pages.map((page) => page.evaluate(() => globalThis.thwart.line)));
  expect(`the same steps everywhere: ${lines.join(" / ")}`, new Set(lines).size === 1);
}
