import type { AnyGame } from '../core/game.ts';
import type { Replay } from '../core/replay.ts';
import { openSession } from '../core/session.ts';
import type { Table } from './table.ts';

const isFinished = (game: AnyGame, { board, moves }: Replay): boolean => {
  const session = openSession(game, board);
  return session.ok && session.value.play(moves, 0).ok && session.value.snapshot(0).outcome !== undefined;
};

/** The game that was last finished on the board of the table, whatever was begun since. */
export const lastGame = (table: Table, now: number): Replay | undefined => {
  const { game, level } = table;
  const replays = table.lines(now).map(({ moves, spent }) => ({ game: game.id, board: level.board, moves, spent }));
  return replays.find((replay) => isFinished(game, replay));
};
