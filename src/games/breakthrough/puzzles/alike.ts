import type { Move, State } from '../rules.ts';

/** The board from the end of whoever is to move, as it is and mirrored. */
const bothWays = ({ size, cells, turn }: State): readonly string[] => {
  const seen = turn === 0 ? cells : cells.toReversed();
  const letters = seen.map((seat) => (seat === undefined ? '.' : seat === turn ? 'P' : 'p'));
  const rows = Array.from({ length: size }, (_, row) => letters.slice(row * size, (row + 1) * size));
  return [rows, rows.map((row) => row.toReversed())].map((one) => one.flat().join(''));
};

/** The same for a board and its mirror image, whoever is to move. */
export const identityOf = (state: State): string => bothWays(state).toSorted()[0]!;

/** On how many cells two boards differ, however they are turned. */
const difference = (one: State, other: State): number => {
  if (one.size !== other.size) return Number.POSITIVE_INFINITY;
  const board = identityOf(one);
  const counts = bothWays(other).map((letters) => [...letters].filter((letter, cell) => letter !== board[cell]).length);
  return Math.min(...counts);
};

/** A line as a shape: every move by how far from the first cell it goes, so that it is the same a column or a row further on. */
export const shapeOf = (begin: State, line: readonly Move[]): string => {
  const { file, rank } = line[0]!.from;
  const way = begin.turn === 0 ? 1 : -1;
  const across = (mirror: number): string =>
    line
      .map(({ from, to }) =>
        [from, to].map((square) => `${(square.file - file) * way * mirror},${(square.rank - rank) * way}`),
      )
      .join(' ');
  return [across(1), across(-1)].toSorted()[0]!;
};

/** Boards that differ on so many cells are hardly another puzzle. */
const FEW = 6;

export interface Drawn {
  readonly state: State;
  readonly line: readonly Move[];
}

/** Whether two puzzles are much the same. */
export const areAlike = (one: Drawn, other: Drawn): boolean =>
  one.state.size === other.state.size &&
  (difference(one.state, other.state) <= FEW || shapeOf(one.state, one.line) === shapeOf(other.state, other.line));
