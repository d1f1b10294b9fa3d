import { type Cell, DIRECTIONS, neighbour, rowsOf, type Size } from '../../core/grid.ts';
import { bad, type Message, ok, type Parsed, type Place, type Problem, say, warning } from '../../core/parsed.ts';
import { lines } from '../../core/text.ts';
import { outcome, type State, type Warehouse } from './rules.ts';

/** The largest board that is read: more is a mistake or an attack. */
export const MAX_SIDE = 512;

/** Both sets of letters in use, sorted by what they mean. */
const WALL = '#';
const PUSHER = '@+pP';
const BOX = '$*bB';
const GOAL = '.+*PB';
const FLOOR = ' -_';
const KNOWN = WALL + PUSHER + BOX + GOAL + FLOOR;

const MARK = /^(pusher|pushed): *(\S+) *$/;

interface Drawing extends Size {
  readonly cells: readonly string[];
}

/** Rows of a board, also joined by `|`, and then the marks: what a drawing cannot show. */
const split = (text: string): { readonly rows: readonly string[]; readonly marks: ReadonlyMap<string, string> } => {
  const all = lines(text);
  const marks = new Map(all.map((line) => MARK.exec(line)).flatMap((mark) => (mark ? [[mark[1]!, mark[2]!]] : [])));
  const drawn = all.filter((line) => !MARK.test(line)).flatMap((line) => line.split('|'));
  return { rows: drawn.slice(0, drawn.findLastIndex((line) => line.trim() !== '') + 1), marks };
};

const readDrawing = (rows: readonly string[]): Parsed<Drawing> => {
  const width = rows.reduce((widest, row) => Math.max(widest, row.trimEnd().length), 0);
  if (width === 0) return bad(say('There is no board.'));
  if (width > MAX_SIDE || rows.length > MAX_SIDE) {
    return bad(say('A board has at most {side} rows and columns.', { side: MAX_SIDE }));
  }
  const cells = rows.flatMap((row) => [...row.slice(0, width).padEnd(width)]);
  const stranger = cells.findIndex((letter) => !KNOWN.includes(letter));
  const drawing = { width, height: rows.length, cells };
  if (stranger === -1) return ok(drawing);
  return bad(strangerMessage(cells[stranger]!), placeOf(stranger, drawing));
};

/** A tab is named: quoted, nobody would see it. */
const strangerMessage = (letter: string): Message =>
  letter === '\t' ? say('A tab is not part of a board.') : say('"{letter}" is not part of a board.', { letter });

const placeOf = (cell: Cell, { width }: Size): Place => ({
  line: Math.floor(cell / width) + 1,
  column: (cell % width) + 1,
});

/** Everything a pusher could walk to if there were no boxes; the first cell on the edge is a leak. */
export const flood = (starts: readonly Cell[], walls: readonly boolean[], size: Size) => {
  const inside = walls.map(() => false);
  const queue = [...starts];
  let leak: Cell | undefined;
  for (const cell of starts) inside[cell] = true;
  for (const cell of queue) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(cell, direction, size);
      if (next === undefined) leak ??= cell;
      if (next === undefined || walls[next] || inside[next]) continue;
      inside[next] = true;
      queue.push(next);
    }
  }
  return { inside, leak };
};

/** Boxes and goals are counted where they matter: inside. */
const checkBalance = (boxes: number, goals: number): Parsed<readonly Problem[]> => {
  if (boxes === 0) return bad(say('The board has no boxes.'));
  if (goals === 0) return bad(say('The board has no goals.'));
  if (goals < boxes) return bad(say('There are fewer goals ({goals}) than boxes ({boxes}).', { boxes, goals }));
  if (goals === boxes) return ok([]);
  return ok([warning(say('There are more goals ({goals}) than boxes ({boxes}).', { boxes, goals }))]);
};

/** `pusher: 2` says which of several pushers moves now, counted row by row; the first one when absent. */
const readActive = (mark: string | undefined, pushers: readonly Cell[]): Parsed<Cell> => {
  if (pushers.length === 0) return bad(say('The board has no pusher.'));
  const active = pushers[Number(mark ?? 1) - 1];
  if (active !== undefined) return ok(active);
  return bad(say('There is no pusher {number}: expected 1 to {pushers}.', { number: mark!, pushers: pushers.length }));
};

export const parse = (text: string): Parsed<State> => {
  const { rows, marks } = split(text);
  const drawing = readDrawing(rows);
  if (!drawing.ok) return drawing;
  const { cells, width, height } = drawing.value;
  const where = (letters: string) => [...cells.keys()].filter((cell) => letters.includes(cells[cell]!));
  const pushers = where(PUSHER);
  const pusher = readActive(marks.get('pusher'), pushers);
  if (!pusher.ok) return pusher;
  const walls = cells.map((letter) => letter === WALL);
  const { inside, leak } = flood(pushers, walls, drawing.value);
  if (leak !== undefined) return bad(say('The wall is open: the pusher can leave here.'), placeOf(leak, drawing.value));
  const boxes = where(BOX);
  const goals = where(GOAL);
  const balance = checkBalance(boxes.filter((c) => inside[c]).length, goals.filter((c) => inside[c]).length);
  if (!balance.ok) return balance;
  const warehouse = { width, height, walls, inside, goals: cells.map((letter) => GOAL.includes(letter)) };
  const waiting = pushers.filter((cell) => cell !== pusher.value);
  const pushed = marks.get('pushed') === 'yes';
  return ok({ warehouse, pusher: pusher.value, waiting, boxes, pushed }, balance.value);
};

const letterAt = ({ walls, goals }: Warehouse, cell: Cell, piece: 'pusher' | 'box' | undefined): string => {
  if (walls[cell]) return '#';
  if (piece === 'pusher') return goals[cell] ? '+' : '@';
  if (piece === 'box') return goals[cell] ? '*' : '$';
  return goals[cell] ? '.' : ' ';
};

export const draw = ({ warehouse, pusher, waiting, boxes }: State): readonly string[] => {
  const pushers = new Set([pusher, ...waiting]);
  const boxed = new Set(boxes);
  const letters = warehouse.walls.map((_, cell) =>
    letterAt(warehouse, cell, pushers.has(cell) ? 'pusher' : boxed.has(cell) ? 'box' : undefined),
  );
  return rowsOf(letters, warehouse).map((row) => row.join('').trimEnd());
};

export const format = (state: State): string => {
  const marks: string[] = [];
  const number = state.waiting.filter((cell) => cell < state.pusher).length + 1;
  if (number > 1) marks.push(`pusher: ${number}`);
  if (outcome(state)) marks.push('pushed: yes');
  return [...draw(state), ...marks].join('\n');
};
