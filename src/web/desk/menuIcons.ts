import type { CommandId } from '../../play/command/command.ts';
import { ICONS } from './icons.ts';

/** What stands before the commands of a menu: those of the buttons, and more of their kind. */
export const MENU_ICONS: Readonly<Partial<Record<CommandId, string>>> = {
  ...ICONS,
  continue: 'M5 6v12l9-6zM18 6v12',
  earlier: 'M12 7v5l3.5 2M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9.4M4 5v4.4h4.4',
  'saved-games': 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  unsolved: 'M4 6h8M4 12h6M4 18h4M13 12h7m-3-3 3 3-3 3',
  opponent: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20c0-4 2-6 5-6s5 2 5 6M14 6h6v6h-6zM17 12v3M14 20v-2h6v2',
  'change-sides': 'M7 4v13m-3-3 3 3 3-3M17 20V7m-3 3 3-3 3 3',
  'play-on': 'M5 5v14l8-7zM16 6v12M20 6v12',
  'other-side': 'M4 9h16M4 15h16M9 5 12 2l3 3M9 19l3 3 3-3',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  'load-pack': 'M4 7h6l2 2h8v10H4zM12 17v-5m-2.5 2.5L12 12l2.5 2.5',
  'close-pack': 'M4 7h6l2 2h8v10H4zM10 12l4 4M14 12l-4 4',
  'about-level': 'M12 11v6M12 7.5v.01M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  'save-result': 'm5 12.5 4.5 4.5L19 7.5',
  share: 'M12 15V4m-4 4 4-4 4 4M6 12v8h12v-8',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  'undo-step': 'M10 7 5 12l5 5M5 12h14',
  'undo-push': 'M8 8 4 12l4 4M4 12h7M13 7h7v10h-7z',
  larger: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5M8 11h6M11 8v6',
  smaller: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5M8 11h6',
  'whole-board': 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  'turn-board': 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 4.5 14M10 12h5v5h-5z',
  'mirror-board': 'M12 3v18M9 7 4 17h5zM15 7l5 10h-5z',
  'last-game': 'M12 8v4l3 2M5 5v4h4M5.5 9A7.5 7.5 0 1 1 4.6 14',
  help: 'M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 2.4M12 17.5v.01M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  about: 'M12 11v6M12 7.5v.01M4 4h16v16H4z',
};
