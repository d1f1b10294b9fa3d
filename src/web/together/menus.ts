import { say } from '../../core/parsed.ts';
import type { CommandId } from '../../play/command/command.ts';
import type { Menu } from '../desk/menus.ts';

/** What stands under the title: the way through what was played, and out. */
export const STEPS: readonly CommandId[] = ['first', 'previous', 'next', 'final', 'exit'];

/** The buttons of whoever plays. */
export const TOOLS: readonly CommandId[] = ['undo', 'resign', 'other-side', 'moves'];

/** All that can be asked for at a match. */
export const menusAt = (): readonly Menu[] => [
  {
    id: 'options',
    name: say('Options'),
    letter: 'O',
    groups: [
      ['undo', 'resign', 'new-game', 'watch-link'],
      ['first', 'previous', 'next', 'final'],
      ['play-bgm', 'select-bgm'],
      ['settings', 'exit'],
    ],
  },
  {
    id: 'level',
    name: say('Board'),
    letter: 'B',
    groups: [['moves'], ['analysis', 'analyse-game', 'races'], ['other-side', 'larger', 'smaller', 'whole-board']],
  },
  { id: 'help', name: say('Help'), letter: 'H', groups: [['help'], ['about']] },
];
