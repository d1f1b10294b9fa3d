import type { AnyGame } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { CommandId } from '../../play/command/command.ts';

/** What a menu has: commands, and lists to choose from. */
export type MenuEntry = CommandId | 'recent' | 'boards' | 'select-bgm';

/** A menu: groups of commands by their ids. What a game has no use for is left out. */
export interface Menu {
  readonly id: string;
  readonly name: Message;
  /** The letter that opens it, with Alt. */
  readonly letter: string;
  readonly groups: readonly (readonly MenuEntry[])[];
}

const MUSIC: readonly MenuEntry[] = ['play-bgm', 'select-bgm'];

const OPTIONS: Menu = {
  id: 'options',
  name: say('Options'),
  letter: 'O',
  groups: [
    ['undo', 'redo', 'restart', 'continue', 'earlier'],
    ['previous', 'next', 'first', 'final', 'unsolved', 'select'],
    MUSIC,
    ['settings'],
    ['exit'],
  ],
};

const LEVEL: Menu = {
  id: 'level',
  name: say('Level'),
  letter: 'L',
  groups: [
    ['load-pack', 'recent', 'close-pack'],
    ['about-level', 'results', 'save-result'],
    ['solution', 'sequence', 'rerun', 'moves'],
  ],
};

const BOARDS: Menu = {
  id: 'level',
  name: say('Board'),
  letter: 'B',
  groups: [['boards'], ['rerun', 'moves', 'last-game']],
};

const HELP: Menu = { id: 'help', name: say('Help'), letter: 'H', groups: [['help'], ['about']] };

export const menusOf = ({ seats }: AnyGame): readonly Menu[] => [
  seats === 1
    ? OPTIONS
    : {
        ...OPTIONS,
        groups: [['new-game', 'board-size'], ['undo', 'redo', 'continue', 'earlier'], MUSIC, ['settings'], ['exit']],
      },
  seats === 1 ? LEVEL : BOARDS,
  HELP,
];

type Tools = readonly (readonly CommandId[])[];

const PUZZLE_TOOLS: Tools = [
  ['undo', 'redo', 'restart'],
  ['previous', 'next', 'select', 'first', 'final'],
  ['results', 'solution'],
  ['exit'],
];

const SEQUENCE_TOOLS: Tools = PUZZLE_TOOLS.map((group) =>
  group.includes('solution') ? [...group, 'sequence'] : group,
);

const GAME_TOOLS: Tools = [['undo', 'redo'], ['new-game', 'board-size'], ['moves'], ['exit']];

/** The buttons of the tool bar, in groups. */
export const toolsOf = ({ seats, forgiving }: AnyGame): Tools => {
  if (seats === 2) return GAME_TOOLS;
  // Where a sequence may hold steps that lead nowhere, people try things out by writing them.
  return forgiving ? SEQUENCE_TOOLS : PUZZLE_TOOLS;
};

/** Those that have their names on them: whoever plays there needs them, and no picture tells what they are. */
export const labelledTools = ({ forgiving }: AnyGame): readonly CommandId[] =>
  forgiving ? ['restart', 'sequence'] : [];
