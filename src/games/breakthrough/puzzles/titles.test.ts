import { expect, test } from 'vitest';
import { drawn } from '../testing.ts';
import { nameOf } from './titles.ts';

test.each([
  ['At the door', drawn('w', 'pp...', '.....', 'P....', '...p.', '..P.P')],
  ['Outnumbered', drawn('w', 'ppp..', '.....', '.....', 'P....', '.....')],
  ['The upper hand', drawn('b', 'ppp..', '.....', '.....', '.P...', '.....')],
  ['Under siege', drawn('w', 'p....', '.....', '...p.', 'P....', '.P...')],
  ['On the doorstep', drawn('w', 'p....', '...p.', 'P....', '.....', '.P...')],
  ['Few dolls', drawn('w', 'p.....', '...p..', '......', 'P.....', '......', '.P....')],
  ['In the thick of it', drawn('w', 'pppppp', '......', 'p.p.p.', 'PPPPPP', '......', '.PPP..')],
  ['Neck and neck', drawn('w', 'pppppp', '......', '.p....', '....P.', 'PPPPP.', '......')],
  ['A step behind', drawn('w', 'pppppp', '......', '.p....', '......', 'PPPPPP', '......')],
  ['A step ahead', drawn('w', 'pppppp', '.p....', '......', '....P.', 'PPPPP.', '......')],
])('%s', (name, state) => {
  expect(nameOf(state)).toBe(name);
});
