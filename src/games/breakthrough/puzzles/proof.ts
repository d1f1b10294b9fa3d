import { Board } from '../engine/board.ts';
import { listMoves, listTakers, threatOf } from '../engine/moves.ts';
import { MOST_MOVES } from '../engine/order.ts';
import { verdict } from '../engine/races.ts';
import type { State } from '../rules.ts';
import { fewestMoves, winsAtOnce } from './certain.ts';
import { NEVER, Proofs } from './proofs.ts';

/** What is asked about a position: whether whoever is to move wins. */
export interface Question {
  /**
   * Within so many plies; absent: however long it takes. Whoever would make the last of them is the one who has to win: where the
   * number is even it is the other, and whoever is to move wins if he holds out.
   */
  readonly plies?: number;
  /** Without this first move. */
  readonly without?: number;
  /** At how many positions may be looked. */
  readonly nodes: number;
}

export type Answer = 'yes' | 'no' | 'unknown';

/** Whether the race rules may be used, or only the rules of the game. */
export type Knowledge = 'races' | 'rules';

/** Nodes between two moments at which whoever asked may have his say. */
const SLICE = 16_384;

/** In place of a number of plies: all the time that there is. */
const ALWAYS = -1;

/** How much further than the next best a child is worked on: to come back to it later costs all of its children once more. */
const FURTHER = 1.25;

/** What each child of a position on the line still takes to be proven. */
interface Level {
  readonly moves: Int32Array;
  readonly win: Int32Array;
  readonly loss: Int32Array;
}

/** What makes positions differ by how many plies are left. */
const STEP = 0x9e3779b1;

/**
 * Proves who wins, by proof numbers as the engine's prover does, and also whether somebody does within so many moves. What it finds
 * out stays in its table, whatever it is asked next.
 */
export class Solver {
  readonly board: Board;
  nodes = 0;
  /** A first move that wins, after an answer that there is one. */
  winner = -1;
  readonly #knowledge: Knowledge;
  readonly #table: Proofs;
  readonly #levels: readonly Level[];
  #end = 0;
  /** The ply at which time is over for whoever has to win. */
  #last = ALWAYS;
  #without = -1;
  /** What was found of the position that was looked at last. */
  #win = 1;
  #loss = 1;
  #second = NEVER;

  constructor(size: number, megabytes: number, knowledge: Knowledge) {
    this.board = new Board(size);
    this.#knowledge = knowledge;
    this.#table = new Proofs(megabytes);
    this.#levels = Array.from(this.board.line, () => ({
      moves: new Int32Array(MOST_MOVES),
      win: new Int32Array(MOST_MOVES),
      loss: new Int32Array(MOST_MOVES),
    }));
  }

  forget(): void {
    this.#table.clear();
  }

  /** Yields the nodes so far after every slice. Of a position that is not over. */
  *ask(state: State, { plies = ALWAYS, without = -1, nodes }: Question): Generator<number, Answer, void> {
    this.board.read(state);
    this.nodes = 0;
    this.winner = -1;
    this.#last = plies;
    this.#without = without;
    const known = without < 0 ? this.#known() : 0;
    if (known !== 0) return known > 0 ? 'yes' : 'no';
    for (;;) {
      this.#end = Math.min(nodes, this.nodes + SLICE);
      this.#look(NEVER, NEVER);
      if (this.#win === 0) return this.#won();
      if (this.#loss === 0) return 'no';
      if (this.nodes >= nodes) return 'unknown';
      yield this.nodes;
    }
  }

  #won(): Answer {
    const root = this.#levels[0]!;
    const count = this.#list(root);
    this.winner = root.moves[root.loss.subarray(0, count).indexOf(0)]!;
    return 'yes';
  }

  /** What is certain of the position on the board: positive for whoever is to move, negative against him. */
  #known(): number {
    const { board } = this;
    const told = this.#knowledge === 'races' ? verdict(board) : winsAtOnce(board) ? 1 : 0;
    if (this.#last === ALWAYS) return told;
    const left = this.#last - board.ply;
    const isHis = (left & 1) === 1;
    // Whoever has to win loses, or wins in time.
    if (told !== 0 && (told > 0 !== isHis || Math.abs(told) <= left)) return told;
    const isTooLate = fewestMoves(board, isHis ? 'own' : 'other') > (left + 1) >> 1;
    if (isTooLate) return isHis ? -1 : 1;
    return 0;
  }

  /** Works on a position until a win or a loss would take more than is asked for, or is proven. */
  #look(mostWin: number, mostLoss: number): void {
    const { board } = this;
    const level = this.#levels[board.ply]!;
    const begun = this.nodes++;
    const count = this.#list(level);
    for (let index = 0; index < count; index++) this.#open(level, index);
    for (;;) {
      const best = this.#sum(level, count);
      if (this.#win >= mostWin || this.#loss >= mostLoss || this.nodes >= this.#end) break;
      const [win, loss] = [level.win[best]!, Math.floor(this.#second * FURTHER) + 1];
      const [forChildWin, forChildLoss] = [mostLoss - this.#loss + win, Math.min(mostWin, loss)];
      board.play(level.moves[best]!);
      this.#look(forChildWin, forChildLoss);
      board.takeBack();
      level.win[best] = this.#win;
      level.loss[best] = this.#loss;
    }
    if (board.ply > 0 || this.#without < 0) this.#keep(this.nodes - begun);
  }

  #list({ moves }: Level): number {
    const { board } = this;
    const isForced = this.#knowledge === 'races' && threatOf(board) !== 0 && !winsAtOnce(board);
    const count = isForced ? listTakers(board, moves) : listMoves(board, moves);
    if (board.ply > 0 || this.#without < 0) return count;
    const at = moves.subarray(0, count).indexOf(this.#without);
    if (at < 0) return count;
    moves[at] = moves[count - 1]!;
    return count - 1;
  }

  #keep(work: number): void {
    this.#table.win = this.#win;
    this.#table.loss = this.#loss;
    this.#table.keep(this.#low, this.#high, work);
  }

  /** What tells positions apart, and how many plies are left. A board and its mirror image are one. */
  get #low(): number {
    const { hash, mirrored, turn } = this.board;
    return Math.min(hash[turn * 2]!, mirrored[turn * 2]!) ^ Math.imul(this.#left, STEP);
  }

  get #high(): number {
    const { hash, mirrored, turn } = this.board;
    return (hash[turn * 2]! < mirrored[turn * 2]! ? hash : mirrored)[turn * 2 + 1]! ^ this.#left;
  }

  get #left(): number {
    return this.#last === ALWAYS ? ALWAYS : this.#last - this.board.ply;
  }

  /** What is known of a child before it is looked at. */
  #open(level: Level, index: number): void {
    const { board } = this;
    const table = this.#table;
    board.play(level.moves[index]!);
    const known = board.isOver ? -1 : this.#known();
    if (known === 0 && !table.find(this.#low, this.#high)) this.#guess();
    level.win[index] = known === 0 ? table.win : known > 0 ? 0 : NEVER;
    level.loss[index] = known === 0 ? table.loss : known > 0 ? NEVER : 0;
    board.takeBack();
  }

  /** What a position nobody has looked at may take: the further one has to go, the more. */
  #guess(): void {
    this.#table.win = fewestMoves(this.board, 'own') ** 2;
    this.#table.loss = fewestMoves(this.board, 'other') ** 2;
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
    // Without the only move that does not lose at once none is left.
    this.#win = count === 0 ? NEVER : loss[best]!;
    this.#loss = sum;
    return best;
  }
}
