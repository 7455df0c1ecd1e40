// The public rooms of the server, as they come and go.

import type { LobbyRoom, ServerMessage } from "../generated/protocol.ts";
import { t } from "../i18n/words.ts";
import { clockWords } from "../online/clocks.ts";
import { shownName } from "../online/names.ts";
import { gameName, setupWords } from "../online/words.ts";
import { h } from "../ui/dom.ts";
import type { Context, Page } from "./page.ts";

function row(room: LobbyRoom): HTMLElement {
  const isOpen = room.status === "waiting" && room.open_seats > 0;
  const name = gameName(room.setup);
  const about = [setupWords(room.setup), clockWords(room.clock), shownName(room.host), isOpen ? t("online-seats-free", { count: room.open_seats }) : ""];
  const verb = t(isOpen ? "online-join" : "online-watch");
  return h(
    "li",
    { class: "lobby-room", "data-room": room.code },
    h("div", {}, h("p", { class: "seat-name" }, name), h("p", { class: "muted" }, about.filter((each) => each !== "").join(" · "))),
    h("a", { class: `button${isOpen ? " primary" : ""}`, href: `#/room/${room.code}${isOpen ? "/join" : ""}`, "aria-label": `${verb}: ${name}, ${shownName(room.host)}` }, verb),
  );
}

export async function lobbyPage({ core, connection }: Context): Promise<Page> {
  const games = await core.games();
  const list = h("ul", { class: "lobby-rooms" });
  const status = h("p", { class: "muted", role: "status" });
  const element = h(
    "div",
    { class: "lobby" },
    h("h1", {}, t("online-lobby")),
    status,
    list,
    h("h2", {}, t("online-create")),
    h("div", { class: "card-actions lobby-games" }, ...games.map((game) => h("a", { class: "button", href: `#/new/${game.name}/lobby` }, t(`${game.name}-name`)))),
    h("p", {}, h("a", { class: "button", href: "#/" }, t("menu-back"))),
  );

  const draw = (rooms: readonly LobbyRoom[]) => {
    const open = rooms.filter((room) => room.status !== "over");
    status.textContent = open.length > 0 ? "" : t("online-lobby-empty");
    list.replaceChildren(...open.map(row));
  };
  const hear = (message: ServerMessage) => {
    if (message.t === "lobby") draw(message.rooms);
  };
  const ask = () => {
    if (connection.state === "open") connection.send({ t: "lobby", on: true });
    if (connection.state === "waiting") status.textContent = t("online-no-server");
    if (connection.state === "outdated") status.textContent = t("online-outdated");
  };
  const release = [connection.onMessage(hear), connection.onState(ask), connection.hold()];
  ask();
  const leave = () => {
    connection.send({ t: "lobby", on: false });
    for (const each of release) each();
  };
  return { element, title: t("online-lobby"), leave };
}
