import type { Step } from '../../core/game.ts';
import { directionOf, letterOf } from '../../core/letters.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { words } from '../../core/text.ts';
import type { Move } from './rules.ts';

/** The longest line that is read: each of its steps may let everything fall. */
export const MAX_MOVES = 100_000;

/** One letter a step. We write a blank between two letters; whoever leaves it out is understood all the same. */
export const steps = (text: string): Parsed<readonly Step<Move>[]> => {
  const read: Step<Move>[] = [];
  for (const letter of words(text, /\S/gu)) {
    const move = directionOf(letter.text);
    if (!move) return bad(say('"{letter}" is not one of the letters r, l, u and d.', { letter: letter.text }), letter);
    if (read.length === MAX_MOVES) return bad(say('The line has more than {most} moves.', { most: MAX_MOVES }), letter);
    read.push({ ...letter, move });
  }
  return ok(read);
};

export const formatMoves = (line: readonly Move[]): string => line.map(letterOf).join(' ');
