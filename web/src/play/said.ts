// What is said about a match, in the reader's language: as in the terminal (cli/play_texts.cpp), with the same keys.

import type { Skin } from "../board/skin.ts";
import type { CoreError, MatchView, Notice, PlayedStep, SeatView } from "../core/types.ts";
import { t, words } from "../i18n/words.ts";
import type { Hint } from "./table.ts";

const hues = ["red", "blue", "green", "yellow"];
const toldOf: ReadonlyMap<string, string> = new Map([
  ["draw_offered", "draw-offered"],
  ["draw_refused", "draw-refused"],
  ["draw_lapsed", "draw-lapsed"],
  ["takeback_asked", "takeback-asked"],
  ["takeback_refused", "takeback-refused"],
  ["takeback_lapsed", "takeback-lapsed"],
  ["retired", "event-retired"],
  ["taken_over", "event-taken-over"],
  ["returned", "event-returned"],
]);

/** Why not, as the core names the rule. */
export function refusalWords(game: string, error: CoreError, typed: string): string {
  const rule = /^rule (.+)$/.exec(error.where);
  const key = rule ? `${game}-rule-${rule[1]}` : `refuse-${error.where}`;
  if (words.has(key)) return t(key);
  return rule || error.kind === "not_allowed" ? t("input-not-allowed") : t("input-not-understood", { text: typed });
}

/** What words need to know of a match. */
export interface Spoken extends Pick<MatchView, "acts" | "result" | "standstill"> {
  readonly seats: readonly Pick<SeatView, "kind" | "level" | "name" | "moves">[];
}

export class Said {
  readonly #skin: Skin;
  readonly #view: Spoken;
  readonly #you: number | undefined;

  constructor(skin: Skin, view: Spoken, you: number | undefined) {
    this.#skin = skin;
    this.#view = view;
    this.#you = you;
  }

  get #hasTeams(): boolean {
    return new Set(this.#skin.board.sides).size < this.#skin.board.sides.length;
  }

  /** What $seat stands for in messages: a colour, in a team with the number of the seat, or a name. */
  seatWord(seat: number): string {
    const name = this.#view.seats[seat - 1]?.name;
    if (name) return name;
    const hue = hues[this.#skin.hue(seat) - 1] ?? "red";
    return this.#hasTeams ? `${t("seat-label", { seat: hue })} ${seat}` : hue;
  }
  seatLabel(seat: number): string {
    return t("seat-label", { seat: this.seatWord(seat) });
  }
  /** "You", "Computer 4"; the strength in words when it is asked for. */
  player(seat: number, isLong = false): string {
    const view = this.#view.seats[seat - 1];
    if (view?.kind === "computer")
      return isLong ? t("player-computer-level", { level: view.level }) : `${t("player-computer")} ${view.level}`;
    return seat === this.#you ? t("player-you") : "";
  }

  /** The message with KEY-you or KEY-seat. */
  about(key: string, seat: number, values: Record<string, string | number> = {}): string {
    if (seat === this.#you && words.has(`${key}-you`)) return t(`${key}-you`, values);
    return t(`${key}-seat`, { ...values, seat: this.seatWord(seat) });
  }

  status(isThinking: boolean): string {
    const { acts } = this.#view;
    const seat = acts.seat ?? 1;
    if (acts.kind === "over") return this.ending();
    if (isThinking) return t("status-thinking-seat", { seat: this.seatWord(seat) });
    return seat === this.#you ? t("status-your-turn") : t("status-seat-turn", { seat: this.seatWord(seat) });
  }

  /** A warning that the match will end as it stands. */
  standstill(): string {
    const { standstill } = this.#view;
    return standstill === undefined ? "" : t("status-standstill", { count: standstill });
  }

  refusal(error: CoreError, typed: string): string {
    return refusalWords(this.#skin.game, error, typed);
  }

  /** A step in words: "Blue: fence e3h". Only the form of the text is looked at, which is the same in every game. */
  step({ step, seat, is_move }: PlayedStep): string {
    if (!is_move) {
      const { key, number } = this.#skin.chanceWord(step);
      return this.about(key, seat, { number });
    }
    if (step === "pass") return this.about("status-passes", seat);
    const who = seat === this.#you ? t("player-you") : this.seatWord(seat);
    return t("seat-line", { seat: who, text: this.#moveWords(step) });
  }
  #moveWords(step: string): string {
    const place = (label: string) => (label === "home" ? t("move-house") : label);
    const [from = "", to] = step.split("-");
    if (to !== undefined) return t("move-from-to", { from: place(from), to: place(to) });
    if (step.startsWith("*")) return t("move-blocker", { place: step.slice(1) });
    if (step.includes(":")) return t("move-tile", { place: step.split(":")[0] ?? "" });
    if (step === "draw") return t("move-draw");
    const kind = this.#skin.board.sites.find((site) => site.label === step)?.kind ?? "";
    return kind.startsWith("fence") ? t("site-fence", { place: step }) : t("move-to", { to: step });
  }
  hint({ move, left, isProven }: Hint): string {
    if (left === undefined) return t("hint-try", { move });
    return t(isProven ? "solo-hint-proven" : "solo-hint-found", { move, count: left });
  }
  /** What happened besides steps. Whoever is asked for an answer reads the question beside the buttons for it. */
  notice({ kind, seat }: Notice): string {
    if (kind === "taken_back") return t("takeback-done");
    const key = toldOf.get(kind);
    const isQuestion = kind === "draw_offered" || kind === "takeback_asked";
    if (key === undefined || (isQuestion && seat !== this.#you)) return "";
    return seat === undefined || words.has(key) ? t(key) : this.about(key, seat);
  }

  ending(): string {
    const { result, seats } = this.#view;
    if (!result) return "";
    const why = result.is_last ? "last" : result.ending;
    const { who, word } = this.#winner(result.ranks);
    const common = `ending-${why}-${who}`;
    const own = `${this.#skin.game}-${common}`;
    const plain = who === "draw" ? "result-draw" : who === "none" ? "result-none" : `result-win-${who}`;
    const key = words.has(own) ? own : words.has(common) ? common : plain;
    return t(key, { seat: word, team: word, count: seats[0]?.moves ?? 0 });
  }

  #winner(ranks: readonly number[] | undefined): { who: string; word: string } {
    const { sides } = this.#skin.board;
    if (sides.length === 1) return { who: "solo", word: "" };
    const winners = (ranks ?? []).flatMap((rank, i) => (rank === 1 ? [i + 1] : []));
    const [first] = winners;
    if (first === undefined) return { who: "none", word: "" };
    const side = sides[first - 1];
    if (winners.some((seat) => sides[seat - 1] !== side)) return { who: "draw", word: "" };
    const isYours = this.#you !== undefined && sides[this.#you - 1] === side;
    if (this.#hasTeams) return { who: isYours ? "your-team" : "team", word: hues[this.#skin.hue(first) - 1] ?? "" };
    return { who: isYours ? "you" : "seat", word: this.seatWord(first) };
  }
}
