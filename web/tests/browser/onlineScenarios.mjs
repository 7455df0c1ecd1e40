// What must work among people, one scenario each.

import { agree, begin, expect, headline, inMatch, isOver, join, openRoom, phone, playMoves, press } from "./onlinePlay.mjs";

const byHand = ["mouse", "mouse", "keyboard", "keyboard", "mouse", "mouse"];

/** A whole match between two browsers, one of them a phone; at least part of it by mouse, touch and keyboard. */
async function wholeMatch(stage, setup, { most = 600, level = 2 } = {}) {
  const host = await stage.person();
  const guest = await stage.person(phone);
  const link = await openRoom(host, stage.server, setup);
  await join(guest, link);
  await begin(host, guest);
  const moves = await playMoves([host, guest], most, { by: byHand, level });
  if (moves === most) await press(host, "Resign");
  await host.waitForSelector(".status.is-over");
  await guest.waitForSelector(".status.is-over");
  await agree(host, guest);
  console.log(`  ${setup}: ${moves} moves: ${await headline(host)}`);
}

export const scenarios = {
  quoridor: (stage) => wholeMatch(stage, "quoridor"),
};
