import { type Grade, type Makable, quickWithin } from '../../core/making.ts';

/** Fits a phone. */
const size = { width: 10, height: 9 };

/** On a larger board, or for a harder level, the maker takes several times as long. */
const LARGEST_OF_HARD = { width: 9, height: 8 };

/** The hardest that is made in seconds. */
const HARDEST: Grade = 6;

/** By grades, from 1 on: boards too small for so hard a level take as long as large ones, and so do too many boxes. */
const QUICK = [
  { least: { width: 6, height: 6 }, most: size, boxes: [2, 2] },
  { least: { width: 6, height: 6 }, most: size, boxes: [2, 2] },
  { least: { width: 6, height: 6 }, most: size, boxes: [2, 3] },
  { least: { width: 7, height: 6 }, most: size, boxes: [2, 4] },
  { least: { width: 8, height: 7 }, most: size, boxes: [3, 4] },
  { least: LARGEST_OF_HARD, most: LARGEST_OF_HARD, boxes: [4, 4] },
] as const;

export const making: Makable = {
  id: 'sokoban',
  daily: [
    { size, grade: 3 },
    { size, grade: 5 },
    { size: LARGEST_OF_HARD, grade: HARDEST },
  ],
  quick: (kind) => {
    const { least, most, boxes } = QUICK[Math.min(kind.grade ?? HARDEST, HARDEST) - 1]!;
    return quickWithin(kind, { grade: HARDEST, size: [least, most], boxes });
  },
  maker: async () => (await import('./maker/index.ts')).maker,
  grader: async () => (await import('./grade/index.ts')).grader,
};
