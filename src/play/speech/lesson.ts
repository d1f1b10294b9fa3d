import type { Level } from '../../core/pack.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Programme } from '../table/screening.ts';
import { type Source, written } from './written.ts';

/** The sentence that a lesson teaches, to be in sight while it is played; other levels have none. */
export const lessonOf = (source: Source, { notes }: Pick<Level, 'notes'>): Message | undefined => {
  const shipped = source.game.packs.find(({ name }) => name === source.name);
  return shipped?.isLessons && notes ? written(source, notes) : undefined;
};

const SHOWN: Readonly<Record<Programme, Message>> = {
  solution: say('The solution is being shown. Stop brings your own game back.'),
  rerun: say('Your moves are being shown. Stop brings your game back.'),
  sequence: say('The sequence is being played. After Stop you go on from there.'),
};

/** What stands in its place while moves are shown. */
export const shownMessage = (programme: Programme): Message => SHOWN[programme];
