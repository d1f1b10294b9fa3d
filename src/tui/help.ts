import about from '../../package.json' with { type: 'json' };
import { type Message, say } from '../core/parsed.ts';
import { columnsOf } from '../node/columns.ts';
import type { Command } from '../play/command/commands.ts';
import type { Keymap } from '../play/command/keymap.ts';
import type { Translator } from '../play/words/language.ts';
import { BOLD, type Line } from './dialogs/box.ts';
import { keyText } from './status.ts';

/** What the help says about each game, by its id. */
const HELP: Readonly<Record<string, readonly Message[]>> = {
  sokoban: [
    say('Push every box onto a goal. Boxes can be pushed, one at a time, and never pulled.'),
    say('Where the mouse works: click a cell to walk there; click a box, then the place it is to be pushed to.'),
  ],
  vexed: [
    say(
      'Boxes of one colour vanish when two or more of them touch. Make all of them vanish; a last one alone is lost.',
    ),
  ],
  breakthrough: [
    say('Bring one of your dolls to the far side, or take all of the other player’s.'),
    say(
      'Point with the arrow keys and press Space for the doll and again for where it goes, or press Enter and type: {example}.',
      {
        example: 'a2-a3',
      },
    ),
  ],
  tictactoe: [
    say('Three in a row win. Point with the arrow keys and press Space, or press Enter and type: {example}.', {
      example: 'b2',
    }),
  ],
};

/** How a game is played. */
export const rulesLines = (game: string, spoken: Translator): readonly Line[] =>
  (HELP[game] ?? []).map((message) => ({ text: spoken(message) }));

/** Commands as a list shows them: the keys, if there are any, and the name. */
export const commandRows = (
  commands: readonly Command[],
  { keys }: Keymap,
  { spoken, isWide }: { readonly spoken: Translator; readonly isWide: boolean },
): readonly string[] => {
  const keysOf = ({ id }: Command): string => (keys[id] ?? []).map((key) => keyText(key, isWide)).join('  ');
  const width = Math.max(...commands.map((command) => columnsOf(keysOf(command))));
  return commands.map((command) => {
    const shown = keysOf(command);
    return `${shown}${' '.repeat(width - columnsOf(shown) + 2)}${spoken(command.name)}`;
  });
};

/** Whose work all of it is. */
export const aboutLines = (spoken: Translator): readonly Line[] => [
  {
    text: spoken(say('Kura {version}: Sokoban, Sokoban Vexed and Breakthrough.', { version: about.version })),
    style: BOLD,
  },
  { text: spoken(say('By the Kura authors. Free under the MIT licence.')) },
  { text: '' },
  ...[
    say('Sokoban was invented by Hiroyuki Imabayashi in 1981 and published by Thinking Rabbit.'),
    say('Sokoban Vexed adds gravity, ladders and boxes that vanish by colour, as in the falling-block puzzle Vexed.'),
    say('Breakthrough was invented by Dan Troyka in 2000.'),
    say('The Sokoban with menus and music that Kura began with: Copyright © Retro Games 2018.'),
    say('All levels, pictures and texts were made for Kura.'),
  ].map((message) => ({ text: spoken(message) })),
];
