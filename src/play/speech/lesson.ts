import type { Level } from '../../core/pack.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Programme } from '../table/screening.ts';
import { difficultyMessage } from './difficulty.ts';
import { notesOf } from './grade.ts';
import { type Source, written } from './written.ts';

/** What is in sight while a level is played: of a lesson the sentence that it teaches, of other tasks how hard they are. */
export const lessonOf = (source: Source, level: Pick<Level, 'notes' | 'within'>): Message | undefined => {
  const notes = notesOf(level);
  const shipped = source.game.packs.find(({ name }) => name === source.name);
  return shipped?.isLessons && notes ? written(source, notes) : difficultyMessage(level);
};

const SHOWN: Readonly<Record<Programme, Message>> = {
  solution: say('The solution is being shown. Stop brings your own game back.'),
  found: say('A solution from here is being shown. Stop brings your own game back.'),
  rerun: say('Your moves are being shown. Stop brings your game back.'),
  sequence: say('The sequence is being played. After Stop you go on from there.'),
};

/** What stands in its place while moves are shown. */
export const shownMessage = (programme: Programme): Message => SHOWN[programme];
