import { Board } from '../engine/board.ts';
import { countOf, listMoves, listTakers, listTaking, threatOf } from '../engine/moves.ts';
import { MOST_MOVES } from '../engine/order.ts';
import { verdict } from '../engine/races.ts';
import type { State } from '../rules.ts';

const WIN = 30_000;

/** What was thought after looking so many plies ahead. */
interface Thought {
  readonly depth: number;
  readonly move: number;
}

/** What a doll is worth by the rows it has come: more and more, and a little more at home. */
const worthOf = (size: number): readonly number[] =>
  Array.from({ length: size }, (_, row) => Math.round(100 + (row / (size - 1)) ** 2 * 120 + (row === 0 ? 10 : 0)));

/**
 * A plain search that looks ever further ahead. The engine plays better; but it learns, and is tuned, and what is found in the games of
 * this one has to be found again whenever somebody looks.
 */
export class PlainSearch {
  readonly board: Board;
  readonly #worth: readonly number[];
  readonly #moves: readonly Int32Array[];
  /** By move: how often it was too good for the other. */
  readonly #history: Int32Array;
  #nodes = 0;
  #end = 0;
  #best = -1;

  constructor(size: number) {
    this.board = new Board(size);
    this.#worth = worthOf(size);
    this.#moves = Array.from(this.board.line, () => new Int32Array(MOST_MOVES));
    this.#history = new Int32Array(this.board.geometry.moves);
  }

  /** Yields what is thought after every ply further ahead, until it has looked at so many positions or knows who wins. */
  *think(state: State, deepest: number, most: number): Generator<Thought, void, void> {
    this.board.read(state);
    this.#history.fill(0);
    this.#nodes = 0;
    this.#best = -1;
    for (let depth = 1; depth <= deepest; depth++) {
      // Something has to be thought.
      this.#end = depth === 1 ? Number.POSITIVE_INFINITY : most;
      const score = this.#tryAll(depth, -WIN, WIN);
      if (this.#nodes >= this.#end) return;
      yield { depth, move: this.#best };
      if (Math.abs(score) > WIN / 2) return;
    }
  }

  #evaluate(): number {
    const { size, rows, own } = this.board;
    let sum = 0;
    for (let row = 0; row < size; row++)
      sum +=
        countOf(rows[own + row]!) * this.#worth[row]! - countOf(rows[own + size + row]!) * this.#worth[size - 1 - row]!;
    return sum;
  }

  #look(depth: number, alpha: number, beta: number): number {
    const { board } = this;
    if (board.isOver) return board.ply - WIN;
    const known = verdict(board);
    if (known !== 0) return known > 0 ? WIN - board.ply - known : board.ply - known - WIN;
    this.#nodes += 1;
    if (this.#nodes >= this.#end) return 0;
    return depth > 0 || threatOf(board) !== 0 ? this.#tryAll(depth, alpha, beta) : this.#rest(alpha, beta);
  }

  #tryAll(depth: number, alpha: number, beta: number): number {
    const { board } = this;
    const { ply } = board;
    const moves = this.#moves[ply]!;
    // At first there is a choice even if all is lost.
    const isFree = ply === 0 || threatOf(board) === 0;
    const count = isFree ? listMoves(board, moves) : listTakers(board, moves);
    this.#sort(moves, count);
    let best = -WIN;
    let chosen = moves[0]!;
    for (let index = 0; index < count && best < beta; index++) {
      const move = moves[index]!;
      board.play(move);
      const score = -this.#look(depth - 1, -beta, -Math.max(alpha, best));
      board.takeBack();
      if (this.#nodes >= this.#end) return 0;
      if (score <= best) continue;
      [best, chosen] = [score, move];
    }
    if (best >= beta) this.#history[chosen]! += depth * depth;
    if (ply === 0) this.#best = chosen;
    return best;
  }

  /** What takes comes first, and what has been good elsewhere. */
  #sort(moves: Int32Array, count: number): void {
    const { board } = this;
    const weight = (move: number): number => {
      if (board.ply === 0 && move === this.#best) return 2 ** 31;
      return (board.takes(move) ? 2 ** 30 : 0) + this.#history[move]!;
    };
    const weights = Array.from(moves.subarray(0, count), weight);
    for (let index = 1; index < count; index++) {
      const [move, heavy] = [moves[index]!, weights[index]!];
      let at = index;
      for (; at > 0 && weights[at - 1]! < heavy; at--) {
        moves[at] = moves[at - 1]!;
        weights[at] = weights[at - 1]!;
      }
      moves[at] = move;
      weights[at] = heavy;
    }
  }

  /** Until nothing is taken any more. */
  #rest(alpha: number, beta: number): number {
    const { board } = this;
    const moves = this.#moves[board.ply]!;
    let best = this.#evaluate();
    const count = listTaking(board, moves);
    for (let index = 0; index < count && best < beta; index++) {
      board.play(moves[index]!);
      const score = -this.#look(0, -beta, -Math.max(alpha, best));
      board.takeBack();
      if (score > best) best = score;
    }
    return best;
  }
}
