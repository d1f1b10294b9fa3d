import type { AnyGame } from '../../core/game.ts';
import type { Kept } from '../../core/kept.ts';
import type { Replay } from '../../core/replay.ts';
import type { Table } from '../table/table.ts';
import { resumed } from './resumed.ts';

/** Whether all of a line ends the game, though something of it was taken back. */
const isFinished = (game: AnyGame, board: string, line: Kept): boolean => {
  const session = resumed(game, board, line);
  session?.seek(session.snapshot(0).length, 0);
  return session?.snapshot(0).outcome !== undefined;
};

/** The game that was last finished on the board of the table, whatever was begun since. */
export const lastGame = (table: Table, now: number): Replay | undefined => {
  const { game, level } = table;
  const line = table.round?.played.keep(now).find((one) => isFinished(game, level.board, one));
  return line && { game: game.id, board: level.board, moves: line.moves, spent: line.spent };
};
