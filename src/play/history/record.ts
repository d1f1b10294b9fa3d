import { ok, type Parsed } from '../../core/parsed.ts';
import type { Replay } from '../../core/replay.ts';
import type { Reader } from '../packs/reader.ts';

/** What was played, as text: a game record where the game has such files, or else the moves alone. */
export const recordText = ({ game, formats }: Reader, { board, moves, called }: Replay): Parsed<string> => {
  const format = game.seats === 2 ? formats.find(({ write }) => write) : undefined;
  if (!format?.write) return ok(moves);
  const level = { title: game.title, board, lines: [{ moves, ...(called && { called }) }], problems: [] };
  return format.write({ title: game.title, levels: [level], problems: [] });
};
