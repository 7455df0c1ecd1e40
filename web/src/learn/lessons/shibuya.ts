import type { Lesson } from "../lesson.ts";

const setup = "shibuya";
const field = "wWBb,bwWB,wbWB,BWbw/wBbW,WwbB,bWBw,WwBb/WBbw,bwBW,wWBb,BbWw/wbWB,bwBW,BwWb,WwbB";
const yellow = "W1,W2,W3,W4,W5,W6,W7,W8;-;-";
const start = `${field} S1,S2,S3,S4,S5,S6,S7,S8;-;- ${yellow} 1,3,2,2,3,3 move 0 1`;

export const shibuyaLessons: readonly Lesson[] = [
  {
    words: "shibuya-lesson-lay",
    setup,
    position: `.,.,.,./.,.,.,./.,.,.,./.,.,.,. S1,S2,S3,S4,S5,S6,S7,S8;-;- ${yellow} 5,5,5,5,5,5 draw 0 1`,
    tasks: [{ moves: ["BWbw"] }, { moves: /^[A-D][1-4]:/ }],
  },
  { words: "shibuya-lesson-colour", setup, position: start, look: ["S4", "g6"], tasks: [{ moves: ["S4-g6"] }] },
  { words: "shibuya-lesson-shape", setup, position: start, look: ["S3", "e3"], tasks: [{ moves: ["S3-e3"] }] },
  {
    words: "shibuya-lesson-tile",
    setup,
    position: `${field} S1,S2,S3,S4,S5,S6,S8;c4;- W1,W2,W4,W5,W6,W7;f3,f5;- 1,3,2,2,3,3 move 0 1`,
    look: ["S4", "d4"],
    tasks: [{ forbidden: ["S4-d4", "S4-d3", "S4-c3"] }],
  },
  { words: "shibuya-lesson-front", setup, position: start, look: ["S8", "h1"], tasks: [{ forbidden: ["S8-h1"] }] },
  {
    words: "shibuya-lesson-goal",
    setup,
    position: `${field} S1,S2,S3,S5,S6,S7,S8;f5;- ${yellow} 1,3,2,2,3,3 move 0 1`,
    look: ["f5", "N8"],
    tasks: [{ moves: ["f5-N8"] }],
  },
  { words: "shibuya-lesson-cover", setup, position: start, tasks: [{ moves: ["draw"], then: ["BWbw"] }, { moves: /^[A-D][1-4]:/ }] },
  {
    words: "shibuya-lesson-win",
    setup,
    position: `${field} S1,S2,S3,S5,S6;e4;N1,N4 W1,W3,W4,W5,W6,W7,W8;b6;- 1,3,2,2,3,3 move 0 1`,
    tasks: [{ moves: ["e4-N8"] }],
  },
];
