import { expect, test } from 'vitest';
import { PIECES as MADE, readPiece } from '../../scripts/music/pieces.ts';
import { STANDARD } from '../../src/play/belongings/settings.ts';
import { PIECES } from '../../src/web/music/pieces.ts';
import { unwrap } from '../tools/unwrap.ts';

test('the pieces that are offered are those that are made, in that order, under the titles of their scores', () => {
  expect(PIECES.map(({ id }) => id)).toEqual(MADE);
  expect(PIECES.map(({ title }) => title)).toEqual(MADE.map((piece) => unwrap(readPiece(piece)).title));
});

test('the first of them is the one that plays where nobody chose another', () => {
  expect(PIECES[0]?.id).toBe(STANDARD.piece);
});
