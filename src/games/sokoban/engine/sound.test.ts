import { expect, test } from 'vitest';
import { answer } from '../../../../test/tools/answer.ts';
import { amount } from '../../../../test/tools/long.ts';
import { SEED } from '../../../../test/tools/seed.ts';
import { everyLevel, shippedLevels } from '../../../../test/tools/shipped.ts';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import { dice } from '../../../core/random.ts';
import { openState, run } from '../../../core/replay.ts';
import { sokoban } from '../index.ts';
import type { State } from '../rules.ts';
import { engines } from './index.ts';
import { replayed, solvedBy } from './soundTesting.ts';

test('nobody calls a position lost that a solution of a shipped level passes, forwards, backwards or outside of a goal room', () => {
  const all = shippedLevels(sokoban).flatMap(({ title, board, lines }) =>
    lines.flatMap(({ moves }) => {
      const line = unwrap(sokoban.steps(moves)).map(({ move }) => move);
      const solved = solvedBy(unwrap(sokoban.parse(board)), line);
      return solved ? [{ title, ...replayed(solved) }] : [];
    }),
  );
  expect(all.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  const sum = (count: 'forwards' | 'backwards' | 'outside' | 'waited'): number =>
    all.reduce((total, each) => total + each[count], 0);
  expect(sum('forwards')).toBeGreaterThan(500);
  expect(sum('backwards')).toBeGreaterThan(500);
  expect(sum('outside')).toBeGreaterThan(500);
  expect(sum('waited')).toBeGreaterThan(100);
});

test('whoever makes a push too few is told so, forwards and backwards', () => {
  const start = unwrap(
    sokoban.parse(['########', '#      #', '# @$ . #', '#  $ . #', '#      #', '########'].join('\n')),
  );
  const solved = solvedBy(
    start,
    unwrap(sokoban.steps('RRlldRR')).map(({ move }) => move),
  )!;
  expect(replayed(solved).wrong).toEqual([]);
  const { wrong } = replayed({ ...solved, pushes: solved.pushes.slice(0, -1) });
  expect(wrong).toContain('pushing: the bound of the start');
  expect(wrong).toContain('pulling: no end to pull from');
});

test('no engine says of a position that a solution of any pack passes that nothing solves it', async () => {
  const { roll } = dice(SEED);
  const answers = (await everyLevel(sokoban)).flatMap(({ title, board, lines: [line] }) => {
    const [start, steps] = [openState(sokoban, unwrap(sokoban.parse(board))), unwrap(sokoban.steps(line!.moves))];
    return Array.from({ length: amount(1, 20) }, () => {
      const { end } = run(sokoban, start, steps.slice(0, roll(steps.length)));
      const kinds = engines.map((engine) => answer(engine, end as State, { now: () => 0, nodes: 2000 }).kind);
      return { title, position: sokoban.format(end), kinds };
    });
  });
  expect(
    answers.filter(({ kinds }) => kinds.includes('none')),
    `seed ${SEED}`,
  ).toEqual([]);
  expect(answers.filter(({ kinds }) => kinds.includes('line')).length).toBeGreaterThan(answers.length / 2);
});
