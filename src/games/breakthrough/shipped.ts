import type { LaterPack, Level, Shipped } from '../../core/pack.ts';
import { lessons } from './lessons.ts';
import outlines from './outlines.json' with { type: 'json' };
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

const PUZZLES = 'Puzzles';

/** From packs/breakthrough, by `npm run packs`. A file of records has no place for what is said of all of them. */
export const laterPacks: readonly LaterPack[] = [
  {
    name: 'puzzles',
    title: PUZZLES,
    levels: outlines['puzzles.pgn'].levels,
    isDaily: true,
    load: async () => ({
      ...(await import('./packs.json', { with: { type: 'json' } })).default['puzzles.pgn'],
      title: PUZZLES,
      author: 'The Kura authors',
      notes:
        'Out of games that the computer played against itself. One move wins, and no other: that is proven. The easiest come first.',
    }),
  },
];
