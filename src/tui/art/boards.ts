import type { Style } from '../style.ts';
import type { Artwork, CellSize } from './artwork.ts';

type Rows = Readonly<Record<CellSize, readonly string[]>>;

interface Drawing {
  readonly style: Style;
  /** In shapes that differ: for ASCII, and for those who do not see colours. */
  readonly plain: Rows;
  /** In blocks, told apart by colour alone. */
  readonly blocks?: Rows;
}

const drawnWith = (drawings: Readonly<Record<string, Drawing>>): Artwork => ({
  border: 'names',
  sizes: ['large', 'compact'],
  draw: (look, size, { isWide, isLettered }) => {
    const drawing = drawings[look];
    const isPlain = !isWide || isLettered;
    return drawing && { rows: ((isPlain ? undefined : drawing.blocks) ?? drawing.plain)[size], style: drawing.style };
  },
});

const EMPTY: Rows = { compact: ['  '], large: ['    ', '    '] };
/** Where colours do not tell dark cells from light ones. */
const DOTTED: Rows = { compact: ['..'], large: ['    ', ' .. '] };
const DOLL: Rows = { compact: ['▐▌'], large: [' ▄▄ ', ' ██ '] };

export const breakthroughArt: Artwork = drawnWith({
  light: { plain: EMPTY, style: { fg: 'ink', bg: 'sand' } },
  dark: { plain: DOTTED, blocks: EMPTY, style: { fg: 'ink', bg: 'clay' } },
  first: { plain: { compact: ['()'], large: [' () ', '/__\\'] }, blocks: DOLL, style: { fg: 'white', bold: true } },
  second: { plain: { compact: ['##'], large: [' ## ', '/##\\'] }, blocks: DOLL, style: { fg: 'black' } },
});

export const tictactoeArt: Artwork = drawnWith({
  empty: { plain: { compact: ['. '], large: ['    ', '  . '] }, style: { fg: 'ink', bg: 'sand' } },
  x: { plain: { compact: ['><'], large: [' \\/ ', ' /\\ '] }, style: { fg: 'red', bold: true } },
  o: { plain: { compact: ['()'], large: ['/--\\', '\\__/'] }, style: { fg: 'blue', bold: true } },
});
