import { languageOf, translator } from '../play/words/language.ts';

/** The language of whoever reads the page. */
export const language = languageOf(navigator.languages);

/** Says a message in that language. */
export const spoken = translator(language);
