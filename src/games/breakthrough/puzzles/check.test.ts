import { expect, test } from 'vitest';
import type { Level } from '../../../core/pack.ts';
import { sentence } from '../../../core/parsed.ts';
import { check } from './check.ts';

/** Both have dolls that run; only the move that also guards one's home wins. */
const PUZZLE: Level = {
  title: 'A puzzle',
  board: 'pppp2/5p/P2pp1/P3Pp/2P3/4PP w',
  lines: [{ moves: 'a3b4 f3e2 f1e2 d4e3 a4a5 b6a5 b4a5 e3d2 a5b6' }],
  within: 5,
  problems: [],
};

const found = (level: Partial<Level>, nodes = 1_000_000): string => {
  const checking = check({ ...PUZZLE, ...level }, nodes);
  let step = checking.next();
  while (!step.done) step = checking.next();
  return step.value.kind === 'wrong' ? sentence(step.value.reason) : step.value.kind;
};

test('a puzzle that is as it says is proved by the rules alone', () => {
  expect(found({})).toBe('proved');
});

test('where that takes too long it is proved with the race rules, or not at all', () => {
  expect(found({}, 8000)).toBe('known');
  expect(found({}, 10)).toBe('unknown');
});

test('another length is wrong', () => {
  expect(found({ within: 6 })).toBe('a3b4 wins sooner than in 6 moves.');
  expect(found({ within: 4 })).toBe('The solution does not win within the moves that there are: 4.');
  const longer = { board: '5p/6/6/P5/6/2P2p w', lines: [{ moves: 'a3a4 f6f5 a4a5 f5f4 a5a6' }], within: 3 };
  expect(found(longer)).toBe('The game is over in this position.');
});

test('so is a first move that does not win, or not alone', () => {
  const two = '5p/6/6/P5/2P3/6 w';
  expect(found({ board: two, lines: [{ moves: 'a3a4 f6f5 a4a5 f5f4 a5a6' }], within: 3 })).toBe(
    'a3a4 is not the only move that wins.',
  );
  const slow = '5p/6/5p/P5/2P3/6 w';
  expect(found({ board: slow, lines: [{ moves: 'c2c3 f6f5 a3a4 f5e4 a4a5 e4e3 a5a6' }], within: 4 })).toBe(
    'c2c3 does not win within 4 moves.',
  );
});

test('a level has to say all that a puzzle says', () => {
  const { within: _, ...vague } = PUZZLE;
  const checking = check(vague, 100).next();
  expect(checking.value).toMatchObject({ kind: 'wrong' });
  expect(found({ lines: [] })).toBe('There is no solution.');
  expect(found({ lines: [{ moves: 'a3a5' }] })).toBe('A doll moves one cell at a time.');
  expect(found({ board: 'nonsense' })).not.toBe('proved');
  expect(found({ lines: [{ moves: 'a3b4 f3e2' }] })).toBe(
    'The solution does not win within the moves that there are: 5.',
  );
});
