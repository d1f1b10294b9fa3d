import type { Figures } from '../grade/figures.ts';
import type { State } from '../position.ts';
import { cliffs, type Style, shafts, shelves, storeys } from './styles.ts';

/** An idea that maps have in common. */
export interface Theme {
  readonly styles: readonly Style[];
  /** What a map is worth more, for having the idea. */
  bonus(state: State, figures: Figures): number;
  /** Whether a map has it at all. */
  fits(state: State, figures: Figures): boolean;
}

const ladderCount = ({ shaft: { ladders, width } }: State): number =>
  ladders.filter((rung, cell) => rung && !ladders[cell + width]).length;

/** Whatever comes. */
export const ANY: Theme = { styles: [cliffs, shelves, storeys, shafts], bonus: () => 0, fits: () => true };

/** By the names that a wish may have. */
export const THEMES: Readonly<Record<string, Theme>> = {
  /** Over the edge is for ever. */
  cliffs: {
    styles: [cliffs, shelves],
    bonus: (_, { falls }) => 4 * falls,
    fits: (state, { falls }) => falls > 1 && ladderCount(state) < 2,
  },
  /** Up, down and through the rock. */
  ladders: {
    styles: [storeys, shafts],
    bonus: (state) => 12 * Math.min(ladderCount(state), 3),
    fits: (state) => ladderCount(state) > 1,
  },
  /** One vanishing sets off another. */
  chains: {
    styles: [cliffs, shelves, storeys, shafts],
    bonus: (_, { chains }) => 20 * Math.min(chains, 3),
    fits: (_, { chains }) => chains > 0,
  },
};
