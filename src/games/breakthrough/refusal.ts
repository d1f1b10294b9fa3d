import type { Attempt, Seat } from '../../core/game.ts';
import { DELTA, type Direction, formatSquare } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';
import { cellOf, forward, type Move, outcome, type Square, type State, squareOf, targets } from './rules.ts';

/** The key for straight ahead: on the default screen the first player's dolls go down. */
export const AHEAD: Readonly<Record<Seat, Direction>> = { 0: 'down', 1: 'up' };

const standing = (state: State, square: Square): Seat | undefined => state.cells[cellOf(state, square) ?? -1];

const missing = (state: State, square: Square): Message | undefined =>
  cellOf(state, square) === undefined
    ? say('There is no cell {cell} on this board.', { cell: formatSquare(square.file, square.rank) })
    : undefined;

/** Why whatever stands on a cell is not the player's to take up, if it is not. */
const foreign = (state: State, square: Square): Message | undefined => {
  const seat = standing(state, square);
  if (seat === undefined) return missing(state, square) ?? say('An empty cell cannot be selected.');
  return seat === state.turn ? undefined : say('That is not your doll.');
};

const BOUND = say('You have to play with the selected doll.');

const refusalOfChoice = (state: State, square: Square, isBound = false): Message => {
  const reason = foreign(state, square) ?? (isBound ? BOUND : undefined);
  if (reason) return reason;
  return targets(state, square).length === 0 ? say('That doll cannot move.') : say('Choose where that doll goes.');
};

/** To one of the three cells ahead. A move that is allowed after all has to be answered too. */
const refusalOfEntry = (state: State, from: Square, to: Square): Message => {
  const seat = standing(state, to);
  if (seat === state.turn) return say('You cannot go onto your own dolls.');
  return seat !== undefined && from.file === to.file
    ? say("Only diagonally onto an opponent's doll.")
    : say('That doll can go there.');
};

const refusalOfStep = (state: State, from: Square, to: Square): Message => {
  const ahead = (to.rank - from.rank) * forward(state.turn);
  const aside = Math.abs(to.file - from.file);
  if (ahead === 1 && aside <= 1) return refusalOfEntry(state, from, to);
  return ahead < 1 ? say('You can only move towards your opponent.') : say('A doll moves one cell at a time.');
};

/** Left and right are the screen's, and mean diagonally ahead; file a is on the left for both players. */
const refusalOfDirection = (state: State, from: Square, direction: Direction): Message => {
  const { x, y } = DELTA[direction];
  if (y !== 0 && direction !== AHEAD[state.turn]) return say('You can only move towards your opponent.');
  const to = { file: from.file + x, rank: from.rank + forward(state.turn) };
  if (!missing(state, to)) return refusalOfEntry(state, from, to);
  return direction === 'left' ? say('There is a wall on the left.') : say('There is a wall on the right.');
};

const refusalOfMove = (state: State, { from, to }: Move): Message =>
  foreign(state, from) ?? missing(state, to) ?? refusalOfStep(state, from, to);

/** Whoever points at a doll of his own that is not one step ahead means that one, and not a place to go to. */
const isChoice = (state: State, { from, to }: Move): boolean =>
  standing(state, from) === state.turn &&
  standing(state, to) === state.turn &&
  !(Math.abs(to.file - from.file) <= 1 && to.rank - from.rank === forward(state.turn));

const refusalOfTap = (state: State, move: Move, isBound: boolean | undefined): Message =>
  isBound !== undefined && isChoice(state, move)
    ? refusalOfChoice(state, move.to, isBound)
    : refusalOfMove(state, move);

/** A move that is written or drawn is judged by the rules alone; whoever points at cells may have chosen another doll. */
export const refusal = (state: State, { move, from, to, direction, isBound }: Attempt<Move>): Message => {
  if (outcome(state)) return say('The game is over.');
  if (move) return refusalOfMove(state, move);
  if (from === undefined) {
    return to === undefined ? say('Choose a doll first.') : refusalOfChoice(state, squareOf(state, to), isBound);
  }
  const doll = squareOf(state, from);
  if (to !== undefined) return refusalOfTap(state, { from: doll, to: squareOf(state, to) }, isBound);
  if (direction === undefined) return refusalOfChoice(state, doll);
  return foreign(state, doll) ?? refusalOfDirection(state, doll, direction);
};
