import type { Step } from '../../core/game.ts';
import { directionOf, letterOf } from '../../core/letters.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { words } from '../../core/text.ts';
import type { Move } from './rules.ts';

/** One letter a step. We write a blank between two letters; whoever leaves it out is understood all the same. */
export const steps = (text: string): Parsed<readonly Step<Move>[]> => {
  const read: Step<Move>[] = [];
  for (const letter of words(text, /\S/gu)) {
    const move = directionOf(letter.text);
    if (!move) return bad(say('"{letter}" is not one of the letters r, l, u and d.', { letter: letter.text }), letter);
    read.push({ ...letter, move });
  }
  return ok(read);
};

export const formatMoves = (line: readonly Move[]): string => line.map(letterOf).join(' ');
