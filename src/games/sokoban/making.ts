import type { Makable } from '../../core/making.ts';

/** Fits a phone. */
const size = { width: 10, height: 9 };

export const making: Makable = {
  id: 'sokoban',
  daily: [
    { size, grade: 3 },
    { size, grade: 5 },
    // On a larger board, or for a harder one, the maker takes several times as long.
    { size: { width: 9, height: 8 }, grade: 6 },
  ],
  maker: async () => (await import('./maker/index.ts')).maker,
  grader: async () => (await import('./grade/index.ts')).grader,
};
