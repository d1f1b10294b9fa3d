import type { AnyGame } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Draughtsman } from '../../core/sketching.ts';
import { gradeNotes } from '../speech/grade.ts';
import type { DrawnLevel } from './drawnPacks.ts';
import { findingsOf } from './findings.ts';

/** What is to be put right first; undefined where the level can be played. */
const faultOf = (
  game: AnyGame,
  draughtsman: Draughtsman,
  { board }: Pick<DrawnLevel, 'board'>,
): Message | undefined => {
  const sketch = draughtsman.read(board);
  if (!sketch.ok) return sketch.problem.message;
  return findingsOf(game, draughtsman, sketch.value).find(({ kind }) => kind === 'fault')?.message;
};

/** What a list tells of a level that somebody draws: that it is not ready yet, and why; or how hard it is. */
export const drawnNotes = (
  game: AnyGame,
  draughtsman: Draughtsman,
  level: Pick<DrawnLevel, 'board' | 'grade'>,
): readonly Message[] => {
  const fault = faultOf(game, draughtsman, level);
  if (fault) return [say('not ready yet'), fault];
  return level.grade === undefined ? [] : gradeNotes(level.grade);
};
