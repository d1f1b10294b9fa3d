import type { Size } from '../../../core/grid.ts';
import type { LevelWish } from '../../../core/making.ts';
import type { Dice } from '../../../core/random.ts';
import type { Climb, Patience } from './climbing.ts';
import { THEMES } from './themes.ts';

/** What is tried for a grade: boxes, and the scores that come to about that grade. Counted from grade 1 on. */
const GRADES: readonly { readonly boxes: readonly number[]; readonly most: number }[] = [
  { boxes: [2], most: 130 },
  { boxes: [2], most: 160 },
  { boxes: [2, 3], most: 225 },
  { boxes: [3], most: 315 },
  { boxes: [3, 4], most: 420 },
  { boxes: [4], most: 560 },
  { boxes: [4, 4, 5], most: 750 },
  { boxes: [5, 6], most: 950 },
  { boxes: [6], most: 1300 },
  { boxes: [6], most: Number.POSITIVE_INFINITY },
];

/** Boards for so many boxes, counted from none on. */
const SIZES: readonly Size[] = [
  { width: 6, height: 6 },
  { width: 6, height: 6 },
  { width: 7, height: 7 },
  { width: 8, height: 7 },
  { width: 9, height: 8 },
  { width: 10, height: 9 },
];

const smaller = (one: Size, other: Size): Size => ({
  width: Math.min(one.width, other.width),
  height: Math.min(one.height, other.height),
});

/** From this grade on it takes a longer climb. */
const HARD = 6;
const SHORT: Patience = { sketches: 12, changes: 160, vain: 60 };
const LONG: Patience = { sketches: 12, changes: 300, vain: 100 };

/** No board of the maker is larger. */
const LARGEST: Size = { width: 12, height: 12 };

/** What to climb for, out of what is wished for and chance. Without a grade it is as hard as it gets. */
export const climbFor = (dice: Dice, { size, boxes, grade, theme: name = 'any' }: LevelWish): Climb => {
  const theme = THEMES[name]!;
  const aim = grade === undefined ? undefined : GRADES[grade - 1];
  const counts = aim?.boxes ?? theme.boxes;
  const count = boxes ?? counts[dice.roll(counts.length)]!;
  return {
    theme,
    frame: { boxes: count, size: size ? smaller(size, LARGEST) : SIZES[Math.min(count, SIZES.length - 1)]! },
    taste: { least: 0, most: aim?.most ?? Number.POSITIVE_INFINITY },
    patience: (grade ?? 0) >= HARD ? LONG : SHORT,
  };
};
