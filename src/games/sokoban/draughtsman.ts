import { type Cell, column, DIRECTIONS, type Direction, neighbour, row, rowsOf, type Size } from '../../core/grid.ts';
import { bad, type Message, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Brush, Draughtsman, Finding, Sketch } from '../../core/sketching.ts';
import { lines } from '../../core/text.ts';
import type { View } from '../../core/view.ts';
import { flood, parse } from './position.ts';
import type { State } from './rules.ts';
import { warner } from './warnings.ts';

const [WORKERS, BOXES, GOALS] = ['@+', '$*', '.*+'];

/** Other letters in use, and what stands for them here. */
const SAME: Readonly<Record<string, string>> = { p: '@', P: '+', b: '$', B: '*', '-': ' ', _: ' ' };

const LETTERS = '# .$*@+';

const on = (goal: string, floor: string) => (letter: string) => (GOALS.includes(letter) ? goal : floor);

const withGoal = (letter: string): string => {
  if (BOXES.includes(letter)) return '*';
  return WORKERS.includes(letter) ? '+' : '.';
};

const withoutWorker = (letter: string): string => {
  if (letter === '+') return '.';
  return letter === '@' ? ' ' : letter;
};

const brushes: readonly Brush[] = [
  { look: 'wall', name: say('Wall'), paint: () => '#' },
  { look: 'floor', name: say('Floor'), paint: () => ' ' },
  { look: 'goal', name: say('Goal'), paint: withGoal },
  { look: 'box', name: say('Box'), paint: on('*', '$') },
  { look: 'pusher', name: say('Worker'), paint: on('+', '@'), lift: withoutWorker },
];

const where = ({ letters }: Sketch, among: string): readonly Cell[] =>
  [...letters.keys()].filter((cell) => among.includes(letters[cell]!));

const wallsOf = ({ letters }: Sketch): readonly boolean[] => letters.map((letter) => letter === '#');

/** The yard: what nobody has walled in and nothing stands on. All else that is no wall is floor. */
const yardOf = (sketch: Sketch): readonly boolean[] => {
  const walls = wallsOf(sketch);
  const things = where(sketch, '.$*@+');
  const { inside } = flood(things, walls, sketch);
  const rim = [...sketch.letters.keys()].filter((cell) => DIRECTIONS.some((side) => edge(cell, side, sketch)));
  const outside = flood(
    rim.filter((cell) => !walls[cell]),
    walls,
    sketch,
  ).inside;
  return outside.map((isOutside, cell) => isOutside && !inside[cell]);
};

const edge = (cell: Cell, side: Direction, size: Size): boolean => neighbour(cell, side, size) === undefined;

const view = (sketch: Sketch): View => {
  const { width, height, letters } = sketch;
  const yard = yardOf(sketch);
  return {
    width,
    height,
    isWhole: true,
    ground: letters.map((letter, cell) => {
      if (letter === '#') return 'wall';
      if (GOALS.includes(letter)) return 'goal';
      return yard[cell] ? undefined : 'floor';
    }),
    pieces: letters.map((letter) => {
      if (WORKERS.includes(letter)) return 'pusher';
      return letter === '*' ? 'boxHome' : letter === '$' ? 'box' : undefined;
    }),
  };
};

const read = (text: string): Parsed<Sketch> => {
  // Below the board stands what a drawing cannot show; a level is drawn at its start.
  const rows = lines(text).filter((line) => !/^\w+:/.test(line));
  const width = rows.reduce((widest, line) => Math.max(widest, line.length), 0);
  if (width === 0) return bad(say('There is no board.'));
  const letters = rows.flatMap((line) =>
    [...line.slice(0, width).padEnd(width)].map((letter) => SAME[letter] ?? letter),
  );
  const stranger = letters.find((letter) => !LETTERS.includes(letter));
  if (stranger !== undefined) return bad(say('"{letter}" is not part of a board.', { letter: stranger }));
  return ok({ width, height: rows.length, letters });
};

/** Floor at the end of a row is written, so that the board keeps its width. */
const write = (sketch: Sketch): string =>
  rowsOf(sketch.letters, sketch)
    .map((letters) => letters.join(''))
    .join('\n');

const blank = ({ width, height }: Size): Sketch => ({
  width,
  height,
  letters: Array.from({ length: width * height }, (_, cell) =>
    DIRECTIONS.some((side) => edge(cell, side, { width, height })) ? '#' : ' ',
  ),
});

const SIDES: Readonly<Record<Direction, Message>> = {
  up: say('The wall is open at the top'),
  right: say('The wall is open at the right'),
  down: say('The wall is open at the bottom'),
  left: say('The wall is open at the left'),
};

const leakFinding = (cell: Cell, sketch: Sketch): Finding => {
  const side = DIRECTIONS.find((one) => edge(cell, one, sketch))!;
  const detail =
    side === 'left' || side === 'right'
      ? say('row {row}', { row: row(cell, sketch) + 1 })
      : say('column {column}', { column: column(cell, sketch) + 1 });
  return { kind: 'fault', message: SIDES[side], detail, cells: [cell], side, missing: 'wall' };
};

const note = (message: Message): Finding => ({ kind: 'note', message, cells: [] });

const wallFinding = (sketch: Sketch): readonly Finding[] => {
  const workers = where(sketch, WORKERS);
  const starts = workers.length > 0 ? workers : where(sketch, '.$*');
  if (starts.length === 0) return [];
  const { leak } = flood(starts, wallsOf(sketch), sketch);
  return [leak === undefined ? note(say('The wall is closed')) : leakFinding(leak, sketch)];
};

const workerFinding = (sketch: Sketch): Finding => {
  const count = where(sketch, WORKERS).length;
  if (count === 0) return { kind: 'fault', message: say('There is no worker'), cells: [] };
  return note(count === 1 ? say('One worker') : say('{count} workers, who take turns', { count }));
};

const boxCount = (count: number): Message => (count === 1 ? say('1 box') : say('{count} boxes', { count }));
const goalCount = (count: number): Message => (count === 1 ? say('1 goal') : say('{count} goals', { count }));

const lackingBoxes = (count: number): Message =>
  count === 1 ? say('one box is missing') : say('{count} boxes are missing', { count });

const lackingGoals = (count: number): Message =>
  count === 1 ? say('one goal is missing') : say('{count} goals are missing', { count });

/** Those that the worker could reach if there were no boxes; all of them while there is no worker. */
const balanceFinding = (sketch: Sketch, counts: (cell: Cell) => boolean): Finding => {
  const [boxes, goals] = [where(sketch, BOXES).filter(counts), where(sketch, GOALS).filter(counts)];
  const message = say('{boxes}, {goals}', { boxes: boxCount(boxes.length), goals: goalCount(goals.length) });
  const isHome = (cell: Cell): boolean => sketch.letters[cell] === '*';
  if (boxes.length === 0) return { kind: 'fault', message, detail: lackingBoxes(goals.length || 1), cells: goals };
  const lacking = goals.length - boxes.length;
  if (lacking === 0) return note(message);
  if (lacking > 0) {
    const cells = goals.filter((cell) => !isHome(cell));
    return { kind: 'doubt', message, detail: lackingBoxes(lacking), cells };
  }
  return { kind: 'fault', message, detail: lackingGoals(-lacking), cells: boxes.filter((cell) => !isHome(cell)) };
};

const outsideFinding = (sketch: Sketch, counts: (cell: Cell) => boolean): readonly Finding[] => {
  const cells = where(sketch, '$*.').filter((cell) => !counts(cell));
  if (cells.length === 0) return [];
  const message = say('The worker cannot get to everything');
  return [{ kind: 'doubt', message, detail: say('boxes and goals out of reach do not count'), cells }];
};

/** A sketch that is no position yet, as if it were one. While there are too few goals, any cell may become one. */
const asState = (sketch: Sketch, lacksGoals: boolean): State => {
  const [workers, boxes, walls] = [where(sketch, WORKERS), where(sketch, BOXES), wallsOf(sketch)];
  const { inside } = flood(workers.length > 0 ? workers : where(sketch, '.$*'), walls, sketch);
  const goals = sketch.letters.map((letter) => (lacksGoals ? letter !== '$' : GOALS.includes(letter)));
  const warehouse = { width: sketch.width, height: sketch.height, walls, inside, goals };
  return { warehouse, pusher: workers[0] ?? 0, waiting: [], boxes, pushed: false };
};

const lostFindings = (sketch: Sketch, lacksGoals: boolean): readonly Finding[] => {
  const start = parse(write(sketch));
  const state = start.ok ? start.value : asState(sketch, lacksGoals);
  const cells = warner.stuck(state);
  if (cells.length > 0) {
    const message =
      cells.length === 1
        ? say('A box never comes to a goal')
        : say('{count} boxes never come to a goal', { count: cells.length });
    return [{ kind: 'doubt', message, detail: say('so the level cannot be solved'), cells }];
  }
  const { inside } = state.warehouse;
  if (!start.ok || where(sketch, '$').some((cell) => inside[cell])) return [];
  return [{ kind: 'doubt', message: say('Every box is on a goal already'), cells: [] }];
};

const findings = (sketch: Sketch): readonly Finding[] => {
  const workers = where(sketch, WORKERS);
  const { inside } = flood(workers, wallsOf(sketch), sketch);
  const counts = (cell: Cell): boolean => workers.length === 0 || inside[cell]!;
  const balance = balanceFinding(sketch, counts);
  return [
    ...wallFinding(sketch),
    balance,
    workerFinding(sketch),
    ...outsideFinding(sketch, counts),
    ...lostFindings(sketch, balance.kind === 'fault'),
  ];
};

export const draughtsman: Draughtsman = {
  brushes,
  eraser: 'floor',
  least: { width: 3, height: 3 },
  most: { width: 60, height: 60 },
  margin: '#',
  stretched: (letter) => (letter === '#' ? '#' : ' '),
  alterations: ['turn', 'across', 'over', 'shift'],
  begin: () => blank({ width: 9, height: 7 }),
  blank,
  read,
  write,
  view,
  findings,
};
