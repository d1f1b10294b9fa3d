import type { Board } from './board.ts';

/** The column of the lowest bit. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** How many bits are set. */
export const countOf = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Writes down every move of whoever is to move, those of the dolls that are furthest on first, and tells how many. */
export const listMoves = ({ size, rows, own, geometry: { full } }: Board, into: Int32Array): number => {
  let count = 0;
  for (let row = size - 2; row >= 0; row--) {
    const dolls = rows[own + row]!;
    if (dolls === 0) continue;
    const ahead = rows[own + row + 1]!;
    const first = row * size * 3;
    // Diagonally onto whatever is not one's own; straight onto nothing.
    const left = dolls & ~(ahead << 1) & ~1;
    const right = dolls & ~(ahead >>> 1) & (full >>> 1);
    const straight = dolls & ~(ahead | rows[own + size + row + 1]!);
    for (let dolls = left; dolls !== 0; dolls &= dolls - 1) into[count++] = first + 3 * lowest(dolls);
    for (let dolls = right; dolls !== 0; dolls &= dolls - 1) into[count++] = first + 3 * lowest(dolls) + 2;
    for (let dolls = straight; dolls !== 0; dolls &= dolls - 1) into[count++] = first + 3 * lowest(dolls) + 1;
  }
  return count;
};

/** The doll of the others that is a step from one's home row. */
export const threatOf = ({ size, rows, own }: Board): number => rows[own + size + 1]!;

/** Writes down what takes that one doll: nothing else keeps one from losing. */
export const listTakers = (board: Board, into: Int32Array): number => {
  const { rows, own, geometry } = board;
  const to = lowest(threatOf(board));
  const takers = rows[own]! & ((1 << (to + 1)) | ((1 << to) >>> 1)) & geometry.full;
  let count = 0;
  for (let dolls = takers; dolls !== 0; dolls &= dolls - 1) {
    const from = lowest(dolls);
    into[count++] = from * 3 + (to - from + 1);
  }
  return count;
};

/** Writes down every move that takes a doll, those near one's home first. */
export const listTaking = ({ size, rows, own }: Board, into: Int32Array): number => {
  let count = 0;
  for (let row = 0; row < size - 1; row++) {
    const dolls = rows[own + row]!;
    if (dolls === 0) continue;
    const others = rows[own + size + row + 1]!;
    const first = row * size * 3;
    for (let left = dolls & (others << 1); left !== 0; left &= left - 1) into[count++] = first + 3 * lowest(left);
    for (let right = dolls & (others >>> 1); right !== 0; right &= right - 1)
      into[count++] = first + 3 * lowest(right) + 2;
  }
  return count;
};
