// What a person likes, kept in the browser: how moves are entered, how fast things go, how it looks and sounds.

import { languageNames, languages, t, words, type Language } from "../i18n/words.ts";
import { choice, type Option } from "../ui/choice.ts";
import { button, h } from "../ui/dom.ts";
import { changeSettings, settings, type Confirm, type Pace, type Theme } from "../ui/settings.ts";
import { sound } from "../ui/sounds.ts";
import type { Page } from "./page.ts";

function list(label: string, options: readonly Option[], chosen: string, onChange: (value: string) => void): HTMLElement {
  return choice(label, options, chosen, onChange, true);
}

function check(label: string, isOn: boolean, onChange: (isOn: boolean) => void): HTMLElement {
  const box = h("input", { type: "checkbox", checked: isOn, onchange: () => onChange(box.checked) });
  return h("label", { class: "check" }, box, h("span", {}, label));
}

function section(title: string, ...children: readonly HTMLElement[]): HTMLElement {
  return h("fieldset", {}, h("legend", {}, title), ...children);
}

function playing(): HTMLElement {
  const now = settings();
  const confirms: readonly Option[] = [
    { value: "touch", label: t("settings-confirm-touch") },
    { value: "always", label: t("settings-confirm-always") },
    { value: "never", label: t("settings-confirm-never") },
  ];
  const paces: readonly Option[] = [
    { value: "calm", label: t("settings-pace-calm") },
    { value: "usual", label: t("settings-pace-usual") },
    { value: "quick", label: t("settings-pace-quick") },
  ];
  return section(
    t("settings-playing"),
    list(t("settings-confirm"), confirms, now.confirm, (value) => changeSettings({ confirm: value as Confirm })),
    list(t("settings-pace"), paces, now.pace, (value) => changeSettings({ pace: value as Pace })),
    check(t("settings-throws"), now.throws, (throws) => changeSettings({ throws })),
    check(t("settings-passes"), now.passes, (passes) => changeSettings({ passes })),
  );
}

function looking(): HTMLElement {
  const now = settings();
  const themes: readonly Option[] = [
    { value: "system", label: t("web-theme-system") },
    { value: "light", label: t("web-theme-light") },
    { value: "dark", label: t("web-theme-dark") },
  ];
  const tongues = languages.map((each) => ({ value: each, label: languageNames[each] }));
  return section(
    t("settings-looking"),
    list(t("menu-language"), tongues, words.language, (value) => {
      changeSettings({ language: value as Language });
      void words.use(value as Language);
    }),
    list(t("web-theme"), themes, now.theme, (value) => changeSettings({ theme: value as Theme })),
    check(t("settings-coordinates"), now.coordinates, (coordinates) => changeSettings({ coordinates })),
    check(t("settings-sounds"), now.sounds, (sounds) => {
      changeSettings({ sounds });
      sound("place");
    }),
  );
}

export function settingsPage(): Page {
  const element = h(
    "div",
    { class: "settings" },
    h("h1", {}, t("settings-title")),
    playing(),
    looking(),
    h("p", { class: "muted" }, t("settings-patterns")),
    button(t("menu-back"), () => history.back()),
  );
  return { element, title: t("settings-title") };
}
