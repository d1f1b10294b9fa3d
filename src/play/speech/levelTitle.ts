import { say } from '../../core/parsed.ts';
import type { Translator } from '../words/language.ts';

/** What a level is called: our own in the player's language. Whoever reads one without a title calls it by its number, in English. */
export const levelTitle = (title: string, number: number, spoken: Translator): string =>
  title === `Level ${number}` ? spoken(say('Level {level}', { level: number })) : spoken({ text: title });
