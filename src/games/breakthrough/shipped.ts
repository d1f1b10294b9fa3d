import type { Level, Shipped } from '../../core/pack.ts';
import { format } from './position.ts';
import { start } from './rules.ts';

const level = (size: number): Level => ({
  title: `${size} × ${size}`,
  board: format(start(size)),
  lines: [],
  problems: [],
});

export const packs: readonly Shipped[] = [
  { name: 'boards', pack: { title: 'Boards', levels: [6, 8, 10].map(level), problems: [] } },
];
