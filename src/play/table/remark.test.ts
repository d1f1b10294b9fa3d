import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { openSession } from '../../core/openSession.ts';
import { sokoban } from '../../games/sokoban/index.ts';
import { spotOf } from './remark.ts';

const BOARD = ['########', '#@$$  .#', '#     .#', '########'].join('\n');
const { view } = unwrap(openSession(sokoban, BOARD)).snapshot(0);
const MAN = 8 + 1;

test('a refused step is about who was to go, and what resists is beyond all that he would push', () => {
  const spot = (direction: 'right' | 'up') => spotOf({ kind: 'step', direction }, view, MAN);
  expect(spot('right')).toEqual({ cell: MAN, resistance: { cell: MAN + 3, direction: 'right' } });
  expect(spot('up')).toEqual({ cell: MAN, resistance: { cell: 1, direction: 'up' } });
});

test('a refused tap is about its cell, a refused drag about where it ended, and a step of nobody about nothing', () => {
  expect(spotOf({ kind: 'tap', cell: 12 }, view, MAN)).toEqual({ cell: 12 });
  expect(spotOf({ kind: 'drag', from: 10, to: 20 }, view, MAN)).toEqual({ cell: 20 });
  expect(spotOf({ kind: 'step', direction: 'up' }, view, undefined)).toBeUndefined();
});
