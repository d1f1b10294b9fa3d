import type { GameHelp } from '../../core/help.ts';
import { say } from '../../core/parsed.ts';

export const help: GameHelp = {
  rules: [
    say('Bring one of your dolls to the far side, or take all of the other player’s.'),
    say('A doll moves one step forward, straight or diagonally, and takes diagonally only.'),
  ],
  page: [
    say(
      'Click a doll, then where it is to go; or point with the arrow keys and press Enter. With a doll chosen, Up is straight on, Left and Right are diagonally forward.',
    ),
  ],
  terminal: [
    say(
      'Point with the arrow keys and press Space for the doll and again for where it goes, or press Enter and type: {example}.',
      { example: 'a2-a3' },
    ),
  ],
  origin: [say('Breakthrough was invented by Dan Troyka in 2000.')],
  files: say('Breakthrough records'),
};
