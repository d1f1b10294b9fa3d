import type { State } from '../rules.ts';
import { Board } from './board.ts';
import { listMoves, listTakers, threatOf } from './moves.ts';
import { MOST_MOVES } from './order.ts';
import { ALWAYS, NEVER, ProofTable } from './proofTable.ts';
import { fewestMoves, verdict, winsAtOnce } from './races.ts';

/** Whether whoever is to move wins or loses. */
export type Proof = 'win' | 'loss' | 'unknown';

/** What is to be proven of a position; without any of it, who wins. */
export interface Question {
  /**
   * Within so many plies; absent: however long it takes. Whoever would make the last of them is the one who has to win: where the
   * number is even it is the other, and whoever is to move wins if he holds out.
   */
  readonly plies?: number;
  /** Without this first move. */
  readonly without?: number;
  /** At how many positions may be looked; absent: at as many as it takes. */
  readonly nodes?: number;
}

/** Whether the race rules may be used, or only the rules of the game. */
export type Knowledge = 'races' | 'rules';

/** Nodes between two moments at which whoever asked may have his say. */
const SLICE = 16_384;

/** How much further than the next best a child is worked on: to come back to it later costs all of its children once more. */
const FURTHER = 1.25;

/** The children of a position on the line: what each still takes to be proven. */
interface Children {
  readonly moves: Int32Array;
  readonly win: Int32Array;
  readonly loss: Int32Array;
}

/** No move. */
const NONE = -1;

/**
 * Proves who wins, however both play: a depth-first search by proof numbers. It goes on where the least is missing from a
 * proof, and forgets nothing but what the table has no room for, so it may be cut off and begun again, and whatever it finds out
 * helps with what it is asked next.
 */
export class Prover {
  readonly board: Board;
  nodes = 0;
  /** A first move that wins, where looking ahead has found one. */
  winner: number | undefined;
  readonly #knowledge: Knowledge;
  readonly #table: ProofTable;
  /** By ply. */
  readonly #children: readonly Children[];
  #end = 0;
  /** The ply at which time is over for whoever has to win. */
  #last = ALWAYS;
  #without = NONE;
  /** What was found of the position that was looked at last. */
  #win = 1;
  #loss = 1;
  #second = NEVER;

  constructor(size: number, megabytes: number, knowledge: Knowledge = 'races') {
    this.board = new Board(size);
    this.#knowledge = knowledge;
    this.#table = new ProofTable(megabytes);
    this.#children = Array.from(this.board.line, () => ({
      moves: new Int32Array(MOST_MOVES),
      win: new Int32Array(MOST_MOVES),
      loss: new Int32Array(MOST_MOVES),
    }));
  }

  forget(): void {
    this.#table.clear();
  }

  /** What is proven of the position on the board, however long it takes to win, as far as the table remembers. */
  get known(): Proof {
    const table = this.#table;
    if (!table.find(this.board, ALWAYS)) return 'unknown';
    if (table.win === 0) return 'win';
    return table.loss === 0 ? 'loss' : 'unknown';
  }

  /** Yields the nodes so far after every slice. Of a position that is not over. */
  *prove(state: State, question: Question = {}): Generator<number, Proof, void> {
    const { plies = ALWAYS, without = NONE, nodes: most = Number.POSITIVE_INFINITY } = question;
    this.board.read(state);
    this.nodes = 0;
    this.winner = undefined;
    this.#last = plies;
    this.#without = without;
    const certain = without === NONE ? this.#certain() : 0;
    if (certain !== 0) return certain > 0 ? 'win' : 'loss';
    for (;;) {
      this.#end = Math.min(most, this.nodes + SLICE);
      this.#look(NEVER, NEVER);
      if (this.#win === 0) return this.#won();
      if (this.#loss === 0) return 'loss';
      if (this.nodes >= most) return 'unknown';
      yield this.nodes;
    }
  }

  #won(): Proof {
    const root = this.#children[0]!;
    const count = this.#list(root);
    this.winner = root.moves[root.loss.subarray(0, count).indexOf(0)];
    return 'win';
  }

  /** What is certain of the position on the board: positive for whoever is to move, negative against him. */
  #certain(): number {
    const { board } = this;
    const told = this.#knowledge === 'races' ? verdict(board) : winsAtOnce(board) ? 1 : 0;
    const left = this.#left;
    if (left === ALWAYS) return told;
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
    const children = this.#children[board.ply]!;
    const begun = this.nodes++;
    const count = this.#list(children);
    for (let index = 0; index < count; index++) this.#open(children, index);
    for (;;) {
      const best = this.#sum(children, count);
      if (this.#win >= mostWin || this.#loss >= mostLoss || this.nodes >= this.#end) break;
      const [win, loss] = [children.win[best]!, Math.floor(this.#second * FURTHER) + 1];
      const [forChildWin, forChildLoss] = [mostLoss - this.#loss + win, Math.min(mostWin, loss)];
      board.play(children.moves[best]!);
      this.#look(forChildWin, forChildLoss);
      board.takeBack();
      children.win[best] = this.#win;
      children.loss[best] = this.#loss;
    }
    // Of a position without one of its moves nothing is kept: it is another question.
    if (board.ply === 0 && this.#without !== NONE) return;
    this.#table.win = this.#win;
    this.#table.loss = this.#loss;
    this.#table.keep(board, this.#left, this.nodes - begun);
  }

  #list({ moves }: Children): number {
    const { board } = this;
    const isForced = this.#knowledge === 'races' && threatOf(board) !== 0 && !winsAtOnce(board);
    const count = isForced ? listTakers(board, moves) : listMoves(board, moves);
    if (board.ply > 0 || this.#without === NONE) return count;
    const at = moves.subarray(0, count).indexOf(this.#without);
    if (at < 0) return count;
    moves[at] = moves[count - 1]!;
    return count - 1;
  }

  /** How many plies whoever has to win has left. */
  get #left(): number {
    return this.#last === ALWAYS ? ALWAYS : this.#last - this.board.ply;
  }

  /** What is known of a child before it is looked at. */
  #open(children: Children, index: number): void {
    const { board } = this;
    const table = this.#table;
    board.play(children.moves[index]!);
    const certain = board.isOver ? -1 : this.#certain();
    if (certain === 0 && !table.find(board, this.#left)) this.#guess();
    children.win[index] = certain === 0 ? table.win : certain > 0 ? 0 : NEVER;
    children.loss[index] = certain === 0 ? table.loss : certain > 0 ? NEVER : 0;
    board.takeBack();
  }

  /** What a position nobody has looked at may take: the further one has to go, the more. */
  #guess(): void {
    this.#table.win = fewestMoves(this.board, 'own') ** 2;
    this.#table.loss = fewestMoves(this.board, 'other') ** 2;
  }

  /** One move that wins is enough; to lose, all have to lose. Tells which child is the nearest to losing. */
  #sum({ win, loss }: Children, count: number): number {
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
