// What a person wants to be called, if they have said so. Nobody has to.

import { t } from "../i18n/words.ts";
import { h } from "../ui/dom.ts";

const key = "thwart.name";
const longestBytes = 64;

export function personalName(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

// As the server takes it: no control characters, not too long.
function tidyName(name: string): string {
  let tidy = name.replace(/\p{Cc}/gu, "").trim();
  while (new TextEncoder().encode(tidy).length > longestBytes) tidy = [...tidy].slice(0, -1).join("");
  return tidy;
}

function keepPersonalName(name: string): void {
  try {
    localStorage.setItem(key, tidyName(name));
  } catch {
    // Then it has to be said again.
  }
}

export function nameField(): HTMLElement {
  const input = h("input", { type: "text", maxlength: 32, value: personalName(), autocomplete: "nickname" });
  input.addEventListener("input", () => keepPersonalName(input.value));
  return h("label", { class: "choice" }, h("span", { class: "choice-label" }, t("online-name")), input);
}
