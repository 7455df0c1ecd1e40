// Before the start: who sits where, how to invite others, and when it begins.

import { seatPiece } from "../board/pieces.ts";
import type { Skin } from "../board/skin.ts";
import type { SeatView, ServerRoom } from "../generated/protocol.ts";
import { t } from "../i18n/words.ts";
import { choice } from "../ui/choice.ts";
import { button, h, s } from "../ui/dom.ts";
import { settings } from "../ui/settings.ts";
import { clockWords } from "./clocks.ts";
import { linkBox } from "./linkBox.ts";
import { shownName } from "./names.ts";
import { nameField, personalName } from "./personalName.ts";
import type { Room } from "./room.ts";
import { inviteLink, returnLink } from "./seatKeys.ts";
import { gameName, refusalWords, setupWords } from "./words.ts";

export class WaitingRoom {
  readonly element = h("div", { class: "waiting" });
  readonly #room: Room;
  readonly #skin: Skin;
  readonly #nameField: HTMLElement;
  readonly #seats = h("ul", { class: "waiting-seats" });
  readonly #status = h("p", { class: "headline", role: "status" });
  readonly #trouble = h("p", { class: "refusal", role: "alert" });
  readonly #actions = h("div", { class: "card-actions" });
  readonly #links = h("div", { class: "waiting-links" });
  #linkedKey: string | undefined;
  #shown = "";

  constructor(room: Room, skin: Skin, view: ServerRoom) {
    this.#room = room;
    this.#skin = skin;
    this.#nameField = nameField();
    const { is_public, clock } = view.terms;
    this.element.append(
      h("h1", {}, gameName(view.setup)),
      h("p", { class: "muted" }, [setupWords(view.setup), clockWords(clock), t(is_public ? "online-public" : "online-private")].filter((each) => each !== "").join(" · ")),
      this.#status,
      this.#trouble,
      this.#nameField,
      this.#seats,
      this.#actions,
      this.#links,
    );
  }

  draw(): void {
    const { view, trouble } = this.#room;
    if (!view) return;
    const isSeated = view.you.seats.length > 0;
    this.#nameField.hidden = isSeated || !view.seats.some((seat) => seat.player === "open");
    this.#trouble.textContent = trouble ? refusalWords(trouble) : "";
    this.#status.textContent = this.#waitsFor(view);
    const shown = JSON.stringify([view.seats, view.you, view.host, view.seats.map((_, i) => this.#room.isOnline(i + 1))]);
    if (shown === this.#shown) return; // a button that is about to be pressed stays
    this.#shown = shown;
    this.#seats.replaceChildren(...view.seats.map((seat, i) => this.#card(view, seat, i + 1)));
    this.#drawActions(view);
    this.#drawLinks(view);
  }

  #waitsFor(view: ServerRoom): string {
    if (view.seats.some((seat) => seat.player === "open")) return t("online-waiting-players");
    if (view.seats.some((seat) => this.#holdsUp(view, seat))) return t("online-waiting-ready");
    return view.you.is_host ? t("online-can-start") : t("online-waiting-host", { name: shownName(view.host) });
  }
  // The host is ready by starting.
  #holdsUp(view: ServerRoom, seat: SeatView): boolean {
    return seat.player === "person" && !seat.is_ready && seat.name !== view.host;
  }

  #card(view: ServerRoom, seat: SeatView, number: number): HTMLElement {
    return h(
      "li",
      { class: `seat${seat.is_you ? " acts" : ""}` },
      s("svg", { class: "seat-sign", viewBox: "-40 -40 80 80", "aria-hidden": "true" }, seatPiece(this.#skin.hue(number), 28)),
      h("div", { class: "waiting-who" }, h("p", { class: "seat-name" }, this.#who(seat)), h("p", { class: "seat-tally" }, this.#state(view, seat, number))),
      h("div", { class: "waiting-buttons" }, ...this.#seatButtons(view, seat, number)),
    );
  }
  #who(seat: SeatView): string {
    if (seat.player === "computer") return t("player-computer-level", { level: seat.level ?? 1 });
    if (seat.player === "open") return t("online-open-seat");
    return shownName(seat.name);
  }
  #state(view: ServerRoom, seat: SeatView, number: number): string {
    if (seat.player !== "person") return "";
    const words = [seat.is_you ? t("player-you") : "", seat.name === view.host ? t("online-host") : t(seat.is_ready ? "online-ready" : "online-not-ready")];
    if (seat.rating !== undefined) words.push(String(seat.rating));
    if (!seat.is_you && !this.#room.isOnline(number)) words.push(t("online-away"));
    return words.filter((each) => each !== "").join(" · ");
  }

  #seatButtons(view: ServerRoom, seat: SeatView, number: number): HTMLElement[] {
    const isOpen = seat.player === "open";
    const made: HTMLElement[] = [];
    if (isOpen && view.you.seats.length === 0) made.push(button(t("online-sit"), () => this.#room.sit(number, personalName()), "primary"));
    if (!view.you.is_host) return made;
    if (seat.player === "computer") made.push(this.#levelChoice(seat.level ?? 1, number));
    if (isOpen) made.push(button(t("online-seat-computer"), () => this.#room.seatComputer(number, settings().level)));
    else if (!seat.is_you) made.push(button(t("online-free-seat"), () => this.#room.openSeat(number)));
    return made;
  }

  #levelChoice(level: number, number: number): HTMLElement {
    const list = [1, 2, 3, 4, 5, 6, 7, 8].map((each) => ({ value: String(each), label: `${each}: ${t("level-name", { level: each })}` }));
    return choice(t("menu-level"), list, String(level), (value) => this.#room.seatComputer(number, Number(value)));
  }

  #drawActions(view: ServerRoom): void {
    const mine = view.seats.find((seat) => seat.is_you);
    const made: HTMLElement[] = [];
    if (view.you.is_host) {
      const isComplete = !view.seats.some((seat) => seat.player === "open" || this.#holdsUp(view, seat));
      const start = button(t("menu-start"), () => this.#room.begin(), isComplete ? "primary" : "");
      start.disabled = !isComplete;
      made.push(start);
    } else if (mine) {
      made.push(button(t(mine.is_ready ? "online-not-ready" : "online-ready"), () => this.#room.ready(!mine.is_ready), mine.is_ready ? "" : "primary"));
    }
    if (mine) made.push(button(t("online-stand"), () => this.#room.stand()));
    made.push(h("a", { class: "button", href: "#/" }, t("menu-back")));
    this.#actions.replaceChildren(...made);
  }

  #drawLinks(view: ServerRoom): void {
    const key = view.you.seats.length > 0 ? (this.#room.key ?? "") : "";
    if (key === this.#linkedKey) return;
    this.#linkedKey = key;
    this.#links.replaceChildren(linkBox(t("online-invite"), inviteLink(this.#room.code)));
    if (key) this.#links.append(returnBox(this.#room.code, key));
  }
}

/** The way back to a seat, for another device. */
export function returnBox(code: string, key: string): HTMLElement {
  return h("details", { class: "log" }, h("summary", {}, t("online-return")), linkBox(t("online-return-what"), returnLink(code, key), true));
}
