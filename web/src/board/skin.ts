// What a game brings along for its board: how it looks, where things lie that have no place of their own, and its words. All
// else is the same for every game and lives in boardView.ts. The plain skin draws any board from its topology alone, so a game
// without a skin can be played, too.

import type { Board, LegalStep, PlayedStep, Position, Site } from "../core/types.ts";
import type { Point, Target } from "../input/snap.ts";
import { t } from "../i18n/words.ts";
import { s } from "../ui/dom.ts";
import { seatPiece } from "./pieces.ts";

/** A board unit in the units of the drawing. */
export const unit = 100;

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the board lies for the person who looks at it. */
export class Look {
  readonly board: Board;
  /** Degrees, counter-clockwise. */
  readonly angle: number;
  readonly #middle: Point;

  constructor(board: Board, angle: number, middle: Point) {
    this.board = board;
    this.angle = angle;
    this.#middle = middle;
  }

  /** From board units, y upwards, to the drawing, y downwards. */
  point(x: number, y: number): Point {
    const turn = (this.angle * Math.PI) / 180;
    const dx = x - this.#middle.x;
    const dy = y - this.#middle.y;
    return {
      x: unit * (dx * Math.cos(turn) - dy * Math.sin(turn)),
      y: -unit * (dx * Math.sin(turn) + dy * Math.cos(turn)),
    };
  }
  get isSideways(): boolean {
    return Math.abs(Math.sin((this.angle * Math.PI) / 180)) > 0.5;
  }
}

/** What a game's words and pieces may look at. */
export interface Scene {
  readonly board: Board;
  readonly position: Position;
  readonly line: readonly PlayedStep[];
}

export const hueNames = ["red", "blue", "green", "yellow"] as const;

const gameOf = (setup: string): string => setup.split(":")[0] ?? setup;

export class Skin {
  readonly board: Board;
  readonly game: string;

  constructor(board: Board) {
    this.board = board;
    this.game = gameOf(board.setup);
  }

  // --- where things are ---

  /** Turns the board so that the seat's own side is at the bottom. */
  angle(_seat: number): number {
    return 0;
  }
  middle(): Point {
    const xs = this.board.sites.map((site) => site.x);
    const ys = this.board.sites.map((site) => site.y);
    return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  }
  at(site: Site, look: Look): Point {
    return look.point(site.x, site.y);
  }
  frame(look: Look): Frame {
    const points = this.board.sites.map((site) => this.at(site, look));
    const x = Math.min(...points.map((point) => point.x)) - unit;
    const y = Math.min(...points.map((point) => point.y)) - unit;
    return {
      x,
      y,
      width: Math.max(...points.map((point) => point.x)) + unit - x,
      height: Math.max(...points.map((point) => point.y)) + unit - y,
    };
  }
  /** How a site can be hit, and the outline of its marks. */
  target(site: Site, id: number, look: Look): Target {
    return { site: id, ...this.at(site, look), halfWidth: 38, halfHeight: 38, isRound: true };
  }
  /** How far a finger may be off, in the drawing's units. */
  get reach(): number {
    return 60;
  }

  /** Whether a touch inside such a site never means another one beside it, even where this one cannot be chosen. */
  isExact(_kind: string): boolean {
    return false;
  }

  // --- what is drawn ---

  /** What never changes. */
  ground(look: Look): readonly SVGElement[] {
    const lines = this.board.links.map(([a, b]) => {
      const from = this.#site(a, look);
      const to = this.#site(b, look);
      return s("line", { class: "link", x1: from.x, y1: from.y, x2: to.x, y2: to.y });
    });
    const holes = this.board.sites.map((site) => {
      const { x, y } = this.at(site, look);
      return s("circle", { class: "hole", cx: x, cy: y, r: 34 });
    });
    return [...lines, ...holes];
  }
  /** What lies on a site, drawn around the origin; nothing where it is empty. */
  thing(_site: Site, token: number, _scene: Scene, _look: Look): SVGElement | undefined {
    if (token === 0) return undefined;
    return token <= 4 ? seatPiece(this.hue(token), 30) : s("circle", { class: "blocker", r: 28 });
  }
  /** What chance can bring, as a picture of 92 units around the origin, where it is more than a number. */
  picture(_step: string): SVGElement | undefined {
    return undefined;
  }
  /** Whether it is marked from the first where moves could end. */
  get showsEnds(): boolean {
    return false;
  }
  /** Whether it is marked which pieces can be moved. */
  get showsOrigins(): boolean {
    return true;
  }
  /** Whether things move from one site of this kind to another. */
  moves(_kind: string): boolean {
    return true;
  }
  /** Whether things are put down on sites of this kind from above. */
  lands(_kind: string): boolean {
    return false;
  }
  /** A move that waits to be confirmed: what it would put where. */
  ghost(step: string, sites: readonly number[], scene: Scene, look: Look): readonly SVGElement[] {
    const end = sites[sites.length - 1];
    const site = end === undefined ? undefined : this.board.sites[end];
    if (!site || end === undefined) return [];
    const { x, y } = this.at(site, look);
    const thing = this.landing(step, scene);
    thing.setAttribute("transform", `translate(${x} ${y})`);
    return [...this.#way(sites, look), thing];
  }
  // From landing to landing.
  #way(sites: readonly number[], look: Look): readonly SVGElement[] {
    if (sites.length < 2) return [];
    const points = sites.map((id) => this.#site(id, look));
    const line = s("polyline", { class: "way", points: points.map(({ x, y }) => `${x},${y}`).join(" ") });
    return [line, ...points.slice(1, -1).map(({ x, y }) => s("circle", { class: "way-landing", cx: x, cy: y, r: 15 }))];
  }
  landing(_step: string, scene: Scene): SVGElement {
    return seatPiece(this.hue(scene.position.turn.seat ?? 1), 30);
  }

  // --- words ---

  /** A site for those who listen: where it is and what lies there; empty where there is nothing to say or do. */
  siteName(site: Site, id: number, scene: Scene, _isOpen: boolean): string {
    return t("site-at", { place: site.label, what: this.thingName(scene.position.tokens[id] ?? 0) });
  }
  protected thingName(token: number): string {
    if (token === 0) return t("site-empty");
    return token <= 4 ? this.seatName(token) : t("site-blocker");
  }
  protected seatName(seat: number): string {
    return t("seat-label", { seat: hueNames[this.hue(seat) - 1] ?? "red" });
  }
  /** The hue of a seat, from 1: red, blue, green, yellow. */
  hue(seat: number): number {
    return seat;
  }
  /** What a move that begins with these sites would be called, so that the core can say why it is none. */
  attempt(labels: readonly string[]): string | undefined {
    return labels.length === 2 ? labels.join("-") : undefined;
  }
  /** The sites that a move names. */
  sitesIn(step: string): readonly number[] {
    const labels = step.replace("*", "").split(/[-:]/);
    return this.board.sites.flatMap((site, id) => (labels.includes(site.label) && site.kind !== "kind" && site.kind !== "stock" ? [id] : []));
  }
  /** The same move otherwise turned, where there is a next one. */
  turned(_step: string, _legal: readonly LegalStep[]): string | undefined {
    return undefined;
  }
  tallies(_scene: Scene, _seat: number): readonly string[] {
    return [];
  }
  tableTallies(_scene: Scene): readonly string[] {
    return [];
  }
  /** What the seat to act is to do; empty where nothing is known. */
  phase(_scene: Scene): string {
    return this.word("status-turn");
  }
  /** A throw or a tile, by its step. */
  chanceWord(step: string): { key: string; number: string } {
    return { key: /^\d+$/.test(step) ? "status-threw" : "status-drew", number: step };
  }

  protected word(key: string): string {
    const full = `${this.game}-${key}`;
    return t(full) === full ? "" : t(full);
  }
  protected token(scene: Scene, kind: string, label: string): number {
    const found = this.board.sites.findIndex((site) => site.kind === kind && site.label === label);
    return scene.position.tokens[found] ?? 0;
  }
  protected taken(scene: Scene, kind: string): number {
    return this.board.sites.filter((site, id) => site.kind === kind && (scene.position.tokens[id] ?? 0) !== 0).length;
  }
  #site(id: number, look: Look): Point {
    const site = this.board.sites[id];
    return site ? this.at(site, look) : { x: 0, y: 0 };
  }
}

/** The middle of where a seat's pieces begin. */
export function homeOf(board: Board, seat: number): Point {
  let x = 0;
  let y = 0;
  let count = 0;
  board.sites.forEach((site, id) => {
    if (board.start.tokens[id] !== seat) return;
    x += site.x;
    y += site.y;
    ++count;
  });
  return count === 0 ? { x: 0, y: 0 } : { x: x / count, y: y / count };
}

/** The angle that brings a direction to the bottom, in whole steps. */
export function angleToBottom(x: number, y: number, step: number): number {
  const direction = (Math.atan2(y, x) * 180) / Math.PI;
  return (((Math.round((-90 - direction) / step) * step) % 360) + 360) % 360;
}
