import { bad, ok, type Parsed, say } from '../../src/core/parsed.ts';
import type { Word } from '../../src/core/text.ts';
import { ticksOf } from './readBar.ts';
import { placeOf, type Signature } from './score.ts';

/** Major keys by their sharps, from seven flats to seven sharps. */
const CIRCLE = ['Cb', 'Gb', 'Db', 'Ab', 'Eb', 'Bb', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'F#', 'C#'];

/** A minor key has the signature of the major key three fifths before it in the circle. */
const MINOR = 3;

/** `meter 3/4`, `tempo q.=50`, `key D major`: the signature with that changed. */
export const readHeading = ([first, ...rest]: readonly Word[], signature: Signature): Parsed<Signature> => {
  const value = rest.map(({ text }) => text).join(' ');
  const change = READERS[first!.text]!(value);
  return change ? ok({ ...signature, ...change }) : bad(wanted(first!.text), placeOf(rest[0] ?? first!));
};

const wanted = (what: string) => {
  if (what === 'meter') return say('Here should be a meter such as 3/4.');
  return what === 'tempo' ? say('Here should be a tempo such as q=90.') : say('Here should be a key such as D major.');
};

const READERS: Readonly<Record<string, (value: string) => Partial<Signature> | undefined>> = {
  meter: (value) => {
    const match = /^(\d{1,2})\/(2|4|8|16)$/.exec(value);
    return match ? { meter: { beats: Number(match[1]), unit: Number(match[2]) } } : undefined;
  },
  tempo: (value) => {
    const match = /^([whqe]\.?)=(\d{2,3})$/.exec(value);
    return match ? { tempo: { beat: ticksOf(match[1]!), perMinute: Number(match[2]) } } : undefined;
  },
  key: (value) => {
    const match = /^([A-G][#b]?) (major|minor)$/.exec(value);
    if (!match) return undefined;
    const [, tonic, mode] = match as unknown as [string, string, 'major' | 'minor'];
    const sharps = CIRCLE.indexOf(tonic) - CIRCLE.indexOf('C') - (mode === 'minor' ? MINOR : 0);
    return CIRCLE.includes(tonic) && Math.abs(sharps) <= 7 ? { key: { sharps, mode } } : undefined;
  },
};
