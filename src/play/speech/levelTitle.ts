import { type Message, say } from '../../core/parsed.ts';
import { type Source, written } from './written.ts';

/** What a level is called. Whoever reads one without a title calls it by its number, in English. */
export const levelTitle = (source: Source, title: string, number: number): Message =>
  title === `Level ${number}` ? say('Level {level}', { level: number }) : written(source, title);
