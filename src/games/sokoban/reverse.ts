import type { Step } from '../../core/game.ts';
import { type Cell, neighbour, OPPOSITE } from '../../core/grid.ts';
import { bad, type Message, ok, type Parsed, say } from '../../core/parsed.ts';
import { LONGEST } from '../../core/replay.ts';
import { formatMoves, isReverse, readLine, readStep } from './notation.ts';
import { walk } from './route.ts';
import { destination, isHandover, type Move, outcome, play, type State } from './rules.ts';

/** In a line that is played backwards a relative place is a jump there, and upper case pulls. */
const isPull = ({ text, move }: Step<Move>): boolean => !isHandover(move) && text !== text.toLowerCase();

/** What a line played backwards did: the pusher's cell before each step and at the end, and the boxes at the end. */
interface Trail {
  readonly cells: readonly Cell[];
  readonly boxes: ReadonlySet<Cell>;
}

/** Where boxes stand when a level is solved and so where playing backwards begins; decoration stays. */
const solvedBoxes = ({ warehouse, boxes, waiting }: State): Parsed<Set<Cell>> => {
  if (waiting.length > 0) return bad(say('Only a level with one pusher can be played backwards.'));
  const { goals, inside } = warehouse;
  const homes = [...goals.keys()].filter((cell) => goals[cell] && inside[cell]);
  const decoration = boxes.filter((cell) => !inside[cell]);
  const fits = homes.length + decoration.length === boxes.length;
  if (!fits) return bad(say('Only a level with as many goals as boxes can be played backwards.'));
  return ok(new Set([...homes, ...decoration]));
};

/** The cell behind a pusher who pulls: where the box has to be. */
const behind = (state: State, { move }: Step<Move>): Cell | undefined =>
  isHandover(move) ? undefined : neighbour(state.pusher, OPPOSITE[move], state.warehouse);

/** Why a step cannot be played backwards; undefined when it can. */
const hindrance = (state: State, step: Step<Move>, boxes: ReadonlySet<Cell>): Message | undefined => {
  const to = destination(state, step.move);
  const inside = to !== undefined && state.warehouse.inside[to];
  if (isHandover(step.move)) return inside && !boxes.has(to) ? undefined : say('The pusher cannot jump there.');
  if (!inside) return say('There is a wall in the way.');
  if (boxes.has(to)) return say('A box is in the way.');
  return isPull(step) && !boxes.has(behind(state, step)!) ? say('There is no box to pull.') : undefined;
};

const playBack = (start: State, steps: readonly Step<Move>[]): Parsed<Trail> => {
  const home = solvedBoxes(start);
  if (!home.ok) return home;
  const boxes = home.value;
  const cells = [start.pusher];
  for (const [index, step] of steps.entries()) {
    const state = { ...start, pusher: cells[index]! };
    const reason = hindrance(state, step, boxes);
    if (reason) return bad(reason, { line: step.line, column: step.column, step: index + 1 });
    if (isPull(step)) {
      boxes.delete(behind(state, step)!);
      boxes.add(state.pusher);
    }
    cells.push(destination(state, step.move)!);
  }
  return ok({ cells, boxes });
};

/** Whether the line came back to the level's start, or near enough: a walk does the rest. */
const arrival = (start: State, { cells, boxes }: Trail): Parsed<undefined> => {
  if (!start.boxes.every((cell) => boxes.has(cell))) {
    return bad(say('This line is played backwards and does not reach the start: it cannot be played yet.'));
  }
  if (walk(start, cells.at(-1)!)) return ok(undefined);
  return bad(say('This line is played backwards and ends where the pusher cannot walk to: it cannot be played yet.'));
};

const wayTo = (state: State, cell: Cell): readonly Move[] | undefined =>
  state.pusher === cell ? [] : walk(state, cell);

/** The same line from the start: last step first, pulls as pushes, jumps as walks. What would follow the win is cut. */
const turnRound = (start: State, steps: readonly Step<Move>[], { cells }: Trail): Parsed<readonly Move[]> => {
  const line: Move[] = [];
  let state = start;
  let from = cells.at(-1)!;
  let jump: Step<Move> | undefined;
  for (let index = steps.length - 1; index >= 0 && !outcome(state); index--) {
    const step = steps[index]!;
    // Of several jumps in a row only where the last one leads matters.
    if (isHandover(step.move)) jump = step;
    else {
      const way = wayTo(state, from);
      if (!way) return bad(say('This line is played backwards and has a jump that cannot be walked.'), jump);
      for (const move of [...way, OPPOSITE[step.move]]) {
        line.push(move);
        state = play(state, move)!;
      }
      if (line.length > LONGEST) return bad(say('The line has more than {most} moves.', { most: LONGEST }));
    }
    from = cells[index]!;
  }
  return outcome(state) ? ok(line) : bad(say('This line is played backwards and does not solve the level.'));
};

/** A line in reverse mode, played from the solved level back to its start, as a line that solves it; others as they are. */
export const forward = (start: State, moves: string): Parsed<string> => {
  if (!isReverse(moves)) return ok(moves);
  const steps = readLine(moves, readStep('['));
  if (!steps.ok) return steps;
  const first = steps.value[0];
  if (first && !isHandover(first.move))
    return bad(say('A line that is played backwards begins with a jump: [].'), first);
  const trail = playBack(start, steps.value);
  if (!trail.ok) return trail;
  const arrived = arrival(start, trail.value);
  if (!arrived.ok) return arrived;
  const line = turnRound(start, steps.value, trail.value);
  return line.ok ? ok(formatMoves(start, line.value), steps.warnings) : line;
};
