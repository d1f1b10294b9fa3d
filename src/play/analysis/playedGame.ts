import type { AnyGame, Outcome, Seat } from '../../core/game.ts';
import { follow, openState, type Replay } from '../../core/replay.ts';
import { finish } from '../../core/work.ts';
import { writtenLine } from './writtenLine.ts';

/** One position of a game that was played. */
export interface Station {
  readonly position: string;
  readonly turn: Seat;
  readonly outcome: Outcome | undefined;
  /** The move that was played there, as the game writes it and for people; undefined at the end. */
  readonly move: string | undefined;
  readonly written: string | undefined;
}

/** Every position of a game, the last one too. */
export const stationsOf = (game: AnyGame, { board, moves }: Pick<Replay, 'board' | 'moves'>): readonly Station[] => {
  const [start, steps] = [game.parse(board), game.steps(moves)];
  if (!start.ok || !steps.ok) return [];
  const states = [openState(game, start.value)];
  const played: string[] = [];
  finish(
    follow(game, states[0], steps.value, (move, before, after) => {
      states.push(after);
      played.push(game.formatMove(before, move));
    }),
  );
  return states.map((state, index) => {
    const position = game.format(state);
    const move = played[index];
    return {
      position,
      turn: game.turn(state),
      outcome: game.outcome(state),
      move,
      written: move === undefined ? undefined : writtenLine(game, position, [move])[0],
    };
  });
};
