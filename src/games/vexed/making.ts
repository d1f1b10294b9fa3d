import type { Makable } from '../../core/making.ts';

export const making: Makable = {
  id: 'vexed',
  daily: [{ grade: 5 }],
  maker: async () => (await import('./maker/index.ts')).maker,
  grader: async () => (await import('./grade/index.ts')).grader,
};
