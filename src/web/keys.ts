/** Controls that use letters and arrows themselves, and everything that lies over the board. A switch wants no more than a button. */
const OWN_KEYS =
  'select, input:not([type=checkbox]), textarea, dialog, [contenteditable], [role=dialog], [role=menu], [role=listbox]';
const MODAL = 'dialog[open], [aria-modal=true], [role=menu]';

/** Whether something lies over the screen and has all keys to itself. */
export const isCovered = (): boolean => document.querySelector(MODAL) !== null;

/** Whether a key pressed there is the game's: the board has the focus, or nothing else wants it. */
export const isForBoard = (target: EventTarget | null, board: Element | undefined): boolean => {
  if (!(target instanceof Element)) return true;
  if (board?.contains(target)) return true;
  return target.closest(OWN_KEYS) === null && !isCovered();
};
