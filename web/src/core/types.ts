// What the core says, as wasm/*_calls.cpp writes it. Seats are counted from 1, sites from 0.

export interface CoreError {
  readonly kind: "malformed" | "not_allowed";
  /** The field or the rule: "setup", "rule 12", "turn". */
  readonly where: string;
  readonly what: string;
}

export type Answer<T> = { readonly ok: T; readonly error?: undefined } | { readonly ok?: undefined; readonly error: CoreError };

export interface Game {
  readonly name: string;
  readonly solves: boolean;
  readonly keys: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly setups: readonly string[];
}

export interface Site {
  readonly kind: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

export interface Turn {
  readonly kind: "decision" | "chance" | "over";
  readonly seat?: number;
}

export interface LegalStep {
  readonly text: string;
  readonly weight: number;
  readonly sites: readonly number[];
}

export interface Position {
  readonly position: string;
  readonly hash: string;
  readonly turn: Turn;
  readonly ranks?: readonly number[];
  /** For every site what lies there. */
  readonly tokens: readonly number[];
  readonly legal: readonly LegalStep[];
}

export interface Board {
  readonly setup: string;
  /** For every seat its side, from 0. */
  readonly sides: readonly number[];
  readonly sites: readonly Site[];
  readonly links: readonly (readonly [number, number])[];
  readonly start: Position;
}

export interface SeatView {
  readonly kind: "person" | "computer";
  readonly name: string;
  readonly level: number;
  readonly is_stand_in: boolean;
  readonly may_return: boolean;
  readonly is_retired: boolean;
  readonly moves: number;
  readonly may_offer_draw: boolean;
  readonly may_take_back: boolean;
  readonly may_abort: boolean;
}

export interface PlayedStep {
  readonly seat: number;
  readonly is_move: boolean;
  readonly step: string;
  readonly turn: number;
}

export interface Offer {
  readonly by: number;
  readonly awaits: readonly number[];
}

export interface MatchResult {
  readonly ending: string;
  readonly ranks?: readonly number[];
  readonly seat?: number;
  /** By the rules, because nobody else was left. */
  readonly is_last: boolean;
}

export interface MatchView extends Position {
  readonly setup: string;
  readonly takebacks: boolean;
  readonly latest: number;
  readonly events: number;
  readonly deals: number;
  /** As turn, but over as soon as there is a result. */
  readonly acts: Turn;
  readonly seats: readonly SeatView[];
  readonly line: readonly PlayedStep[];
  readonly clocks: {
    readonly at: number;
    readonly left: readonly (number | null)[];
    readonly turn_left: number | null;
    readonly flag_at: number | null;
  };
  readonly draw_offer?: Offer;
  readonly takeback?: Offer;
  /** In so many turns without progress the match ends as it stands; absent while that is far away. */
  readonly standstill?: number;
  readonly result?: MatchResult;
  /** Turns without progress so far, where too many end the match. */
  readonly idle: number;
  readonly past: readonly string[];
}

export interface Notice {
  readonly kind: string;
  readonly seat?: number;
}

export interface Applied {
  /** The event as it is kept. */
  readonly event: string;
  readonly notices: readonly Notice[];
  readonly view: MatchView;
}

export interface Opened {
  readonly match: number;
  readonly notes: readonly string[];
  readonly view: MatchView;
}

export interface ThoughtLine {
  readonly steps: readonly string[];
  /** One per side; 30000 is a win. */
  readonly scores: readonly number[];
}

export interface Thought {
  readonly move: string;
  readonly depth: number;
  readonly nodes: number;
  readonly lines: readonly ThoughtLine[];
}

export interface Question {
  readonly level?: number;
  readonly seed?: string;
  readonly lines?: number;
  readonly nodes?: number;
  readonly depth?: number;
  readonly ms?: number;
  readonly idle?: number;
  readonly past?: readonly string[];
  /** Megabytes. */
  readonly table?: number;
}

export interface Solution {
  readonly is_found: boolean;
  readonly is_possible: boolean;
  readonly is_proven: boolean;
  readonly at_least: number;
  readonly moves: readonly string[];
}

export interface SolverProgress {
  readonly best: number;
  readonly at_least: number;
  readonly positions: number;
}

export interface ReadRecord {
  readonly setup: string;
  readonly position: string;
  /** The record alone, as the core writes it. */
  readonly text: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly items: readonly { readonly turn: number; readonly step: string; readonly retires?: number }[];
}

export interface Verdict {
  readonly chance: "none" | "unknown" | "sealed" | "fair";
  readonly chance_steps: number;
  readonly steps: number;
  readonly trouble?: CoreError;
}

export interface Obstacle {
  readonly sites: readonly number[];
  /** The seat that would be left without a way; then the sites are what it could still get to. */
  readonly shuts_in?: number;
}

export interface TouchAnswer {
  readonly progress: "empty" | "partial" | "stoppable" | "complete";
  readonly steps: readonly string[];
  readonly next: readonly number[];
}

/** A shortest way of a seat's piece to its goal. */
export interface Route {
  readonly seat: number;
  readonly sites: readonly number[];
}

export interface ReplayStep extends PlayedStep {
  readonly after: Position;
}

export interface Replay {
  readonly setup: string;
  readonly start: Position;
  /** A seat that retires is a step without text. */
  readonly steps: readonly ReplayStep[];
}

export interface SeenLine {
  readonly steps: readonly string[];
  /** To win, for every side, from 0 to 1. */
  readonly chances: readonly number[];
  /** Steps to a certain win, negative to a loss. */
  readonly certain: readonly (number | null)[];
}

export interface PositionView {
  readonly chances: readonly number[];
  readonly best: string;
  readonly depth: number;
  readonly nodes: number;
  readonly lines: readonly SeenLine[];
  /** Where chance acts: how it can go. */
  readonly ways: readonly { readonly step: string; readonly weight: number; readonly chances: readonly number[] }[];
}

export interface StepReview {
  readonly chances: readonly number[];
  readonly turn: number;
  readonly loss: number;
  readonly best: string;
  readonly luck: number;
}

export interface TurnReview {
  readonly seat: number;
  readonly best: string;
  readonly loss: number;
  readonly luck: number;
  readonly mark: "" | "?!" | "?" | "??";
}

export interface SeatReview {
  readonly turns: number;
  readonly mistakes: number;
  readonly loss: number;
  readonly luck: number;
}

export interface Review {
  readonly start: readonly number[];
  readonly steps: readonly StepReview[];
  readonly turns: readonly TurnReview[];
  readonly seats: readonly SeatReview[];
  readonly has_chance: boolean;
  readonly first_mistake: number | null;
}

export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
  readonly start: readonly number[];
  readonly step?: StepReview;
  readonly turn?: TurnReview;
}
