// A room, whatever happens in it: the table before the start, the match, and the way to the next one.

import { sure } from "../core/client.ts";
import { skinOf } from "../games/index.ts";
import { t } from "../i18n/words.ts";
import { ChatBox } from "../online/chatBox.ts";
import { personalName } from "../online/personalName.ts";
import { Room } from "../online/room.ts";
import { keepRoom } from "../online/seatKeys.ts";
import { returnBox, WaitingRoom } from "../online/waitingRoom.ts";
import { gameName, refusalWords } from "../online/words.ts";
import { button, h } from "../ui/dom.ts";
import type { Context, Page } from "./page.ts";
import { showTable, type PlayPage } from "./play.ts";

/** `wish`: "join" sits down where a seat is open, "again" starts as soon as everybody is back. */
export function roomPage(context: Context, code: string, wish = ""): Page {
  return new RoomPage(context, code, wish);
}

class RoomPage implements Page {
  readonly element = h("div", { class: "room" });
  readonly title = t("online-room");
  readonly #context: Context;
  readonly #room: Room;
  readonly #banner = h("div", { class: "banner", role: "status", hidden: true });
  readonly #body = h("div", {});
  readonly #info = h("div", { class: "room-info", role: "status" });
  #wish: string;
  #waiting: WaitingRoom | undefined;
  #play: PlayPage | undefined;
  #chat: ChatBox | undefined;
  #isBuilding = false;
  #isLeft = false;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(context: Context, code: string, wish: string) {
    this.#context = context;
    this.#wish = wish;
    if (wish) history.replaceState(null, "", `#/room/${code}`);
    this.#room = new Room(context.core, context.connection, code);
    this.#room.onChange(() => void this.#draw());
    this.element.append(this.#banner, this.#body);
    void this.#draw();
  }

  enter(): void {
    this.#ticking = setInterval(() => this.#tick(), 1000);
  }
  leave(): void {
    this.#isLeft = true;
    clearInterval(this.#ticking);
    this.#play?.leave();
    this.#room.close();
  }

  async #draw(): Promise<void> {
    this.#drawBanner();
    const { view, isMissing } = this.#room;
    if (isMissing && !view) {
      this.#body.replaceChildren(this.#notice(t("online-missing")));
      return;
    }
    if (!view) return;
    this.#fulfil();
    if (view.status === "waiting") await this.#showTable();
    else await this.#showMatch();
    this.#waiting?.draw();
    this.#chat?.draw();
    this.#drawInfo();
    this.#drawTitle();
  }

  // Seen in the tab of somebody who is elsewhere meanwhile.
  #drawTitle(): void {
    const { view, match } = this.#room;
    if (this.#isLeft || !view) return;
    const what = match?.awaitsPerson ? `● ${t("status-your-turn")}` : gameName(view.setup);
    document.title = `${what} · ${t("app-name")}`;
  }

  #notice(text: string): HTMLElement {
    return h("div", { class: "notice" }, h("p", {}, text), h("a", { class: "button", href: "#/lobby" }, t("online-lobby")));
  }

  // --- the connection ---

  #drawBanner(): void {
    const { state } = this.#context.connection;
    const isOutdated = state === "outdated";
    this.#banner.hidden = state === "open" || (state === "connecting" && this.#room.view === undefined);
    if (this.#banner.hidden) return;
    if (isOutdated) this.#banner.replaceChildren(h("p", {}, t("online-outdated")), button(t("online-reload"), () => location.reload(), "primary"));
    else this.#banner.replaceChildren(h("p", {}, t(this.#room.view ? "online-reconnecting" : "online-no-server")));
  }

  // --- what somebody came for ---

  #fulfil(): void {
    const { view } = this.#room;
    if (!view || this.#wish === "" || view.status !== "waiting") return;
    if (this.#wish === "join") {
      this.#wish = "";
      const open = view.seats.findIndex((seat) => seat.player === "open");
      if (view.you.seats.length === 0 && open >= 0) this.#room.sit(open + 1, personalName());
      return;
    }
    const isComplete = view.seats.every((seat, i) => seat.player === "computer" || this.#room.isOnline(i + 1));
    if (!view.you.is_host || !isComplete) return;
    this.#wish = "";
    this.#room.begin();
  }

  // --- before the start ---

  async #showTable(): Promise<void> {
    const { view } = this.#room;
    if (this.#waiting || this.#isBuilding || !view) return;
    this.#isBuilding = true;
    const board = sure(await this.#context.core.board(view.setup));
    this.#isBuilding = false;
    if (this.#room.view?.status !== "waiting") return this.#showMatch(); // it has begun in the meantime
    this.#waiting = new WaitingRoom(this.#room, skinOf(board), view);
    this.#chat = new ChatBox(this.#room);
    this.#body.replaceChildren(h("div", { class: "waiting-page" }, this.#waiting.element, h("div", {}, this.#info, this.#chat.element)));
  }

  // --- the match ---

  async #showMatch(): Promise<void> {
    const { match, view } = this.#room;
    if (!match || !view || this.#play || this.#isBuilding) return;
    this.#isBuilding = true;
    const chat = new ChatBox(this.#room);
    const { key } = this.#room;
    const more = [this.#info, chat.element, ...(key && view.you.seats.length > 0 ? [returnBox(this.#room.code, key)] : [])];
    const play = await showTable(this.#context, match, more);
    this.#isBuilding = false;
    if (this.#isLeft) {
      play.leave();
      return;
    }
    this.#waiting = undefined;
    this.#chat = chat;
    this.#play = play;
    this.#body.replaceChildren(play.element);
    match.onChange(() => this.#drawTitle());
    play.enter();
  }

  // How long somebody who is away is waited for counts down.
  #tick(): void {
    const seats = this.#room.view?.seats ?? [];
    if (this.#play && seats.some((seat, i) => seat.player === "person" && !this.#room.isOnline(i + 1))) this.#room.match?.refresh();
  }

  #drawInfo(): void {
    const { view, trouble } = this.#room;
    if (!view) return;
    const others = view.spectators - (view.you.seats.length === 0 ? 1 : 0);
    const lines: HTMLElement[] = [];
    if (others > 0) lines.push(h("p", { class: "muted" }, t("online-spectators", { count: others })));
    const rating = view.result?.ratings.find((each) => view.you.seats.includes(each.seat));
    if (rating) lines.push(h("p", {}, t("account-rating-change", { before: rating.before, after: rating.after })));
    if (trouble && !this.#waiting) lines.push(h("p", { class: "refusal" }, refusalWords(trouble)));
    if (view.next) lines.push(h("a", { class: "button primary", href: `#/room/${view.next}` }, t("online-next-match")));
    this.#info.replaceChildren(...lines);
    this.#info.hidden = lines.length === 0;
    this.#followRematch();
  }

  // Who wanted the next match is taken there; others may follow.
  #followRematch(): void {
    const { view, agreed, key } = this.#room;
    if (!view?.next || this.#isLeft || !view.you.seats.some((seat) => agreed.includes(seat))) return;
    if (key) keepRoom(view.next, { key });
    location.hash = `#/room/${view.next}/again`;
  }
}
