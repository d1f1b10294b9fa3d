import type { Grade } from '../../core/making.ts';
import type { Level } from '../../core/pack.ts';
import { type Message, say } from '../../core/parsed.ts';
import { taskNotes } from './difficulty.ts';

/** As level files have it among what they note: whoever makes levels writes it. */
const WRITTEN = /^Grade: (\d+)$/m;

/** The hardest there is. */
const MOST = 10;

/** The words for them, each up to a grade: what takes an evening is hard, though there are harder ones still. */
const WORDS: readonly { readonly upTo: Grade; readonly word: Message }[] = [
  { upTo: 2, word: say('very easy') },
  { upTo: 4, word: say('easy') },
  { upTo: 5, word: say('medium') },
  { upTo: 7, word: say('hard') },
  { upTo: MOST, word: say('very hard') },
];

/** How hard a level is for people, from 1; undefined where nobody wrote that. */
export const gradeOf = ({ notes = '' }: Pick<Level, 'notes'>): Grade | undefined => {
  const grade = Number(WRITTEN.exec(notes)?.[1]);
  return grade >= 1 && grade <= MOST ? grade : undefined;
};

/** What is noted of a level for people to read: all but its grade, which is told in words. */
export const notesOf = (level: Pick<Level, 'notes'>): string | undefined => {
  const { notes } = level;
  if (gradeOf(level) === undefined) return notes;
  return (
    notes
      ?.replace(WRITTEN, '')
      .replace(/\n{3,}/, '\n\n')
      .trim() || undefined
  );
};

/** What is noted of a level, with its grade in the place of another one. */
export const withGrade = (level: Pick<Level, 'notes'>, grade: Grade): string =>
  [notesOf(level), `Grade: ${grade}`].filter((part) => part !== undefined && part !== '').join('\n');

export const gradeWord = (grade: Grade): Message => WORDS.find(({ upTo }) => grade <= upTo)!.word;

/** The same as a sentence. */
export const gradeMessage = (grade: Grade): Message =>
  say('Grade {grade} of {most}: {word}.', { grade, most: MOST, word: gradeWord(grade) });

/** The same for lists. */
export const gradeNotes = (grade: Grade): readonly Message[] => [gradeWord(grade), say('grade {grade}', { grade })];

/** What a list of levels tells of one: how hard it is, of a task also in how many moves it is won. */
export const levelNotes = (level: Pick<Level, 'within' | 'notes'>): readonly Message[] => {
  const grade = level.within === undefined ? gradeOf(level) : undefined;
  return grade === undefined ? taskNotes(level) : gradeNotes(grade);
};
