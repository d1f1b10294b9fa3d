import type { State } from '../rules.ts';
import { listMoves, listTakers, threatOf } from './moves.ts';
import { MOST_MOVES } from './order.ts';
import type { Proof, Prover } from './prover.ts';
import { verdict } from './races.ts';

/** Nobody has remembered enough of the proof. */
const LOST = -1;

/** Tells how long a proof is: within how many plies the game ends if whoever wins plays by it. */
export class ProofLength {
  nodes = 0;
  readonly #prover: Prover;
  readonly #moves: readonly Int32Array[];
  /** Plies by position. */
  readonly #known = new Map<number, number>();
  #end = 0;

  constructor(prover: Prover) {
    this.#prover = prover;
    this.#moves = Array.from(prover.board.line, () => new Int32Array(MOST_MOVES));
  }

  /** Of a position that was proven. What was cut off by the nodes is soon there again; then, and when it is lost, it is undefined. */
  measure(state: State, proof: Proof, most: number): { readonly plies?: number; readonly isLost: boolean } {
    this.#prover.board.read(state);
    this.#end = this.nodes + most;
    const plies = this.#plies(proof);
    if (plies === undefined) return { isLost: false };
    return plies === LOST ? { isLost: true } : { plies, isLost: false };
  }

  #plies(proof: Proof): number | undefined {
    const { board } = this.#prover;
    if (board.isOver) return 0;
    const certain = verdict(board);
    if (certain !== 0) return Math.abs(certain);
    const [low, high] = [board.hash[board.turn * 2]!, board.hash[board.turn * 2 + 1]!];
    const key = (low >>> 0) * 2 ** 21 + (high >>> 11);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.nodes++ >= this.#end) return undefined;
    const plies = proof === 'win' ? this.#soonest() : this.#latest();
    if (plies !== undefined) this.#known.set(key, plies);
    return plies;
  }

  #list(): number {
    const { board } = this.#prover;
    const moves = this.#moves[board.ply]!;
    return threatOf(board) === 0 ? listMoves(board, moves) : listTakers(board, moves);
  }

  /** After one move; undefined if that was cut off, and LOST if nothing like that is proven. */
  #after(move: number, wanted: Proof): number | undefined {
    const { board } = this.#prover;
    board.play(move);
    const plies = board.isOver || this.#isKnown(wanted) ? this.#plies(wanted) : LOST;
    board.takeBack();
    return plies === undefined || plies === LOST ? plies : plies + 1;
  }

  #isKnown(wanted: Proof): boolean {
    const certain = verdict(this.#prover.board);
    if (certain !== 0) return certain > 0 === (wanted === 'win');
    return this.#prover.known === wanted;
  }

  /** Whoever wins takes the shortest way that is proven. */
  #soonest(): number | undefined {
    const { ply } = this.#prover.board;
    const count = this.#list();
    let best = LOST;
    for (let index = 0; index < count; index++) {
      const plies = this.#after(this.#moves[ply]![index]!, 'loss');
      if (plies === undefined) return undefined;
      if (plies !== LOST && (best === LOST || plies < best)) best = plies;
    }
    return best;
  }

  /** Whoever loses takes the longest. */
  #latest(): number | undefined {
    const { ply } = this.#prover.board;
    const count = this.#list();
    let worst = 0;
    for (let index = 0; index < count; index++) {
      const plies = this.#after(this.#moves[ply]![index]!, 'win');
      if (plies === undefined || plies === LOST) return plies;
      worst = Math.max(worst, plies);
    }
    return worst;
  }
}
