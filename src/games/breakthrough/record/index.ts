import type { Format } from '../../../core/pack.ts';
import { readRecords } from './reader.ts';
import { writeRecords } from './writer.ts';

/** Games written much like those of chess: tags in brackets, then numbered moves. */
export const record: Format = {
  id: 'breakthrough-record',
  extensions: ['txt', 'pgn'],
  // Remarks may stand above the first tag.
  claims: (text) => (/^\s*(?:;[^\r\n]*[\r\n]\s*)*\[\w+[ \t]+"/.test(text) ? 'certain' : 'no'),
  read: readRecords,
  write: writeRecords,
};
