import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HARD_BOARD } from '../../tools/hardBoard.ts';
import { FILES, hosted, kura, type Printed } from '../../tools/kura.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';

const HARD = HARD_BOARD.join('\n');

const linesOf = ({ stdout }: Printed): readonly unknown[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const solved = async (...args: readonly string[]): Promise<readonly unknown[]> =>
  linesOf(await hosted(['solve', ...args, '--json']));

/** The hard board, read from the standard input. */
const solvedHard = (...args: readonly string[]): readonly unknown[] =>
  linesOf(kura(['solve', '-', ...args, '--json'], HARD));

/** What differs from run to run. */
const FIGURES = { cpu: expect.any(Number), wall: expect.any(Number), nodes: expect.any(Number) };

describe('kura solve --json', () => {
  test('a solution of Sokoban has pushes', async () => {
    expect(await solved('two.xsb', '--level', '2')).toEqual([
      {
        ...{ file: 'two.xsb', level: 2, title: 'Wide', status: 'solved', moves: 3, pushes: 2, optimal: true },
        ...{ solution: 'rRR', reason: null, ...FIGURES },
      },
    ]);
  });

  test('one of Vexed has moves only', async () => {
    expect(await solved('conformance.txt')).toEqual([
      {
        ...{ file: 'conformance.txt', level: 1, title: 'conformance', status: 'solved', moves: 17, optimal: true },
        ...{ solution: 'l l l l r r r r r u u u l l l r l', reason: null, ...FIGURES },
      },
    ]);
  });

  test('what cannot be solved has a reason instead', async () => {
    expect(await solved('lone-box.txt')).toEqual([
      {
        ...{ file: 'lone-box.txt', level: 1, title: 'lone-box', status: 'unsolvable', moves: null, optimal: false },
        ...{ solution: null, reason: 'There is only one red box: the level cannot be solved.', ...FIGURES },
      },
    ]);
  });

  test('so has what takes too long, read from the standard input', () => {
    expect(solvedHard('--time', '0.5')).toMatchObject([
      { file: '-', status: 'timeout', moves: null, pushes: null, optimal: false, reason: 'The time is up.' },
    ]);
  });

  test('or too much memory', () => {
    expect(solvedHard('--memory', '1')).toMatchObject([{ status: 'timeout', reason: 'The memory is full.' }]);
  });

  test('a level with an error has it for a reason, and the others are solved', async () => {
    expect(await solved('faulty.xsb')).toMatchObject([
      { level: 1, title: 'Leaky', status: 'solved' },
      { level: 2, title: 'Hole', status: 'error', moves: null, pushes: null, optimal: false, solution: null },
      { level: 3, title: 'Stranger', status: 'error', reason: '"x" is not part of a board.', nodes: 0 },
    ]);
  });

  test('any solution is found where the fewest pushes are not', () => {
    expect(solvedHard('--engine', 'quick')).toMatchObject([{ status: 'solved', optimal: false }]);
  });
});

test('an engine that one of the games does not have is told before anything is solved', async () => {
  const { status, stdout, stderr } = await hosted(['solve', 'two.xsb', 'conformance.txt', '--engine', 'quick']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('Sokoban Vexed has no engine "quick". Its engines: moves.');
});

test('Ctrl-C stops it', async () => {
  const folder = playFolder({ 'two.xsb': readFileSync(join(FILES, 'two.xsb'), 'utf8'), 'hard.xsb': HARD });
  const terminal = running(['solve', 'two.xsb', 'hard.xsb', '--time', '1000'], { folder });
  await terminal.until((text) => /\d % solving hard\.xsb/.test(text), 'a bar for the second file');
  terminal.kill('SIGINT');
  expect(await terminal.end()).toBe(130);
  expect(terminal.text().trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^two\.xsb:1 /),
    expect.stringMatching(/^two\.xsb:2 Wide: /),
  ]);
});
