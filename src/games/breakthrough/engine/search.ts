import { Board } from './board.ts';
import { listMoves, listTakers, listTaking, threatOf } from './moves.ts';
import { Net, type Weights } from './net.ts';
import { Order } from './order.ts';
import { verdict } from './races.ts';
import { AT_LEAST, AT_MOST, EXACT, type Table } from './table.ts';

/** Scores are hundredths of the logarithm of one's odds; a win is more than any of them, and the sooner the more. */
export const WIN = 30_000;

/** Whoever has more than that wins for certain. */
export const SURE = WIN - 1000;

/** The table says nothing that helps. */
const NOTHING = 1 << 20;

/** In place of how late a move is in the order: it is the first, or it takes something. */
const [FIRST, TAKES] = [-2, -1];

/** With so few plies left to look ahead, whoever is that far above what is enough for each of them need not look … */
const ABOVE = { depth: 6, each: 45 };

/** … and whoever is that far below it looks at nothing but what takes something. */
const BELOW = { depth: 4, each: 50, more: 20 };

/** With so few plies left, quiet moves that come so late in the order are not looked at: the more plies, the later. */
const TOO_LATE = { depth: 3, first: 4, each: 3 };

/** With so many plies left, a position that the table knows no move of is looked at one ply less. */
const UNTOLD = 4;

/** A score as the table keeps it: a win is so many plies from its position, not from where the search began. */
const kept = (score: number, ply: number): number => {
  if (score > SURE) return score + ply;
  return score < -SURE ? score - ply : score;
};

/** What a score says that was found between two bounds. */
const boundOf = (score: number, alpha: number, beta: number): number => {
  if (score >= beta) return AT_LEAST;
  return score > alpha ? EXACT : AT_MOST;
};

/** Looks ahead from a position to a given depth. */
export class Search {
  readonly board: Board;
  nodes = 0;
  /** At so many nodes it pauses, wherever it is. */
  end = 0;
  /** And at so many it does not go on. */
  most = 0;
  /** Whether it has stopped: what it answers then means nothing. */
  isStopped = false;
  readonly #net: Net;
  readonly #table: Table;
  readonly #order: Order;
  /** By ply: what the position there is worth without looking ahead, if somebody has asked. */
  readonly #scores: Int32Array;

  constructor(weights: Weights, table: Table) {
    this.board = new Board(weights.size);
    this.#net = new Net(weights);
    this.#table = table;
    this.#order = new Order(this.board);
    this.#scores = new Int32Array(this.board.line.length + 1);
  }

  forget(): void {
    this.#table.clear();
    this.#order.clear();
  }

  /** What the table holds for the best here, if anything. */
  get best(): number {
    return this.#table.find(this.board) ? this.#table.move : -1;
  }

  /** What whoever is to move may expect; what he should play is then in the table. He has a choice, even if all is known. */
  look(depth: number, alpha: number, beta: number): number {
    const count = listMoves(this.board, this.#order.moves[this.board.ply]!);
    return this.#tryAll(count, depth, alpha, beta);
  }

  /** What a move is worth to whoever is to move. */
  worth(move: number, depth: number, alpha: number, beta: number): number {
    this.board.play(move);
    const score = this.#follow(FIRST, depth - 1, alpha, beta);
    this.board.takeBack();
    return score;
  }

  #evaluate(): number {
    const score = Math.max(-SURE, Math.min(SURE, this.#net.judge(this.board)));
    this.#scores[this.board.ply] = score;
    return score;
  }

  #look(depth: number, alpha: number, beta: number): number {
    if (this.nodes >= this.end) this.isStopped = true;
    if (this.isStopped) return 0;
    this.nodes += 1;
    const { board } = this;
    const known = verdict(board);
    if (known !== 0) return known > 0 ? WIN - board.ply - known : board.ply - known - WIN;
    const isForced = threatOf(board) !== 0;
    if (depth <= 0 && !isForced) return this.#rest(alpha, beta);
    const recalled = this.#recall(depth, alpha, beta);
    if (recalled !== NOTHING) return recalled;
    if (isForced) return this.#tryAll(listTakers(board, this.#order.moves[board.ply]!), depth + 1, alpha, beta);
    if (beta - alpha === 1) {
      const score = this.#evaluate() - ABOVE.each * depth;
      if (depth <= ABOVE.depth && score >= beta) return score;
    }
    const ahead = depth >= UNTOLD && this.best < 0 ? depth - 1 : depth;
    return this.#tryAll(listMoves(board, this.#order.moves[board.ply]!), ahead, alpha, beta);
  }

  /** What is in the table, if that is enough. */
  #recall(depth: number, alpha: number, beta: number): number {
    const table = this.#table;
    if (!table.find(this.board) || table.depth < depth || beta - alpha > 1) return NOTHING;
    const score = kept(table.score, -this.board.ply);
    const isEnough = table.bound === EXACT || (table.bound === AT_LEAST ? score >= beta : score <= alpha);
    return isEnough ? score : NOTHING;
  }

  #tryAll(count: number, depth: number, alpha: number, beta: number): number {
    const { board } = this;
    const order = this.#order;
    const told = this.best;
    order.weigh(board, count, told);
    const last = this.#lastQuiet(count, depth, alpha, beta);
    let best = -WIN;
    let chosen = -1;
    let index = 0;
    for (; index < count && best < beta; index++) {
      const move = order.next(board.ply, index, count);
      const late = this.#lateness(move, depth, index);
      const low = Math.max(alpha, best);
      if (late !== TAKES && index > last && best > -SURE) continue;
      board.play(move);
      const score = this.#follow(index === 0 ? FIRST : late, depth - 1, low, beta);
      board.takeBack();
      if (this.isStopped) return this.#break(best, chosen, depth, alpha);
      if (score <= best) continue;
      best = score;
      chosen = move;
    }
    if (best >= beta && !board.takes(chosen)) order.praise(board.ply, index - 1, depth);
    // Of moves that are all too little none is the best: what was so before stays.
    this.#keep(best, best > alpha || told < 0 ? chosen : told, depth, boundOf(best, alpha, beta));
    return best;
  }

  /** The last place in the order at which a quiet move is still looked at. */
  #lastQuiet(count: number, depth: number, alpha: number, beta: number): number {
    if (beta - alpha > 1) return count;
    const hoped = this.#scores[this.board.ply]! + BELOW.each * depth + BELOW.more;
    if (depth <= BELOW.depth && hoped <= alpha) return -1;
    return depth <= TOO_LATE.depth ? TOO_LATE.first + TOO_LATE.each * depth ** 2 : count;
  }

  /** It was stopped: what is better than was enough where the search began is kept, the rest means nothing. */
  #break(best: number, chosen: number, depth: number, alpha: number): number {
    if (this.board.ply === 0 && best > alpha) this.#keep(best, chosen, depth, AT_LEAST);
    return 0;
  }

  /** How many plies less one looks ahead at a move that is late in the order. */
  #lateness(move: number, depth: number, index: number): number {
    if (this.board.takes(move)) return TAKES;
    if (depth < 2 || index < 2) return 0;
    return Math.floor(0.4 + (Math.log(depth) * Math.log(index)) / 1.7) + this.#order.risk(this.board.ply, index);
  }

  /** What a move that was just played is worth to who played it. All but the first are only asked whether they are better. */
  #follow(late: number, depth: number, low: number, beta: number): number {
    if (this.board.isOver) return WIN - this.board.ply;
    if (late === FIRST) return -this.#look(depth, -beta, -low);
    const score = -this.#look(depth - Math.max(0, late), -low - 1, -low);
    return score > low && (late > 0 || score < beta) ? -this.#look(depth, -beta, -low) : score;
  }

  #keep(score: number, move: number, depth: number, bound: number): void {
    const table = this.#table;
    table.score = kept(score, this.board.ply);
    table.move = move;
    table.depth = depth;
    table.bound = bound;
    table.keep(this.board);
  }

  /** Until nothing is taken any more, and nobody has to answer. */
  #rest(alpha: number, beta: number): number {
    const { board } = this;
    const moves = this.#order.moves[board.ply]!;
    const isForced = threatOf(board) !== 0;
    let best = isForced ? -WIN : this.#evaluate();
    const count = isForced ? listTakers(board, moves) : listTaking(board, moves);
    for (let index = 0; index < count && best < beta; index++) {
      board.play(moves[index]!);
      const score = -this.#look(0, -beta, -Math.max(alpha, best));
      board.takeBack();
      if (this.isStopped) return 0;
      if (score > best) best = score;
    }
    return best;
  }
}
