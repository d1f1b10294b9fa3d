import { type Cell, DIRECTIONS, type Direction, neighbour, rowsOf, type Size } from '../../core/grid.ts';
import { bad, type Message, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Brush, Draughtsman, Finding, Sketch } from '../../core/sketching.ts';
import { lines } from '../../core/text.ts';
import type { View } from '../../core/view.ts';
import { LETTERS, parse } from './drawing.ts';
import { settled, settling } from './gravity.ts';
import { COLOUR_WORDS, COLOURS, type Colour, loneBoxes, type State } from './position.ts';

/** Capital colours and a small p are inside a ladder cell. */
const LADDERS = 'HpBRCMGYL';
const WORKERS = 'Pp';

const onLadder = (letter: string): boolean => LADDERS.includes(letter);

const colourOf = (letter: string): Colour | undefined =>
  WORKERS.includes(letter) || letter === 'H'
    ? undefined
    : COLOURS.find((colour) => LETTERS[colour] === letter.toLowerCase());

const withLadder = (letter: string): string => {
  if (letter === 'P') return 'p';
  return colourOf(letter) ? letter.toUpperCase() : onLadder(letter) ? letter : 'H';
};

const withoutWorker = (letter: string): string => {
  if (letter === 'p') return 'H';
  return letter === 'P' ? ' ' : letter;
};

const NAMES: Readonly<Record<Colour, Message>> = {
  blue: say('Blue'),
  red: say('Red'),
  cyan: say('Cyan'),
  magenta: say('Magenta'),
  green: say('Green'),
  yellow: say('Yellow'),
  black: say('Black'),
};

const boxBrush = (colour: Colour): Brush => {
  const letter = LETTERS[colour];
  const paint = (old: string): string => (onLadder(old) ? letter.toUpperCase() : letter);
  return { look: colour, name: NAMES[colour], key: letter.toUpperCase(), paint };
};

const brushes: readonly Brush[] = [
  { look: 'rock', name: say('Rock'), paint: () => '#' },
  { look: 'air', name: say('Air'), paint: () => ' ' },
  { look: 'ladder', name: say('Ladder'), paint: withLadder },
  {
    look: 'human',
    name: say('Worker'),
    paint: (letter) => (onLadder(letter) ? 'p' : 'P'),
    lift: withoutWorker,
  },
  ...COLOURS.map(boxBrush),
];

const where = ({ letters }: Sketch, is: (letter: string) => boolean): readonly Cell[] =>
  [...letters.keys()].filter((cell) => is(letters[cell]!));

const view = ({ width, height, letters }: Sketch): View => ({
  width,
  height,
  isWhole: true,
  ground: letters.map((letter) => (letter === '#' ? 'rock' : onLadder(letter) ? 'ladder' : 'air')),
  pieces: letters.map((letter) => (WORKERS.includes(letter) ? 'human' : colourOf(letter))),
});

const KNOWN = new Set(['#', 'H', ' ', 'P', 'p', ...Object.values(LETTERS).flatMap((one) => [one, one.toUpperCase()])]);

const read = (text: string): Parsed<Sketch> => {
  const [first = '', ...rows] = lines(text);
  const [width = 0, height = 0] = (first.match(/\d+/g) ?? []).map(Number);
  if (width < 1 || height < 1 || width > MOST || height > MOST) return bad(say('There is no board.'));
  const letters = Array.from({ length: height }, (_, y) => [...(rows[y] ?? '').padEnd(width).slice(0, width)]).flat();
  const stranger = letters.find((letter) => !KNOWN.has(letter));
  if (stranger !== undefined) return bad(say('"{character}" is not part of a level.', { character: stranger }));
  return ok({ width, height, letters });
};

/** As large as a map may be. */
const MOST = 200;

const write = (sketch: Sketch): string =>
  [`${sketch.width} ${sketch.height}`, ...rowsOf(sketch.letters, sketch).map((row) => row.join(''))].join('\n');

const blank = (size: Size): Sketch => ({
  ...size,
  letters: Array.from({ length: size.width * size.height }, (_, cell) =>
    DIRECTIONS.some((side) => neighbour(cell, side, size) === undefined) ? '#' : ' ',
  ),
});

/** Ladders go on where they lead. */
const stretched = (letter: string, side: Direction): string => {
  if (letter === '#') return '#';
  return onLadder(letter) && (side === 'up' || side === 'down') ? 'H' : ' ';
};

const workerFinding = (sketch: Sketch): Finding => {
  const cells = where(sketch, (letter) => WORKERS.includes(letter));
  if (cells.length === 0) return { kind: 'fault', message: say('There is no worker'), cells };
  if (cells.length === 1) return { kind: 'note', message: say('One worker'), cells: [] };
  return { kind: 'fault', message: say('More than one worker'), cells };
};

const boxFinding = (sketch: Sketch): Finding => {
  const { length: count } = where(sketch, (letter) => colourOf(letter) !== undefined);
  if (count === 0) return { kind: 'fault', message: say('There is no box'), cells: [] };
  return { kind: 'note', message: count === 1 ? say('1 box') : say('{count} boxes', { count }), cells: [] };
};

const loneFindings = (state: State): readonly Finding[] =>
  loneBoxes(state).map(({ cell, colour }) => ({
    kind: 'doubt',
    message: say('Only one {colour} box', { colour: COLOUR_WORDS[colour] }),
    detail: say('so the level cannot be solved'),
    cells: [cell],
  }));

/** What happens by itself when the level is opened. */
const openingFindings = (start: State): readonly Finding[] => {
  const changes = [...settling(start)].map(({ change }) => change);
  const [first] = changes;
  const falls = first?.happening === 'fall' ? (first.moved ?? []).map(({ from }) => from) : [];
  const falling: Finding = {
    kind: 'note',
    message: say('Falls when the level is opened'),
    detail: falls.length === 1 ? say('one thing') : say('{count} things', { count: falls.length }),
    cells: falls,
  };
  if (settled(start).boxes.length === 0) {
    return [{ kind: 'fault', message: say('All boxes vanish when the level is opened'), cells: [] }];
  }
  const vanishing: Finding = { kind: 'doubt', message: say('Boxes vanish when the level is opened'), cells: [] };
  const doesVanish = changes.some(({ happening }) => happening === 'vanish');
  return [...(falls.length > 0 ? [falling] : []), ...(doesVanish ? [vanishing] : [])];
};

const inLadderFinding = (sketch: Sketch): readonly Finding[] => {
  const cells = where(sketch, (letter) => onLadder(letter) && letter !== 'H');
  if (cells.length === 0) return [];
  const detail = say('a map file has no letter for that');
  return [{ kind: 'note', message: say('Something is inside a ladder'), detail, cells }];
};

const findings = (sketch: Sketch): readonly Finding[] => {
  const [worker, box] = [workerFinding(sketch), boxFinding(sketch)];
  const start = parse(write(sketch));
  const canOpen = start.ok && box.kind !== 'fault';
  return [
    box,
    worker,
    ...(canOpen ? [...loneFindings(start.value), ...openingFindings(start.value)] : []),
    ...inLadderFinding(sketch),
  ];
};

export const draughtsman: Draughtsman = {
  brushes,
  eraser: 'air',
  least: { width: 3, height: 3 },
  most: { width: 60, height: 60 },
  margin: '#',
  stretched,
  alterations: ['turn', 'across', 'over', 'shift'],
  begin: () => blank({ width: 10, height: 8 }),
  blank,
  read,
  write,
  view,
  findings,
};
