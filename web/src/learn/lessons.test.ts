// Every lesson is played through with the core: it can be solved, nothing else is accepted, and its words exist.

import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { loadClient } from "../core/node.ts";
import { sure } from "../core/client.ts";
import { skinOf } from "../games/index.ts";
import { languages, type Language } from "../i18n/words.ts";
import { LessonRun, type Lesson } from "./lesson.ts";
import { lessons } from "./lessons/index.ts";

const core = await loadClient();
const all = Object.entries(lessons).flatMap(([game, list]) => list.map((lesson): [string, string, Lesson] => [lesson.words, game, lesson]));

function catalogue(game: string, language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`../../../games/${game}/texts/${language}.ftl`, import.meta.url), "utf8")));
  return bundle;
}

/** The legal moves that a lesson accepts now. */
async function accepted(lesson: Lesson, before: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  const here = await runTo(lesson, before);
  for (const step of here.position.legal) {
    const run = await runTo(lesson, before);
    const verdict = await run.try(step.text);
    if (verdict.kind === "right") found.push(step.text);
    else expect(run.position.position, `${step.text} must change nothing`).toBe(here.position.position);
  }
  return found;
}
async function runTo(lesson: Lesson, steps: readonly string[]): Promise<LessonRun> {
  const run = await LessonRun.open(core, lesson);
  for (const step of steps) await run.try(step);
  return run;
}

test("a course has six to ten lessons", () => {
  for (const [game, list] of Object.entries(lessons)) {
    expect(list.length, game).toBeGreaterThanOrEqual(6);
    expect(list.length, game).toBeLessThanOrEqual(10);
  }
});

describe.each(all)("%s", (_name, game, lesson) => {
  test("its position is one of its game, for the first seat", async () => {
    const position = sure(await core.position(lesson.setup, lesson.position));
    expect(lesson.setup.startsWith(game)).toBe(true);
    expect(position.position).toBe(lesson.position);
    expect(position.turn.seat ?? 1).toBe(1);
    const board = sure(await core.board(lesson.setup));
    for (const label of lesson.look ?? []) expect(board.sites.map((site) => site.label)).toContain(label);
  });

  test("it can be solved, and only as it says", async () => {
    const done: string[] = [];
    for (const task of lesson.tasks) {
      const run = await runTo(lesson, done);
      expect(run.isDone).toBe(false);
      const right = await accepted(lesson, done);
      if ("forbidden" in task) {
        expect(right).toEqual([]);
      } else {
        expect(right.length).toBeGreaterThan(0);
        if (!(task.moves instanceof RegExp)) expect([...right].sort()).toEqual([...task.moves].sort());
      }
      done.push(run.solution ?? "");
    }
    const run = await runTo(lesson, done);
    expect(run.isDone).toBe(true);
    run.undo();
    expect(run.isDone).toBe(false);
  });

  test("what it forbids is refused with a rule, and a touch on the board means it", async () => {
    const skin = skinOf(sure(await core.board(lesson.setup)));
    for (const task of lesson.tasks) {
      if (!("forbidden" in task)) continue;
      for (const step of task.forbidden) {
        const run = await LessonRun.open(core, lesson);
        const verdict = await run.try(step);
        expect(verdict.kind === "refused" && verdict.error.where, step).toMatch(/^rule /);
        expect(run.isDone).toBe(true);
        expect(skin.attempt(step.replace("*", "").split("-"))).toBe(step);
      }
    }
  });

  test("it has words in every language", () => {
    for (const language of languages) {
      expect(catalogue(game, language).hasMessage(lesson.words), language).toBe(true);
      expect(catalogue(game, language).hasMessage(`${lesson.words}-done`), language).toBe(true);
    }
  });
});

test("the lessons about winning end in a win", async () => {
  for (const [words, , lesson] of all) {
    if (!/-(?:goal|win)$/.test(words) || words === "shibuya-lesson-goal") continue;
    const run = await LessonRun.open(core, lesson);
    await run.try(run.solution ?? "");
    expect(run.position.ranks?.[0], words).toBe(1);
  }
});
