import type { Level } from '../../core/pack.ts';
import type { Message } from '../../core/parsed.ts';
import { type Source, written } from './written.ts';

/** The sentence that a lesson teaches, to be in sight while it is played; other levels have none. */
export const lessonOf = (source: Source, { notes }: Pick<Level, 'notes'>): Message | undefined => {
  const shipped = source.game.packs.find(({ name }) => name === source.name);
  return shipped?.isLessons && notes ? written(source, notes) : undefined;
};
