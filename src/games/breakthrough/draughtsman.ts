import type { Seat } from '../../core/game.ts';
import { type Cell, rowsOf, type Size } from '../../core/grid.ts';
import { UPSIDE_DOWN } from '../../core/orientation.ts';
import { type Message, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Brush, Draughtsman, Finding, Sketch } from '../../core/sketching.ts';
import type { View } from '../../core/view.ts';
import { draw, parse, readCells, SIZES } from './position.ts';
import { hasWon, start } from './rules.ts';

/** The first player's dolls are below, as his board lies before him: the highest rank is the first row. */
const [FIRST, SECOND, EMPTY] = ['P', 'p', '.'];

const brushes: readonly Brush[] = [
  { look: 'first', name: say('First'), paint: () => FIRST },
  { look: 'second', name: say('Second'), paint: () => SECOND },
  { look: 'light', name: say('Empty'), paint: () => EMPTY },
];

const OPPOSITE: Readonly<Record<string, string>> = { [FIRST]: SECOND, [SECOND]: FIRST };

const where = ({ letters }: Sketch, letter: string): readonly Cell[] =>
  [...letters.keys()].filter((cell) => letters[cell] === letter);

const view = ({ width, height, letters }: Sketch): View => ({
  width,
  height,
  isWhole: true,
  lie: UPSIDE_DOWN,
  ground: letters.map((_, cell) => {
    const rank = height - 1 - Math.floor(cell / width);
    return ((cell % width) + rank) % 2 === 0 ? 'dark' : 'light';
  }),
  pieces: letters.map((letter) => (letter === FIRST ? 'first' : letter === SECOND ? 'second' : undefined)),
});

const sketchOf = (size: number, rows: readonly string[], turn: Seat): Sketch => ({
  width: size,
  height: size,
  letters: rows.flatMap((row) => [...row]),
  turn,
});

const read = (text: string): Parsed<Sketch> => {
  const state = readCells(text);
  return state.ok ? ok(sketchOf(state.value.size, draw(state.value), state.value.turn)) : state;
};

const write = (sketch: Sketch): string => {
  const rows = rowsOf(sketch.letters, sketch).map((row) => row.join(''));
  return `${rows.map((row) => row.replaceAll(/\.+/g, (gap) => String(gap.length))).join('/')} ${sketch.turn === 1 ? 'b' : 'w'}`;
};

const blank = ({ width }: Size): Sketch => ({
  width,
  height: width,
  letters: Array.from({ length: width * width }, () => EMPTY),
  turn: 0,
});

const dolls = (count: number): Message => (count === 1 ? say('1 doll') : say('{count} dolls', { count }));

const WON: readonly Message[] = [say('The first player has won already'), say('The second player has won already')];

/** A doll that has arrived, or nobody where the other one has none left. */
const arrived = (sketch: Sketch, seat: Seat): readonly Cell[] => {
  const { width, height } = sketch;
  const row = seat === 0 ? 0 : height - 1;
  return where(sketch, seat === 0 ? FIRST : SECOND).filter((cell) => Math.floor(cell / width) === row);
};

const faultsOf = (sketch: Sketch): readonly Finding[] => {
  const state = parse(write(sketch));
  if (!state.ok) return [{ kind: 'fault', message: state.problem.message, cells: [] }];
  const winner = ([0, 1] as const).find((seat) => hasWon(state.value, seat));
  if (winner === undefined) return [];
  return [{ kind: 'fault', message: WON[winner]!, cells: arrived(sketch, winner) }];
};

const findings = (sketch: Sketch): readonly Finding[] => {
  const [first, second] = [where(sketch, FIRST).length, where(sketch, SECOND).length];
  const counted = say('{first} against {second}', { first: dolls(first), second: dolls(second) });
  const turn = sketch.turn === 1 ? say('Second player to move') : say('First player to move');
  const notes = [counted, turn].map((message): Finding => ({ kind: 'note', message, cells: [] }));
  return [...faultsOf(sketch), ...notes];
};

export const draughtsman: Draughtsman = {
  brushes,
  eraser: 'light',
  least: { width: SIZES.least, height: SIZES.least },
  most: { width: SIZES.most, height: SIZES.most },
  isSquare: true,
  margin: EMPTY,
  alterations: ['across', 'over', 'shift'],
  begin: () => ({ ...blank({ width: 6, height: 6 }), letters: draw(start(6)).flatMap((row) => [...row]) }),
  blank,
  read,
  write,
  view,
  opposite: (letter) => OPPOSITE[letter] ?? letter,
  findings,
};
