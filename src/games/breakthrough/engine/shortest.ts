import type { State } from '../rules.ts';
import { Board } from './board.ts';
import { listMoves, listTakers, threatOf } from './moves.ts';
import { MOST_MOVES } from './order.ts';
import { fewestMoves, verdict } from './races.ts';

/** Places to remember answers in, each with the position's two words and what is known. */
const PLACES = 2 ** 15;
const WORDS = 3;

/** Brings the same position with other plies elsewhere. */
const SPREAD = 0x9e3779b9;

/** Answers as they are remembered. */
const [YES, NO] = [1, 2];

/**
 * Tells whether a game can be won within so many plies, by trying everything that could: what a search says is never too
 * early, but may be too late. It stops after so many nodes, and remembers what it has found out by then.
 */
export class Shortest {
  nodes = 0;
  readonly board: Board;
  readonly #moves: readonly Int32Array[];
  readonly #words = new Int32Array(PLACES * WORDS);
  #end = 0;

  constructor(size: number) {
    this.board = new Board(size);
    this.#moves = Array.from(this.board.line, () => new Int32Array(MOST_MOVES));
  }

  /** Whether whoever is to move wins within so many plies; undefined if nobody knows after so many nodes. */
  wins(state: State, plies: number, most: number): boolean | undefined {
    this.board.read(state);
    this.#end = this.nodes + most;
    return this.#wins(plies);
  }

  /** Whether he loses within so many. */
  loses(state: State, plies: number, most: number): boolean | undefined {
    this.board.read(state);
    this.#end = this.nodes + most;
    return this.#loses(plies);
  }

  #wins(plies: number): boolean | undefined {
    const { board } = this;
    const certain = verdict(board);
    if (certain !== 0 && certain <= plies) return certain > 0;
    // All the rows that are left, or all the dolls of the others.
    const least = 2 * fewestMoves(board, 'own') - 1;
    return least > plies ? false : this.#recalled(plies, true);
  }

  #loses(plies: number): boolean | undefined {
    const { board } = this;
    if (board.isOver) return true;
    const certain = verdict(board);
    if (certain !== 0 && -certain <= plies) return certain < 0;
    const least = 2 * fewestMoves(board, 'other');
    return least > plies ? false : this.#recalled(plies, false);
  }

  /** By what is remembered, or by trying all moves: one that wins is enough, or one that does not lose. */
  #recalled(plies: number, isWinning: boolean): boolean | undefined {
    const { board } = this;
    const [low, high] = [board.hash[board.turn * 2]!, board.hash[board.turn * 2 + 1]!];
    const words = this.#words;
    const question = plies * 2 + (isWinning ? 1 : 0);
    const place = ((low ^ Math.imul(question, SPREAD)) & (PLACES - 1)) * WORDS;
    const isThere = words[place] === low && words[place + 1] === high && words[place + 2]! >> 2 === question;
    if (isThere) return (words[place + 2]! & 3) === YES;
    if (this.nodes++ >= this.#end) return undefined;
    const answer = this.#tryAll(plies, isWinning);
    if (answer === undefined) return undefined;
    words[place] = low;
    words[place + 1] = high;
    words[place + 2] = (question << 2) | (answer ? YES : NO);
    return answer;
  }

  #tryAll(plies: number, isWinning: boolean): boolean | undefined {
    const { board } = this;
    const moves = this.#moves[board.ply]!;
    // Whoever does not take what is a step from his home has lost.
    const count = threatOf(board) === 0 ? listMoves(board, moves) : listTakers(board, moves);
    for (let index = 0; index < count; index++) {
      board.play(moves[index]!);
      const answer = isWinning ? this.#loses(plies - 1) : board.isOver ? false : this.#wins(plies - 1);
      board.takeBack();
      if (answer === undefined) return undefined;
      if (answer === isWinning) return isWinning;
    }
    return !isWinning;
  }
}
