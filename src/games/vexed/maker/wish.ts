import type { Size } from '../../../core/grid.ts';
import type { Grade, LevelWish, MakingLimits } from '../../../core/making.ts';
import { ANY, THEMES, type Theme } from './themes.ts';

/** A wish with everything in it that nobody has said. */
export interface Brief {
  readonly size: Size;
  /** At the least, and at the most. */
  readonly boxes: readonly [number, number];
  readonly grade: Grade;
  readonly theme: Theme;
}

/** Columns, rows and boxes that fit a grade, from 1 to 10. */
const FITTING: readonly (readonly [number, number, number])[] = [
  [8, 6, 4],
  [9, 7, 4],
  [9, 7, 4],
  [10, 8, 5],
  [10, 8, 6],
  [11, 9, 6],
  [11, 9, 7],
  [12, 10, 8],
  [12, 10, 9],
  [13, 11, 10],
];

/** Smaller boards have no room for strokes. With fewer than four boxes greed always wins; more than that nobody sees through. */
export const LIMITS: MakingLimits = { size: { width: 7, height: 6 }, boxes: [4, 16] };

/** Larger boards are no puzzles. */
const LARGEST: Size = { width: 20, height: 16 };

const USUAL_BOXES = 6;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** What a map is like that nobody has wished otherwise: as hard as one of so many boxes usually is. */
const usualGrade = (boxes = USUAL_BOXES): Grade => {
  const index = FITTING.findIndex(([, , fitting]) => fitting >= boxes);
  return index < 0 ? FITTING.length : index + 1;
};

/** Undefined for a theme that there is not. */
export const briefOf = ({ boxes, grade = usualGrade(boxes), size, theme }: LevelWish): Brief | undefined => {
  if (theme !== undefined && !Object.hasOwn(THEMES, theme)) return undefined;
  const asked = within(grade, 1, FITTING.length);
  const [width, height, fitting] = FITTING[asked - 1]!;
  const [fewest, most] = LIMITS.boxes;
  const count = boxes === undefined ? undefined : within(boxes, fewest, most);
  return {
    grade: asked,
    size: {
      width: within(size?.width ?? width, LIMITS.size.width, LARGEST.width),
      height: within(size?.height ?? height, LIMITS.size.height, LARGEST.height),
    },
    boxes: [count ?? fewest, count ?? fitting],
    theme: theme === undefined ? ANY : THEMES[theme]!,
  };
};
