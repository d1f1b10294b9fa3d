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

interface Nodes {
  readonly nodes: number;
}

/** What differs from run to run. */
const FIGURES = { cpu: expect.any(Number), wall: expect.any(Number), nodes: expect.any(Number) };

describe('kura solve --json', () => {
  test('a solution of Sokoban has pushes', async () => {
    expect(await solved('two.xsb', '--level', '2', '--for', 'pushes')).toEqual([
      {
        ...{ file: 'two.xsb', level: 2, title: 'Wide', status: 'solved', moves: 3, pushes: 2, optimal: true },
        ...{ solution: 'rRR', ...FIGURES },
      },
    ]);
  });

  test('one of Vexed has none, and the same shape', async () => {
    expect(await solved('conformance.txt')).toEqual([
      {
        ...{ file: 'conformance.txt', level: 1, title: 'conformance', status: 'solved', moves: 17, optimal: true },
        ...{ pushes: null, solution: 'l l l l r r r r r u u u l l l r l', ...FIGURES },
      },
    ]);
  });

  test('what cannot be solved has a reason instead', async () => {
    expect(await solved('lone-box.txt')).toEqual([
      {
        ...{ file: 'lone-box.txt', level: 1, title: 'lone-box', status: 'unsolvable', moves: null, optimal: false },
        ...{ pushes: null, solution: null, ...FIGURES },
        reason: 'There is only one red box: the level cannot be solved.',
      },
    ]);
  });

  test("so has what takes too much of the processor's time, read from the standard input", () => {
    const [timeout] = solvedHard('--for', 'pushes', '--time', '0.5') as readonly [{ readonly cpu: number }];
    expect(timeout).toMatchObject({
      ...{ file: '-', status: 'timeout', moves: null, pushes: null, optimal: false, reason: 'The time is up.' },
    });
    expect(timeout.cpu).toBeGreaterThanOrEqual(0.5);
  });

  test('or too much memory', () => {
    const tight = solvedHard('--for', 'pushes', '--memory', '1');
    expect(tight).toMatchObject([{ status: 'timeout', reason: 'The memory is full.' }]);
  });

  test('a level with an error has it for a reason, and the others are solved', async () => {
    expect(await solved('faulty.xsb')).toMatchObject([
      { level: 1, title: 'Leaky', status: 'solved' },
      { level: 2, title: 'Hole', status: 'error', moves: null, pushes: null, optimal: false, solution: null },
      { level: 3, title: 'Stranger', status: 'error', reason: '"x" is not part of a board.', nodes: 0 },
    ]);
  });

  test('any solution is found where the fewest pushes are not', () => {
    expect(solvedHard()).toMatchObject([{ status: 'solved', optimal: false }]);
  });

  test('several levels of a file are named by the first and the last', async () => {
    expect(await solved('lines.sok', '--level', '2-3')).toMatchObject([{ level: 2 }, { level: 3 }]);
  });

  test('a solution that was improved tells last what it was before, and at how many positions was looked for the first', async () => {
    const [first] = (await solved('two.xsb', '--level', '2')) as readonly [Nodes];
    const [level] = (await solved('two.xsb', '--level', '2', '--improve', '0.1')) as readonly [Nodes];
    expect(level).toEqual({ ...first, from: { moves: 3, pushes: 2 }, ...FIGURES, nodes: first.nodes });
    expect(Object.keys(level).join()).toBe('file,level,title,status,moves,pushes,optimal,solution,cpu,wall,nodes,from');
  });
});

describe('kura solve --threads', () => {
  test('one level after another is solved, and what cannot be is proven', async () => {
    expect(await solved('two.xsb', 'unsolvable.sok', '--threads', '2')).toMatchObject([
      { status: 'solved', solution: 'drU' },
      { status: 'solved', solution: 'rRR' },
      { status: 'unsolvable', reason: 'Every way was tried: none leads to a solution.' },
      { status: 'unsolvable' },
    ]);
  });

  test('more of them than an engine can employ do no harm', async () => {
    expect(await solved('conformance.txt', '--threads', '8')).toMatchObject([{ status: 'solved', optimal: true }]);
  });

  test('with more than three of them others join, who share what they know', async () => {
    expect(await solved('two.xsb', '--threads', '5')).toMatchObject([{ status: 'solved' }, { status: 'solved' }]);
  });

  test('more time than a timer knows of is as good as less', async () => {
    expect(await solved('two.xsb', '--threads', '2', '--time', '3000000')).toMatchObject([
      { status: 'solved' },
      { status: 'solved' },
    ]);
  });

  test('time and memory end it', () => {
    const late = solvedHard('--for', 'pushes', '--threads', '2', '--time', '0.5');
    expect(late).toMatchObject([{ status: 'timeout', reason: 'The time is up.' }]);
    const tight = solvedHard('--for', 'pushes', '--threads', '2', '--memory', '1');
    expect(tight).toMatchObject([{ status: 'timeout', reason: 'The memory is full.' }]);
  });
});

test('an aim that one of the games has no solver for is told before anything is solved', async () => {
  const { status, stdout, stderr } = await hosted(['solve', 'two.xsb', 'conformance.txt', '--for', 'pushes']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('Sokoban Vexed has no solver for the fewest pushes.');
});

describe('kura solve --out', () => {
  test('writes all levels with the solutions found, and keeps those that were there', async () => {
    const folder = playFolder({ 'lines.sok': readFileSync(join(FILES, 'lines.sok'), 'utf8') });
    const { stdout, status } = await hosted(['solve', 'lines.sok', '--level', '1-2', '--out', 'new.sok'], folder);
    expect({ status, last: stdout.trimEnd().split('\n').slice(-2) }).toEqual({
      ...{ status: 0, last: ['2 solutions in new.sok', '2 levels in 1 file: 2 solved'] },
    });
    const text = readFileSync(join(folder, 'new.sok'), 'utf8');
    expect(text.match(/^Solution.*\n.*$/gm)).toEqual([
      ...['Solution\nrRR', 'Solution 2\nrRRlr', 'Solution\nrlrlrlrlrRu', 'Solution 2\nrRR'],
    ]);
    expect(text).not.toContain('Not enough');
  });

  test('replaces a file only when it is told to', async () => {
    const folder = playFolder({ 'new.sok': '#####\n#@$.#\n#####\n' });
    const command = ['solve', 'new.sok', '--out', 'new.sok'];
    expect(await hosted(command, folder)).toMatchObject({ status: 2, stdout: '' });
    expect(await hosted([...command, '--force'], folder)).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'new.sok'), 'utf8')).toContain('Solution\nR');
  });
});

test.each([['1'], ['2']])('Ctrl-C stops it with %s threads, and what was solved by then is kept', async (threads) => {
  const folder = playFolder({ 'two.xsb': readFileSync(join(FILES, 'two.xsb'), 'utf8'), 'hard.xsb': HARD });
  const options = ['--for', 'pushes', '--time', '1000', '--threads', threads, '--out', 'new.sok'];
  const terminal = running(['solve', 'two.xsb', 'hard.xsb', ...options], { folder });
  await terminal.until((text) => /\d % solving hard\.xsb/.test(text), 'a bar for the second file');
  terminal.kill('SIGINT');
  expect(await terminal.end()).toBe(130);
  expect(terminal.text().trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^two\.xsb:1 /),
    expect.stringMatching(/^two\.xsb:2 Wide: /),
    '2 solutions in new.sok',
  ]);
  expect(readFileSync(join(folder, 'new.sok'), 'utf8').match(/^Solution$/gm)).toHaveLength(2);
});

describe('kura optimize', () => {
  const DETOUR = ['Detour', '', '#######', '#     #', '#@ $ .#', '#######'].join('\n');
  const folderOf = (...lines: readonly string[]): string =>
    playFolder({ 'detour.sok': [DETOUR, ...lines].join('\n\n') });

  test('improves the best solution that a level has', async () => {
    const folder = folderOf('Solution\nrlrlrlrlrRR', 'Mine\nrlrRR', 'Begun\nr');
    const { stdout, status } = await hosted(['optimize', 'detour.sok', '--time', '0.1', '--out', 'new.sok'], folder);
    expect({ status, lines: stdout.trimEnd().split('\n') }).toEqual({
      status: 0,
      lines: [
        'detour.sok:1 Detour: improved (3/2 from 5/2): rRR',
        '1 solution in new.sok',
        '1 level in 1 file: 1 improved, 2 moves saved',
      ],
    });
    expect(readFileSync(join(folder, 'new.sok'), 'utf8')).toContain('Solution 2\nrRR');
  });

  test('finds one first where there is none, and says so', async () => {
    const command = ['optimize', 'detour.sok', '--for', 'pushes', '--time', '0.1', '--json'];
    expect(linesOf(await hosted(command, folderOf()))).toMatchObject([
      { status: 'same', stored: false, pushes: 2, from: { pushes: 2 } },
    ]);
  });
});
