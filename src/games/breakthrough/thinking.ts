import type { Thoughtful } from '../../core/mind.ts';
import { rivals } from './rivals.ts';

export const thinking: Thoughtful = {
  id: 'breakthrough',
  rivals,
  mind: async (position) => (await import('./engine/index.ts')).mind(position),
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  talk: async (now) => (await import('./engine/index.ts')).talk(now),
};
