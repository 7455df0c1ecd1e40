// A lesson: a position, and what is to be done in it. What is legal, and why something is not, the core says; a lesson only
// tells which of the legal moves it waits for.

import { sure, type CoreClient } from "../core/client.ts";
import type { CoreError, Position } from "../core/types.ts";

/** Any of some moves, and what then follows by itself (a tile that is turned up, the answer of another seat). */
export interface MoveTask {
  readonly moves: readonly string[] | RegExp;
  readonly then?: readonly string[];
}
/** Something that the rules forbid, to be tried. */
export interface ForbiddenTask {
  readonly forbidden: readonly string[];
}
export type Task = MoveTask | ForbiddenTask;

export interface Lesson {
  /** The key of what is to be done; with -done at the end, that of the answer. */
  readonly words: string;
  readonly setup: string;
  readonly position: string;
  /** The labels of sites that the words speak of. */
  readonly look?: readonly string[];
  readonly tasks: readonly Task[];
}

export type Verdict =
  | { readonly kind: "right" }
  /** Legal, but not what is wanted. */
  | { readonly kind: "other" }
  | { readonly kind: "refused"; readonly error: CoreError };

interface Moment {
  readonly position: Position;
  /** How many tasks are done. */
  readonly done: number;
  readonly last: string | undefined;
}

function isWanted(task: MoveTask, step: string): boolean {
  return task.moves instanceof RegExp ? task.moves.test(step) : task.moves.includes(step);
}

export class LessonRun {
  readonly lesson: Lesson;
  readonly #core: CoreClient;
  #moments: readonly [Moment, ...Moment[]];

  private constructor(core: CoreClient, lesson: Lesson, start: Position) {
    this.#core = core;
    this.lesson = lesson;
    this.#moments = [{ position: start, done: 0, last: undefined }];
  }
  static async open(core: CoreClient, lesson: Lesson): Promise<LessonRun> {
    return new LessonRun(core, lesson, sure(await core.position(lesson.setup, lesson.position)));
  }

  get #now(): Moment {
    return this.#moments.at(-1) ?? this.#moments[0];
  }
  get position(): Position {
    return this.#now.position;
  }
  /** The move that led here. */
  get last(): string | undefined {
    return this.#now.last;
  }
  get task(): Task | undefined {
    return this.lesson.tasks[this.#now.done];
  }
  get isDone(): boolean {
    return this.task === undefined;
  }
  get mayUndo(): boolean {
    return this.#moments.length > 1;
  }
  /** A move that does it. */
  get solution(): string | undefined {
    const { task } = this;
    if (task === undefined) return undefined;
    if ("forbidden" in task) return task.forbidden[0];
    if (!(task.moves instanceof RegExp)) return task.moves[0];
    return this.position.legal.find((step) => isWanted(task, step.text))?.text;
  }

  async try(step: string): Promise<Verdict> {
    const { task } = this;
    const answer = await this.#core.play(this.lesson.setup, this.position.position, step);
    if (answer.error) {
      if (task !== undefined && "forbidden" in task && task.forbidden.includes(step)) this.#advance(this.position, this.last);
      return { kind: "refused", error: answer.error };
    }
    if (task === undefined || "forbidden" in task || !isWanted(task, step)) return { kind: "other" };
    let reached = answer.ok;
    for (const each of task.then ?? []) reached = sure(await this.#core.play(this.lesson.setup, reached.position, each));
    this.#advance(reached, step);
    return { kind: "right" };
  }

  undo(): void {
    const [first, ...later] = this.#moments;
    this.#moments = [first, ...later.slice(0, -1)];
  }

  #advance(position: Position, last: string | undefined): void {
    this.#moments = [...this.#moments, { position, done: this.#now.done + 1, last }];
  }
}
