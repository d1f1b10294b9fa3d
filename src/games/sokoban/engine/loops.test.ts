import { expect, test } from 'vitest';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import { parse } from '../position.ts';
import { improver } from './loops.ts';

const START = unwrap(parse(['#######', '#     #', '#@ $ .#', '#######'].join('\n')));

const improved = (moves: string): string =>
  improver.improve(START, moves, 'moves', { now: () => 0 }).next().value as string;

test('what leads back to a position is left out', () => {
  expect(improved('rlurldrRR')).toBe('rRR');
});

test('what leads on stays as it is', () => {
  expect(improved('urdRR')).toBe('urdRR');
});
