import { type Language, OTHER_LANGUAGES } from '../../core/language.ts';
import { inLanguage, type Message } from '../../core/parsed.ts';

export const languages: readonly Language[] = ['en', ...OTHER_LANGUAGES];

/** What each language calls itself: whoever looks for his own need not know another. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hu: 'Magyar' };

export type Translator = (message: Message) => string;

/** Translations by their templates: a map, as a template could be called like something that every object has. */
export type Words = ReadonlyMap<string, string>;

/** Templates are English: whatever has no translation is said in English. */
export const speaker =
  (words: Words): Translator =>
  (message) =>
    inLanguage(message, (text) => words.get(text) ?? text);

/** `hu`, `hu-HU` and `hu_HU.UTF-8` begin with the language; programs that are to speak no language in particular get `C`. */
const languageOfTag = (tag: string): Language | undefined => {
  const name = /^[a-z]+/i.exec(tag)?.[0].toLowerCase();
  return name === 'c' || name === 'posix' ? 'en' : languages.find((language) => language === name);
};

/** The first language of a wish list that Kura speaks: of a browser's languages, or of LC_ALL, LC_MESSAGES and LANG. */
export const languageOf = (tags: readonly string[]): Language =>
  tags.map(languageOfTag).find((language) => language !== undefined) ?? 'en';
