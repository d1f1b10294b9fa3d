import type { Thoughtful } from '../../core/mind.ts';
import { tictactoe } from './index.ts';
import { rivals } from './rivals.ts';
import { BOARD } from './rules.ts';

export const thinking: Thoughtful = {
  id: tictactoe.id,
  rivals,
  mind: async () => (await import('./mind.ts')).mindOf(tictactoe.parse, (cell) => tictactoe.cellName!(cell, BOARD)),
};
