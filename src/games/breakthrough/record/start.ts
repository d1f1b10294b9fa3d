import { bad, ok, type Parsed, type Place, say, warning } from '../../../core/parsed.ts';
import { parse } from '../position.ts';
import { type State, start } from '../rules.ts';
import { findTag, type Tag } from './tags.ts';

/** The board that is meant by everybody who does not say which. */
const USUAL_SIZE = 8;

/** A place inside a tag's value as a place in the file. */
const within = ({ line, column }: Tag, place: Place): Place => ({ line, column: column + place.column! - 1 });

const readValue = (tag: Tag, position: string): Parsed<State> => {
  const read = parse(position);
  return read.ok ? read : bad(read.problem.message, within(tag, read.problem));
};

/** `8`, or `8x8`. */
const readSize = (size: Tag): Parsed<State> => {
  const match = /^(\d+)(?:x\1)?$/.exec(size.value);
  if (!match) return bad(say('"{size}" is not a size like 8.', { size: size.value }), size);
  return readValue(size, `${match[1]}x${match[1]}`);
};

const compareSizes = (size: Tag, position: State): Parsed<State> => {
  const named = readSize(size);
  if (!named.ok || named.value.size === position.size) return named.ok ? ok(position) : named;
  const message = say('The Size tag says {size}, the position is {actual}.', {
    size: size.value,
    actual: position.size,
  });
  return ok(position, [warning(message, size)]);
};

/** The position a record begins with: its FEN, or else the start on a board of its size. */
export const readStart = (tags: readonly Tag[]): Parsed<State> => {
  const [game, size, fen] = [findTag(tags, 'Game'), findTag(tags, 'Size'), findTag(tags, 'FEN')];
  if (game && game.value.toLowerCase() !== 'breakthrough') {
    return bad(say('This is a record of {game}, not of Breakthrough.', { game: game.value }), game);
  }
  const position = fen && readValue(fen, fen.value);
  if (position?.ok && size) return compareSizes(size, position.value);
  if (position) return position;
  if (size) return readSize(size);
  return ok(start(USUAL_SIZE), [warning(say('There is no Size tag: {size} is assumed.', { size: USUAL_SIZE }))]);
};
