import { keyName, type Pressed } from '../play/command/keymap.ts';

/** A key as the keymap knows it, and what it types. */
export interface Key {
  /** `ArrowUp`, `U`, `Shift+N`, `Ctrl+Z`. */
  readonly name: string;
  /** Undefined for a key that types nothing. */
  readonly text?: string;
}

/** What terminal-kit calls keys, and what browsers call them. */
const NAMES: Readonly<Record<string, string>> = {
  UP: 'ArrowUp',
  RIGHT: 'ArrowRight',
  DOWN: 'ArrowDown',
  LEFT: 'ArrowLeft',
  HOME: 'Home',
  END: 'End',
  PAGE_UP: 'PageUp',
  PAGE_DOWN: 'PageDown',
  ENTER: 'Enter',
  KP_ENTER: 'Enter',
  ESCAPE: 'Escape',
  TAB: 'Tab',
  BACKSPACE: 'Backspace',
  INSERT: 'Insert',
  DELETE: 'Delete',
  SPACE: ' ',
  KP_PLUS: '+',
  KP_MINUS: '-',
};

const HELD = /^(CTRL|ALT|SHIFT)_(?=.)/;

/** `CTRL_SHIFT_UP` and the like: what is held down, and the key itself. */
const pressedOf = (name: string): Pressed => {
  const held = new Set<string>();
  let rest = name;
  for (let match = HELD.exec(rest); match; match = HELD.exec(rest)) {
    held.add(match[1]!);
    rest = rest.slice(match[0].length);
  }
  const key = NAMES[rest] ?? (rest.length === 1 ? rest.toLowerCase() : rest);
  return { key, ctrlKey: held.has('CTRL'), altKey: held.has('ALT'), shiftKey: held.has('SHIFT') };
};

/** A key out of what terminal-kit calls it. */
export const keyOf = (name: string, isCharacter: boolean): Key => {
  if (!isCharacter) return { name: keyName(pressedOf(name)) };
  const isCapital = name !== name.toLowerCase();
  return { name: keyName({ key: name, shiftKey: isCapital }), text: name };
};
