import type { Level, Pack, SavedLine } from '../../../core/pack.ts';
import { bad, ok, type Parsed, say } from '../../../core/parsed.ts';
import { formatMoveForPeople, formatResult, isResult, resultOf } from '../notation.ts';
import { format, parse } from '../position.ts';
import { play, type State, start } from '../rules.ts';
import { type PlayedLine, playLine } from './line.ts';
import { formatTag, NOTED, readNotes } from './tags.ts';

/** No line of a record is longer, as in chess records. */
const WIDTH = 79;

const wrap = (words: readonly string[]): string =>
  words.reduce((text, word) => {
    const row = text.slice(text.lastIndexOf('\n') + 1);
    return row.length + word.length < WIDTH ? `${text} ${word}` : `${text}\n${word}`;
  });

/** `1. a2-a3 b7xa6 2. …`; when the second player begins, `1... b7xa6 2. …`. */
const numbered = (begin: State, { moves }: PlayedLine): readonly string[] => {
  let state = begin;
  return moves.flatMap((move, index) => {
    const written = formatMoveForPeople(state, move);
    const number = Math.floor((index + begin.turn) / 2) + 1;
    const isFirst = state.turn === 0;
    state = play(state, move)!;
    if (isFirst) return [`${number}.`, written];
    return index === 0 ? [`${number}...`, written] : [written];
  });
};

/** What is to be done, where a level is a task. */
const taskTags = ({ title, within }: Level): readonly string[] =>
  within === undefined ? [] : [formatTag('Title', title), formatTag('Within', String(within))];

const tagLines = (begin: State, level: Level, values: ReadonlyMap<string, string>): readonly string[] => {
  const fen = format(begin);
  return [
    formatTag('Game', 'Breakthrough'),
    formatTag('Size', String(begin.size)),
    ...taskTags(level),
    ...NOTED.flatMap((key) => (values.has(key) ? [formatTag(key, values.get(key)!)] : [])),
    ...(fen === format(start(begin.size)) ? [] : [formatTag('FEN', fen)]),
  ];
};

/** A line that cannot be played stays as it was written. */
const writeGame = (begin: State, level: Level, { moves, called }: SavedLine): string => {
  const played = playLine(begin, moves);
  const values = new Map(readNotes(level.notes ?? ''));
  const ended = called ? formatResult(called) : played.ok ? resultOf(played.value.end) : undefined;
  const result = values.get('Result') ?? ended;
  if (called?.isResigned) values.set('Termination', 'resigned');
  if (result !== undefined && level.within === undefined) values.set('Result', result);
  const text = played.ok
    ? wrap([...numbered(begin, played.value), result !== undefined && isResult(result) ? result : '*'])
    : moves;
  return `${tagLines(begin, level, values).join('\n')}\n\n${text}\n`;
};

const NO_MOVES: SavedLine = { moves: '' };

/** Every line of a level is a game of its own; a level without one is a game not begun. */
const writeLevel = (level: Level): Parsed<readonly string[]> => {
  const { title, board, lines } = level;
  const begin = parse(board);
  if (!begin.ok) return bad(say('The board of "{title}" cannot be read.', { title }));
  return ok((lines.length > 0 ? lines : [NO_MOVES]).map((line) => writeGame(begin.value, level, line)));
};

export const writeRecords = (pack: Pack): Parsed<string> => {
  const games: string[] = [];
  for (const level of pack.levels) {
    const written = writeLevel(level);
    if (!written.ok) return written;
    games.push(...written.value);
  }
  const remarks = (pack.comments ?? '').split('\n').map((row) => `; ${row}`.trimEnd());
  return ok((pack.comments ? `${remarks.join('\n')}\n\n` : '') + games.join('\n'));
};
