// The lessons of each game, in the order they are taught.

import type { Lesson } from "../lesson.ts";
import { barricadeLessons } from "./barricade.ts";
import { halmaLessons } from "./halma.ts";
import { quoridorLessons } from "./quoridor.ts";
import { shibuyaLessons } from "./shibuya.ts";

export const lessons: Readonly<Record<string, readonly Lesson[]>> = {
  quoridor: quoridorLessons,
  barricade: barricadeLessons,
  halma: halmaLessons,
  shibuya: shibuyaLessons,
};
