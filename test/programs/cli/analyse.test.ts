import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILES, hosted, type Printed } from '../../tools/kura.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';

const objectsOf = ({ stdout }: Printed): readonly Record<string, unknown>[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const WORTH = { chance: expect.any(Number), proof: null };

test('a position has its best lines, each with a chance', async () => {
  const printed = await hosted(['analyse', '6x6', '--nodes', '20000', '--lines', '2', '--json']);
  expect(objectsOf(printed)).toEqual([
    {
      ...{ file: '6x6', level: 1, position: 'pppppp/pppppp/6/6/PPPPPP/PPPPPP w' },
      ...{ depth: expect.any(Number), nodes: expect.any(Number) },
      lines: [
        { moves: expect.any(Array), ...WORTH },
        { moves: expect.any(Array), ...WORTH },
      ],
    },
  ]);
  expect([printed.stderr, printed.status]).toEqual(['', 0]);
});

test('every move of a record is compared with the best', async () => {
  const moves = objectsOf(await hosted(['analyse', 'record.pgn', '--nodes', '3000', '--json']));
  expect(moves).toMatchObject([
    { file: 'record.pgn', level: 1, ply: 1, player: 'first', move: 'a2a3', best: { move: expect.any(String) } },
    { ply: 2, player: 'second', move: 'b4b3' },
    { ply: 3, player: 'first', move: 'a3b4' },
  ]);
});

test('whoever lets a win go by is told', async () => {
  const moves = ['analyse', 'p4/1P3/5/3p1/P4 b', '--moves', 'a5b4'];
  expect((await hosted(['analyse', '5/1P3/5/3p1/P4 w', '--moves', 'a1a2'])).stdout).toContain('a1a2   ?? ');
  expect(objectsOf(await hosted([...moves, '--json']))).toMatchObject([{ move: 'a5b4', fault: null, lost: 0 }]);
});

test('time can be the limit', async () => {
  const { stdout, status } = await hosted(['analyse', '5x5', '--time', '0.01', '--lines', '1']);
  expect(stdout).toMatch(/^5x5: the first player is to move\n +\d+ % {2}[a-e]2[a-e]3( \w+)*\ndepth \d+\n$/);
  expect(status).toBe(0);
});

test('Ctrl-C ends it, and what is known is told', async () => {
  const folder = playFolder({ 'record.pgn': readFileSync(join(FILES, 'record.pgn'), 'utf8') });
  const terminal = running(['analyse', '10x10', '--time', '1000', '--lines', '1'], { folder });
  await terminal.until((text) => /\d % analysing 10x10/.test(text), 'a bar');
  terminal.kill('SIGINT');
  expect(await terminal.end()).toBe(130);
  expect(terminal.text().trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^10x10: /),
    expect.stringMatching(/% {2}\w+/),
    expect.stringMatching(/^depth \d+$/),
  ]);
});
