import { hungarian } from './hungarian/index.ts';
import { type Language, speaker, type Translator, type Words } from './language.ts';

const WORDS: Readonly<Record<Language, Words>> = { en: new Map(), hu: hungarian };

/** For programs that have all languages at hand; the page loads the one it needs. */
export const translator = (language: Language): Translator => speaker(WORDS[language]);
