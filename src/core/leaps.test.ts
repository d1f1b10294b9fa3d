import { expect, test } from 'vitest';
import { levelOf } from '../../test/tools/tables.ts';
import { unwrap } from '../../test/tools/unwrap.ts';
import { sokoban } from '../games/sokoban/index.ts';
import { openSession } from './openSession.ts';
import type { Session } from './session.ts';

const HALL = levelOf('##########\n#@   $  .#\n#        #\n##########');

const opened = (): Session => unwrap(openSession(sokoban, HALL.board));

const at = (session: Session): readonly number[] => {
  const { at, back, forth, length } = session.snapshot(0);
  return [back, at, forth, length];
};

test('what was done with one gesture is taken back as one and done again as one', () => {
  const session = opened();
  unwrap(session.play('r', 0));
  unwrap(session.play('rrR', 0));
  expect(at(session)).toEqual([1, 4, 4, 4]);
  session.seek(1, 0);
  expect(at(session)).toEqual([0, 1, 4, 4]);
  // In the middle of it each step is one.
  session.seek(3, 0);
  expect(at(session)).toEqual([2, 3, 4, 4]);
});

test('another way from the middle of it forgets what cannot be done again', () => {
  const session = opened();
  unwrap(session.play('rrr', 0));
  session.seek(2, 0);
  unwrap(session.play('d', 0));
  expect(at(session)).toEqual([2, 3, 3, 3]);
});

test('moves from elsewhere are nobody’s gesture', () => {
  const session = opened();
  unwrap(session.play('rrr', 0, 'elsewhere'));
  expect(at(session)).toEqual([2, 3, 3, 3]);
});

test('they are kept with the line, and so is how often something was taken back', () => {
  const session = opened();
  unwrap(session.play('rrr', 0));
  session.noteUndo();
  session.seek(0, 0);
  unwrap(session.play('rr', 0));
  const kept = session.keep(0);
  const again = opened();
  again.restore(kept, 'board');
  expect([at(again), again.snapshot(0).undos]).toEqual([at(session), 1]);
  expect(at(again)[0]).toBe(0);
});

test('the last push is found however long ago it was', () => {
  const session = opened();
  expect(session.beforeLast('pushes')).toBeUndefined();
  unwrap(session.play('rrrR', 0));
  expect(session.beforeLast('pushes')).toBe(3);
  unwrap(session.play('lr'.repeat(500), 0));
  expect(session.beforeLast('pushes')).toBe(3);
  unwrap(session.play('R', 0));
  expect(session.beforeLast('pushes')).toBe(1_004);
  session.seek(3, 0);
  expect(session.beforeLast('pushes')).toBeUndefined();
});
