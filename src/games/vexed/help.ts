import type { GameHelp } from '../../core/help.ts';
import { say } from '../../core/parsed.ts';

export const help: GameHelp = {
  rules: [
    say(
      'Boxes of one colour vanish when two or more of them touch. Make all of them vanish; a last one alone is lost.',
    ),
    say(
      'The arrow keys move the tiny man; on ladders he climbs. What has nothing below it falls, and nothing can be done until it has landed.',
    ),
  ],
  origin: [
    say('Sokoban Vexed adds gravity, ladders and boxes that vanish by colour, as in the falling-block puzzle Vexed.'),
  ],
  files: say('maps of Vexed together with their solutions'),
};
