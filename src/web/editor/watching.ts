import type { Opened } from '../../play/packs/opened.ts';
import { levelHash } from '../../results/levelHash.ts';
import { awaitShown } from '../desk/awaited.ts';

/** Lets the solution that came with a level be shown as soon as somebody sits at it. */
export const watchSolution = ({ game, pack }: Opened, number: number): void => {
  const level = pack.levels[number - 1];
  const moves = level?.lines[0]?.moves;
  if (level && moves !== undefined) awaitShown(levelHash(game, level) ?? '', moves);
};
