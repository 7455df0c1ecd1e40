// What must work among people, one scenario each.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import {
  agree, asked, begin, expect, headline, inMatch, isAsked, join, move, openRoom, patience, phone, playMoves, playBy, playOut, press, seesSteps, steps,
} from "./onlinePlay.mjs";
import { servePage } from "./server.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const cutNetwork = /ERR_|WebSocket|status of 404/;
const byHand = ["mouse", "mouse", "keyboard", "keyboard", "mouse", "mouse"];
const ended = (page) => page.waitForSelector(".play .status.is-over", patience);
const shows = (page, text) => page.getByText(text).first().waitFor(patience);

/** Two people who sit across from each other, in browsers of their own. */
async function pair(stage, setup = "quoridor", options = {}) {
  const host = await stage.person(options.host);
  const guest = await stage.person(options.guest);
  const link = await openRoom(host, stage.server, setup, options);
  await join(guest, link);
  await begin(host, guest);
  return { host, guest, link };
}

/**
 * A match between browsers, the second of them a phone: the first moves by mouse, touch and keyboard, the others as fast as they
 * come. What has not ended after `most` steps is given up.
 */
async function match(stage, setup, { most = 2000, levels = [1], people = 2, chairs, position } = {}) {
  const host = await stage.person();
  const others = [];
  const link = await openRoom(host, stage.server, setup, { chairs, position });
  for (let i = 1; i < people; ++i) {
    others.push(await stage.person(i === 1 ? phone : {}));
    await join(others.at(-1), link);
  }
  await begin(host, ...others);
  const pages = [host, ...others];
  await playBy(pages, byHand, levels[0]);
  await playOut(pages, levels, most);
  await agree(...pages);
  const count = await steps(host);
  if (count >= most) {
    await press(host, "Resign");
    if (chairs) await others[0].locator(".seat-name", { hasText: "Computer" }).nth(2).waitFor(patience);
    else await shows(others[0], /wins? by resignation/);
  } else {
    for (const page of pages) await ended(page);
  }
  console.log(`  ${setup}: ${count} steps: ${await headline(host)}`);
}

async function scan(page, name) {
  // The page allows no script that was not served with it, so the scanner comes through the debugger.
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axe });
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run();
    return violations.filter((each) => /serious|critical/.test(each.impact)).map((each) => `${each.id}: ${each.nodes[0]?.html}`);
  });
  expect(`${name}: ${found.join("\n")}`, found.length === 0);
}

/** Hidden in names and in talk; none of it may ever run. */
const hostile = `<img src=x onerror="globalThis.isOwned=true"><script>globalThis.isOwned=true</script>`;
const hostileName = `<img src=x onerror=globalThis.isOwned=1>`;

/** From the beginning a match takes hundreds of throws; `run.mjs` plays those. */
const lateInBarricade = "1+c1,e6,f7,g1 0+d13,h13,k1,k8,n1 g7,g9,h9,h11,i9,i10,i13,k11,l5,m6,n11 roll 2";

export const scenarios = {
  quoridor: (stage) => match(stage, "quoridor", { levels: [2] }),
  quoridor4: (stage) => match(stage, "quoridor:players=4", { people: 4, levels: [2] }),
  barricade: (stage) => match(stage, "barricade:players=2", { levels: [4, 1], position: lateInBarricade }),
  halma: (stage) => match(stage, "halma:players=2,men=10", { levels: [2] }),
  shibuya: (stage) => match(stage, "shibuya", { most: 160 }), // equals can lock each other up
  shibuyaOpen: (stage) => match(stage, "shibuya:mode=open", { most: 30 }),
  shibuyaTeams: (stage) =>
    match(stage, "shibuya:mode=teams", {
      most: 30,
      chairs: [{ player: "you" }, { player: "open" }, { player: "computer", level: 1 }, { player: "computer", level: 1 }],
    }),

  // From the first page to a match in three touches, without a name.
  friend: async (stage) => {
    const host = await stage.person(phone);
    await host.goto(stage.server.address);
    await host.locator("button[data-friend=quoridor]").tap(patience);
    await host.waitForSelector(".waiting", patience);
    const link = await host.locator(".waiting-links input").first().inputValue();
    expect(`a link to the room: ${link}`, /\/r\/[\w-]+$/.test(link));
    await press(host, "Computer");
    await shows(host, /Computer, level 1/);
    await press(host, "Free the seat");
    const guest = await stage.person();
    await join(guest, link, "Ana");
    await shows(host, "Ana");
    await begin(host, guest);
    await playBy([host, guest], ["mouse", "mouse"]);
    await agree(host, guest);
  },

  // A public room, made on the page, found in the lobby, watched by somebody else.
  lobby: async (stage) => {
    const host = await stage.person();
    const guest = await stage.person();
    const watcher = await stage.person(phone);
    await guest.goto(`${stage.server.address}/#/lobby`);
    await host.goto(`${stage.server.address}/#/new/halma/lobby`);
    await host.getByLabel("Clock").selectOption("10:00+5");
    await press(host, "Open a room");
    await host.waitForSelector(".waiting", patience);
    const code = new URL(host.url()).hash.split("/").at(-1);
    const row = (page) => page.locator(`[data-room="${code}"]`);
    await row(guest).getByRole("link", { name: /^Join/ }).click(patience);
    await guest.getByText("You · Ready").waitFor(patience);
    await begin(host, guest);
    await watcher.goto(`${stage.server.address}/#/lobby`);
    await row(watcher).getByRole("link", { name: /^Watch/ }).tap(patience);
    await inMatch(watcher);
    await playBy([host, guest], ["mouse", "keyboard", "mouse"]);
    await agree(host, guest, watcher);
    await shows(watcher, "You are watching.");
    await shows(host, "One person is watching");
    expect("a spectator is never asked", !(await isAsked(watcher)) && (await watcher.getByRole("button", { name: "Resign" }).count()) === 0);
    expect("clocks are shown", /^(9:5\d|10:0\d)$/.test(await watcher.locator(".clock").first().innerText()));
  },

  clocks: async (stage) => {
    const { host, guest } = await pair(stage, "quoridor", { clock: "0:05" });
    await move(host);
    await guest.waitForSelector(".clock.low", patience);
    await guest.locator("[aria-live]", { hasText: "Your time is running out" }).waitFor({ ...patience, state: "attached" });
    await ended(host);
    await ended(guest);
    expect(`time is over: ${await headline(host)}`, /You win on time/.test(await headline(host)));
  },

  // Draws, takebacks and calling off: asked, declined, agreed.
  offers: async (stage) => {
    const { host, guest } = await pair(stage);
    expect("a match that has hardly begun can be called off", await host.getByRole("button", { name: "Call off" }).isVisible());
    await move(host);
    await press(host, "Take back");
    await shows(guest, /would like to take back/);
    await press(guest, "No");
    await shows(host, /would rather play on/);
    await press(host, "Take back");
    await press(guest, "Yes");
    await host.waitForFunction(() => globalThis.thwart.steps === 0, undefined, patience);
    await playMoves([host, guest], 2);
    await press(guest, "Offer a draw");
    await press(host, "No");
    await shows(guest, /declines the draw/);
    await playMoves([host, guest], 2);
    await press(guest, "Offer a draw");
    await press(host, "Yes");
    await ended(guest);
    expect("a draw", /draw by agreement/.test(await headline(host)));
    await press(host, "Study this match");
    await host.waitForSelector(".study .board", patience);
    expect("it is opened for study", host.url().includes("#/study/record/"));
  },

  rematch: async (stage) => {
    const { host, guest } = await pair(stage);
    await move(host);
    await press(guest, "Call off");
    await ended(host);
    await press(host, "Play again");
    await shows(guest, /would like to play again/);
    const before = host.url();
    await press(guest, "Play again");
    await host.waitForFunction((url) => location.href !== url, before, patience);
    for (const page of [host, guest]) await page.waitForFunction(() => globalThis.thwart?.steps === 0, undefined, patience);
    expect("the seats have changed", (await asked([host, guest])) === guest);
    await move(guest);
    await agree(host, guest);
  },

  // Names and talk are text, whatever they contain; whoever is muted is silent, whoever wants no talk has none.
  chat: async (stage) => {
    const host = await stage.person();
    const guest = await stage.person();
    const link = await openRoom(host, stage.server, "quoridor");
    await join(guest, link, hostileName);
    await begin(host, guest);
    const say = async (page, text) => {
      await page.getByLabel("Say something").fill(text);
      await press(page, "Send");
    };
    await say(guest, hostile);
    await shows(host, hostile);
    expect("talk is no markup", (await host.locator(".chat-lines img, .chat-lines script, .seats img").count()) === 0);
    for (const page of [host, guest]) expect("nothing of it ran", !(await page.evaluate(() => globalThis.isOwned)));
    const fits = await host.locator(".seat").evaluateAll((seats) => seats.every((seat) => seat.scrollWidth <= seat.clientWidth));
    expect("a long name stays in its seat", fits);
    await host.locator(".mute").first().click();
    await say(guest, "is anybody there");
    await say(host, "after that");
    await shows(guest, "after that");
    await shows(host, "after that");
    expect("who is muted is silent", (await host.getByText("is anybody there").count()) === 0);
    await host.locator(".chat summary").click();
    await host.reload();
    await inMatch(host);
    expect("who wants no talk has none", !(await host.getByLabel("Say something").isVisible()));
    await host.locator(".chat summary").click();
    const isSwitched = await host.getByLabel("Chat in this room").evaluate((input) => {
      input.click();
      input.closest("details").dispatchEvent(new Event("toggle")); // draws the box before the server can have answered
      return !input.checked;
    });
    expect("the switch does not jump back", isSwitched);
    await shows(guest, "The host has switched the chat off.");
  },

  reload: async (stage) => {
    const { host, guest } = await pair(stage, "barricade:players=2");
    await playMoves([host, guest], 3);
    const page = (await asked([host, guest])) ?? host;
    const before = await steps(page);
    await page.reload();
    await seesSteps(page, before);
    await playMoves([host, guest], 3);
    await agree(host, guest);
  },

  twoTabs: async (stage) => {
    const { host, guest } = await pair(stage);
    const second = await host.context().newPage();
    await second.goto(host.url());
    await inMatch(second);
    await move(host);
    await agree(host, second, guest);
    await move(guest);
    await second.waitForSelector(".status.is-yours", patience);
    await move(second);
    await agree(host, second, guest);
  },

  // The secret stands behind the '#', so the server never sees it in an address.
  returnLink: async (stage) => {
    const { host, guest } = await pair(stage);
    await move(host);
    await guest.getByText("Go on with another device").click();
    const link = await guest.locator("input[type=password]").inputValue();
    expect(`the key is in the fragment: ${link}`, /\/r\/[\w-]+#[\w-]{16,}$/.test(link));
    const device = await stage.person(phone);
    const requests = [];
    device.on("request", (request) => requests.push(request.url()));
    await device.goto(link);
    await inMatch(device);
    const key = link.split("#")[1];
    expect("no request names the key", !requests.some((url) => url.replace(/#.*$/, "").includes(key)));
    expect("the address no longer shows it", !device.url().includes(key));
    await move(device, { way: "touch" });
    await agree(host, guest, device);
  },

  // kill -9 in the middle: a move under way counts once, and both sides go on where they were.
  restart: async (stage) => {
    stage.expected = cutNetwork;
    const { host, guest } = await pair(stage);
    await playMoves([host, guest], 4);
    await agree(host, guest);
    const mover = await asked([host, guest]);
    await stage.server.kill();
    await mover.waitForSelector(".banner:not([hidden])", patience);
    const step = await mover.evaluate(() => globalThis.thwart.suggest(1));
    await mover.evaluate((text) => void globalThis.thwart.play(text), step);
    await mover.evaluate((text) => void globalThis.thwart.play(text), step);
    expect("nothing is shown as played that is not stored", (await steps(mover)) === 4);
    await stage.server.start();
    await seesSteps(host, 5);
    await seesSteps(guest, 5);
    await agree(host, guest);
    expect("the move counts once", (await steps(host)) === 5 && (await asked([host, guest])) !== mover);
    await playMoves([host, guest], 3);
    await agree(host, guest);
  },

  cut: async (stage) => {
    stage.expected = cutNetwork;
    const { host, guest } = await pair(stage);
    await guest.context().setOffline(true);
    await guest.waitForSelector(".banner:not([hidden])", patience);
    await move(host);
    await shows(host, /away/);
    expect("who is cut off hears nothing", (await steps(guest)) === 0);
    await guest.context().setOffline(false);
    await seesSteps(guest, 1);
    await playMoves([host, guest], 2);
    await agree(host, guest);
  },

  version: async (stage) => {
    const page = await stage.person();
    await page.routeWebSocket(/\/socket$/, (socket) => socket.onMessage(() => socket.send(JSON.stringify({ t: "bye", code: "version", retry_ms: 0 }))));
    await page.goto(`${stage.server.address}/#/room/whatever`);
    await shows(page, "There is a new version. Please load the page again.");
    expect("a way to do it", await page.getByRole("button", { name: "Load again" }).isVisible());
  },

  missing: async (stage) => {
    const page = await stage.person();
    await page.goto(`${stage.server.address}/r/nosuchroom`);
    await shows(page, "There is no such room, or it has been closed.");
  },

  // Two accounts, a rated match, and what is kept of it.
  account: async (stage) => {
    stage.expected = /status of 40[03]/;
    const people = [];
    for (const name of ["ann", "ben"]) {
      const page = await stage.person();
      await page.goto(`${stage.server.address}/#/account`);
      await page.getByLabel("Name").fill(name);
      await page.getByLabel("Password").fill("short");
      await press(page, "New account");
      await shows(page, /at least eight characters/);
      await page.getByLabel("Password").fill("long enough");
      await press(page, "New account");
      await page.getByRole("heading", { name }).waitFor(patience);
      people.push(page);
    }
    const [host, guest] = people;
    await host.goto(`${stage.server.address}/#/new/quoridor/link`);
    await host.getByLabel(/^Rated/).check(patience);
    await press(host, "Open a room");
    await host.waitForSelector(".waiting", patience);
    await guest.goto(host.url());
    await press(guest, "Sit here");
    await shows(host, "ben");
    await begin(host, guest);
    await playMoves([host, guest], 4);
    await press(guest, "Resign");
    await ended(host);
    await host.goto(`${stage.server.address}/#/account`);
    await shows(host, "You win.");
    await shows(host, /\d{4}\? · one match/);
    await scan(host, "account");
    await press(host, "Sign out");
    await host.getByLabel("Name").fill("ann");
    await host.getByLabel("Password").fill("not the right one");
    await press(host, "Sign in");
    await shows(host, "The name or the password is wrong.");
  },

  // A page without a server says so, and everything else works.
  noServer: async (stage) => {
    stage.expected = cutNetwork;
    const root = fileURLToPath(new URL("../../..", import.meta.url));
    const bare = await servePage(process.env.THWART_WEB_OUT ?? `${root}/web/dist`, root);
    const page = await stage.person();
    await page.goto(bare.address);
    await page.locator("button[data-friend=halma]").click(patience);
    await shows(page, /No server answers/);
    await page.goto(`${bare.address}/#/lobby`);
    await shows(page, /No server answers/);
    await page.goto(`${bare.address}/#/`);
    await page.locator("button[data-game=quoridor]").click(patience);
    await page.waitForSelector(".play .status.is-yours", patience);
    bare.close();
  },

  accessibility: async (stage) => {
    const host = await stage.person();
    const guest = await stage.person({ ...phone, colorScheme: "dark" });
    const link = await openRoom(host, stage.server, "quoridor", { isPublic: true, clock: "5:00+3" });
    await guest.goto(`${stage.server.address}/#/lobby`);
    await guest.waitForSelector(".lobby-room", patience);
    await scan(guest, "lobby");
    await scan(host, "waiting room");
    await join(guest, link);
    await scan(guest, "waiting room on a phone");
    await begin(host, guest);
    await move(host);
    await press(host, "Offer a draw");
    await guest.waitForSelector(".question:not([hidden])", patience);
    await scan(guest, "match with a question");
    await scan(host, "match");
    for (const page of [host, guest]) {
      const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(`nothing is wider than the screen (${width} of ${room})`, width <= room);
    }
  },
};
