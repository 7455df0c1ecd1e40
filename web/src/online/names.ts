// Names as they are shown. What people call themselves stays as it is; a guest is called so in the reader's language.

import { t } from "../i18n/words.ts";

export function shownName(name: string): string {
  const number = /^Guest (\d+)$/.exec(name)?.[1];
  return number === undefined ? name : t("online-guest", { number });
}
