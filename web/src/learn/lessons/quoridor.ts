import type { Lesson } from "../lesson.ts";

const setup = "quoridor";

export const quoridorLessons: readonly Lesson[] = [
  { words: "quoridor-lesson-step", setup, position: "e1,e9 10,10 - - 1", look: ["e2"], tasks: [{ moves: ["e2"] }] },
  {
    words: "quoridor-lesson-around",
    setup,
    position: "e4,e9 10,9 e4 - 1",
    tasks: [{ moves: ["d4"], then: ["e8"] }, { moves: ["d5"] }],
  },
  { words: "quoridor-lesson-fence", setup, position: "e3,e6 10,10 - - 1", tasks: [{ moves: ["d5h", "e5h"] }] },
  {
    words: "quoridor-lesson-crossing",
    setup,
    position: "e3,e6 9,10 e5 - 1",
    tasks: [{ forbidden: ["e5v", "d5h", "e5h", "f5h"] }],
  },
  { words: "quoridor-lesson-shut", setup, position: "e3,e7 8,7 a5,c5,e5,g5 h8 1", look: ["h6v"], tasks: [{ forbidden: ["h6v"] }] },
  { words: "quoridor-lesson-jump", setup, position: "e4,e5 10,10 - - 1", tasks: [{ moves: ["e6"] }] },
  { words: "quoridor-lesson-past", setup, position: "e4,e5 10,9 e5 - 1", tasks: [{ moves: ["d5", "f5"] }] },
  { words: "quoridor-lesson-goal", setup, position: "e7,e8 2,3 c6,e5 d6 1", tasks: [{ moves: ["e9"] }] },
];
