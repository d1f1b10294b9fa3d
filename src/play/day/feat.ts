import type { AnyGame } from '../../core/game.ts';
import type { Kept } from '../../core/kept.ts';
import type { SavedGame } from '../belongings/savedGame.ts';
import { resumed } from '../history/resumed.ts';
import { rulesOfTask } from '../task/taskGame.ts';
import type { Feat } from './dayShare.ts';

const featOf = (game: AnyGame, board: string, line: Kept): readonly Feat[] => {
  const snapshot = resumed(rulesOfTask(game, { board }), board, line)?.snapshot(0);
  if (snapshot?.outcome?.winner !== 0) return [];
  return [{ score: snapshot.score, time: snapshot.spent[0] + snapshot.spent[1] }];
};

const effort = ({ score: { pushes = 0, moves = 0 } }: Feat): number => pushes + moves;

/** The best that somebody did in a level, of what is kept of it; undefined where none of that solves it. */
export const bestFeat = (game: AnyGame, { board, lines }: Pick<SavedGame, 'board' | 'lines'>): Feat | undefined =>
  lines.flatMap((line) => featOf(game, board, line)).toSorted((one, other) => effort(one) - effort(other))[0];
