import type { AnyGame } from '../core/game.ts';
import { type Art, CELL, type CellSize, type Colour, type Scene, type TerminalArt } from '../core/terminalArt.ts';
import type { Look } from '../core/view.ts';

/** Terminal art that leaves nothing out: what the game has not drawn is shown by its glyph. */
export interface WholeArt extends TerminalArt {
  draw(look: string, size: CellSize, scene: Scene): Art;
}

/** Of a game that nobody has drawn for a terminal. */
const NONE: TerminalArt = { border: 'frame', sizes: ['compact', 'large'], draw: () => undefined };

/** A look as its game describes it: its glyph on grey, where every tint is seen, black and white too. */
const glyphArt = ({ glyph, tint = 'ink' }: Pick<Look, 'glyph'> & { readonly tint?: Colour }, size: CellSize): Art => {
  const { width, height } = CELL[size];
  const rows = Array.from({ length: height }, (_, y) =>
    (y === 0 ? glyph.padStart(Math.ceil((width + 1) / 2)) : '').padEnd(width),
  );
  return { rows, style: { fg: tint, bg: 'wall' } };
};

export const wholeArtOf = async (game: Pick<AnyGame, 'looks' | 'terminalArt'>): Promise<WholeArt> => {
  const art = (await game.terminalArt?.()) ?? NONE;
  return {
    ...art,
    draw: (look, size, scene) => art.draw(look, size, scene) ?? glyphArt(game.looks[look]!, size),
  };
};

/** Whether the player chooses how large cells are; where he does not, a board is as large as it can be. */
export const isSized = ({ sizes }: TerminalArt): boolean => sizes[0] === 'compact';
