import { type Cell, column, row, type Size } from '../../core/grid.ts';
import type { Choice } from '../../core/snapshot.ts';

/** An arrow from cell to cell, or a ring where something is put; the strongest is 0. */
export interface Arrow {
  readonly move: string;
  readonly rank: number;
  readonly d: string;
}

/** Half the width of the shaft and of the head, by rank, in cells. */
const WIDTHS = [
  [0.1, 0.24],
  [0.065, 0.18],
  [0.045, 0.15],
] as const;

/** How far from the middle of a cell an arrow begins and ends, and how long its head is. */
const [BEGIN, END, HEAD] = [0.26, 0.14, 0.3];

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

const ringAt = (cell: Cell, size: Size, rank: number): string => {
  const radius = 0.4 - rank * 0.06;
  const [x, y] = [column(cell, size) + 0.5, row(cell, size) + 0.5];
  const arc = `a${round(radius)} ${round(radius)} 0 1 0`;
  const inner = `a${round(radius - 0.07)} ${round(radius - 0.07)} 0 1 1`;
  return [
    `M${round(x - radius)} ${round(y)}${arc} ${round(2 * radius)} 0${arc} ${round(-2 * radius)} 0z`,
    `M${round(x - radius + 0.07)} ${round(y)}${inner} ${round(2 * radius - 0.14)} 0${inner} ${round(0.14 - 2 * radius)} 0z`,
  ].join('');
};

/** The outline of an arrow between the middles of two cells. */
export const arrowPath = (from: Cell | undefined, to: Cell, size: Size, rank: number): string => {
  if (from === undefined) return ringAt(to, size, rank);
  const [shaft, head] = WIDTHS[Math.min(rank, WIDTHS.length - 1)]!;
  const [x, y] = [column(from, size) + 0.5, row(from, size) + 0.5];
  const [across, down] = [column(to, size) - column(from, size), row(to, size) - row(from, size)];
  const length = Math.hypot(across, down);
  const [ux, uy] = [across / length, down / length];
  /** So far along the way, so far aside. */
  const point = (along: number, aside: number): string =>
    `${round(x + ux * along - uy * aside)} ${round(y + uy * along + ux * aside)}`;
  const [neck, tip] = [length - END - HEAD, length - END];
  const outline = [
    point(BEGIN, -shaft),
    point(neck, -shaft),
    point(neck, -head),
    point(tip, 0),
    point(neck, head),
    point(neck, shaft),
    point(BEGIN, shaft),
  ];
  return `M${outline.join('L')}z`;
};

/** An arrow for each move that can be played, the first one strongest. All cells are those that are seen. */
export const arrowsOf = (moves: readonly string[], choices: readonly Choice[], size: Size): readonly Arrow[] =>
  moves.flatMap((move, rank) => {
    const choice = choices.find(({ text }) => text === move);
    return choice ? [{ move, rank, d: arrowPath(choice.from, choice.to, size, rank) }] : [];
  });
