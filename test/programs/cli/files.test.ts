import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { hosted, kura } from '../../tools/kura.ts';
import { running } from '../../tools/running.ts';
import { tempFolder } from '../../tools/tempFolder.ts';

let folder = '';
beforeEach(() => {
  folder = tempFolder();
});

/** A corridor with its solution, each longer than the one before. */
const corridor = (number: number): string => {
  const length = (number % 40) + 12;
  const wall = '#'.repeat(length + 5);
  const rows = [wall, `#@$${' '.repeat(length)}.#`, wall];
  return [`Level ${number}`, '', ...rows, '', 'Solution', 'R'.repeat(length + 1), '', ''].join('\n');
};

/** A pack that takes the program a while. */
const manyLevels = (amount: number): string =>
  Array.from({ length: amount }, (_, index) => corridor(index + 1)).join('');

describe('kura convert', () => {
  const out = (name: string): string => join(folder, name);

  test('writes a file that reads back as the same levels, and nothing else', async () => {
    expect(await hosted(['convert', 'lines.sok', out('new.sok')])).toMatchObject({ stdout: '', status: 0 });
    expect(readdirSync(folder)).toEqual(['new.sok']);
    const levelsOf = async (file: string): Promise<readonly object[]> => {
      const { stdout } = await hosted(['verify', file, '--json']);
      const lines = stdout.trimEnd().split('\n');
      return lines.map((line) => ({ ...JSON.parse(line), file: '', problems: [] }));
    };
    expect(await levelsOf(out('new.sok'))).toEqual(await levelsOf('lines.sok'));
  });

  test('replaces an old file only if it is told to', async () => {
    writeFileSync(out('old.xsb'), 'old');
    const { status, stderr } = await hosted(['convert', 'two.xsb', out('old.xsb')]);
    expect([status, stderr]).toEqual([2, `kura: ${out('old.xsb')} is there already: --force replaces it.\n`]);
    expect(readFileSync(out('old.xsb'), 'utf8')).toBe('old');
    expect((await hosted(['convert', 'two.xsb', out('old.xsb'), '--force'])).status).toBe(0);
    expect(readFileSync(out('old.xsb'), 'utf8')).toContain('# @$  #');
  });

  test.each([
    ['the levels do not fit into the format', ['convert', 'two.xsb', 'old.map']],
    ['a level is bad', ['convert', 'faulty.xsb', 'old.txt', '--level', '2']],
    ['the format is unknown', ['convert', 'two.xsb', 'old.txt', '--to', 'docx']],
    ['there is nothing to read', ['convert', 'nowhere.xsb', 'old.txt']],
  ])('leaves the old file alone where %s', async (_, [command, file, name, ...options]) => {
    writeFileSync(out(name!), 'old');
    const { stdout, stderr, status } = await hosted([command!, file!, out(name!), '--force', ...options]);
    expect({ stdout, complained: stderr !== '' }).toEqual({ stdout: '', complained: true });
    expect(status).toBeGreaterThan(0);
    expect(readdirSync(folder)).toEqual([name]);
    expect(readFileSync(out(name!), 'utf8')).toBe('old');
  });

  test('may write over the file that it reads', async () => {
    writeFileSync(out('own.xsb'), '; Own\n#####\n#p-b.#\n#####\n'.replaceAll('#####', '######'));
    expect((await hosted(['convert', out('own.xsb'), out('own.xsb'), '--force'])).status).toBe(0);
    expect(readFileSync(out('own.xsb'), 'utf8')).toContain('#@ $.#');
  });

  test('makes one pack of several files: a series in the order of its numbers, others as they are named', async () => {
    for (const number of [2, 10, 1]) await hosted(['convert', 'two.xsb', out(`${number}.map`), '--level', '1']);
    const maps = [10, 1, 2].map((number) => out(`${number}.map`));
    expect(await hosted(['convert', ...maps, 'docks.xsb', out('all.sok')])).toMatchObject({
      stderr: `${out('10.map')}:1:1: warning: Missing from the set: 3.map – 9.map.\n`,
      status: 0,
    });
    const { stdout } = await hosted(['show', out('all.sok')]);
    const titles = stdout.split('\n').filter((line) => /^\d+\. /.test(line));
    expect(titles.slice(0, 3)).toEqual(['1. 1', '2. 2', '3. 10']);
    expect(titles.length).toBeGreaterThan(3);
    expect(readFileSync(out('all.sok'), 'utf8')).toContain('Collection: all\n');
  });

  test('names the file of each level that is left out of several', async () => {
    await hosted(['convert', 'two.xsb', out('1.map'), '--level', '1']);
    const map = readFileSync(out('1.map'), 'utf8');
    writeFileSync(out('2.map'), map.replace('5', 'j'));
    writeFileSync(out('bad.map'), map.replace('5', '5\nj'));
    expect(await hosted(['convert', out('1.map'), out('bad.map'), out('2.map'), out('o.sok')])).toMatchObject({
      stderr: expect.stringMatching(
        /^\S+\/2\.map:\d+:\d+: warning: Level 2 is left out: "j" .*\n\S+\/bad\.map:\d+:\d+: warning: Level 3 is left out: "j" .*\n$/,
      ),
    });
  });

  test('keeps what the packs were called, and numbers levels without a title anew', async () => {
    const pack = (title: string): string => `Collection: ${title}\n\n#####\n#@$.#\n#####\n\n######\n#@$ .#\n######\n`;
    writeFileSync(out('a.sok'), pack('Alpha'));
    writeFileSync(out('b.sok'), pack('Beta'));
    expect(await hosted(['convert', out('a.sok'), out('b.sok'), out('o.sok')])).toMatchObject({
      stderr: '',
      status: 0,
    });
    const { stdout } = await hosted(['show', out('o.sok')]);
    expect(stdout).toContain('Levels 1-2: Alpha\nLevels 3-4: Beta\n');
    expect(stdout.split('\n').filter((line) => /^\d+\. /.test(line))).toEqual(
      [1, 2, 3, 4].map((number) => `${number}. Level ${number}`),
    );
  });

  test('makes nothing of files of two games, or of one file alone', async () => {
    expect(await hosted(['convert', 'two.xsb', 'conformance.txt', out('all.sok')])).toMatchObject({
      stderr: 'kura: These files are of two games, Sokoban and Sokoban Vexed.\n',
      status: 1,
    });
    expect(await hosted(['convert', 'two.xsb'])).toMatchObject({
      stderr: 'kura: Name the file to write as well, or - for the standard output.\n',
      status: 2,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('reads from one pipe and writes to another', () => {
    const { stdout, status } = kura(['convert', '-', '-', '--to', 'xsb'], '#####\n#p$.#\n#####\n');
    expect([stdout.includes('#@$.#'), status]).toEqual([true, 0]);
    expect(kura(['convert', '-', out('piped.sok')], '#####\n#p$.#\n#####\n').status).toBe(0);
    expect(readFileSync(out('piped.sok'), 'utf8')).toMatch(/^Collection: piped\n/);
  });
});

test('a file of an old encoding is read by a guess, which is told, or as somebody says', async () => {
  const file = join(folder, 'old.txt');
  writeFileSync(file, Buffer.from('; Gy\u00f5z\u00f5\n#####\n#@$.#\n#####\n', 'latin1'));
  const { stdout, stderr } = await hosted(['show', file]);
  expect(stdout).toContain('1. Győző\n');
  expect(stderr).toContain('read as Windows-1250, which is a guess.');
  expect(await hosted(['show', file, '--encoding', 'latin1'])).toMatchObject({
    stdout: expect.stringContaining('1. Gyõzõ\n'),
    stderr: '',
  });
  expect(await hosted(['--encoding', 'klingon', 'show', file])).toMatchObject({
    stderr: expect.stringContaining('There is no encoding "klingon". Known are UTF-8,'),
    status: 1,
  });
});

describe('a file that takes a while', () => {
  test('tells the scores of ten solutions of a level, and how many there are', async () => {
    const path = join(folder, 'many.sok');
    writeFileSync(path, `#####\n#@$.#\n#####\nTitle: Room\n${'\nSolution\nR\n'.repeat(12)}`);
    const { stdout } = await hosted(['verify', path]);
    const scores = '1/1, '.repeat(10);
    expect(stdout).toContain(`:1 Room 5x3 1 box: 12 solutions (${scores}…)`);
  });

  test('shows no bar in a pipe', () => {
    writeFileSync(join(folder, 'many.sok'), manyLevels(500));
    const path = join(folder, 'many.sok');
    const { stdout, stderr, status } = kura(['verify', path]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).not.toMatch(/[\r%]/);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('500 levels in 1 file: 500 solved');
  });

  test('is left at once at Ctrl-C, and no bar stays behind', async () => {
    writeFileSync(join(folder, 'few.sok'), manyLevels(1));
    writeFileSync(join(folder, 'many.sok'), manyLevels(10_000));
    const terminal = running(['verify', 'few.sok', 'many.sok'], { folder });
    await terminal.until((text) => /\d % \w+ many\.sok/.test(text), 'a bar for the second file');
    terminal.kill('SIGINT');
    // By the program between two levels, or by the system where it does not listen: a shell reports 130 for both.
    expect(await terminal.end()).toBe(130);
    expect(terminal.text().trimEnd()).toBe('few.sok:1 Level 1 18x3 1 box: 1 solution (14/14)');
  });
});
