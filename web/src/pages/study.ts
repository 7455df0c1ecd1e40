// A match to look at: replay, analysis, trying out. The address says which: a match on this device, a record in the address
// itself, or none yet.

import { loadMatch } from "../play/matchStore.ts";
import { noteOf } from "../play/matchLog.ts";
import { unpack } from "../study/share.ts";
import { openStudy, type Study } from "../study/study.ts";
import { StudyView } from "../study/studyView.ts";
import { studyHome } from "../study/studyHome.ts";
import type { CoreError } from "../core/types.ts";
import { t } from "../i18n/words.ts";
import { h } from "../ui/dom.ts";
import type { Context, Page } from "./page.ts";

function refusal(words: string, error?: CoreError): Page {
  return {
    element: h(
      "div",
      { class: "notice" },
      h("p", { role: "alert" }, words),
      error && h("p", { class: "muted", lang: "en" }, `${error.where}: ${error.what}`),
      h("a", { class: "button", href: "#/study" }, t("menu-back")),
    ),
    title: t("study-title"),
  };
}

/** A match of this device as its record, and the seat of the one person who played it. */
async function recordOfMatch({ core }: Context, id: string): Promise<{ text: string; seat: number } | undefined> {
  const log = loadMatch(id);
  const opened = log === undefined ? undefined : (await core.openMatch(log)).ok;
  if (!opened) return undefined;
  const { match, notes, view } = opened;
  const people = view.seats.flatMap((seat, i) => (seat.kind === "person" ? [i + 1] : []));
  const record = await core.record(match, noteOf(notes, "date"), noteOf(notes, "secret"), "");
  void core.closeMatch(match);
  return record.ok === undefined ? undefined : { text: record.ok, seat: people[0] ?? 1 };
}

function show(context: Context, study: Study, seat: number): Page {
  return new StudyView(context.core, study, seat);
}

export async function studyPage(context: Context, [what = "", rest = "", more = ""]: readonly string[]): Promise<Page> {
  if (what === "edit") return (await import("../study/editor/editorPage.ts")).editorPage(context, rest, more);
  if (what === "match") {
    const found = await recordOfMatch(context, rest);
    const study = found && (await openStudy(context.core, found.text)).ok;
    return study ? show(context, study, found.seat) : refusal(t("menu-saved-none"));
  }
  if (what === "record") {
    const text = await unpack(rest);
    if (text === undefined) return refusal(t("study-bad-link"));
    const study = await openStudy(context.core, text);
    return study.ok ? show(context, study.ok, study.ok.replay.start.turn.seat ?? 1) : refusal(t("study-bad-record"), study.error);
  }
  return studyHome(context);
}
