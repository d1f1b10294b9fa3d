import { type Format, type Level, titleOf } from '../../core/pack.ts';
import { bad, ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';
import type { Series } from '../../core/series.ts';
import { lines } from '../../core/text.ts';
import { draw, format, MAP_LETTERS, parse, parseDrawing, sizeLine } from './drawing.ts';
import { settled } from './gravity.ts';
import { COLOUR_WORDS, loneBoxes, type State } from './position.ts';

/** A map file shows a level's start: unlike a position it has a box, and nothing is inside a ladder cell. */
const parseMap = (text: string): Parsed<State> => {
  const start = parseDrawing(text, MAP_LETTERS);
  if (!start.ok || start.value.boxes.length > 0) return start;
  // Nothing to point at: the place is where the drawing begins.
  return bad(say('There is no box.'), { line: 2, column: 1 });
};

/** Rulings 12 and 14: what an author should know about the level once it has come to rest. */
const doubts = (start: State): readonly Problem[] => {
  const state = settled(start);
  if (state.boxes.length === 0) return [warning(say('The level is won before the first move.'))];
  return loneBoxes(state).map(({ colour }) =>
    warning(say('There is only one {colour} box: the level cannot be solved.', { colour: COLOUR_WORDS[colour] })),
  );
};

const readLevel = (text: string, title: string): Level => {
  const start = parseMap(text);
  if (!start.ok) return { title, board: text, lines: [], problems: [start.problem] };
  const problems = [...(start.warnings ?? []), ...doubts(start.value)];
  return { title, board: format(start.value), lines: [], problems };
};

const writeLevel = ({ board }: Level): Parsed<string> => {
  const start = parse(board);
  if (!start.ok) return start;
  const { shaft, human, boxes } = start.value;
  if (boxes.length === 0) return bad(say('There is no box.'));
  if (shaft.ladders[human]) return bad(say('A map file cannot show the human inside a ladder cell.'));
  if (boxes.some(({ cell }) => shaft.ladders[cell])) {
    return bad(say('A map file cannot show a box inside a ladder cell.'));
  }
  return ok([sizeLine(start.value), ...draw(start.value)].map((line) => `${line}\r\n`).join(''));
};

const SIZE = /^\uFEFF?[ \t]*\d+[ \t]+\d+[ \t]*(\r|\n|$)/;
/** A size that is not written as it should be, above something drawn: its author wants to hear about it. */
const SLOPPY_SIZE = /^\uFEFF?\s*-?\d+[ \t]*[x×,; \t][ \t]*-?\d+[ \t]*[\r\n][\s\S]*#/;

/** No map has more letters. */
const MOST = 50_000;

/** Letters that no other game draws with. */
const OWN = /[Hrcmgyl]/;

/** Whether all below the first line is a drawing of ours: then whatever stands there was meant to be the size. */
const looksDrawn = (text: string): boolean => {
  if (text.length > MOST) return false;
  const below = lines(text).slice(1).join('\n');
  const isOurs = [...below].every((letter) => letter === '\n' || MAP_LETTERS.has(letter));
  return isOurs && below.includes('#') && below.split('P').length === 2 && OWN.test(below);
};

/** Maps with numbers in their names are one pack, each with its solution beside it. */
export const series: Series = { level: 'map#.txt', solution: 'sol#.txt', folder: 'maps' };

export const map: Format = {
  id: 'vexed-map',
  extensions: ['txt'],
  claims: (text) => (SIZE.test(text) || SLOPPY_SIZE.test(text) || looksDrawn(text) ? 'certain' : 'no'),
  *read(text, name) {
    const title = titleOf(name);
    const level = readLevel(text, title);
    yield 1;
    return { title, levels: [level], problems: [] };
  },
  write: ({ levels }) => {
    const [level, second] = levels;
    return level && !second ? writeLevel(level) : bad(say('A map file holds exactly one level.'));
  },
};
