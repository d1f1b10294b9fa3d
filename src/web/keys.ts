import type { Direction } from '../core/grid.ts';

/** What a key asks for while a game is on the screen. */
export type Command =
  | { readonly kind: 'step'; readonly direction: Direction }
  | { readonly kind: 'point' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'restart' };

export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const PLAIN: Readonly<Record<string, Command>> = {
  arrowup: { kind: 'step', direction: 'up' },
  arrowright: { kind: 'step', direction: 'right' },
  arrowdown: { kind: 'step', direction: 'down' },
  arrowleft: { kind: 'step', direction: 'left' },
  enter: { kind: 'point' },
  ' ': { kind: 'point' },
  u: { kind: 'undo' },
  r: { kind: 'restart' },
};

/** With Ctrl, or with the command key of a Mac. */
const CONTROL: Readonly<Record<string, Command>> = {
  z: { kind: 'undo' },
  'shift+z': { kind: 'redo' },
  y: { kind: 'redo' },
};

export const commandOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): Command | undefined => {
  const name = key.toLowerCase();
  if (altKey) return undefined;
  return ctrlKey || metaKey ? CONTROL[shiftKey ? `shift+${name}` : name] : PLAIN[name];
};

/** Controls that use letters and arrows themselves, and everything that lies over the board. */
const OWN_KEYS = 'select, input, textarea, dialog, [contenteditable], [role=dialog], [role=menu], [role=listbox]';
const MODAL = 'dialog[open], [aria-modal=true], [role=menu]';

/** Whether a key pressed there is the game's: the board has the focus, or nothing else wants it. */
export const isForBoard = (target: EventTarget | null, board: Element): boolean => {
  if (!(target instanceof Element)) return true;
  if (board.contains(target)) return true;
  return target.closest(OWN_KEYS) === null && document.querySelector(MODAL) === null;
};
