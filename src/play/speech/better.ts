import { type Message, say } from '../../core/parsed.ts';

/** What there was before, and the least there can be, as far as that is known. */
export interface Marks {
  readonly best: number | undefined;
  readonly fewest: number | undefined;
}

/** How a number stands against the fewest there can be, or else against the best one of before. */
export const betterMessage = (amount: number, { best, fewest }: Marks): Message | undefined => {
  if (fewest !== undefined && amount <= fewest) return say('the fewest possible');
  if (best === undefined) return undefined;
  if (amount < best) return say('{fewer} fewer than before', { fewer: best - amount });
  return amount === best ? say('as few as your best') : say('{more} more than your best', { more: amount - best });
};

/** How few it could be, for those who have more. */
export const fewestMessage = (amount: number, { fewest }: Marks): Message | undefined =>
  fewest !== undefined && amount > fewest ? say('fewest {fewest}', { fewest }) : undefined;
