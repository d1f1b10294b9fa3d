import { expect, test } from 'vitest';
import { HARD_BOARD } from '../../../test/tools/hardBoard.ts';
import type { Errand } from '../../server/jobs/queue.ts';
import { doItem } from './doing.ts';

const LONG = 3_600_000;

const SOLVING: Errand = {
  number: 1,
  job: {
    id: 1,
    command: 'kura solve hard.xsb --for pushes',
    order: {
      kind: 'solve',
      files: [{ file: 'hard.xsb', game: 'sokoban', name: 'hard', pack: { title: '' } }],
      aim: 'pushes',
      limits: { ms: LONG, bytes: 2 ** 28, threads: 1 },
    },
  },
  item: {
    kind: 'solve',
    file: 0,
    number: 1,
    level: { title: '', board: HARD_BOARD.join('\n'), lines: [], problems: [] },
  },
};

test('Whoever was told to stop before he has begun does not begin', async () => {
  await expect(doItem(SOLVING, AbortSignal.abort())).rejects.toThrow('The worker was told to stop.');
});
