import type { Maker } from '../../../core/making.ts';
import { parse } from '../position.ts';
import { areAlike } from './alike.ts';
import { leastFloor } from './filters.ts';
import { make } from './make.ts';
import { THEMES } from './themes.ts';

/** Fewer are no level. With more than these hardly any room is small enough for all of its positions to be known. */
const BOXES = [2, 8] as const;

export const maker: Maker = {
  make,
  limits: { size: { width: 4, height: 4 }, boxes: BOXES, cellsFor: leastFloor },
  areAlike: (board, other) => {
    const [one, two] = [parse(board), parse(other)];
    return one.ok && two.ok && areAlike(one.value, two.value);
  },
  themes: Object.keys(THEMES),
};
