import { type Message, say } from '../../core/parsed.ts';
import type { Places } from './tables.ts';

/** `3rd` */
export const ordinal = (number: number): Message => {
  const [tens, ones] = [Math.floor(number / 10) % 10, number % 10];
  if (tens !== 1 && ones === 1) return say('{number}st', { number });
  if (tens !== 1 && ones === 2) return say('{number}nd', { number });
  if (tens !== 1 && ones === 3) return say('{number}rd', { number });
  return say('{number}th', { number });
};

/** Where somebody stands among everybody. */
export const placesMessage = ({ moves, pushes, of }: Places): Message => {
  if (of === 1) return say('You are the first here: nobody else has sent a result yet.');
  const place = ordinal(moves);
  if (pushes === undefined || pushes === moves) return say('Your best is {place} of {of} here.', { place, of });
  return say('Your best is {place} of {of} here by moves, {other} by pushes.', { place, of, other: ordinal(pushes) });
};
