// The mark, and what can be changed on every page.

import { languageNames, languages, t, words, type Language } from "../i18n/words.ts";
import { h, s } from "./dom.ts";
import { choice } from "./choice.ts";
import { changeSettings, settings, type Theme } from "./settings.ts";

function mark(): SVGElement {
  return s(
    "svg",
    { class: "mark", viewBox: "0 0 48 32", "aria-hidden": "true" },
    s("path", { class: "mark-line", d: "M2 16H46" }),
    s("circle", { class: "mark-dot", cx: 14, cy: 16, r: 7 }),
    s("rect", { class: "mark-bar", x: 31, y: 3, width: 5, height: 26, rx: 2.5 }),
  );
}

function languageChoice(): HTMLElement {
  const options = languages.map((each) => ({ value: each, label: languageNames[each] }));
  return choice(t("menu-language"), options, words.language, (value) => {
    changeSettings({ language: value as Language });
    void words.use(value as Language);
  });
}

const themes: readonly { readonly theme: Theme; readonly key: string }[] = [
  { theme: "system", key: "web-theme-system" },
  { theme: "light", key: "web-theme-light" },
  { theme: "dark", key: "web-theme-dark" },
];

/** One button that goes round: small enough for a phone. */
function themeButton(): HTMLElement {
  const icon = s(
    "svg",
    { viewBox: "-12 -12 24 24", "aria-hidden": "true" },
    s("circle", { class: "theme-ring", r: 9 }),
    s("path", { class: "theme-half", d: "M0 -9A9 9 0 0 1 0 9Z" }),
  );
  const name = () => {
    const now = themes.find((each) => each.theme === settings().theme);
    return `${t("web-theme")}: ${t(now?.key ?? "web-theme-system")}`;
  };
  const made = h("button", { type: "button", class: "theme", "aria-label": name(), title: name() }, icon);
  made.addEventListener("click", () => {
    const at = themes.findIndex((each) => each.theme === settings().theme);
    changeSettings({ theme: themes[(at + 1) % themes.length]?.theme ?? "system" });
    made.setAttribute("aria-label", name());
    made.title = name();
  });
  return made;
}

function settingsLink(): HTMLElement {
  const icon = s(
    "svg",
    { viewBox: "-12 -12 24 24", "aria-hidden": "true" },
    s("path", { class: "gear-lines", d: "M-9 -5H9M-9 5H9" }),
    s("circle", { class: "gear-knob", cx: 3.5, cy: -5, r: 3 }),
    s("circle", { class: "gear-knob", cx: -3.5, cy: 5, r: 3 }),
  );
  return h("a", { class: "button gear", href: "#/settings", "aria-label": t("settings-title"), title: t("settings-title") }, icon);
}

export function header(): HTMLElement {
  return h(
    "header",
    { class: "top" },
    h("a", { class: "brand", href: "#/" }, mark(), h("span", {}, t("app-name"))),
    h("div", { class: "top-choices" }, languageChoice(), themeButton(), settingsLink()),
  );
}
