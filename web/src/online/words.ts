// What is said about rooms.

import type { Refusal } from "../generated/protocol.ts";
import { t } from "../i18n/words.ts";

/** "quoridor:players=2,first=1" → "Quoridor" */
export function gameName(setup: string): string {
  return t(`${setup.split(":")[0]}-name`);
}

/** The first of the options, which says how many play: "Two players". */
export function setupWords(setup: string): string {
  const [game, options = ""] = setup.split(":");
  const [key, value] = options.split(",")[0]?.split("=") ?? [];
  return value === undefined ? "" : t(`${game}-value-${key}-${value}`);
}

export function refusalWords(refused: { readonly code: Refusal; readonly where: string }): string {
  if (refused.where === "server") return t("online-no-server");
  switch (refused.code) {
    case "taken":
      return t("online-taken");
    case "not_found":
      return t("online-missing");
    case "too_many":
      return t("refuse-too-many");
    case "unavailable":
      return t("refuse-unavailable");
    default:
      return t("online-refused");
  }
}
