import type { Board } from '../engine/board.ts';

/** Whether whoever is to move wins with this move: he arrives, or takes the last doll. */
export const winsAtOnce = ({ size, rows, own, dolls, turn }: Board): boolean => {
  if (rows[own + size - 2] !== 0) return true;
  if (dolls[turn ^ 1] !== 1) return false;
  for (let row = 0; row < size - 1; row++) {
    const mine = rows[own + row]!;
    if ((((mine << 1) | (mine >>> 1)) & rows[own + size + row + 1]!) !== 0) return true;
  }
  return false;
};

/**
 * How many moves of his own somebody needs at the least: a doll goes a row with every move, and takes one doll at the most. It is
 * no race rule: nothing is said of what the other does meanwhile.
 */
export const fewestMoves = ({ size, rows, own, dolls, turn }: Board, who: 'own' | 'other'): number => {
  const others = dolls[who === 'own' ? turn ^ 1 : turn]!;
  const first = who === 'own' ? own : own + size;
  for (let steps = 1; steps < others; steps++) {
    const row = who === 'own' ? size - 1 - steps : steps;
    if (row >= 0 && row < size && rows[first + row] !== 0) return steps;
  }
  return others;
};
