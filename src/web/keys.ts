/** Controls that use letters and arrows themselves, and everything that lies over the board. */
const OWN_KEYS = 'select, input, textarea, dialog, [contenteditable], [role=dialog], [role=menu], [role=listbox]';
const MODAL = 'dialog[open], [aria-modal=true], [role=menu]';

/** Whether a key pressed there is the game's: the board has the focus, or nothing else wants it. */
export const isForBoard = (target: EventTarget | null, board: Element): boolean => {
  if (!(target instanceof Element)) return true;
  if (board.contains(target)) return true;
  return target.closest(OWN_KEYS) === null && document.querySelector(MODAL) === null;
};
