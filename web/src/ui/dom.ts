// Elements in one expression. Texts are always text nodes and styles always classes: nothing that people type can become
// markup, and the page needs no inline style.

export type Child = Node | string | false | null | undefined;
type Handler = (event: never) => void;
export type Attributes = Readonly<Record<string, string | number | boolean | undefined | Handler>>;

function fill<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value as unknown as EventListener);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== false && child !== null && child !== undefined) element.append(child);
  return element;
}

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), attributes, children);
}

export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[K] {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

export function button(label: string, onClick: () => void, className = ""): HTMLButtonElement {
  return h("button", { type: "button", class: className || undefined, onclick: onClick }, label);
}
