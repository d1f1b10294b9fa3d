import type { AnyGame } from '../../core/game.ts';
import { ok, type Parsed } from '../../core/parsed.ts';
import type { Replay } from '../../core/replay.ts';
import { formatsOf } from '../../games/formats.ts';

/** What was played, as text: a game record where the game has such files, or else the moves alone. */
export const recordText = (game: AnyGame, { board, moves }: Replay): Parsed<string> => {
  const format = game.seats === 2 ? formatsOf(game).find(({ write }) => write) : undefined;
  if (!format?.write) return ok(moves);
  const level = { title: game.title, board, lines: [{ moves }], problems: [] };
  return format.write({ title: game.title, levels: [level], problems: [] });
};
