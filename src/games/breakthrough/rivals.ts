import type { Rival } from '../../core/mind.ts';
import { say } from '../../core/parsed.ts';

/** A rival, and what makes him as good as he is: measured by `npm run bench -- rivals`. */
export interface Level extends Rival {
  /** At how many positions he looks. */
  readonly nodes: number;
  /**
   * How far below the best a move may be, in hundredths of the logarithm of the odds, that he plays about a third as often. At 0 he
   * always plays what he holds for the best.
   */
  readonly whim: number;
}

/** The easiest first. They are of the house: children, animals, people and dolls of a storehouse. */
export const rivals: readonly Level[] = [
  {
    name: say('Mame the Bean'),
    introduction: say('Five years old, and every doll wants to see the other side at once.'),
    ms: 500,
    nodes: 40,
    whim: 220,
  },
  {
    name: say('Nezumi the Mouse'),
    introduction: say('Nibbles at whatever lies within reach, and scurries off without looking back.'),
    ms: 500,
    nodes: 150,
    whim: 85,
  },
  {
    name: say('Kokeshi'),
    introduction: say('Has watched the game from the top shelf for years, and now wants to play herself.'),
    ms: 500,
    nodes: 400,
    whim: 70,
  },
  {
    name: say('Tanuki the Rascal'),
    introduction: say('Full of tricks, and puzzled when one of them does not work.'),
    ms: 800,
    nodes: 1500,
    whim: 45,
  },
  {
    name: say('Neko, the Storehouse Cat'),
    introduction: say('Sits, blinks, and pounces on the doll that you forgot.'),
    ms: 1000,
    nodes: 5000,
    whim: 34,
  },
  {
    name: say('Bantō, the Head Clerk'),
    introduction: say('Counts every step twice, and has never lent anybody a doll.'),
    ms: 1500,
    nodes: 14_000,
    whim: 20,
  },
  {
    name: say('Daruma'),
    introduction: say('Seven times down, eight times up: nobody has seen him stay on his back.'),
    ms: 2000,
    nodes: 60_000,
    whim: 0,
  },
  {
    name: say('The Master of the House'),
    introduction: say('Built the storehouse, carved the dolls, and knows how the game ends.'),
    ms: 3000,
    nodes: 600_000,
    whim: 0,
  },
];
