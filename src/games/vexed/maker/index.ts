import type { LevelWish, Maker } from '../../../core/making.ts';
import type { Level } from '../../../core/pack.ts';
import { dice } from '../../../core/random.ts';
import type { Work } from '../../../core/work.ts';
import { format, parse } from '../drawing.ts';
import { formatMoves } from '../sequence.ts';
import { evolved, type Made } from './evolve.ts';
import { THEMES } from './themes.ts';
import { titleOf } from './titles.ts';
import { areTwins } from './twins.ts';
import { briefOf, LIMITS } from './wish.ts';

const levelOf = ({ state, moves, grade }: Made, title: string): Level => ({
  title,
  author: 'Kura',
  notes: `Grade: ${grade}`,
  board: format(state),
  lines: [{ title: 'Solution (fewest moves)', moves: formatMoves(moves) }],
  problems: [],
});

export const maker: Maker = {
  themes: Object.keys(THEMES),
  limits: LIMITS,
  areAlike: (one, other) => {
    const [first, second] = [parse(one), parse(other)];
    return first.ok && second.ok && areTwins(first.value.shaft, second.value.shaft);
  },
  *make(wish: LevelWish): Work<Level | undefined> {
    const [chance, brief] = [dice(wish.seed), briefOf(wish)];
    const made = brief && (yield* evolved(chance, brief));
    return made && levelOf(made, titleOf(made.state, chance));
  },
};
