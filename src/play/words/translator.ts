import type { Language, OtherLanguage, Translations } from '../../core/language.ts';
import { games } from '../../games/index.ts';
import { speaker, type Translator, type Words } from './language.ts';

/** What the house says, and more than one game. */
export const HOUSE_WORDS: Readonly<Record<OtherLanguage, () => Promise<readonly Translations[]>>> = {
  hu: async () => (await import('./hungarian/index.ts')).hungarian,
};

/** Everything that is said in a language, by the house and by every game. */
export const loadWords = async (language: Language): Promise<Words> => {
  if (language === 'en') return new Map();
  const house = await HOUSE_WORDS[language]();
  const theirs = await Promise.all(games.map(({ words }) => words[language]()));
  return new Map([...house, ...theirs].flatMap((words) => Object.entries(words)));
};

export const loadTranslator = async (language: Language): Promise<Translator> => speaker(await loadWords(language));
