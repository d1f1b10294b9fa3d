import { type Message, say } from '../core/parsed.ts';
import { columnsOf } from '../node/columns.ts';
import type { Command } from '../play/commands.ts';
import type { Keymap } from '../play/keymap.ts';
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

/** How to play, and every command with its keys. */
export const helpLines = (
  game: string,
  commands: readonly Command[],
  { keys }: Keymap,
  { spoken, isWide }: { readonly spoken: Translator; readonly isWide: boolean },
): readonly Line[] => {
  const rows = commands
    .filter(({ id }) => (keys[id] ?? []).length > 0)
    .map(({ id, name }) => ({ keys: keys[id]!.map((key) => keyText(key, isWide)).join('  '), name: spoken(name) }));
  const width = Math.max(...rows.map((row) => columnsOf(row.keys)));
  return [
    ...(HELP[game] ?? []).map((message) => ({ text: spoken(message) })),
    { text: '' },
    { text: spoken(say('Keys')), style: BOLD },
    ...rows.map((row) => ({
      text: `${row.keys}${' '.repeat(width - columnsOf(row.keys) + 2)}${row.name}`,
      isRow: true as const,
    })),
  ];
};
