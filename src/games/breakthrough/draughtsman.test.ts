import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { draughtsman } from './draughtsman.ts';

const told = (text: string): readonly string[] =>
  draughtsman.findings(unwrap(draughtsman.read(text))).map(({ kind, message }) => `${kind} | ${sentence(message)}`);

test('a position is read and written as it is, first player below', () => {
  const text = 'p4/5/2P2/5/P4 b';
  const sketch = unwrap(draughtsman.read(text));
  expect(sketch.letters.join('')).toBe('p....' + '.....' + '..P..' + '.....' + 'P....');
  expect(draughtsman.write(sketch)).toBe(text);
  expect(draughtsman.write(draughtsman.begin())).toBe('pppppp/pppppp/6/6/PPPPPP/PPPPPP w');
});

test('what is told of a position: who is to move, how many there are, and what makes it none', () => {
  expect(told('p4/5/2P2/5/P4 b')).toEqual(['note | 2 dolls against 1 doll', 'note | Second player to move']);
  expect(told('P4/5/p4/5/5 w')[0]).toBe('fault | The first player has won already');
  expect(told('P4/5/5/5/p4 w')[0]).toBe('fault | Both players have won in this position.');
  expect(told('5/5/5/5/5 w')[0]).toBe('fault | There are no dolls on the board.');
  expect(told('5/PPPPP/PPPPP/P4/4p w')[0]).toBe('fault | The first player has 11 dolls instead of at most 10.');
});

test('one more than the usual starts is no position of the game, and is drawn all the same', () => {
  expect(draughtsman.read('5/5/5/5/5 w').ok).toBe(true);
});
