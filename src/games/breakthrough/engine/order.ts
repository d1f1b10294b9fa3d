import type { Board } from './board.ts';

const FIRST = 1 << 28;
const TAKING = 1 << 24;
const KILLER = 1 << 22;
const MOST_HISTORY = 1 << 16;
const UNSAFE = 2 * MOST_HISTORY;

/** No position has more moves. */
export const MOST_MOVES = 64;

/** What stands beside a column in a row. */
const beside = (row: number, column: number): number => ((row >>> (column + 1)) & 1) + (((row << 1) >>> column) & 1);

/** Which moves are tried first: what was best before, then what takes, then what has cut off elsewhere, what is unsafe last. */
export class Order {
  /** By ply: its moves, and how soon each is to be tried. */
  readonly moves: readonly Int32Array[];
  readonly #weights: readonly Int32Array[];
  /** By move: how often it has cut off, of late. */
  readonly #history: Int32Array;
  /** Two by ply: quiet moves that have cut off there. */
  readonly #killers: Int32Array;

  constructor({ geometry, line }: Board) {
    this.moves = Array.from(line, () => new Int32Array(MOST_MOVES));
    this.#weights = Array.from(line, () => new Int32Array(MOST_MOVES));
    this.#history = new Int32Array(geometry.moves);
    this.#killers = new Int32Array(line.length * 2).fill(-1);
  }

  clear(): void {
    this.#history.fill(0);
    this.#killers.fill(-1);
  }

  /** Weighs the moves of a ply. */
  weigh(board: Board, count: number, best: number): void {
    const [moves, weights] = [this.moves[board.ply]!, this.#weights[board.ply]!];
    for (let index = 0; index < count; index++) {
      const move = moves[index]!;
      weights[index] = move === best ? FIRST : this.#weigh(board, move);
    }
  }

  #weigh(board: Board, move: number): number {
    const { size, rows, own, geometry, ply } = board;
    const [row, from, to] = [geometry.row[move]!, geometry.from[move]!, geometry.to[move]!];
    const attackers = row + 2 < size ? beside(rows[own + size + row + 2]!, to) : 0;
    const defenders = beside(rows[own + row]! & ~(1 << from), to);
    const isSafe = attackers <= defenders;
    const isTaking = (rows[own + size + row + 1]! >>> to) & 1;
    if (isTaking) return TAKING + (size - row) * 16 + (attackers === 0 ? 256 : 0) + defenders - attackers;
    if (move === this.#killers[ply * 2]) return KILLER + 1;
    if (move === this.#killers[ply * 2 + 1]) return KILLER;
    return this.#history[move]! + (isSafe ? row * 64 : -UNSAFE);
  }

  /** 1 if a quiet move of a ply steps where it is taken, else 0. */
  risk(ply: number, index: number): number {
    return this.#weights[ply]![index]! < MOST_HISTORY - UNSAFE ? 1 : 0;
  }

  /** Brings the move that is to be tried next to this place. */
  next(ply: number, index: number, count: number): number {
    const [moves, weights] = [this.moves[ply]!, this.#weights[ply]!];
    let best = index;
    for (let other = index + 1; other < count; other++) if (weights[other]! > weights[best]!) best = other;
    const [move, weight] = [moves[best]!, weights[best]!];
    moves[best] = moves[index]!;
    weights[best] = weights[index]!;
    moves[index] = move;
    weights[index] = weight;
    return move;
  }

  /** A quiet move has cut off; those tried before it have not. */
  praise(ply: number, index: number, depth: number): void {
    const moves = this.moves[ply]!;
    const move = moves[index]!;
    if (this.#killers[ply * 2] !== move) {
      this.#killers[ply * 2 + 1] = this.#killers[ply * 2]!;
      this.#killers[ply * 2] = move;
    }
    const bonus = Math.min(depth * depth * 16, MOST_HISTORY >> 2);
    this.#remember(move, bonus);
    for (let before = 0; before < index; before++) this.#remember(moves[before]!, -bonus);
  }

  #remember(move: number, bonus: number): void {
    const known = this.#history[move]!;
    this.#history[move] = known + bonus - Math.trunc((known * Math.abs(bonus)) / MOST_HISTORY);
  }
}
