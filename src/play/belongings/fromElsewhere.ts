import { judge } from '../../core/judge.ts';
import type { Kept } from '../../core/kept.ts';
import { findGame } from '../../games/index.ts';
import { levelHash } from '../../results/levelHash.ts';
import { type Improved, scoresOf } from '../guide/improved.ts';
import type { SavedGame } from './savedGame.ts';

/** Letters of a line that is replayed for a mark: thousands of games in one file may have such lines. */
const MAX_PROOF = 20_000;

/** What is kept is written out, without counts: such a line is as long as it looks. */
const isShort = (moves: string): boolean => moves.length <= MAX_PROOF && !/[\d()]/.test(moves);

/** The puzzle that it is of, which has to be the level that it says it is of; undefined where it is not. */
const puzzleOf = ({ game: id, hash, board, title, lines }: SavedGame) => {
  const game = findGame(id);
  const level = { title, board, lines: lines.filter(({ moves }) => isShort(moves)), problems: [] };
  return game?.seats === 1 && levelHash(game, level) === hash ? { game, level } : undefined;
};

/** Whether one of its lines solves its level. */
const isProved = (saved: SavedGame): boolean => {
  const puzzle = puzzleOf(saved);
  return puzzle !== undefined && judge(puzzle.game, puzzle.level).some(({ solved }) => solved);
};

/** Better solutions that are some. */
const provedIn = (saved: SavedGame): readonly Improved[] => {
  const short = saved.improved?.filter(({ moves, of }) => isShort(moves) && isShort(of)) ?? [];
  const puzzle = short.length > 0 ? puzzleOf(saved) : undefined;
  return puzzle ? short.filter((one) => scoresOf(puzzle.game, puzzle.level, one)) : [];
};

const foreign = (line: Kept): Kept => ({ ...line, own: 0 });

/** A saved game out of a file: its moves are nobody's own here, and a level that it calls solved is so if they solve it. */
export const fromElsewhere = (saved: SavedGame): SavedGame => {
  const { improved: _, ...game } = saved;
  const improved = provedIn(saved);
  return {
    ...game,
    lines: game.lines.map(foreign),
    ...(game.named && { named: game.named.map((one) => ({ ...one, kept: foreign(one.kept) })) }),
    solved: game.solved && isProved(game),
    ...(improved.length > 0 && { improved }),
  };
};
