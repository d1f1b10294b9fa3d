import * as held from './heldTimbres.ts';
import * as struck from './struckTimbres.ts';
import type { Timbre } from './timbre.ts';

/** General MIDI's families of eight programs, by the one that stands for all in it. */
const FAMILIES: readonly Timbre[] = [
  struck.pianoTimbre,
  struck.celestaTimbre,
  held.organTimbre,
  struck.guitarTimbre,
  struck.bassGuitarTimbre,
  held.violinTimbre,
  held.stringsTimbre,
  held.trumpetTimbre,
  held.saxTimbre,
  held.fluteTimbre,
  held.leadTimbre,
  held.padTimbre,
  held.padTimbre,
  struck.guitarTimbre,
  struck.marimbaTimbre,
  held.padTimbre,
];

/** Programs that differ from their families. */
const PROGRAMS: Readonly<Record<number, Timbre>> = {
  9: struck.glockenspielTimbre,
  11: struck.vibraphoneTimbre,
  12: struck.marimbaTimbre,
  13: struck.marimbaTimbre,
  21: held.accordionTimbre,
  22: held.accordionTimbre,
  23: held.accordionTimbre,
  41: held.violaTimbre,
  42: held.celloTimbre,
  43: held.contrabassTimbre,
  44: held.stringsTimbre,
  45: struck.pizzicatoTimbre,
  46: struck.harpTimbre,
  47: struck.timpaniTimbre,
  52: held.choirTimbre,
  53: held.choirTimbre,
  54: held.choirTimbre,
  55: struck.timpaniTimbre,
  57: held.hornTimbre,
  58: held.hornTimbre,
  60: held.hornTimbre,
  68: held.oboeTimbre,
  69: held.oboeTimbre,
  70: held.bassoonTimbre,
  71: held.clarinetTimbre,
};

export const timbreOf = (program: number): Timbre => PROGRAMS[program] ?? FAMILIES[program >> 3] ?? struck.pianoTimbre;
