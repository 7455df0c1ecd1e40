// A labelled list to choose from.

import { h } from "./dom.ts";

export interface Option {
  readonly value: string;
  readonly label: string;
}

export function choice(
  label: string,
  options: readonly Option[],
  chosen: string,
  onChange: (value: string) => void,
  isLabelShown = false,
): HTMLElement {
  const select = h(
    "select",
    { onchange: () => onChange(select.value) },
    ...options.map((option) => h("option", { value: option.value, selected: option.value === chosen }, option.label)),
  );
  return h("label", { class: "choice" }, h("span", { class: isLabelShown ? "choice-label" : "unseen" }, label), select);
}
