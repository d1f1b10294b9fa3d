import type { AnyGame } from '../../core/game.ts';
import { bad, type Message, ok, type Parsed, say } from '../../core/parsed.ts';
import { type BoardChoice, boardOfSize, isBoards } from './boards.ts';
import { type Opened, shippedPack } from './opened.ts';

/** A board by its size: `8`, `8x8`. */
const SIZE = /^([+-]?\d+)(?:\s*[x×]\s*(\d+))?$/i;

/** The board of a size that somebody wrote; undefined where he wrote something else, or where boards have no sizes. */
export const boardWritten = (game: AnyGame, text: string): Parsed<BoardChoice> | undefined => {
  const [size, width = '', height = width] = SIZE.exec(text) ?? [];
  if (!game.sizes || size === undefined) return undefined;
  const board = Number(width) === Number(height) ? boardOfSize(shippedPack(game)!, Number(width)) : undefined;
  if (board) return ok(board);
  const values = { ...game.sizes, game: { text: game.title }, size };
  return bad(say('{game} has square boards with a size from {least} to {most}, not {size}.', values));
};

/** Why a pack has no level of that number: boards that have sizes are not counted. */
export const noSuchLevel = ({ game, pack }: Pick<Opened, 'game' | 'pack'>, level: number | string): Message =>
  game.sizes && isBoards({ game, pack })
    ? say('The boards of {game} are no levels: give a size from {least} to {most}.', {
        ...game.sizes,
        game: { text: game.title },
      })
    : say('The level is from 1 to {levels}, not {level}.', { levels: pack.levels.length, level });
