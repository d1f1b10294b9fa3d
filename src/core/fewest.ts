import type { Score } from './game.ts';
import type { Judged } from './judge.ts';

/** What can be the fewest. */
const CLAIM = /fewest (moves|pushes)/gi;

/**
 * What is proven to be the fewest there can be: a solution that came with a level says so in its title, `Solution (fewest
 * pushes)`, and replaying it tells the number.
 */
export const fewestOf = (lines: readonly Judged[]): Score => {
  const found: Record<string, number> = {};
  for (const { title = '', solved, score } of lines) {
    for (const [, counter = ''] of solved ? title.toLowerCase().matchAll(CLAIM) : []) {
      const amount = score[counter];
      if (amount !== undefined) found[counter] = Math.min(found[counter] ?? amount, amount);
    }
  }
  return found;
};
