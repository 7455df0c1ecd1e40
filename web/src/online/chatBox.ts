// Talk in a room. What people write is text and nothing else. Anybody can be muted, and whoever wants no talk at all closes
// the box: it stays closed in every room until it is opened again.

import type { ChatLine } from "../generated/protocol.ts";
import { t } from "../i18n/words.ts";
import { button, h } from "../ui/dom.ts";
import { shownName } from "./names.ts";
import type { Room } from "./room.ts";

const key = "thwart.chat";
const longestText = 250;

function isWanted(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}
function want(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? "on" : "off");
  } catch {
    // Then it is open again next time.
  }
}

export class ChatBox {
  readonly element: HTMLElement;
  readonly #room: Room;
  readonly #lines = h("ol", { class: "chat-lines", "aria-live": "polite", tabindex: 0, "aria-label": t("online-chat") });
  readonly #text = h("input", { type: "text", maxlength: longestText, autocomplete: "off", "aria-label": t("online-chat-say"), placeholder: t("online-chat-say") });
  readonly #form: HTMLElement;
  readonly #off = h("p", { class: "muted" }, t("online-chat-off"));
  readonly #switch: HTMLElement;
  readonly #isOpenToAll: HTMLInputElement;
  readonly #unread = h("span", { class: "unread", hidden: true });
  #shown = "";
  #seen: number;

  constructor(room: Room) {
    this.#room = room;
    this.#seen = room.view?.chat.length ?? 0;
    this.#form = h(
      "form",
      { class: "chat-form", onsubmit: (event: Event) => void this.#say(event) },
      this.#text,
      h("button", { type: "submit" }, t("online-chat-send")),
    );
    this.#isOpenToAll = h("input", { type: "checkbox", onchange: () => room.switchChat(this.#isOpenToAll.checked) });
    this.#switch = h("label", { class: "check" }, this.#isOpenToAll, t("online-chat-allow"));
    const box = h("details", { class: "log chat", open: isWanted() }, h("summary", {}, t("online-chat"), this.#unread), this.#lines, this.#off, this.#form, this.#switch);
    box.addEventListener("toggle", () => {
      want(box.open);
      this.draw();
    });
    this.element = box;
    this.draw();
  }

  draw(): void {
    const { view } = this.#room;
    if (!view) return;
    this.#form.hidden = !view.is_chat_on;
    this.#off.hidden = view.is_chat_on;
    this.#switch.hidden = !view.you.is_host;
    this.#isOpenToAll.checked = this.#room.isChatWished;
    this.#drawUnread(view.chat.length);
    const lines = view.chat.map((line) => ({ line, isMuted: this.#room.isMuted(line) }));
    const now = JSON.stringify(lines);
    if (now === this.#shown) return;
    this.#shown = now;
    const rows = lines.flatMap(({ line, isMuted }) => (isMuted ? [] : [this.#row(line)]));
    const muted = new Map(lines.flatMap(({ line, isMuted }) => (isMuted ? [[line.from, line] as const] : [])));
    for (const line of muted.values())
      rows.push(h("li", {}, button(t("online-chat-unmute", { name: shownName(line.from) }), () => this.#room.mute(line, false), "quiet")));
    this.#lines.replaceChildren(...(rows.length > 0 ? rows : [h("li", { class: "muted" }, t("online-chat-none"))]));
    this.#lines.scrollTop = this.#lines.scrollHeight;
  }

  #drawUnread(count: number): void {
    const isOpen = (this.element as HTMLDetailsElement).open;
    if (isOpen) this.#seen = count;
    const unread = count - this.#seen;
    this.#unread.hidden = unread <= 0;
    this.#unread.textContent = String(unread);
  }

  #row(line: ChatLine): HTMLElement {
    const name = shownName(line.from);
    const isOwn = line.seat !== undefined && this.#room.view?.you.seats.includes(line.seat);
    const mute = isOwn
      ? undefined
      : h("button", { type: "button", class: "quiet mute", "aria-label": t("online-chat-mute", { name }), title: t("online-chat-mute", { name }), onclick: () => this.#room.mute(line, true) }, "×");
    return h("li", {}, h("span", { class: "chat-words" }, h("b", {}, name), " ", line.text), mute);
  }

  async #say(event: Event): Promise<void> {
    event.preventDefault();
    const text = this.#text.value.replace(/\p{Cc}/gu, " ").trim();
    if (text === "") return;
    this.#text.value = "";
    if (!(await this.#room.say(text))) this.#text.value = text;
  }
}
