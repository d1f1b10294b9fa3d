import type { Level } from '../../core/pack.ts';
import { type Message, say } from '../../core/parsed.ts';

/** As files of tasks have it among what they note. */
const WRITTEN = /^Difficulty: (\d+)$/m;

/** The hardest there is, by whoever makes tasks. */
const MOST = 10;

/** How hard a task is, from 1; undefined where nobody wrote that. */
export const difficultyOf = ({ within, notes = '' }: Pick<Level, 'within' | 'notes'>): number | undefined => {
  const difficulty = Number(WRITTEN.exec(notes)?.[1]);
  return within !== undefined && difficulty >= 1 && difficulty <= MOST ? difficulty : undefined;
};

/** The same as a sentence. */
export const difficultyMessage = (level: Pick<Level, 'within' | 'notes'>): Message | undefined => {
  const difficulty = difficultyOf(level);
  return difficulty === undefined ? undefined : say('Difficulty {difficulty} of {most}.', { difficulty, most: MOST });
};

/** What a list of levels tells of a task: in how many moves it is won, and how hard that is. */
export const taskNotes = (level: Pick<Level, 'within' | 'notes'>): readonly Message[] => {
  const { within } = level;
  if (within === undefined) return [];
  const difficulty = difficultyOf(level);
  const won = say('Win in {moves}', { moves: within });
  return difficulty === undefined ? [won] : [won, say('difficulty {difficulty}', { difficulty })];
};
