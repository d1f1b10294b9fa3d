import type { Race, Seat } from '../../core/game.ts';
import { type Cell, cellAt, formatSquare } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';
import { cellOf, forward, opponent, outcome, type Square, type State, squareOf } from './rules.ts';

const SEATS: readonly Seat[] = [0, 1];

const nameOf = (state: State, cell: Cell): string => {
  const { file, rank } = squareOf(state, cell);
  return formatSquare(file, rank);
};

/** How many steps a doll has to go. */
const stepsOf = (state: State, cell: Cell): number => {
  const { rank } = squareOf(state, cell);
  return state.cells[cell] === 0 ? state.size - 1 - rank : rank;
};

/** When a doll that is not stopped arrives: the moves of both. */
const pliesOf = (state: State, cell: Cell): number =>
  2 * stepsOf(state, cell) - (state.cells[cell] === state.turn ? 1 : 0);

const dollsOf = ({ cells }: State, seat: Seat): readonly Cell[] =>
  [...cells.keys()].filter((cell) => cells[cell] === seat);

/**
 * The catching cone of a doll that goes straight ahead: it widens by a file to each side with every second row, as both come
 * nearer by a row each; a row earlier if the others are to move. Whoever stands outside comes too late, however they wait for
 * him. From its middle one comes to stand in the way.
 */
const coneOf = (state: State, cell: Cell): readonly Cell[] => {
  const { file, rank } = squareOf(state, cell);
  const seat = state.cells[cell]!;
  const early = seat === state.turn ? 0 : 1;
  const size = { width: state.size, height: state.size };
  const found: Cell[] = [];
  for (let ahead = 1; ahead <= stepsOf(state, cell); ahead++) {
    const wide = Math.floor((ahead + early) / 2);
    for (let aside = -wide; aside <= wide; aside++) {
      const there = cellAt(file + aside, rank + ahead * forward(seat), size);
      if (there !== undefined) found.push(there);
    }
  }
  return found;
};

/** Whether a doll of its own side stands before it on its file. */
const isHeldUp = (state: State, cell: Cell): boolean => {
  const { file, rank }: Square = squareOf(state, cell);
  const seat = state.cells[cell]!;
  const ahead = Array.from({ length: stepsOf(state, cell) }, (_, step) => rank + (step + 1) * forward(seat));
  return ahead.some((there) => state.cells[cellOf(state, { file, rank: there })!] === seat);
};

const inMoves = (moves: number): Message => (moves === 1 ? say('1 move') : say('{moves} moves', { moves }));

const verdictOf = (state: State, runner: Cell, catchers: readonly Cell[]): Message => {
  const [cell, moves] = [nameOf(state, runner), inMoves(stepsOf(state, runner))];
  if (isHeldUp(state, runner)) return say('The doll on {cell} has one of its own side before it.', { cell });
  if (catchers.length > 0) {
    const names = catchers.map((one) => nameOf(state, one)).join(', ');
    return say('The doll on {cell} has {moves} to go. It can still be caught from: {names}.', { cell, moves, names });
  }
  const others = dollsOf(state, opponent(state.cells[runner]!));
  const faster = others.find((other) => pliesOf(state, other) < pliesOf(state, runner));
  if (faster === undefined) {
    return say('Nobody can catch the doll on {cell}: it arrives in {moves}, and nobody is faster.', { cell, moves });
  }
  const other = nameOf(state, faster);
  return say('Nobody can catch the doll on {cell}: it arrives in {moves}. The one on {other} may be faster.', {
    cell,
    moves,
    other,
  });
};

const raceOf = (state: State, runner: Cell): Race => {
  const zone = coneOf(state, runner);
  const catchers = zone.filter((cell) => state.cells[cell] === opponent(state.cells[runner]!));
  return { runner, zone, catchers, verdict: verdictOf(state, runner, catchers) };
};

/** The nearest to the goal that nobody can catch, or else the nearest. */
const foremost = (state: State, seat: Seat): readonly Race[] => {
  const inOrder = dollsOf(state, seat)
    .toSorted((one, other) => stepsOf(state, one) - stepsOf(state, other))
    .map((cell) => raceOf(state, cell));
  const free = inOrder.find(({ runner, catchers }) => catchers.length === 0 && !isHeldUp(state, runner));
  return [free ?? inOrder[0]!];
};

export const races = (state: State, from?: Cell): readonly Race[] => {
  if (outcome(state)) return [];
  if (from === undefined) return SEATS.flatMap((seat) => foremost(state, seat));
  return state.cells[from] === undefined ? [] : [raceOf(state, from)];
};
