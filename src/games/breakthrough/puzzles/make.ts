import type { Level } from '../../../core/pack.ts';
import type { PuzzlesSoFar, PuzzleWish } from '../../../core/puzzles.ts';
import { Prover } from '../engine/prover.ts';
import { formatMoves } from '../notation.ts';
import { format } from '../position.ts';
import { difficultyOf, pointsOf } from './difficulty.ts';
import { type Found, puzzlesIn, study } from './find.ts';
import { Player } from './player.ts';
import { Selection } from './select.ts';
import { nameOf } from './titles.ts';

/** How many of 240 puzzles are for boards of each size, where none is asked for. */
const SHARES: readonly (readonly [number, number])[] = [
  [6, 85],
  [8, 105],
  [10, 40],
  [5, 10],
];

const TOTAL = SHARES.reduce((sum, [, share]) => sum + share, 0);

/** Megabytes of what is proven. */
const TABLE = 8;

/** Games one after another without a new puzzle, after which there are hardly more: small boards have few. */
const GIVEN_UP = 3000;

/** Each size has a chance of its own, so that its puzzles are the same whichever others are made. */
const seedOf = (seed: number, size: number): number => Math.imul(seed, 0x10001) + size;

/** How many are wanted of each size: what is left over goes to the first ones. */
export const portions = ({ size, count }: PuzzleWish): readonly (readonly [number, number])[] => {
  if (size !== undefined) return [[size, count]];
  const floors = SHARES.map(([each, share]) => [each, Math.floor((count * share) / TOTAL)] as const);
  let left = count - floors.reduce((sum, [, part]) => sum + part, 0);
  return floors.map(([each, part]) => [each, part + (left-- > 0 ? 1 : 0)] as const).filter(([, part]) => part > 0);
};

/** One game, and the puzzles in it. */
function* search(player: Player, prover: Prover): Generator<unknown, readonly Found[], void> {
  const game = yield* player.play();
  const found: Found[] = [];
  for (const proved of yield* puzzlesIn(prover, game)) {
    const puzzle = yield* study(prover, player, proved);
    if (puzzle) found.push(puzzle);
  }
  return found;
}

/** Fills a selection, and yields several times a second. */
function* fill(selection: Selection, player: Player, prover: Prover): Generator<undefined, void, void> {
  for (let vain = 0; !selection.isFull && vain < GIVEN_UP; ) {
    const before = selection.found.length;
    const searching = search(player, prover);
    let step = searching.next();
    for (; !step.done; step = searching.next()) yield;
    selection.take(step.value);
    vain = selection.found.length > before ? 0 : vain + 1;
  }
}

/** Yields all that is there so far. The same wish always comes to the same. */
function* findPuzzles(wish: PuzzleWish): Generator<readonly Found[], readonly Found[], void> {
  const all: Found[] = [];
  for (const [size, count] of portions(wish)) {
    const [player, prover] = [new Player(size, seedOf(wish.seed, size)), new Prover(size, TABLE)];
    const selection = new Selection(count);
    for (const _ of fill(selection, player, prover)) yield [...all, ...selection.found];
    all.push(...selection.found);
  }
  return all;
}

/** The puzzles as levels, the easiest first, each with a title of its own. */
export const levelsOf = (found: readonly Found[]): readonly Level[] => {
  const numbers = new Map<string, number>();
  return found
    .toSorted(
      (one, other) =>
        difficultyOf(one) - difficultyOf(other) || one.state.size - other.state.size || pointsOf(one) - pointsOf(other),
    )
    .map((puzzle) => {
      const name = nameOf(puzzle.state);
      const number = (numbers.get(name) ?? 0) + 1;
      numbers.set(name, number);
      return {
        title: `${name} ${number}`,
        board: format(puzzle.state),
        lines: [{ moves: formatMoves(puzzle.line) }],
        notes: `Difficulty: ${difficultyOf(puzzle)}`,
        within: puzzle.within,
        problems: [],
      };
    });
};

const soFar = (found: readonly Found[]): PuzzlesSoFar => ({ found: found.length, levels: () => levelsOf(found) });

export function* make(wish: PuzzleWish): Generator<PuzzlesSoFar, PuzzlesSoFar, void> {
  const finding = findPuzzles(wish);
  let step = finding.next();
  for (; !step.done; step = finding.next()) yield soFar(step.value);
  return soFar(step.value);
}
