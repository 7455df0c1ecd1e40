// A link to pass on: shown, copied, or handed to the device's own way of sharing.

import { t } from "../i18n/words.ts";
import { button, h } from "../ui/dom.ts";

const copiedMs = 2500;

async function copy(link: string, field: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    field.select(); // where the page may not write to the clipboard, a person can
  }
}

export function linkBox(what: string, link: string, isSecret = false): HTMLElement {
  const field = h("input", { type: isSecret ? "password" : "text", readonly: true, value: link, "aria-label": what, autocomplete: "off" });
  field.addEventListener("focus", () => field.select());
  const copied = h("span", { class: "muted", role: "status" });
  const copyButton = button(t("online-copy"), () => {
    void copy(link, field);
    copied.textContent = t("online-copied");
    setTimeout(() => (copied.textContent = ""), copiedMs);
  });
  const canShare = typeof navigator.share === "function";
  return h(
    "div",
    { class: "link-box" },
    h("p", { class: "muted" }, what),
    h(
      "div",
      { class: "link-row" },
      field,
      copyButton,
      canShare && !isSecret && button(t("online-share"), () => void navigator.share({ url: link }).catch(() => undefined)),
    ),
    copied,
  );
}
