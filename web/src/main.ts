// The page: a header that stays, and below it whatever the address says. Everything is drawn anew when the language changes.

import { definitions } from "./board/pieces.ts";
import { BrowserCore } from "./core/browser.ts";
import { t, words } from "./i18n/words.ts";
import { keepPage } from "./offline/register.ts";
import { watchfulConnection } from "./online/connection.ts";
import { enterByLink } from "./online/seatKeys.ts";
import { homePage } from "./pages/home.ts";
import { newPage } from "./pages/newMatch.ts";
import { playPage } from "./pages/play.ts";
import type { Context, Page } from "./pages/page.ts";
import { h } from "./ui/dom.ts";
import { header } from "./ui/header.ts";
import { applyTheme, settings } from "./ui/settings.ts";

const core = new BrowserCore();
const context: Context = { core, connection: watchfulConnection() };
globalThis.thwartCore = context; // for tests, and for people with a console
const outlet = h("main", { id: "page", tabindex: -1 });
let shown: Page | undefined;
let showing = 0;

/** "#/play/k2x" → ["play", "k2x"] */
function address(): readonly string[] {
  return location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
}

async function pageFor([name, ...rest]: readonly string[]): Promise<Page> {
  if (name === "play") return playPage(context, rest[0] ?? "");
  if (name === "learn") return (await import("./pages/learn.ts")).learnPage(context, rest[0] ?? "");
  if (name === "rules") return (await import("./pages/rules.ts")).rulesPage(context, rest[0] ?? "", Number(rest[1] ?? 0));
  if (name === "new") return newPage(context, rest[0] ?? "", rest[1]);
  if (name === "account") return (await import("./pages/account.ts")).accountPage(context);
  if (name === "lobby") return (await import("./pages/lobby.ts")).lobbyPage(context);
  if (name === "room") return (await import("./pages/room.ts")).roomPage(context, rest[0] ?? "", rest[1]);
  if (name === "study") return (await import("./pages/study.ts")).studyPage(context, rest);
  if (name === "daily") return (await import("./pages/daily.ts")).dailyPage(context);
  if (name === "settings") return (await import("./pages/settings.ts")).settingsPage();
  return homePage(context);
}

async function show(): Promise<void> {
  const turn = ++showing;
  shown?.leave?.();
  shown = undefined;
  try {
    const page = await pageFor(address());
    if (turn !== showing) {
      page.leave?.();
      return;
    }
    shown = page;
    outlet.replaceChildren(page.element);
    document.title = page.title ? `${page.title} · ${t("app-name")}` : t("app-name");
    page.enter?.();
  } catch (error) {
    outlet.replaceChildren(h("p", { class: "trouble", role: "alert" }, t("error-unexpected", { what: String(error) })));
  }
}

function redraw(): void {
  document.documentElement.lang = words.language;
  document.body.replaceChildren(definitions(), header(), outlet);
  void show();
}

applyTheme();
enterByLink();
words.onChange(redraw);
addEventListener("hashchange", () => {
  scrollTo(0, 0);
  void show();
});
await words.use(settings().language);
keepPage();
