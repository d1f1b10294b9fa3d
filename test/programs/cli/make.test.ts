import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makers } from '../../../src/games/makers.ts';
import { kura } from '../../tools/kura.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';

test('the same seeds make the same levels in the same order, in however many threads', () => {
  const folder = playFolder();
  const madeIn = (threads: string): string => {
    const args = [
      'make',
      'sokoban',
      '--theme',
      'small',
      '--count',
      '3',
      '--threads',
      threads,
      '--out',
      'new.sok',
      '--force',
    ];
    expect(kura(args, '', folder)).toMatchObject({ status: 0 });
    return readFileSync(join(folder, 'new.sok'), 'utf8');
  };
  const text = madeIn('1');
  expect(text.match(/^Solution/gm)).toHaveLength(3);
  expect(text).toContain(':: Made by: kura make sokoban --seed 1 --count 3 --theme small\n');
  expect(text).toContain(':: Made by: kura make sokoban --seed 3 --theme small\n');
  expect(madeIn('3')).toBe(text);
  expect(kura(['verify', 'new.sok'], '', folder)).toMatchObject({ status: 0 });
});

test('what cannot be made, and how a solution can be had that a file has no room for, are told', () => {
  const folder = playFolder();
  const none = kura(['make', 'sokoban', '--size', '4x7', '--grade', '10'], '', folder);
  expect(none).toMatchObject({ status: 1, stdout: '' });
  expect(none.stderr).toContain('Nothing good came of 40 seeds. Try another --seed, or leave out one of');
  const bare = kura(['make', 'vexed', '--seed', '3', '--grade', '3', '--out', 'cave.txt'], '', folder);
  expect(bare).toMatchObject({ status: 0, stdout: '1 level in cave.txt\n' });
  expect(bare.stderr).toContain('with --out map#.txt it stands beside it, in sol#.txt.');
  const series = kura(['make', 'vexed', '--seed', '3', '--grade', '3', '--out', 'map#.txt'], '', folder);
  expect(series).toMatchObject({ status: 0, stderr: '' });
  expect(kura(['verify', 'map1.txt'], '', folder).stdout).toContain('1 solution');
});

test('several maps are one text with titles, grades and solutions, or a file each', () => {
  const folder = playFolder();
  const args = ['make', 'vexed', '--seed', '3', '--grade', '3', '--count', '2'];
  const printed = kura(args, '', folder);
  expect(printed).toMatchObject({ status: 0, stderr: '' });
  expect(printed.stdout.match(/^(Game: vexed|Level: .+|Notes: Grade: 3|Solution: [lrud ]+)$/gm)).toHaveLength(7);
  expect(kura([...args, '--out', 'caves.txt'], '', folder)).toMatchObject({ status: 0, stderr: '' });
  expect(kura(['verify', 'caves.txt'], '', folder).stdout).toContain('2 levels in 1 file: 2 solved');
});

test('a wish that nobody makes is refused', () => {
  const refusalOf = (...args: readonly string[]): string => {
    const { status, stderr } = kura(['make', ...args]);
    return `${status} ${stderr}`;
  };
  const refusal = (...args: readonly string[]): string => refusalOf('vexed', ...args);
  expect(refusalOf('sokoban', '--boxes', '40')).toBe(
    '2 kura: Levels of Sokoban are made with 2 to 8 boxes, not with 40.\n',
  );
  expect(refusalOf('sokoban', '--size', '3x3')).toBe(
    '2 kura: No board of Sokoban is made smaller than 4x4, such as 3x3.\n',
  );
  expect(refusalOf('sokoban', '--size', '6x6', '--boxes', '6')).toBe(
    '2 kura: A board of 6x6 has no room for a level with 6 boxes.\n',
  );
  expect(refusal('--boxes', '3')).toBe('2 kura: Levels of Sokoban Vexed are made with 4 to 16 boxes, not with 3.\n');
  expect(refusal('--boxes', '17')).toContain('4 to 16 boxes, not with 17.');
  expect(refusal('--size', '9x5')).toBe('2 kura: No board of Sokoban Vexed is made smaller than 7x6, such as 9x5.\n');
});

test('the help names every theme', async () => {
  const { stdout } = kura(['make', '--help']);
  const themes = await Promise.all(makers.map(async ({ maker }) => (await maker?.())?.themes ?? []));
  for (const theme of themes.flat().filter((name) => name !== 'any')) expect(stdout).toContain(theme);
});

test('Ctrl-C keeps the levels that were made by then', async () => {
  const folder = playFolder();
  const file = join(folder, 'new.sok');
  const terminal = running(['make', 'sokoban', '--theme', 'small', '--count', '999', '--out', 'new.sok'], { folder });
  await terminal.until((text) => /\d % making 999 levels/.test(text) && existsSync(file), 'a first level');
  terminal.kill('SIGINT');
  expect(await terminal.end()).toBe(130);
  const text = readFileSync(file, 'utf8');
  const made = text.match(/^Solution/gm)!.length;
  expect(text).toContain(`:: Made by then: ${made} of 999\n`);
  expect(terminal.text()).toContain(`${made} level${made === 1 ? '' : 's'} in new.sok`);
});
