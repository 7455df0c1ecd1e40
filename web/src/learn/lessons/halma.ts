import type { Lesson } from "../lesson.ts";

const setup = "halma";
const start = "A/AA/AAA/AAAA/4AAAAA4/12/11/10/9/10/11/12/4BBBBB4/BBBB/BBB/BB/B 1 -";
const jumps = ["d2-f5", "d1-f4", "d1-f6", "d2-f7", "d3-f6", "d3-f8", "d4-f7", "d4-f9", "e6-e4", "e8-e10"]; // that leave the camp

export const halmaLessons: readonly Lesson[] = [
  { words: "halma-lesson-step", setup, position: start, tasks: [{ moves: /^e\d+-f\d+$/ }] },
  { words: "halma-lesson-jump", setup, position: start, tasks: [{ moves: jumps }] },
  {
    words: "halma-lesson-others",
    setup,
    position: "1/2/3/4/13/12/3A7/3B6/9/10/11/12/13/4/3/2/1 1 -",
    tasks: [{ moves: ["g4-i4"] }],
  },
  {
    words: "halma-lesson-chain",
    setup,
    position: "1/2/3/4/13/12/11/10/4A4/5A4/7B3/8B3/13/4/3/2/1 1 -",
    look: ["m9"],
    tasks: [{ moves: ["i5-m9"] }],
  },
  {
    words: "halma-lesson-two",
    setup,
    position: "1/2/3/4/13/12/11/10/4A4/5A4/6B4/12/13/4/3/2/1 1 -",
    look: ["l8"],
    tasks: [{ forbidden: ["i5-l8"] }],
  },
  {
    words: "halma-lesson-goal",
    setup,
    position: "1/2/3/4/13/12/11/10/4A4/4B5/11/5B6/4AA1AA4/AAAA/AAA/AA/A 1 -",
    look: ["m7"],
    tasks: [{ moves: ["i5-m7"] }],
  },
  {
    words: "halma-lesson-solo",
    setup: "halma:players=1,men=10",
    position: "1/2/3/4/13/12/11/10/9/10/11/5A6/6A6/AA1A/AAA/1A/A 1 -",
    tasks: [{ moves: ["l6-p1"] }, { moves: ["m7-n3"] }],
  },
];
