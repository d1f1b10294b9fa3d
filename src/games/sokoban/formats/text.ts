import type { Claim, Format } from '../../../core/pack.ts';
import { readText } from './reader.ts';
import { writeText } from './writer.ts';

/** Other games draw walls too, so a wall is no more than a hint. */
const claims = (text: string): Claim => (/[#\uff03]|XXX/.test(text) ? 'maybe' : 'no');

/** The format of the Sokoban community, with notes, saved games and solutions. */
export const sok: Format = {
  id: 'sok',
  extensions: ['sok', 'txt'],
  claims,
  read: readText,
  write: (pack) => writeText(pack, 'above', readText),
};

/** Plain drawings with their titles as keys below them. */
export const xsb: Format = {
  id: 'xsb',
  extensions: ['xsb'],
  claims,
  read: readText,
  write: (pack) => writeText(pack, 'below', readText),
};
