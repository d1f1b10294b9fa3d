import type { Dice } from '../../../core/random.ts';
import { type Box, COLOURS } from '../position.ts';
import { type Plan, paint, standingCells } from './plan.ts';
import type { Brief } from './wish.ts';

/** A place of some style with one pair of boxes on it, to which more will come; undefined if there is no room. */
export const begun = (dice: Dice, { size, theme: { styles } }: Brief): Plan | undefined => {
  const terrain = styles[dice.roll(styles.length)]!(dice, size);
  const free = [...standingCells(paint(terrain))];
  if (free.length < 3) return undefined;
  const take = (): number => free.splice(dice.roll(free.length), 1)[0]!;
  const colour = COLOURS[dice.roll(COLOURS.length)]!;
  const boxes: readonly Box[] = [
    { colour, cell: take() },
    { colour, cell: take() },
  ];
  return { ...terrain, human: take(), boxes };
};
