import { Board } from '../engine/board.ts';
import { listTakers, threatOf } from '../engine/moves.ts';
import { MOST_MOVES } from '../engine/order.ts';
import type { Prover } from '../engine/prover.ts';
import { verdict } from '../engine/races.ts';
import { cellOf, type Move, moves, opponent, outcome, play, type State, takes } from '../rules.ts';
import type { Proved } from './proved.ts';

/**
 * What a puzzle is about: whoever would rather pass loses; a threat is parried; more dolls are given than taken; the first move
 * takes nothing and threatens nothing; it takes; it threatens.
 */
export const KINDS = ['zugzwang', 'defence', 'sacrifice', 'quiet', 'taking', 'threat'] as const;

export type Kind = (typeof KINDS)[number];

/** At how many positions may be looked to tell whether somebody would rather pass. */
const NODES = 25_000;

/** What is certain of a position without looking ahead; 0 where nothing is. */
export const verdictOf = (state: State): number => {
  const board = new Board(state.size);
  board.read(state);
  return verdict(board);
};

/** The same position, with the other to move. */
export const passed = (state: State): State => ({ ...state, turn: opponent(state.turn) });

/** Moves that do not lose at once: whoever is about to lose has to take. */
export const choicesIn = (state: State): number => {
  const board = new Board(state.size);
  board.read(state);
  return threatOf(board) === 0 ? moves(state).length : listTakers(board, new Int32Array(MOST_MOVES));
};

/** Other moves than this that take something. */
export const temptationsIn = (state: State, wanted: Move): number =>
  moves(state).filter(
    (move) =>
      takes(state, move) &&
      !(cellOf(state, move.from) === cellOf(state, wanted.from) && cellOf(state, move.to) === cellOf(state, wanted.to)),
  ).length;

/** How many dolls more whoever begins gives than he takes. */
const given = (begin: State, line: readonly Move[]): number => {
  let [state, sum] = [begin, 0];
  for (const move of line) {
    if (takes(state, move)) sum += state.turn === begin.turn ? -1 : 1;
    state = play(state, move)!;
  }
  return sum;
};

export function* kindOf(
  prover: Prover,
  { state, move }: Proved,
  line: readonly Move[],
): Generator<unknown, Kind, void> {
  const waiting = passed(play(state, move)!);
  if (!outcome(waiting) && (yield* prover.prove(waiting, { nodes: NODES })) === 'loss') return 'zugzwang';
  if (verdictOf(passed(state)) > 0) return 'defence';
  if (given(state, line) > 0) return 'sacrifice';
  if (takes(state, move)) return 'taking';
  return verdictOf(waiting) > 0 ? 'threat' : 'quiet';
}
