import type { Lesson } from "../lesson.ts";

const setup = "barricade";
const blockers = "a3,e3,g7,i3,i9,i10,i11,i13,k7,m3,q3";
const bottomRow = [..."abcdefghijklmnopq"].map((column) => `*${column}1`);

export const barricadeLessons: readonly Lesson[] = [
  { words: "barricade-lesson-throw", setup, position: `5 5 5 5 ${blockers} roll 1`, tasks: [{ moves: ["4"] }, { moves: /^home-/ }] },
  {
    words: "barricade-lesson-corner",
    setup,
    position: "4+e3 5 5 5 a3,g7,h13,i3,i9,i10,i11,i13,k7,m3,q3 go3 1",
    look: ["c4"],
    tasks: [{ moves: ["e3-c4"] }],
  },
  {
    words: "barricade-lesson-passing",
    setup,
    position: `3+c1,d1 4+e1 5 5 ${blockers} go3 1`,
    look: ["f1", "e2"],
    tasks: [{ moves: ["c1-f1", "c1-e2"] }],
  },
  { words: "barricade-lesson-capture", setup, position: `4+i2 5 4+j1 5 ${blockers} go2 1`, tasks: [{ moves: ["i2-j1"] }] },
  {
    words: "barricade-lesson-barred",
    setup,
    position: `4+i2 5 5 5 ${blockers} go2 1`,
    look: ["h3", "j3"],
    tasks: [{ forbidden: ["i2-h3", "i2-j3"] }],
  },
  { words: "barricade-lesson-blocker", setup, position: `4+i2 5 5 5 ${blockers} go1 1`, tasks: [{ moves: ["i2-i3"] }, { moves: /^\*/ }] },
  {
    words: "barricade-lesson-row",
    setup,
    position: "4+i3 5 5 4+h1 a3,e3,g7,i9,i10,i11,i13,k7,m3,q3 place 1",
    tasks: [{ forbidden: ["*g1", ...bottomRow] }],
  },
  {
    words: "barricade-lesson-goal",
    setup,
    position: "3+f13,h13 5 4+i7 5 a3,c4,e3,g7,i3,i9,i10,i11,k7,m3,q3 go2 1",
    tasks: [{ moves: ["h13-i14"] }],
  },
];
