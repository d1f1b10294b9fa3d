import type { AnyGame, Outcome, Seat } from '../../core/game.ts';
import type { Level, Pack } from '../../core/pack.ts';
import { say } from '../../core/parsed.ts';

/** Whether a pack is made of tasks: positions that whoever is to move wins within so many moves. */
export const isTaskPack = ({ levels }: Pick<Pack, 'levels'>): boolean =>
  levels.length > 0 && levels.every(({ within }) => within !== undefined);

/** By games for two: what they are to whoever has tasks to solve; and back. */
const puzzles = new WeakMap<AnyGame, AnyGame>();
const originals = new WeakMap<AnyGame, AnyGame>();

/** What two who play have and somebody alone has not: sizes to choose, rivals to choose, names for two. */
const puzzleOf = ({ sizes: _, rivals: __, names: ___, ...game }: AnyGame): AnyGame => ({
  ...game,
  seats: 1,
  isTask: true,
  names: { 'play-on': say('Show why') },
  // The letter of a hint is that of the level elsewhere.
  keys: { ...game.keys, 'about-level': ['Shift+I'] },
  // Whoever solves it is told how many moves of his own he has made.
  cost: (state) => ({ moves: game.turn(state) === 0 ? 1 : 0 }),
});

/**
 * A game for two as whoever has tasks to solve sees it: a puzzle, with levels to go through. The other side answers, but nobody
 * sits there. Games whose pack is no task stay as they are.
 */
export const gameOfPack = (played: AnyGame, pack: Pick<Pack, 'levels'>): AnyGame => {
  const game = originals.get(played) ?? played;
  if (game.seats === 1 || !isTaskPack(pack)) return game;
  const puzzle = puzzles.get(game) ?? puzzleOf(game);
  puzzles.set(game, puzzle);
  originals.set(puzzle, game);
  return puzzle;
};

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

const swapped = ({ winner }: Outcome): Outcome => ({ winner: winner === undefined ? undefined : other(winner) });

/** The same with the seats changed, so that whoever is to solve it is the first. */
const fromSecondSeat = (game: AnyGame): AnyGame => {
  const { below, sides } = game;
  const turn = (state: unknown): Seat => other(game.turn(state));
  return {
    ...game,
    turn,
    outcome: (state) => {
      const outcome = game.outcome(state);
      return outcome && swapped(outcome);
    },
    ...(sides && { sides: [sides[1], sides[0]] as const }),
    ...(below && { below: { 0: below[1], 1: below[0] } }),
    cost: (state) => ({ moves: turn(state) === 0 ? 1 : 0 }),
  };
};

/** The rules of a level of such a game: whoever is to move at its start is the one who solves it. */
export const rulesOfTask = (game: AnyGame, { board }: Pick<Level, 'board'>): AnyGame => {
  if (!game.isTask) return game;
  const start = game.parse(board);
  return start.ok && game.turn(start.value) === 1 ? fromSecondSeat(game) : game;
};
