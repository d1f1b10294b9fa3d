import { boardOf, type Rows, type TerminalArt } from '../../core/terminalArt.ts';

const EMPTY: Rows = { compact: ['  '], large: ['    ', '    '] };
/** Where colours do not tell dark cells from light ones. */
const DOTTED: Rows = { compact: ['..'], large: ['    ', ' .. '] };
const DOLL: Rows = { compact: ['▐▌'], large: [' ▄▄ ', ' ██ '] };

export const terminalArt: TerminalArt = boardOf({
  light: { plain: EMPTY, style: { fg: 'ink', bg: 'sand' } },
  dark: { plain: DOTTED, blocks: EMPTY, style: { fg: 'ink', bg: 'clay' } },
  first: { plain: { compact: ['()'], large: [' () ', '/__\\'] }, blocks: DOLL, style: { fg: 'white', bold: true } },
  second: { plain: { compact: ['##'], large: [' ## ', '/##\\'] }, blocks: DOLL, style: { fg: 'black' } },
});
