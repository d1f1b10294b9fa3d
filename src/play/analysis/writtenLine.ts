import type { AnyGame } from '../../core/game.ts';
import { openState } from '../../core/replay.ts';

/** A move as people write it: `e4–e5`, or `e4×f3` where something is taken; as the game writes it where cells have no names. */
const writtenMove = (game: AnyGame, state: unknown, move: unknown): string => {
  const { from, to, gone = [] } = game.shape(state, move);
  const nameOf = game.cellName;
  if (from === undefined || !nameOf) return game.formatMove(state, move);
  const size = game.view(state);
  return `${nameOf(from, size)}${gone.length > 0 ? '×' : '–'}${nameOf(to, size)}`;
};

/** Moves from a position, for people; as many of them as can be played. */
export const writtenLine = (game: AnyGame, position: string, moves: readonly string[]): readonly string[] => {
  const start = game.parse(position);
  const steps = game.steps(moves.join(game.between));
  if (!start.ok || !steps.ok) return [];
  const texts: string[] = [];
  let state = openState(game, start.value);
  for (const { move } of steps.value) {
    const after = game.play(state, move);
    if (after === undefined) break;
    texts.push(writtenMove(game, state, move));
    state = after;
  }
  return texts;
};
