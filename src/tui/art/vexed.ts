import { vexed } from '../../games/vexed/index.ts';
import type { Colour, Style } from '../style.ts';
import type { Art, Artwork, Scene } from './artwork.ts';

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

/** Eight blanks on its colour; its letter where colours do not tell. */
const box = (look: string, { isLettered }: Scene): Art => {
  const { glyph } = vexed.looks[look]!;
  const colour = look as Colour;
  const fg: Colour = ['yellow', 'cyan', 'green'].includes(colour) ? 'ink' : 'paper';
  return { rows: twice(isLettered ? `[${glyph}${glyph}]` : '    '), style: { fg, bg: colour } };
};

/** The course's own drawings: cells of two rows and four columns inside a single line. */
export const vexedArt: Artwork = {
  border: 'frame',
  sizes: ['large'],
  draw: (look, _, scene) => {
    const drawn = GROUND[look];
    if (!drawn) return look in vexed.looks ? box(look, scene) : undefined;
    return { rows: drawn[scene.isWide ? 0 : 1], style: FIELD };
  },
};
