import { type Message, say } from '../../core/parsed.ts';

/** Words one after another, in a sentence: `Sokoban, Sokoban Vexed and Breakthrough`. */
export const listed = (words: readonly Message[]): Message => {
  const [one, other, ...more] = words;
  if (!one || !other) return one ?? { text: '' };
  if (more.length === 0) return say('{one} and {other}', { one, other });
  return say('{one}, {rest}', { one, rest: listed([other, ...more]) });
};
