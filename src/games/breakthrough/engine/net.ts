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

/** What 1 is in a hidden cell, in a weight of its output, and in the sum. Whole numbers are faster, and the same on every machine. */
const [ONE, OUT] = [256, 128];
const SUM = 1 << 17;

/** A hidden cell counts from 0 to 1, squared: all of it times a weight of the output is in parts of the sum. */
const LESS = Math.log2((ONE * ONE * OUT) / SUM);

const whole = (numbers: Float32Array, unit: number): Int32Array =>
  Int32Array.from(numbers, (number) => Math.round(number * unit));

const lit = (cell: number): number => {
  const within = cell < 0 ? 0 : cell > ONE ? ONE : cell;
  return Math.imul(within, within) >> LESS;
};

/**
 * Says how good a position is for whoever is to move: hundredths of the logarithm of his odds. The hidden cells of both views
 * are kept for every ply of the line, and worked out only when somebody asks: each from the ply before, by what its move has
 * changed.
 */
export class Net {
  readonly #hidden: number;
  /** `cells[(ply * 2 + view) * width + cell]`, the last cell being the sum of what features are worth by themselves. */
  readonly #cells: Int32Array;
  /** Weights of each feature, the plain one behind the others. */
  readonly #rows: Int32Array;
  readonly #bias: Int32Array;
  readonly #output: Int32Array;
  readonly #tempo: number;
  readonly #width: number;
  /** The ply that was worked out from the dolls; nothing is known of those before it. */
  #begun = 0;

  constructor({ size, hidden, input, plain, bias, output, tempo }: Weights) {
    const width = hidden + 1;
    this.#hidden = hidden;
    this.#width = width;
    this.#cells = new Int32Array((4 * size ** 2 + 1) * 2 * width);
    this.#rows = new Int32Array(plain.length * width);
    for (let feature = 0; feature < plain.length; feature++) {
      this.#rows.set(whole(input.subarray(feature * hidden, (feature + 1) * hidden), ONE), feature * width);
      this.#rows[feature * width + hidden] = Math.round(plain[feature]! * SUM);
    }
    this.#bias = whole(bias, ONE);
    this.#output = whole(output, OUT);
    this.#tempo = Math.round(tempo * SUM);
  }

  /** Of a board that no other net is asked about. */
  judge(board: Board): number {
    if (board.steady < this.#begun) this.#begin(board);
    while (board.steady < board.ply) this.#follow(board, board.steady++);
    return Math.round((this.#sum(board) * 100) / SUM);
  }

  #sum({ ply, turn }: Board): number {
    const hidden = this.#hidden;
    const cells = this.#cells;
    const output = this.#output;
    const own = (ply * 2 + turn) * this.#width;
    const other = (ply * 2 + (turn ^ 1)) * this.#width;
    let sum = this.#tempo + cells[own + hidden]!;
    for (let cell = 0; cell < hidden; cell++) {
      const mine = Math.imul(output[cell]!, lit(cells[own + cell]!));
      const theirs = Math.imul(output[hidden + cell]!, lit(cells[other + cell]!));
      sum = (sum + mine + theirs) | 0;
    }
    return sum;
  }

  /** From the dolls as they stand: the line before this is forgotten. */
  #begin(board: Board): void {
    const { size, ply } = board;
    for (const view of [0, 1]) {
      const start = (ply * 2 + view) * this.#width;
      this.#cells.set(this.#bias, start);
      this.#cells[start + this.#hidden] = 0;
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
        cells[after + cell] = (cells[before + cell]! - rows[minus + cell]! + rows[plus + cell]!) | 0;
    } else {
      for (let cell = 0; cell < width; cell++)
        cells[after + cell] =
          (cells[before + cell]! - rows[minus + cell]! + rows[plus + cell]! - rows[lost + cell]!) | 0;
    }
  }
}
