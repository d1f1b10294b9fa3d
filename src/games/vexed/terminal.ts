import type { Art, Scene, Style, TerminalArt } from '../../core/terminalArt.ts';
import { LETTERS } from './drawing.ts';
import type { Colour } from './position.ts';

/** Everything stands on a white field. */
const FIELD: Style = { fg: 'ink', bg: 'paper' };

const twice = (row: string): readonly string[] => [row, row];

const GROUND: Readonly<Record<string, readonly [wide: readonly string[], ascii: readonly string[]]>> = {
  rock: [twice('▒▒▒▒'), twice('####')],
  ladder: [twice('├──┤'), twice('|--|')],
  air: [twice('    '), twice('    ')],
  human: [
    [' ≤≥ ', ' /\\ '],
    [' <> ', ' /\\ '],
  ],
};

const isBox = (look: string): look is Colour => look in LETTERS;

const PALE: readonly Colour[] = ['yellow', 'cyan', 'green'];

/** Eight blanks on its colour; its letter where colours do not tell. */
const box = (colour: Colour, { isLettered }: Scene): Art => {
  const letter = LETTERS[colour];
  const style: Style = { fg: PALE.includes(colour) ? 'ink' : 'paper', bg: colour };
  return { rows: twice(isLettered ? `[${letter}${letter}]` : '    '), style };
};

/** The course's own drawings: cells of two rows and four columns inside a single line. */
export const terminalArt: TerminalArt = {
  border: 'frame',
  sizes: ['large'],
  draw: (look, _, scene) => {
    const drawn = GROUND[look];
    if (!drawn) return isBox(look) ? box(look, scene) : undefined;
    return { rows: drawn[scene.isWide ? 0 : 1], style: FIELD };
  },
};
