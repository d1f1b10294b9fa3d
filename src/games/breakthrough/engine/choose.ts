import { dice } from '../../../core/random.ts';
import type { Level } from '../rivals.ts';
import type { State } from '../rules.ts';
import { memoryFor } from './memory.ts';
import type { Weights } from './net.ts';
import { type Root, Roots } from './roots.ts';
import { Search, SURE } from './search.ts';
import { Table } from './table.ts';
import { think } from './think.ts';

/** Whims below the best, from where on a move is never played: less than once in a hundred times. */
const FAR = 5;

/** Sides of a die whose rolls are as good as any number from 0 to 1. */
const FINE = 2 ** 30;

/** One of the moves by chance, the likelier the better it is; but what is certain is not left to chance. */
const oneOf = (roots: readonly Root[], whim: number, chance: number): number => {
  const best = roots[0]!;
  if (Math.abs(best.score) > SURE) return best.move;
  const weights = roots.map(({ score }) =>
    best.score - score > FAR * whim ? 0 : Math.exp((score - best.score) / whim),
  );
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return roots[Math.max(0, index)]!.move;
};

/** Always the best that is found: the numbers of moves, the best so far after every slice. */
function* bestOf(search: Search, state: State, nodes: number): Generator<number | undefined, number, void> {
  const thinking = think(search, state, { nodes });
  for (;;) {
    const { value, done } = thinking.next();
    if (done) return value.line[0]!;
    yield value.line[0];
  }
}

/** What somebody with whims plays. Chance is asked once, so that the same seed always plays the same. */
function* someOf(
  search: Search,
  state: State,
  level: Level,
  seed: number,
): Generator<number | undefined, number, void> {
  const roots = new Roots(search, state);
  roots.most = level.nodes;
  const chance = dice(seed).roll(FINE) / FINE;
  const choice = (): number => oneOf(roots.all, level.whim, chance);
  const wanted = { lines: roots.all.length, margin: FAR * level.whim };
  while (search.nodes < level.nodes && Math.abs(roots.all[0]!.score) <= SURE) {
    for (const _ of roots.deepen(wanted)) {
      if (search.nodes >= level.nodes) return choice();
      yield roots.depth > 0 ? choice() : undefined;
    }
  }
  return choice();
}

/** What a rival plays, as the engine counts moves. */
export const choose = (
  weights: Weights,
  state: State,
  level: Level,
  seed: number,
): Generator<number | undefined, number, void> => {
  // Nothing is remembered from move to move: the same question always gets the same answer.
  const search = new Search(weights, new Table(memoryFor(level.nodes)));
  return level.whim === 0 ? bestOf(search, state, level.nodes) : someOf(search, state, level, seed);
};
