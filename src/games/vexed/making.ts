import { type Makable, type QuickLimits, quickWithin } from '../../core/making.ts';

/** Harder maps come seldom, and larger ones with more boxes take longer. */
const QUICK: QuickLimits = {
  grade: 6,
  size: [
    { width: 9, height: 7 },
    { width: 12, height: 10 },
  ],
  boxes: [4, 6],
};

export const making: Makable = {
  id: 'vexed',
  daily: [{ grade: 5 }],
  quick: (kind) => quickWithin(kind, QUICK),
  maker: async () => (await import('./maker/index.ts')).maker,
  grader: async () => (await import('./grade/index.ts')).grader,
};
