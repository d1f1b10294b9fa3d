import type { GameHelp, Scene } from '../../core/help.ts';
import { say } from '../../core/parsed.ts';

const rows = (...drawn: readonly string[]): string => [`${drawn[0]!.length} ${drawn.length}`, ...drawn].join('\n');

/** Every rule once, in the order in which a new player meets them. */
const scenes: readonly Scene[] = [
  {
    board: rows('#######', '#Pr   #', '#######'),
    moves: 'r',
    tells: say(
      'He pushes one box to the left or to the right, if it stands on a rock or on a box and nothing is behind it. Never two at once, never up or down.',
    ),
  },
  {
    board: rows('######', '#Pr  #', '###  #', '###  #', '######'),
    moves: 'r',
    tells: say(
      'Gravity: a box falls until a rock, a box or his head is below it. He falls too where he stands on nothing, and neither that nor a box ever hurts him.',
    ),
  },
  {
    board: rows('#######', '#   b #', '#Pr r #', '#######'),
    moves: 'r',
    tells: say(
      'Boxes of one colour vanish when two or more of them touch, side by side or one above the other: all at once, as soon as nothing falls. Then what stood on them falls, and may meet others.',
    ),
  },
  {
    board: rows('#####', '#   #', '# Hb#', '#PH##', '#####'),
    moves: 'r u u',
    tells: say(
      'Ladders: he climbs up and down on them, and stands on their top. They hold him wherever he is on them.',
    ),
  },
  {
    board: rows('#####', '#Pr #', '###H#', '###H#', '#####'),
    moves: 'r',
    tells: say('A ladder holds no box: it falls through, down to the lowest rung, and can still be pushed there.'),
  },
  {
    board: rows('######', '# b  #', '#Pr  #', '######'),
    moves: 'r',
    tells: say('Stacks: when he pushes out the lowest box, what stood on it comes to rest on his head.'),
  },
  {
    board: rows('######', '# b  #', '# P  #', '######'),
    moves: 'r',
    tells: say('What is on his head is not carried along: when he walks away it falls behind him.'),
  },
  {
    board: rows('#####', '# b #', '# P #', '##H##', '##H##', '#####'),
    moves: 'd d',
    tells: say('Down a ladder it follows him, on his head. Up he cannot climb with a box on his head.'),
  },
];

export const help: GameHelp = {
  rules: [
    say(
      'Make all boxes vanish. The last box of its colour can never vanish: when only one is left, the level can no longer be won, and you take moves back (U) or begin again (R).',
    ),
    say(
      'The arrow keys move the worker. Keys that you press while something falls are kept, and played when all is at rest; Esc drops them.',
    ),
  ],
  scenes,
  origin: [
    say('Sokoban Vexed adds gravity, ladders and boxes that vanish by colour, as in the falling-block puzzle Vexed.'),
  ],
  files: say('maps of Vexed together with their solutions'),
};
