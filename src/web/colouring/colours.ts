import type { Cell } from '../../core/grid.ts';
import type { Proof } from '../../core/mind.ts';
import type { ColouredMove } from '../../play/colouring/shown.ts';

/** What is drawn of a proof: a shape of its own for each, so that nobody needs colours to tell them apart. */
export type Verdict = 'win' | 'loss' | 'unknown';

/** A mark on a cell. */
export interface Plate {
  readonly cell: Cell;
  readonly verdict: Verdict;
  /** Moves that whoever wins has to make, where that is known. */
  readonly moves: number | undefined;
}

const verdictOf = (proof: Proof | undefined): Verdict => {
  if (!proof) return 'unknown';
  return proof.wins ? 'win' : 'loss';
};

const movesOf = ({ plies, wins }: Proof): number | undefined =>
  plies === undefined ? undefined : Math.floor((wins ? plies + 1 : plies) / 2);

const plateOf = (cell: Cell, proof: Proof | undefined): Plate => ({
  cell,
  verdict: verdictOf(proof),
  moves: proof && movesOf(proof),
});

/** The best of what is proven: whoever has one winning move wins; he loses only if all moves lose. */
const bestOf = (moves: readonly ColouredMove[]): Proof | undefined => {
  const proofs = moves.map(({ proof }) => proof);
  const wins = proofs.filter((proof) => proof?.wins);
  const soonest = wins.toSorted((one, other) => (one?.plies ?? 999) - (other?.plies ?? 999))[0];
  if (soonest) return soonest;
  if (proofs.includes(undefined)) return undefined;
  return proofs.toSorted((one, other) => (other?.plies ?? 999) - (one?.plies ?? 999))[0];
};

/** Where the chosen piece can go; where nothing is chosen, each piece by the best that it can do; where nothing has to be, all cells. */
export const platesOf = (moves: readonly ColouredMove[], selected: Cell | undefined): readonly Plate[] => {
  const own = moves.filter(({ from }) => from === selected);
  if (own.length > 0) return own.map(({ to, proof }) => plateOf(to, proof));
  const pieces = [...new Set(moves.flatMap(({ from }) => from ?? []))];
  return pieces.map((cell) => plateOf(cell, bestOf(moves.filter(({ from }) => from === cell))));
};
