import type { Size } from '../../../core/grid.ts';
import type { Grade, LevelWish } from '../../../core/making.ts';
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

/** Smaller boards than that have no room for strokes, larger ones are no puzzles. */
const [LEAST, MOST] = [
  { width: 7, height: 6 },
  { width: 20, height: 16 },
];

/** With fewer than four greed always wins; more than that nobody sees through. */
const MOST_BOXES = 16;

const USUAL_BOXES = 6;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** What a map is like that nobody has wished otherwise: as hard as one of so many boxes usually is. */
const usualGrade = (boxes = USUAL_BOXES): Grade => {
  const index = FITTING.findIndex(([, , fitting]) => fitting >= boxes);
  return index < 0 ? FITTING.length : index + 1;
};

export const briefOf = ({ boxes, grade = usualGrade(boxes), size, theme = '' }: LevelWish): Brief => {
  const asked = within(grade, 1, FITTING.length);
  const [width, height, fitting] = FITTING[asked - 1]!;
  return {
    grade: asked,
    size: {
      width: within(size?.width ?? width, LEAST.width, MOST.width),
      height: within(size?.height ?? height, LEAST.height, MOST.height),
    },
    boxes: boxes === undefined ? [4, fitting] : [within(boxes, 4, MOST_BOXES), within(boxes, 4, MOST_BOXES)],
    theme: THEMES[theme] ?? ANY,
  };
};
