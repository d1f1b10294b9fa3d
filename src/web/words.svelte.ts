import type { Message } from '../core/parsed.ts';
import { type Language, languageOf, speaker, type Translator, type Words } from '../play/words/language.ts';
import { settings } from './settings.svelte.ts';

const wished = languageOf(navigator.languages);

/** The language of whoever reads the page: the one chosen, or else the browser's. */
export const language = (): Language => {
  const chosen = settings.value.language;
  return chosen === 'auto' ? wished : chosen;
};

const ENGLISH: Words = new Map();

let said: { readonly language: Language; readonly speak: Translator } = $state.raw({
  language: 'en',
  speak: speaker(ENGLISH),
});

/** Fetches the words of that language; until they are here the page goes on in the one before. */
export const learn = async (): Promise<void> => {
  const wanted = language();
  if (wanted === said.language) return;
  const words = wanted === 'hu' ? (await import('../play/words/hungarian/index.ts')).hungarian : ENGLISH;
  if (wanted === language()) said = { language: wanted, speak: speaker(words) };
};

/** Says a message in that language. */
export const spoken = (message: Message): string => said.speak(message);

/** How dates and numbers are written: as the browser's reader likes it, in the language of the page. */
export const locale = (): string => {
  const spokenHere = language();
  return navigator.languages.find((tag) => tag.startsWith(spokenHere)) ?? spokenHere;
};
