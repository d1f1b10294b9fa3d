import { DIRECTIONS, type Direction } from '../../core/grid.ts';
import { nearest } from './nearest.ts';
import type { PadKey } from './padReader.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const isDirection = (key: PadKey): key is Direction => DIRECTIONS.some((direction) => direction === key);

const isThere = (element: HTMLElement): boolean =>
  !element.matches(':disabled') && element.checkVisibility() && element.getClientRects().length > 0;

/** A slider goes along itself. */
const slide = (slider: HTMLInputElement, direction: Direction): void => {
  if (direction === 'right') slider.stepUp();
  else slider.stepDown();
  for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true }));
};

const isSlider = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'range';

const go = (within: Element, direction: Direction): void => {
  const { activeElement } = document;
  if (isSlider(activeElement) && (direction === 'left' || direction === 'right')) {
    slide(activeElement, direction);
    return;
  }
  const all = [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isThere);
  const others = all.filter((element) => element !== activeElement);
  const isWithin = activeElement !== null && all.some((element) => element === activeElement);
  const places = others.map((element) => element.getBoundingClientRect());
  const next = isWithin ? nearest(activeElement.getBoundingClientRect(), places, direction) : 0;
  if (next !== undefined) others[next]?.focus();
};

/** A key that nobody has pressed, for those who listen to keys. Tells whether somebody took it for his. */
export const typeKey = (init: KeyboardEventInit): boolean =>
  !(document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
  );

const KEYS: Readonly<Partial<Record<PadKey, string>>> = {
  up: 'ArrowUp',
  right: 'ArrowRight',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  choose: 'Enter',
  back: 'Escape',
  menu: 'Escape',
};

/** An open menu, or a list of levels, knows what to do with keys. */
export const typed = (key: PadKey): boolean => {
  const name = KEYS[key];
  return name !== undefined && typeKey({ key: name, code: name });
};

/** In a dialog, or on a screen without a board: the cross leads from one thing to the next, A presses it, B closes the dialog. */
export const inPage = (within: Element, key: PadKey): void => {
  const isTaken = key !== 'back' && typed(key);
  if (isTaken) return;
  if (isDirection(key)) go(within, key);
  else if (key === 'choose' && document.activeElement instanceof HTMLElement) document.activeElement.click();
  else if (key === 'back') within.dispatchEvent(new Event('cancel', { cancelable: true }));
};
