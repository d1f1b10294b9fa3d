import type { CommandId } from '../../play/command/command.ts';

/** What a button can show: a command, or that something goes on. */
export type IconName = CommandId | 'play';

/** What the buttons of the tool bar show: lines on a field of 24 × 24. */
export const ICONS: Readonly<Partial<Record<IconName, string>>> = {
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 6 5 5-5 5M20 11H10a6 6 0 0 0 0 12h3',
  restart: 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 4.5 14',
  'new-game': 'M6 4h8l4 4v12H6zM14 4v4h4M12 11v6M9 14h6',
  hint: 'M9 4h6M8 7h8M7.5 10h9M7.5 14h9M8 17h8M9 20h6M8 7c-1.6 3-1.6 7 0 10M16 7c1.6 3 1.6 7 0 10M12 2v2M12 20v2',
  'other-side': 'M8 4v15m-3-3 3 3 3-3M16 20V5m-3 3 3-3 3 3',
  resign: 'M6 3v18M6 4h11l-3 4 3 4H6',
  'board-size': 'M4 4h16v16H4zM4 12h8v8M12 4v8h8',
  previous: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  first: 'm16 6-6 6 6 6M7 6v12',
  final: 'm8 6 6 6-6 6M17 6v12',
  select: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
  results: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H5v1a3 3 0 0 0 3 3M16 6h3v1a3 3 0 0 1-3 3M12 14v4M8 20h8',
  solution: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.5c-.8.7-1 1.2-1 2.5H9c0-1.3-.2-1.8-1-2.5A6 6 0 0 1 12 3z',
  sequence: 'M12 4v10m-4-4 4 4 4-4M5 19h14',
  rerun: 'M5 5v14l8-7zM14 5v14l8-7z',
  moves: 'M5 6h1M5 12h1M5 18h1M10 6h9M10 12h9M10 18h9',
  exit: 'M13 4H5v16h8M10 12h10m-4-4 4 4-4 4',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5v14l11-7z',
  'one-step': 'm7 6 7 6-7 6zM17 6v12',
  'step-back': 'm17 6-7 6 7 6zM7 6v12',
};
