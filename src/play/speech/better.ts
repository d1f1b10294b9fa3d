import { type Message, say } from '../../core/parsed.ts';

/** How a number stands against the best one of before; undefined where there was none. */
export const betterMessage = (amount: number, best: number | undefined): Message | undefined => {
  if (best === undefined) return undefined;
  if (amount < best) return say('{fewer} fewer than before', { fewer: best - amount });
  return amount === best ? say('as few as your best') : say('{more} more than your best', { more: amount - best });
};
