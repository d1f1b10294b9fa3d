import type { Translations } from '../../../core/language.ts';

export const hungarian: Translations = {
  'Tic-Tac-Toe': 'Tic-tac-toe',
  'For two: whoever first has three in a row wins.': 'Ketten játsszák: az nyer, akinek előbb van három egy sorban.',
  empty: 'üres',
  cross: 'kereszt',
  nought: 'kör',

  'Choose a cell.': 'Válassz egy mezőt!',
  'That cell is taken.': 'Az a mező már foglalt.',
  'Choose a cell for a cross.': 'Válassz egy mezőt a keresztednek!',
  'Choose a cell for a nought.': 'Válassz egy mezőt a körödnek!',
  'Expected three rows of x, o or a dot, then whose turn it is: ".../.../... x".':
    'Három sor kell x, o és pont jelekből, utána az, hogy ki lép: „.../.../... x”.',
  '"{word}" is not a cell from a1 to c3.': 'Ez nem mező a1 és c3 között: „{word}”.',

  Sparrow: 'Veréb',
  'Hops to wherever there is room.': 'Oda ugrik, ahol éppen hely van.',
  Fox: 'Róka',
  'Sees what you are about to do.': 'Látja, mire készülsz.',
  Owl: 'Bagoly',
  'Has seen every game there is, and never loses one.': 'Látott már minden játszmát, és egyet sem veszít el.',

  'Three in a row win.': 'Aki hármat rak egy sorba, nyer.',
  'Click a cell, or point with the arrow keys and press Enter.':
    'Kattints egy mezőre, vagy mutass a nyílbillentyűkkel, és nyomj Entert!',
  'Point with the arrow keys and press Space, or press Enter and type: {example}.':
    'A nyilakkal mutass egy mezőre, és nyomj Space-t, vagy nyomj Entert, és írd be: {example}.',
};
