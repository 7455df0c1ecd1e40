// An account, for those who want one: it keeps ratings and matches. Nothing else asks for it.

import type { Failure, MatchSummary, Me, PlayerView, RatingView } from "../generated/protocol.ts";
import { t, words } from "../i18n/words.ts";
import { api } from "../online/api.ts";
import { shownName } from "../online/names.ts";
import { gameName, refusalWords, setupWords } from "../online/words.ts";
import { pack } from "../study/share.ts";
import { button, h } from "../ui/dom.ts";
import type { Context, Page } from "./page.ts";

const unsureAbove = 110; // a deviation that makes a rating provisional

export async function accountPage(context: Context): Promise<Page> {
  const page = new AccountPage(context);
  await page.load();
  return page;
}

function failureWords(failure: Failure): string {
  if (failure.where === "password" && failure.code === "not_allowed") return t("account-wrong");
  if (failure.where === "password") return t("account-password-short");
  if (failure.where === "name" && failure.code === "taken") return t("account-name-taken");
  if (failure.where === "name") return t("account-name-form");
  return refusalWords(failure);
}

class AccountPage implements Page {
  readonly element = h("div", { class: "account" });
  readonly title = t("account-title");
  readonly #context: Context;
  readonly #refusal = h("p", { class: "refusal", role: "alert" });

  constructor(context: Context) {
    this.#context = context;
  }

  async load(): Promise<void> {
    const { ok, failure } = await api.me();
    const back = h("p", {}, h("a", { class: "button", href: "#/" }, t("menu-back")));
    const title = h("h1", {}, t("account-title"));
    if (failure) this.element.replaceChildren(title, h("p", { role: "alert" }, refusalWords(failure)), back);
    else if (!ok.is_account) this.element.replaceChildren(title, h("p", { class: "muted" }, t("account-why")), this.#form(), back);
    else this.element.replaceChildren(h("h1", {}, ok.name), ...(await this.#about(ok)), this.#signOut(), back);
  }

  // --- signing in and out ---

  #form(): HTMLElement {
    const name = h("input", { type: "text", autocomplete: "username", maxlength: 24, required: true });
    const password = h("input", { type: "password", autocomplete: "current-password", maxlength: 256, required: true });
    const ask = async (how: typeof api.signIn): Promise<void> => {
      this.#refusal.textContent = "";
      const { failure } = await how({ name: name.value.trim(), password: password.value });
      if (failure) this.#refusal.textContent = failureWords(failure);
      else await this.#changed();
    };
    const submit = (event: Event) => {
      event.preventDefault();
      void ask(api.signIn);
    };
    const signUp = button(t("account-sign-up"), () => void ask(api.signUp));
    return h(
      "form",
      { class: "new-form", onsubmit: submit },
      h("label", { class: "choice" }, h("span", { class: "choice-label" }, t("menu-name")), name),
      h("label", { class: "choice" }, h("span", { class: "choice-label" }, t("account-password")), password),
      this.#refusal,
      h("div", { class: "card-actions" }, h("button", { type: "submit", class: "primary" }, t("account-sign-in")), signUp),
    );
  }
  #signOut(): HTMLElement {
    return h("p", {}, button(t("account-sign-out"), () => void api.signOut().then(() => this.#changed())));
  }
  // The socket is somebody's, too.
  async #changed(): Promise<void> {
    this.#context.connection.renew();
    await this.load();
  }

  // --- ratings and matches ---

  async #about(me: Me): Promise<readonly HTMLElement[]> {
    const { ok } = await api.player(me.name);
    const parts: HTMLElement[] = [];
    const open = me.rooms.filter((room) => room.status !== "over");
    if (open.length > 0) {
      const rooms = open.map((room) =>
        h("li", {}, h("a", { href: `#/room/${room.code}` }, t("online-go-back", { game: gameName(room.setup), code: room.code })), room.is_your_turn && ` · ${t("status-your-turn")}`),
      );
      parts.push(h("section", { class: "resume" }, h("h2", {}, t("online-title")), h("ul", {}, ...rooms)));
    }
    parts.push(this.#ratings(me.ratings));
    if (ok) parts.push(this.#matches(ok, me.name));
    return parts;
  }

  #ratings(ratings: readonly RatingView[]): HTMLElement {
    const rows = ratings.map((each) => {
      const mark = each.deviation > unsureAbove ? "?" : "";
      const about = `${each.rating}${mark} · ${t("account-matches-count", { count: each.matches })}`;
      return h("li", {}, h("b", {}, t(`${each.kind.split("/")[0]}-name`)), ` ${about}`);
    });
    const none = h("li", { class: "muted" }, t("account-ratings-none"));
    return h("section", {}, h("h2", {}, t("account-ratings")), h("ul", { class: "account-list" }, ...(rows.length > 0 ? rows : [none])));
  }

  #matches(player: PlayerView, own: string): HTMLElement {
    const rows = player.matches.map((match) => this.#match(match, own));
    const none = h("li", { class: "muted" }, t("account-matches-none"));
    return h("section", {}, h("h2", {}, t("account-matches")), h("ul", { class: "account-list" }, ...(rows.length > 0 ? rows : [none])));
  }
  #match(match: MatchSummary, own: string): HTMLElement {
    const seat = match.players.findIndex((player) => player.name === own);
    const others = match.players.flatMap((player, i) => (i === seat ? [] : [player.player === "computer" ? `${t("player-computer")} ${player.level ?? ""}` : shownName(player.name)]));
    const date = new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(new Date(match.begins));
    const about = [date, setupWords(match.setup), others.join(", "), this.#result(match, seat)].filter((each) => each !== "");
    const study = async (): Promise<void> => {
      const { ok } = await api.record(match.id);
      if (ok) location.hash = `#/study/record/${await pack(ok)}`;
    };
    return h("li", {}, h("div", {}, h("b", {}, gameName(match.setup)), h("p", { class: "muted" }, about.join(" · "))), button(t("study-this"), () => void study()));
  }
  #result(match: MatchSummary, seat: number): string {
    const ranks = match.result?.ranks ?? [];
    if (ranks.length === 0) return match.result ? t("result-none") : "";
    if (ranks[seat] !== 1) return t("account-lost");
    return ranks.filter((rank) => rank === 1).length === ranks.length ? t("result-draw") : t("result-win-you");
  }
}
