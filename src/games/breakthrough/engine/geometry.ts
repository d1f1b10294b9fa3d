/** What every board of a size shares. A move is one number: its cell, row by row in the view of whoever moves up, and a side. */
export interface Geometry {
  readonly size: number;
  /** All columns of a row. */
  readonly full: number;
  /** How many numbers moves have. */
  readonly moves: number;
  /** By move: the row it leaves, the column it leaves and the column it enters. */
  readonly row: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** To the left, straight ahead, to the right. */
const SIDES = 3;

/** The number of a move that enters a column of the next row. */
export const moveOf = (size: number, row: number, from: number, to: number): number =>
  (row * size + from) * SIDES + (to - from + 1);

const built = new Map<number, Geometry>();

const build = (size: number): Geometry => {
  const moves = size * size * SIDES;
  const cells = Int32Array.from({ length: moves }, (_, move) => Math.floor(move / SIDES));
  return {
    size,
    full: (1 << size) - 1,
    moves,
    row: cells.map((cell) => Math.floor(cell / size)),
    from: cells.map((cell) => cell % size),
    to: cells.map((cell, move) => (cell % size) + (move % SIDES) - 1),
  };
};

export const geometryOf = (size: number): Geometry => {
  const known = built.get(size);
  if (known) return known;
  const geometry = build(size);
  built.set(size, geometry);
  return geometry;
};
