import type { Translations } from '../../../core/language.ts';

/** The puzzles: what they are called by what one sees of them. */
export const puzzles: Translations = {
  Puzzles: 'Feladványok',
  'Out of games that the computer played against itself. One move wins, and no other: that is proven. The easiest come first.':
    'A gép önmaga ellen játszott játszmáiból. Egyetlen lépés nyer, semelyik másik: ez bizonyított. A könnyebbek vannak elöl.',
  'Difficulty:': 'Nehézség:',
  'At the door': 'Az ajtóban',
  Outnumbered: 'Kevesebben',
  'The upper hand': 'Fölényben',
  'Under siege': 'Ostrom alatt',
  'On the doorstep': 'A küszöbön',
  'Few dolls': 'Kevés bábu',
  'In the thick of it': 'A sűrűjében',
  'Neck and neck': 'Fej fej mellett',
  'A step behind': 'Egy lépéssel hátrébb',
  'A step ahead': 'Egy lépéssel előrébb',
};
