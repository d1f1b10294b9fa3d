import type { Maker } from '../../../core/making.ts';
import { parse } from '../position.ts';
import { areAlike } from './alike.ts';
import { make } from './make.ts';
import { THEMES } from './themes.ts';

export const maker: Maker = {
  make,
  areAlike: (board, other) => {
    const [one, two] = [parse(board), parse(other)];
    return one.ok && two.ok && areAlike(one.value, two.value);
  },
  themes: Object.keys(THEMES),
};
