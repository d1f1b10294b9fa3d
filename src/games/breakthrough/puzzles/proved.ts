import type { Proof, Prover } from '../engine/prover.ts';
import { moveFrom, numberOf } from '../engine/translate.ts';
import { type Move, moves, outcome, play, type State, takes } from '../rules.ts';

/** What is proven of a position: this move wins and no other does, in so many of his own moves if both play their best. */
export interface Proved {
  readonly state: State;
  readonly move: Move;
  readonly within: number;
}

/** Moves of his own that a win takes. */
export const SHORTEST = 3;
export const LONGEST = 9;

/** At how many positions may be looked for each question. */
const NODES = 25_000;

type Asking<T> = Generator<unknown, T, void>;

/** Whether a move wins with so many plies to follow; one that ends the game does. */
function* winsBy(prover: Prover, state: State, move: Move, plies: number): Asking<boolean> {
  const next = play(state, move)!;
  return outcome(next) !== undefined || (yield* prover.prove(next, { nodes: NODES, plies })) === 'loss';
}

/** Whether whoever is to move wins, and by which move: there may be others. Undefined where nobody knows. */
export function* winnerOf(prover: Prover, state: State): Asking<Move | 'none' | undefined> {
  const proof = yield* prover.prove(state, { nodes: NODES });
  if (proof === 'loss') return 'none';
  return proof === 'unknown' || prover.winner === undefined ? undefined : moveFrom(state, prover.winner);
}

/** What whoever is to move is left with if he may not play a move: he loses where no other wins. */
export const proofWithout = (prover: Prover, state: State, move: Move): Asking<Proof> =>
  prover.prove(state, { nodes: NODES, without: numberOf(state, move) });

/** In how many of his own moves whoever is to move wins; undefined where nobody knows, or it takes too long. */
export function* lengthOf(prover: Prover, state: State, most = LONGEST): Asking<number | undefined> {
  for (let within = 1; within <= most; within++) {
    const proof = yield* prover.prove(state, { nodes: 8 * NODES, plies: 2 * within - 1 });
    if (proof !== 'loss') return proof === 'win' ? within : undefined;
  }
  return undefined;
}

/** What holds out longest, and how long that is; of several, what takes something. */
function* longestReply(prover: Prover, state: State, most: number): Asking<readonly [Move, number] | undefined> {
  let best: readonly [Move, number, boolean] | undefined;
  for (const move of moves(state)) {
    const length = yield* lengthOf(prover, play(state, move)!, most);
    if (length === undefined) return undefined;
    const isTaking = takes(state, move);
    if (!best || length > best[1] || (length === best[1] && isTaking && !best[2])) best = [move, length, isTaking];
  }
  return best && [best[0], best[1]];
}

/** A move that wins within so many, the soonest that there is. */
function* shortest(prover: Prover, state: State, within: number): Asking<Move | undefined> {
  for (const move of moves(state)) if (yield* winsBy(prover, state, move, 2 * within - 2)) return move;
  return undefined;
}

/** How it goes if both play their best, from the first move on; undefined where that takes too long to find out. */
export function* bestLine(prover: Prover, { state, move, within }: Proved): Asking<readonly Move[] | undefined> {
  const line: Move[] = [move];
  let now = play(state, move)!;
  for (let left = within - 1; left > 0; ) {
    const reply = yield* longestReply(prover, now, left);
    if (!reply || reply[1] !== left) return undefined;
    now = play(now, reply[0])!;
    const next = yield* shortest(prover, now, left);
    if (!next) return undefined;
    line.push(reply[0], next);
    now = play(now, next)!;
    left -= 1;
  }
  return outcome(now) ? line : undefined;
}
