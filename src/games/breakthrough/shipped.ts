import type { Level, Shipped } from '../../core/pack.ts';
import { lessons } from './lessons.ts';
import { format } from './position.ts';
import { start } from './rules.ts';

const level = (size: number): Level => ({
  title: `${size} × ${size}`,
  board: format(start(size)),
  lines: [],
  problems: [],
});

/** The three that people play come first; a level keeps its number. */
const ORDER = [6, 8, 10, 5, 7, 9];

export const packs: readonly Shipped[] = [
  { name: 'boards', pack: { title: 'Boards', levels: ORDER.map(level), problems: [] } },
  lessons,
];
