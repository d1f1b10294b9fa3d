import type { AnyGame } from '../../core/game.ts';
import { openState, type Replay } from '../../core/replay.ts';
import type { Work } from '../../core/work.ts';
import { manIn } from '../speech/cells.ts';
import { played } from './played.ts';
import { isStirring } from './things.ts';

/** A part of a line in which the worker only walks: the first and the last of its positions, by the moves before them. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly from: unknown;
  readonly to: unknown;
}

/** Every position of a line, its start first, as stretches. */
export function* stretchesOf(
  game: AnyGame,
  { board, moves }: Pick<Replay, 'board' | 'moves'>,
): Work<readonly Stretch[]> {
  const [start, steps] = [game.parse(board), game.steps(moves)];
  if (!start.ok || !steps.ok) return [];
  const stretches: Stretch[] = [];
  const opened = openState(game, start.value);
  let [first, at, from] = [0, 0, opened];
  const note = (before: unknown, move: unknown, after: unknown): void => {
    if (isStirring(game, { before, move, after })) {
      stretches.push({ first, last: at, from, to: before });
      [first, from] = [at + 1, after];
    }
    at += 1;
  };
  const tried = steps.value.map(({ move }) => move);
  const { end } = yield* played(game, opened, tried, note);
  return [...stretches, { first, last: at, from, to: end }];
}

/** Whether the worker can walk back to the first position of a stretch: then nothing is lost or won within it. */
export const canWalkBack = (game: AnyGame, { from, to }: Stretch): boolean => {
  if (from === to) return true;
  const man = manIn(game.view(from), game.looks);
  return man !== undefined && game.route?.(to, undefined, man, 'moves') !== undefined;
};

/** Its positions, each a stretch of its own. */
export function* apart(game: AnyGame, { first, last, from }: Stretch, moves: string): Work<readonly Stretch[]> {
  const steps = game.steps(moves);
  if (!steps.ok) return [];
  const found: Stretch[] = [{ first, last: first, from, to: from }];
  let state = from;
  for (const { move } of steps.value.slice(first, last)) {
    yield 0;
    state = game.play(state, move) ?? state;
    const at = first + found.length;
    found.push({ first: at, last: at, from: state, to: state });
  }
  return found;
}
