/** How far from a line one looks: to how many of its nearest places a box is moved, each of two boxes, and how many positions at once. */
export interface Stage {
  readonly one: number;
  readonly two: number;
  readonly positions: number;
}

/** More places than any box can go to. */
const ALL = 2 ** 14;

/** The first is what the line itself has: loops go, and walks become the shortest. */
export const STAGES: readonly Stage[] = [
  { one: 0, two: 0, positions: 1e7 },
  { one: 10, two: 0, positions: 3e6 },
  { one: ALL, two: 0, positions: 1e7 },
  { one: 6, two: 6, positions: 1e7 },
  { one: 12, two: 12, positions: 2e7 },
  { one: ALL, two: ALL, positions: 4e7 },
];
