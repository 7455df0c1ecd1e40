// Clocks in words, and those that are offered. Their texts are the server's: "5:00+3,30/turn".

import { t } from "../i18n/words.ts";

export const offeredClocks = ["none", "3:00+2", "5:00+3", "10:00+5", "20:00+10", "30/turn"] as const;

export function clockWords(clock: string): string {
  if (clock === "none") return t("clock-none");
  const limit = /(\d+)\/turn$/.exec(clock)?.[1];
  const total = /^(\d+):(\d\d)(?:\+(\d+))?/.exec(clock);
  if (!total) return limit === undefined ? clock : t("clock-turn", { limit: Number(limit) });
  const values = {
    minutes: Number(total[1]) + Number(total[2]) / 60,
    seconds: Number(total[3] ?? 0),
    limit: Number(limit ?? 0),
  };
  if (limit !== undefined) return values.seconds > 0 ? t("clock-increment-turn", values) : t("clock-total-turn", values);
  return values.seconds > 0 ? t("clock-increment", values) : t("clock-total", values);
}
