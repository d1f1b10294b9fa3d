/** Everything is said in English first; these are the languages that it is translated into. */
export const OTHER_LANGUAGES = ['hu'] as const;

export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

export type Language = 'en' | OtherLanguage;

/** By the English templates. */
export type Translations = Readonly<Record<string, string>>;
