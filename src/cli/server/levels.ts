import { basename } from 'node:path';
import { titleOf } from '../../core/pack.ts';
import { games } from '../../games/index.ts';
import { complain } from '../../node/output.ts';
import { fetchPack, isShippedPack, type Opened, shippedPack } from '../../play/packs/opened.ts';
import { openOrComplain } from '../source.ts';

export interface LevelsOptions {
  readonly pack?: string;
  readonly game?: string;
}

const shippedNamed = async (name: string): Promise<Opened | undefined> => {
  const game = games.find((one) => isShippedPack(one, name));
  return game && (shippedPack(game, name) ?? (await fetchPack(game, name)));
};

/** The levels that results are of: a level file, or of a result file the pack that comes with the program under its name. */
export const levelsOf = async (file: string, { pack, game }: LevelsOptions): Promise<Opened | undefined> => {
  const isResults = /\.xml$/i.test(file) || file === '-';
  if (pack !== undefined || !isResults) {
    const opened = await openOrComplain(pack ?? file, game);
    if (opened?.game.seats === 2) complain(`${pack ?? file}: Results are kept for puzzles only.`);
    return opened?.game.seats === 1 ? opened : undefined;
  }
  const opened = await shippedNamed(titleOf(basename(file)));
  if (opened?.game.seats === 1) return opened;
  complain(`${file}: The levels are not known: --pack names their file.`);
  return undefined;
};
