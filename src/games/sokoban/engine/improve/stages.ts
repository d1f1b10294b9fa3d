import { MOST_CELLS } from '../board/floor.ts';

/** How far from a line one looks: to how many of its nearest places a box is moved, each of two boxes, and how many positions at once. */
export interface Stage {
  readonly one: number;
  readonly two: number;
  readonly positions: number;
}

/** Wherever a box can go. */
const ALL = MOST_CELLS;

/**
 * The first is what the line itself has: loops go, and walks become the shortest. One box that may go anywhere makes journeys change
 * their order. The numbers are those that have saved the most of XSokoban in 10 s: small steps at first save more than large ones.
 */
export const STAGES: readonly Stage[] = [
  { one: 0, two: 0, positions: 1e7 },
  { one: 6, two: 0, positions: 3e6 },
  { one: 20, two: 0, positions: 5e6 },
  { one: ALL, two: 0, positions: 2e7 },
  { one: 5, two: 5, positions: 1e7 },
  { one: 10, two: 10, positions: 2e7 },
  { one: 20, two: 20, positions: 4e7 },
  { one: ALL, two: ALL, positions: 4e7 },
];
