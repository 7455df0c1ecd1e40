import { describe, expect, it } from "vitest";

import type { Position, Replay } from "../core/types.ts";
import { StudyLine } from "./studyLine.ts";

const position = (name: string, seat: number): Position => ({
  position: name,
  hash: `#${name}`,
  turn: { kind: "decision", seat },
  tokens: [],
  legal: [],
});
const replay: Replay = {
  setup: "quoridor",
  start: position("start", 1),
  steps: [
    { seat: 1, step: "e2", turn: 0, is_move: true, after: position("a", 2) },
    { seat: 2, step: "e8", turn: 1, is_move: true, after: position("b", 1) },
    { seat: 1, step: "e3", turn: 2, is_move: true, after: position("c", 2) },
  ],
};
const texts = (line: StudyLine) => line.steps.map((step) => step.step).join(" ");

describe("a match that is studied", () => {
  it("is walked through, never beyond its ends", () => {
    const line = new StudyLine(replay, 2);
    expect(line.position.position).toBe("start");
    line.go(-1);
    expect(line.at).toBe(0);
    line.go(2);
    expect(line.position.position).toBe("b");
    expect(line.past).toEqual(["#start", "#a"]);
    line.go(99);
    expect(line.at).toBe(3);
  });

  it("knows its own next step", () => {
    const line = new StudyLine(replay, 2);
    line.try("e2", position("a", 2));
    expect(line.branch).toBeUndefined();
    expect(line.at).toBe(1);
  });

  it("lets moves be tried and finds back", () => {
    const line = new StudyLine(replay, 2);
    line.go(1);
    line.try("d9", position("x", 1));
    line.try("f1", position("y", 2));
    expect(texts(line)).toBe("e2 d9 f1");
    expect(line.steps.map((step) => step.turn)).toEqual([0, 1, 2]);
    expect(line.isInMatch).toBe(false);
    line.go(2);
    line.try("e3", position("z", 2));
    expect(texts(line)).toBe("e2 d9 e3");
    line.go(0);
    expect(line.isInMatch).toBe(true);
    expect(texts(line)).toBe("e2 d9 e3");
    line.go(3);
    line.backToMatch();
    expect(line.at).toBe(1);
    expect(texts(line)).toBe("e2 e8 e3");
  });

  it("replaces a side line by one that begins elsewhere", () => {
    const line = new StudyLine(replay, 2);
    line.go(2);
    line.try("d2", position("x", 2));
    line.go(1);
    line.try("d9", position("y", 1));
    expect(texts(line)).toBe("e2 d9");
    line.goInMatch(3);
    expect(texts(line)).toBe("e2 e8 e3");
  });

  it("keeps the steps of one turn together", () => {
    const start: Position = { ...position("roll", 1), turn: { kind: "chance", seat: 1 } };
    const line = new StudyLine({ setup: "barricade", start, steps: [] }, 2);
    line.try("4", position("go4", 1));
    line.try("home-c1", position("next", 2));
    expect(line.steps.map((step) => [step.turn, step.is_move])).toEqual([
      [0, false],
      [0, true],
    ]);
  });
});
