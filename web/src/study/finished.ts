// The matches of this device that are over.

import type { CoreClient } from "../core/client.ts";
import { t } from "../i18n/words.ts";
import { noteOf } from "../play/matchLog.ts";
import { allMatches } from "../play/matchStore.ts";
import { h } from "../ui/dom.ts";

export interface Finished {
  readonly id: string;
  readonly game: string;
  readonly date: string;
  readonly turns: number;
}

export async function finishedMatches(core: CoreClient, most: number): Promise<readonly Finished[]> {
  const found: Finished[] = [];
  for (const kept of allMatches()) {
    if (found.length === most) break;
    const opened = (await core.openMatch(kept.log)).ok;
    if (!opened) continue;
    const { view, match, notes } = opened;
    void core.closeMatch(match);
    const turns = (view.line.at(-1)?.turn ?? -1) + 1;
    if (view.result && turns > 0) found.push({ id: kept.id, game: view.setup.split(":")[0] ?? "", date: noteOf(notes, "date"), turns });
  }
  return found;
}

export function finishedEntry({ id, game, date, turns }: Finished): HTMLElement {
  const label = t("menu-saved-entry", { game: t(`${game}-name`), date, count: turns });
  return h("li", {}, h("a", { href: `#/study/match/${id}` }, label));
}
