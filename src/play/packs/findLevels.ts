import { errorOf, type Pack } from '../../core/pack.ts';
import type { Work } from '../../core/work.ts';
import { folded } from '../speech/folded.ts';

/** Which levels of a pack are shown. */
export type Which = 'all' | 'unsolved' | 'solved';

export const WHICH: readonly Which[] = ['all', 'unsolved', 'solved'];

/** A pack as somebody looks for levels in it. Levels count from 1. */
export interface Searched {
  readonly pack: Pack;
  /** What a level is called there, as it is read. */
  called(number: number): string;
  isSolved(number: number): boolean;
}

/** How many levels there are of each kind. One that cannot be played is neither solved nor unsolved. */
export type Counts = Readonly<Record<Which, number>>;

/** As much of it as it takes to tell solved levels from others. */
type Solved = Pick<Searched, 'pack' | 'isSolved'>;

const isOf = (searched: Solved, number: number, which: Which): boolean => {
  if (which === 'all') return true;
  if (searched.isSolved(number)) return which === 'solved';
  return which === 'unsolved' && !errorOf(searched.pack.levels[number - 1]!);
};

/** By its number as it is being typed, by a part of its title, or of its author's name. */
const fits = (searched: Searched, number: number, text: string): boolean => {
  if (text === '' || String(number).startsWith(text)) return true;
  const { pack } = searched;
  const { title, author = pack.author } = pack.levels[number - 1]!;
  // The number of a level without a title is looked for from its first digit only.
  if (/^\d+$/.test(text) && title === `Level ${number}`) return false;
  return folded(searched.called(number)).includes(text) || (author !== undefined && folded(author).includes(text));
};

/** The numbers of the levels that somebody looks for, in their order. */
export function* findLevels(searched: Searched, typed: string, which: Which = 'all'): Work<readonly number[]> {
  const { length } = searched.pack.levels;
  const text = folded(typed);
  const found: number[] = [];
  for (let number = 1; number <= length; number++) {
    if (fits(searched, number, text) && isOf(searched, number, which)) found.push(number);
    yield number / length;
  }
  return found;
}

/** The first level after that one that can be played and was never solved, after the last one the first again. */
export const unsolvedAfter = (searched: Solved, after: number): number | undefined => {
  const { length } = searched.pack.levels;
  for (let step = 1; step <= length; step++) {
    const number = ((after + step - 1) % length) + 1;
    if (number !== after && isOf(searched, number, 'unsolved')) return number;
  }
  return undefined;
};

export function* countLevels(searched: Solved): Work<Counts> {
  const { length } = searched.pack.levels;
  const counts = { all: length, unsolved: 0, solved: 0 };
  for (let number = 1; number <= length; number++) {
    if (isOf(searched, number, 'solved')) counts.solved += 1;
    else if (isOf(searched, number, 'unsolved')) counts.unsolved += 1;
    yield number / length;
  }
  return counts;
}
