import type { GameHelp } from '../../core/help.ts';
import { say } from '../../core/parsed.ts';

export const help: GameHelp = {
  rules: [
    say('Bring one of your dolls to the far side, or take all of the other player’s.'),
    say('A doll moves one step forward, straight or diagonally, and takes diagonally only.'),
    say(
      'The first player’s dolls stand on ranks 1 and 2, at the top of a board for two, and go down; the second player’s go up. Forward is towards the other side.',
    ),
    say('A doll that was touched has to move, unless the settings say otherwise.'),
  ],
  page: [
    say(
      'Click a doll, then where it is to go; or point with the arrow keys and press Enter. With a doll chosen, the arrow key that points forward goes straight, Left and Right go diagonally forward.',
    ),
    say(
      'Lessons and puzzles are positions to be won within so many moves. A move that lets the win slip is told at once: Undo takes it back, Show why plays what refutes it.',
    ),
    say(
      'Who can be caught, in the menu Board, paints the cells from where the doll that you have chosen, or the foremost of each side, could still be stopped on its way. If nobody stands there it arrives.',
    ),
    say(
      'Colour the moves, in the menu Board, proves of every move what it comes to: a full disc with a tick wins, a hatched diamond with a cross loses, a broken ring is not known yet. The number tells in how many moves.',
    ),
  ],
  terminal: [
    say(
      'Who can be caught tells from where the doll that you have chosen, or the foremost of each side, could still be stopped on its way.',
    ),
    say(
      'Point with the arrow keys and press Space for a doll. Then the arrow key that points forward goes straight, Left and Right go diagonally forward. Or press Enter and type: {example}.',
      { example: 'a2-a3' },
    ),
    say(
      'Lessons and puzzles are positions to be won within so many moves. A move that lets the win slip is told at once: Undo takes it back, Show why plays what refutes it.',
    ),
  ],
  origin: [say('Breakthrough was invented by Dan Troyka in 2000.')],
  files: say('Breakthrough records'),
};
