import { judge } from '../../core/judge.ts';
import type { Kept } from '../../core/kept.ts';
import { findGame } from '../../games/index.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { SavedGame } from './savedGame.ts';

/** Letters of a line that is replayed for a mark: thousands of games in one file may have such lines. */
const MAX_PROOF = 20_000;

/** What is kept is written out, without counts: such a line is as long as it looks. */
const isShort = ({ moves }: Kept): boolean => moves.length <= MAX_PROOF && !/[\d()]/.test(moves);

/** Whether one of its lines solves its level, which has to be the level that it says it is of. */
const isProved = ({ game: id, hash, board, title, lines }: SavedGame): boolean => {
  const game = findGame(id);
  if (game?.seats !== 1) return false;
  const level = { title, board, lines: lines.filter(isShort), problems: [] };
  return levelHash(game, level) === hash && judge(game, level).some(({ solved }) => solved);
};

const foreign = (line: Kept): Kept => ({ ...line, own: 0 });

/** A saved game out of a file: its moves are nobody's own here, and a level that it calls solved is so if they solve it. */
export const fromElsewhere = (game: SavedGame): SavedGame => ({
  ...game,
  lines: game.lines.map(foreign),
  ...(game.named && { named: game.named.map((one) => ({ ...one, kept: foreign(one.kept) })) }),
  solved: game.solved && isProved(game),
});
