import type { Kind } from './facts.ts';
import type { Found } from './find.ts';

const HARDEST = 10;

/** How much harder a kind is to find: what gives something away is thought of last, what takes or threatens first. */
const KIND: Readonly<Record<Kind, number>> = {
  sacrifice: 1.4,
  zugzwang: 1.4,
  quiet: 1.2,
  threat: 0.4,
  defence: 0.2,
  taking: 0,
};

/**
 * How hard a puzzle is for people, by what can be counted: how long it takes, how far ahead a program has to look before it wants the
 * move, what the move is like, how many others there are and how many of them take something.
 */
export const pointsOf = ({ within, depth, kind, choices, temptations }: Found): number =>
  (within - 3) * 0.7 + depth * 0.55 + KIND[kind] + Math.min(choices, 24) * 0.035 + Math.min(temptations, 4) * 0.3;

/** From 1 to 10. */
export const difficultyOf = (found: Found): number => Math.min(HARDEST, Math.max(1, Math.round(pointsOf(found))));
