import { expect, test } from 'vitest';
import type { Level } from '../../core/pack.ts';
import { say, sentence } from '../../core/parsed.ts';
import { solvers } from '../../games/solvers.ts';
import { SlicedSolver } from '../thinking/slicedSolver.ts';
import type { Solver } from '../thinking/solver.ts';
import { isGradable, isGraded } from './gradable.ts';
import { askForGrade, type Grading, gradingMessage, gradingResult, type Ungraded } from './grading.ts';

const real = new SlicedSolver({ solvers, now: () => performance.now(), later: setImmediate });

const CORRIDOR = ['######', '#@$ .#', '######'].join('\n');
const CORNER = ['######', '#@  $#', '#.   #', '######'].join('\n');

/** Too hard for whoever has little time. */
const HALL = [
  '###########',
  '#....     #',
  '#....$ $  #',
  '#.... $ $ #',
  '###  $ $  #',
  '#   $ $   #',
  '#  $ $ @  #',
  '#   $ $   #',
  '#         #',
  '###########',
].join('\n');

/** By its clock so many milliseconds have passed whenever somebody looks at it. */
const hurried = (ms: number): Solver => {
  let now = 0;
  return new SlicedSolver({ solvers, now: () => (now += ms), later: setImmediate });
};

/** Finds some solution of the hall, but not the best; the other one finds none. */
const hasty = (): Solver => hurried(100);
const hastier = (): Solver => hurried(1000);

const graded = (solver: Solver, asked: Omit<Ungraded, 'game'>): Promise<Grading> =>
  new Promise((found) => askForGrade(solver, { game: 'sokoban', ...asked }, { told: () => {}, found }));

const told = async (solver: Solver, asked: Omit<Ungraded, 'game'>): Promise<string> =>
  sentence(gradingResult(await graded(solver, asked)));

/** Many solutions have six pushes; the walks between them are short or long. */
const YARD = ['#########', '#.  #  .#', '#   #   #', '# $   $ #', '#       #', '#   @   #', '#########'].join('\n');
const SHORT = 'uulLdlUUrrdrrdrUUluR';

test('a board is graded by its best solution, with short walks', async () => {
  const grading = await graded(real, { position: CORRIDOR });
  expect(grading).toMatchObject({ kind: 'graded', moves: 'RR', isByBest: true, graded: { grade: 1 } });
  expect(sentence(gradingResult(grading))).toBe('Grade 1 of 10: very easy.');
  const yard = await graded(real, { position: YARD });
  const { moves } = yard as Extract<Grading, { readonly kind: 'graded' }>;
  expect([moves.length, moves.replaceAll(/[a-z]/g, '').length]).toEqual([18, 6]);
});

test('a known solution counts where it has no more pushes than the best, and only there', async () => {
  expect(await graded(real, { position: YARD, known: SHORT })).toMatchObject({ moves: SHORT, isByBest: true });
  const roundabout = await graded(real, { position: YARD, known: `rrruuLdlluRddl${SHORT}` });
  expect(roundabout).toMatchObject({ kind: 'graded', moves: expect.stringMatching(/^([a-z]*[A-Z]){6}$/) });
});

test('what cannot be solved has no grade', async () => {
  expect(await told(real, { position: CORNER })).toBe('This level cannot be solved at all.');
});

test('where the best is not found in time any will do, also one that is known, which is told', async () => {
  const expected =
    'Grade 8 of 10: very hard. That is by a solution that may be longer than need be: perhaps it is easier.';
  const grading = await graded(hasty(), { position: HALL });
  expect(grading).toMatchObject({ kind: 'graded', isByBest: false });
  expect(sentence(gradingResult(grading))).toBe(expected);
  const { moves: known } = grading as Extract<Grading, { readonly kind: 'graded' }>;
  expect(await told(hastier(), { position: HALL, known })).toBe(expected);
});

test('where nothing is found at all that is told, with the reason', async () => {
  expect(await told(hastier(), { position: HALL })).toBe('How hard it is could not be told. The time is up.');
});

test('whoever has stopped it hears nothing more', async () => {
  const heard: Grading[] = [];
  const asked = { game: 'sokoban', position: CORRIDOR };
  const stop = askForGrade(real, asked, { told: () => {}, found: (one) => heard.push(one) });
  stop();
  await graded(real, { position: CORRIDOR });
  expect(heard).toEqual([]);
});

test('it is told how far it is', () => {
  expect(sentence(gradingMessage(0))).toBe('The best solution is being looked for …');
  expect(sentence(gradingMessage(12))).toBe('The best solution is being looked for … 12 positions so far.');
});

test('games for two are not graded', () => {
  expect([isGraded('sokoban'), isGraded('breakthrough')]).toEqual([true, false]);
});

test('who wants to know how hard a level is may ask, unless its file tells or it cannot be played', () => {
  const level: Level = { title: 'Corridor', board: CORRIDOR, lines: [], problems: [] };
  const faulty: Level = { ...level, problems: [{ message: say('There is no board.'), severity: 'error' }] };
  expect(isGradable('sokoban', level)).toBe(true);
  expect(isGradable('sokoban', { ...level, notes: 'Grade: 3' })).toBe(false);
  expect(isGradable('sokoban', faulty)).toBe(false);
  expect(isGradable('breakthrough', level)).toBe(false);
});
