import type { EditorCommandId } from '../../play/editor/editorCommands.ts';

/** What the buttons of whoever draws show: lines on a field of 24 × 24. */
export const EDITOR_ICONS: Readonly<Partial<Record<EditorCommandId, string>>> = {
  undo: 'M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm15 5 5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3',
  solve: 'M5 5h6v6h8M19 11l-3-3M19 11l-3 3M5 13v6',
  grade: 'M4 20h4v-5H4zM10 20h4V10h-4zM16 20h4V5h-4z',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11H4.5v9.5h15V11H18',
  play: 'M8 5.5v13l11-6.5z',
  turn: 'M20 4.5v5.5h-5.5M19.3 10A7.8 7.8 0 1 0 20 14',
  across: 'M12 3v18M9 7 4 17h5zM15 7l5 10h-5z',
  over: 'M3 12h18M7 9 17 4v5zM7 15l10 5v-5z',
  'other-turn': 'M7 4v13m-3-3 3 3 3-3M17 20V7m-3 3 3-3 3 3',
  'shift-up': 'm6 14.5 6-6 6 6',
  'shift-left': 'm14.5 6-6 6 6 6',
  'shift-right': 'm9.5 6 6 6-6 6',
  'shift-down': 'm6 9.5 6 6 6-6',
};

export const [LESS, MORE] = ['M5 12h14', 'M12 5v14M5 12h14'];
