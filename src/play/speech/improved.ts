import { type Message, say } from '../../core/parsed.ts';
import type { Thrift } from '../../core/thrift.ts';
import type { Gain } from '../guide/improved.ts';
import { listed } from './listed.ts';

/** What was saved by a solution that was just made better. */
export const gainMessage = ({ aim, had, has }: Gain): Message => {
  const values = { has, had, saved: had - has };
  return aim === 'moves'
    ? say('{has} moves instead of {had}: {saved} fewer.', values)
    : say('{has} pushes instead of {had}: {saved} fewer.', values);
};

/** That nothing was. */
export const noGainMessage = (aim: Thrift): Message =>
  aim === 'moves' ? say('No way with fewer moves was found.') : say('No way with fewer pushes was found.');

const savedMessage = ({ aim, had, has }: Gain): Message => {
  const saved = had - has;
  if (aim === 'moves') return saved === 1 ? say('1 move fewer') : say('{saved} moves fewer', { saved });
  return saved === 1 ? say('1 push fewer') : say('{saved} pushes fewer', { saved });
};

/** What there is of a level that was made better before. */
export const improvedMessage = (gains: readonly Gain[]): Message | undefined => {
  if (gains.length === 0) return undefined;
  const [one, other] = gains.map(savedMessage);
  const isOne = gains.every(({ improved }) => improved.moves === gains[0]!.improved.moves);
  const saved = isOne || !other ? listed(gains.map(savedMessage)) : say('{one}, or {other}', { one: one!, other });
  return say('Your solution, improved: {saved}.', { saved });
};
