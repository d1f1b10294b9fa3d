import type { Board } from './board.ts';
import { lowest } from './moves.ts';

/** What was learned for boards of one size. A feature is a doll of one's own, or another's, on a cell of one's own view. */
export interface Weights {
  readonly size: number;
  readonly hidden: number;
  /** By feature: what it is worth by itself. */
  readonly plain: Float32Array;
  /** By feature and hidden cell. */
  readonly input: Float32Array;
  readonly bias: Float32Array;
  /** For the hidden cells of one's own view, then for those of the others'. */
  readonly output: Float32Array;
  /** What it is worth to be to move. */
  readonly tempo: number;
}

/**
 * Says how good a position is for whoever is to move: the logarithm of his odds. The hidden cells of both views are kept for
 * every ply of the line, and worked out only when somebody asks: each from the ply before, by what its move has changed.
 */
export class Net {
  readonly weights: Weights;
  /** `cells[(ply * 2 + view) * width + cell]`, the last cell being the sum of what features are worth by themselves. */
  readonly #cells: Float32Array;
  /** Weights of each feature, the plain one behind the others. */
  readonly #rows: Float32Array;
  readonly #width: number;
  /** The ply that was worked out from the dolls; nothing is known of those before it. */
  #begun = 0;

  constructor(weights: Weights) {
    const { size, hidden, input, plain } = weights;
    this.weights = weights;
    this.#width = hidden + 1;
    this.#cells = new Float32Array((4 * size ** 2 + 1) * 2 * this.#width);
    this.#rows = Float32Array.from({ length: plain.length * this.#width }, (_, index) => {
      const [feature, cell] = [Math.floor(index / this.#width), index % this.#width];
      return cell === hidden ? plain[feature]! : input[feature * hidden + cell]!;
    });
  }

  /** Of a board that no other net is asked about. */
  judge(board: Board): number {
    if (board.steady < this.#begun) this.#begin(board);
    while (board.steady < board.ply) this.#follow(board, board.steady++);
    return this.#sum(board);
  }

  #sum({ ply, turn }: Board): number {
    const { hidden, output, tempo } = this.weights;
    const cells = this.#cells;
    const own = (ply * 2 + turn) * this.#width;
    const other = (ply * 2 + (turn ^ 1)) * this.#width;
    let sum = tempo + cells[own + hidden]!;
    for (let cell = 0; cell < hidden; cell++) {
      const mine = Math.min(1, Math.max(0, cells[own + cell]!));
      const theirs = Math.min(1, Math.max(0, cells[other + cell]!));
      sum += output[cell]! * mine * mine + output[hidden + cell]! * theirs * theirs;
    }
    return sum;
  }

  /** From the dolls as they stand: the line before this is forgotten. */
  #begin(board: Board): void {
    const { size, ply } = board;
    const { bias, hidden } = this.weights;
    for (const view of [0, 1]) {
      const start = (ply * 2 + view) * this.#width;
      this.#cells.set(bias, start);
      this.#cells[start + hidden] = 0;
      for (let row = 0; row < 2 * size; row++) {
        const first = row * size;
        for (let dolls = board.rows[view * 2 * size + row]!; dolls !== 0; dolls &= dolls - 1)
          this.#add(start, first + lowest(dolls));
      }
    }
    board.steady = ply;
    this.#begun = ply;
  }

  #add(start: number, feature: number): void {
    const [cells, rows, width] = [this.#cells, this.#rows, this.#width];
    for (let cell = 0; cell < width; cell++) cells[start + cell]! += rows[feature * width + cell]!;
  }

  /** Both views after the move of a ply. */
  #follow(board: Board, ply: number): void {
    const { geometry, size } = board;
    const move = board.line[ply]!;
    const cells = size * size;
    const mover = board.turn ^ ((board.ply - ply) & 1);
    const from = geometry.row[move]! * size + geometry.from[move]!;
    const to = (geometry.row[move]! + 1) * size + geometry.to[move]!;
    const isTaking = board.took[ply] === 1;
    this.#change(ply * 2 + mover, from, to, isTaking ? cells + to : -1);
    const last = cells - 1;
    this.#change(ply * 2 + (mover ^ 1), cells + last - from, cells + last - to, isTaking ? last - to : -1);
  }

  /** One feature goes, one comes, and perhaps one is taken. */
  #change(place: number, goes: number, comes: number, taken: number): void {
    const [cells, rows, width] = [this.#cells, this.#rows, this.#width];
    const [before, after] = [place * width, (place + 2) * width];
    const [minus, plus, lost] = [goes * width, comes * width, taken * width];
    if (taken < 0) {
      for (let cell = 0; cell < width; cell++)
        cells[after + cell] = cells[before + cell]! - rows[minus + cell]! + rows[plus + cell]!;
    } else {
      for (let cell = 0; cell < width; cell++)
        cells[after + cell] = cells[before + cell]! - rows[minus + cell]! + rows[plus + cell]! - rows[lost + cell]!;
    }
  }
}
