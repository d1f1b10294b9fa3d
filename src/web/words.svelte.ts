import type { Language } from '../core/language.ts';
import { type Message, sentence } from '../core/parsed.ts';
import { isolated, isolatedIn } from '../play/speech/isolated.ts';
import { levelTitle } from '../play/speech/levelTitle.ts';
import type { Source } from '../play/speech/written.ts';
import { languageOf, type Translator } from '../play/words/language.ts';
import { loadTranslator } from '../play/words/translator.ts';
import { keeper, settings } from './keeper.svelte.ts';
import { WHEN_NEEDED } from './whenNeeded.ts';

const wished = languageOf(navigator.languages);

/** The language of whoever reads the page: the one chosen, or else the browser's. */
export const language = (): Language => {
  const chosen = settings.value.language;
  return chosen === 'auto' ? wished : chosen;
};

let said: { readonly language: Language; readonly speak: Translator } = $state.raw({
  language: 'en',
  speak: sentence,
});

/** Whether there is a network again for what could not be fetched. */
const isThereNow = async (): Promise<boolean> => {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const missed = addresses.find((address) => WHEN_NEEDED.words.test(address));
  return missed !== undefined && (await fetch(missed)).ok;
};

let hasFailed = false;

/** A browser that once failed to import something does not try again before the page is loaded anew, which loses nothing. */
const learnAnew = async (): Promise<void> => {
  if (!(await isThereNow())) return;
  await keeper.settled();
  location.reload();
};

/** Fetches the words of that language; until they are here, and where they cannot be had, the page goes on in the one before. */
export const learn = async (): Promise<void> => {
  const wanted = language();
  if (wanted === said.language) return;
  try {
    if (hasFailed && wanted !== 'en') return await learnAnew();
    const speak = await loadTranslator(wanted);
    if (wanted === language()) said = { language: wanted, speak };
  } catch {
    // Without a network it is tried again the next time.
    hasFailed = true;
  }
};

/** Says a message in that language; what others wrote in it keeps its direction to itself, and no line begins with three dots. */
export const spoken = (message: Message): string => said.speak(isolatedIn(message)).replaceAll(' …', '\u00a0…');

/** The same as it is kept or handed on: without marks of direction. */
export const plain = (message: Message): string => said.speak(message);

/** What a level is called, as a name that somebody gave it. */
export const calledLevel = (source: Source, title: string, number: number): string =>
  isolated(spoken(levelTitle(source, title, number)));

/** Our English has the day first, and twenty-four hours. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', hu: 'hu' };

/** When something was, for people: `14 Nov 2026, 21:40`. */
export const dateText = (date: string, timeStyle?: 'short'): string =>
  new Date(date).toLocaleString(LOCALES[language()], { dateStyle: 'medium', ...(timeStyle && { timeStyle }) });

/** When something is on the same day or the next, by the clock on the wall: `21:40`. */
export const timeText = (date: string): string =>
  new Date(date).toLocaleTimeString(LOCALES[language()], { timeStyle: 'short' });
