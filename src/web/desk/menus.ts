import type { AnyGame } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Command, CommandId } from '../../play/command/command.ts';
import { commandNamed } from '../../play/command/commands.ts';

/** What a menu has: commands, and lists to choose from. */
export type MenuEntry = CommandId | 'recent' | 'boards' | 'tasks' | 'select-bgm';

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
    ['undo', 'redo', 'restart', 'hint', 'play-on'],
    ['continue', 'earlier', 'saved-games'],
    ['previous', 'next', 'first', 'final', 'unsolved', 'select'],
    MUSIC,
    ['settings', 'exit'],
  ],
};

const LEVEL: Menu = {
  id: 'level',
  name: say('Level'),
  letter: 'L',
  groups: [
    ['load-pack', 'recent', 'close-pack'],
    ['about-level', 'results', 'save-result'],
    ['solvable', 'undo-to-solvable', 'solve', 'fewer-moves', 'fewer-pushes', 'show-fewer-moves', 'show-fewer-pushes'],
    ['solution', 'sequence', 'moves', 'rerun'],
    ['undo-step', 'undo-push'],
    ['draw-level', 'change-level'],
    ['share', 'print'],
    ['larger', 'smaller', 'whole-board', 'turn-board', 'mirror-board'],
  ],
};

const BOARDS: Menu = {
  id: 'level',
  name: say('Board'),
  letter: 'B',
  groups: [
    ['boards'],
    ['analysis', 'analyse-game', 'races'],
    ['tasks', 'load-pack', 'recent', 'close-pack'],
    ['rerun', 'moves', 'last-game'],
    ['draw-level', 'change-level'],
    ['colour-moves', 'share'],
    ['other-side', 'larger', 'smaller', 'whole-board'],
  ],
};

const HELP: Menu = {
  id: 'help',
  name: say('Help'),
  letter: 'H',
  groups: [['help'], ['about']],
};

export const menusOf = ({ seats }: AnyGame): readonly Menu[] => [
  seats === 1
    ? OPTIONS
    : {
        ...OPTIONS,
        groups: [
          ['new-game', 'board-size', 'opponent', 'change-sides', 'by-link'],
          ['undo', 'redo', 'hint', 'play-on', 'resign'],
          ['continue', 'earlier', 'saved-games'],
          MUSIC,
          ['settings', 'exit'],
        ],
      },
  seats === 1 ? LEVEL : BOARDS,
  HELP,
];

/** What stands under the title: the way from level to level, or to another game, and out. */
export const stepsOf = ({ seats }: AnyGame): readonly CommandId[] =>
  seats === 1 ? ['first', 'previous', 'next', 'final', 'exit'] : ['new-game', 'board-size', 'exit'];

const ACTIONS: readonly CommandId[] = ['undo', 'redo', 'select', 'restart', 'hint', 'results', 'solution'];

/** The buttons of whoever plays, the one that is used most first. */
export const actionsOf = ({ seats, forgiving, isTask }: AnyGame): readonly CommandId[] => {
  // On a phone there is no row of steps: what stands there elsewhere is in the dock.
  if (seats === 2) return ['undo', 'redo', 'board-size', 'new-game', 'hint', 'moves', 'resign'];
  if (isTask) return ['undo', 'redo', 'select', 'restart', 'hint', 'moves'];
  // Where a sequence may hold steps that lead nowhere, people try things out by writing them.
  return forgiving ? [...ACTIONS, 'sequence'] : ACTIONS;
};

/** What the document of the game calls otherwise than we do. */
const MENU_NAMES: Readonly<Partial<Record<CommandId, Message>>> = { previous: say('Last level') };

/** What a command is called in a menu. */
export const menuNameOf = ({ id, name }: Pick<Command, 'id' | 'name'>): Message => MENU_NAMES[id] ?? name;

/** A button has little room: a shorter word where there is one. The menu keeps the whole name. */
const LABELS: Readonly<Partial<Record<CommandId, Message>>> = {
  first: say('First'),
  previous: say('Previous'),
  next: say('Next'),
  final: say('Final'),
  select: say('Levels'),
  restart: say('Restart'),
};

/** What stands on the button of a command; a game's own name for it comes before ours. */
export const labelOf = ({ id, name }: Pick<Command, 'id' | 'name'>): Message =>
  name === commandNamed(id).name ? (LABELS[id] ?? name) : name;
