import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { solvers } from '../../games/solvers.ts';
import { SlicedSolver } from '../thinking/slicedSolver.ts';
import { GradeInquiry } from './inquiry.ts';

const solver = new SlicedSolver({ solvers, now: () => performance.now(), later: setImmediate });

const ASKED = { game: 'sokoban', position: ['######', '#@$ .#', '######'].join('\n') };

/** What is to be seen each time that something has changed, until it ends. */
const seen = (isStopped: (inquiry: GradeInquiry) => boolean): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const all: string[] = [];
    const inquiry: GradeInquiry = new GradeInquiry(solver, ASKED, () => {
      const { message, isGoing } = inquiry;
      all.push(`${isGoing ? 'going: ' : ''}${message ? sentence(message) : 'nothing'}`);
      if (!isGoing) resolve(all);
    });
    inquiry.begin();
    // Whoever asks twice asks once.
    inquiry.begin();
    if (isStopped(inquiry)) inquiry.stop();
  });

test('it is told that it goes on, and then what became of it', async () => {
  expect(await seen(() => false)).toEqual([
    'going: The best solution is being looked for …',
    'Grade 1 of 10: very easy.',
  ]);
});

test('whoever stops it is told nothing', async () => {
  expect(await seen(({ isGoing }) => isGoing)).toEqual(['going: The best solution is being looked for …', 'nothing']);
});
