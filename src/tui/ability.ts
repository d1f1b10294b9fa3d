import type { Depth } from './style.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether letters beyond ASCII can be shown: the locale tells, and Windows and macOS always can. */
export const hasUnicode = (env: Environment, platform: string): boolean =>
  platform === 'win32' || platform === 'darwin' || /utf-?8/i.test(env.LC_ALL || env.LC_CTYPE || env.LANG || '');

/** How many colours there are, out of how many bits Node finds for them. NO_COLOR asks for none. */
export const depthOf = (env: Environment, bits: number): Depth => {
  if (env.NO_COLOR || bits < 4) return 'none';
  return bits < 8 ? '16' : '256';
};

/** Terminals whose keys send something of their own. */
const KNOWN = /^(linux|rxvt|gnome|konsole|kitty|osx|xfce|eterm|termux|atomic)/;

/** What terminal-kit is told to take the terminal for: it does not know all that are like an xterm. */
export const kindOf = (guessed: string, depth: Depth): string => {
  if (KNOWN.test(guessed)) return guessed;
  return depth === '256' ? 'xterm-256color' : 'xterm';
};

/** The console of Linux tells nothing of the mouse, and what terminal-kit does about it needs the keyboard to itself. */
export const reportsMouse = (kind: string): boolean => !kind.startsWith('linux');

/** Marks that are left of letters when they are taken apart. */
const MARKS = /\p{Mn}/gu;

const SIGNS: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '·': '-',
  '…': '.',
  '✓': '*',
  '×': 'x',
  '−': '-',
  '„': '"',
  '”': '"',
  '’': "'",
  '–': '-',
  '—': '-',
  '©': 'c',
  '↑': '^',
  '→': '>',
  '↓': 'v',
  '←': '<',
};

/** The nearest that ASCII has: `ő` is `o`. */
export const toAscii = (letter: string): string => {
  if (/^[ -~]?$/.test(letter)) return letter;
  const bare = letter.normalize('NFD').replace(MARKS, '');
  return /^[ -~]$/.test(bare) ? bare : (SIGNS[letter] ?? '?');
};
