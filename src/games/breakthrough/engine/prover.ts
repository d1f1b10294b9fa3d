import type { State } from '../rules.ts';
import { Board } from './board.ts';
import { listMoves, listTakers, threatOf } from './moves.ts';
import { MOST_MOVES } from './order.ts';
import { NEVER, ProofTable } from './proofTable.ts';
import { verdict } from './races.ts';

export type Proof = 'win' | 'loss' | 'unknown';

/** Nodes between two moments at which whoever asked may have his say. */
const SLICE = 16_384;

/** How much further than the next best a child is worked on: to come back to it later costs all of its children once more. */
const FURTHER = 4;

/** The children of the positions of a line: what each takes to be proven. */
interface Level {
  readonly moves: Int32Array;
  readonly win: Int32Array;
  readonly loss: Int32Array;
}

/**
 * Proves who wins, however both play: a depth-first search by proof numbers. It goes on where the least is missing from a
 * proof, and forgets nothing but what the table has no room for, so it may be cut off and begun again.
 */
export class Prover {
  readonly board: Board;
  nodes = 0;
  #end = 0;
  /** What was found of the position that was looked at last. */
  #win = 1;
  #loss = 1;
  readonly #table: ProofTable;
  readonly #levels: readonly Level[];

  constructor(size: number, megabytes: number) {
    this.board = new Board(size);
    this.#table = new ProofTable(megabytes);
    this.#levels = Array.from(this.board.line, () => ({
      moves: new Int32Array(MOST_MOVES),
      win: new Int32Array(MOST_MOVES),
      loss: new Int32Array(MOST_MOVES),
    }));
  }

  forget(): void {
    this.#table.clear();
  }

  /** What is proven of the position on the board, as far as the table remembers. */
  get known(): Proof {
    this.#table.find(this.board);
    if (this.#table.win === 0) return 'win';
    return this.#table.loss === 0 ? 'loss' : 'unknown';
  }

  /** Yields the nodes so far after every slice. Of a position that is not over. */
  *prove(state: State, most = Number.POSITIVE_INFINITY): Generator<number, Proof, void> {
    const { board } = this;
    board.read(state);
    this.nodes = 0;
    const known = verdict(board);
    if (known !== 0) return known > 0 ? 'win' : 'loss';
    for (;;) {
      this.#end = Math.min(most, this.nodes + SLICE);
      this.#look(NEVER, NEVER);
      if (this.#win === 0) return 'win';
      if (this.#loss === 0) return 'loss';
      if (this.nodes >= most) return 'unknown';
      yield this.nodes;
    }
  }

  /** Works on a position until a win or a loss would take more than is asked for, or is proven. */
  #look(mostWin: number, mostLoss: number): void {
    const { board } = this;
    const level = this.#levels[board.ply]!;
    const begun = this.nodes++;
    const count = threatOf(board) === 0 ? listMoves(board, level.moves) : listTakers(board, level.moves);
    for (let index = 0; index < count; index++) this.#open(level, index);
    for (;;) {
      const best = this.#sum(level, count);
      if (this.#win >= mostWin || this.#loss >= mostLoss || this.nodes >= this.#end) break;
      const [win, loss] = [level.win[best]!, 2 * this.#second + FURTHER];
      const [forChildWin, forChildLoss] = [mostLoss - this.#loss + win, Math.min(mostWin, loss)];
      board.play(level.moves[best]!);
      this.#look(forChildWin, forChildLoss);
      board.takeBack();
      level.win[best] = this.#win;
      level.loss[best] = this.#loss;
    }
    this.#table.win = this.#win;
    this.#table.loss = this.#loss;
    this.#table.keep(board, this.nodes - begun);
  }

  #second = NEVER;

  /** What is known of a child before it is looked at. */
  #open(level: Level, index: number): void {
    const { board } = this;
    const table = this.#table;
    board.play(level.moves[index]!);
    const known = board.isOver ? -1 : verdict(board);
    if (known === 0) table.find(board);
    level.win[index] = known === 0 ? table.win : known > 0 ? 0 : NEVER;
    level.loss[index] = known === 0 ? table.loss : known > 0 ? NEVER : 0;
    board.takeBack();
  }

  /** One move that wins is enough; to lose, all have to lose. Tells which child is the nearest to losing. */
  #sum({ win, loss }: Level, count: number): number {
    let best = 0;
    let sum = 0;
    this.#second = NEVER;
    for (let index = 0; index < count; index++) {
      sum = Math.min(NEVER, sum + win[index]!);
      if (index === 0) continue;
      if (loss[index]! < loss[best]!) {
        this.#second = loss[best]!;
        best = index;
      } else if (loss[index]! < this.#second) this.#second = loss[index]!;
    }
    this.#win = loss[best]!;
    this.#loss = sum;
    return best;
  }
}
