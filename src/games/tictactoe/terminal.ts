import { boardOf, type TerminalArt } from '../../core/terminalArt.ts';

/** How a terminal draws the game, in cells of 2 by 1 and of 4 by 2 letters. */
export const terminalArt: TerminalArt = boardOf({
  empty: { plain: { compact: ['. '], large: ['    ', '  . '] }, style: { fg: 'ink', bg: 'sand' } },
  x: { plain: { compact: ['><'], large: [' \\/ ', ' /\\ '] }, style: { fg: 'red', bold: true } },
  o: { plain: { compact: ['()'], large: ['/--\\', '\\__/'] }, style: { fg: 'blue', bold: true } },
});
