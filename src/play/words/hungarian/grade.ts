import type { Translations } from '../../../core/language.ts';

/** How hard levels are. */
export const grade: Translations = {
  'very easy': 'nagyon könnyű',
  easy: 'könnyű',
  medium: 'közepes',
  hard: 'nehéz',
  'very hard': 'nagyon nehéz',
  'Grade {grade} of {most}: {word}.': 'Nehézség: {word} ({grade}/{most}).',
  'grade {grade}': '{grade}/10',
  'The best solution is being looked for …': 'Keressük a legjobb megoldást …',
  'The best solution is being looked for … {nodes} positions so far.':
    'Keressük a legjobb megoldást … Eddig {nodes} állás.',
  'Grade it': 'Besorolás',
  'How hard it is could not be told.': 'Nem derült ki, mennyire nehéz.',
  'That is by a solution that may be longer than need be: perhaps it is easier.':
    'Ezt egy talán túl hosszú megoldás alapján mondjuk: lehet, hogy könnyebb.',
};
