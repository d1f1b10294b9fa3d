import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hosted } from '../../tools/kura.ts';

const CAMPAIGN = join(import.meta.dirname, '../../../packs/sokoban/campaign.sok');

const CORNER = '######|#@  $#|#.   #|######';

test('a level has a grade, a word for it and the figures of its best solution', async () => {
  const { stdout, status } = await hosted(['grade', 'two.xsb', '--level', '2']);
  expect(stdout).toBe(
    [
      'two.xsb:2 Wide: grade 1, very easy (sum 0, choices 0, away 0, switches 0, dead ends 0, changes 1, lines 1, pushes 2)',
      '1 level in 1 file: 1 graded\n',
    ].join('\n'),
  );
  expect(status).toBe(0);
});

test('programs are told the same as JSON', async () => {
  const { stdout } = await hosted(['grade', 'two.xsb', '--level', '2', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    ...{ file: 'two.xsb', level: 2, title: 'Wide', status: 'graded', grade: 1, word: 'very easy', by: 'best' },
    ...{ figures: { pushes: 2, lines: 1 }, reason: null },
  });
});

test('what cannot be solved has no grade, which is a fault', async () => {
  const { stdout, status } = await hosted(['grade', CORNER]);
  expect(stdout).toContain('unsolvable: A box cannot be brought to any goal.');
  expect(status).toBe(1);
});

test('where the best solution takes too long a level is graded by the one that it has, which is told', async () => {
  const { stdout } = await hosted(['grade', CAMPAIGN, '--level', '5', '--time', '0.01']);
  expect(stdout).toContain('grade 9, very hard, by the solution that came with it, as the best was not found in time');
});

test('levels of games for two are not graded', async () => {
  const { stderr, status } = await hosted(['grade', '6x6']);
  expect(stderr).toContain('There is no solver for Breakthrough.');
  expect(status).toBe(1);
});

test('a time that is none is wrong use', async () => {
  const { stderr, status } = await hosted(['grade', 'two.xsb', '--time', '0']);
  expect(stderr).toContain('--time takes a number of seconds, not "0".');
  expect(status).toBe(2);
});
