import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kura } from '../../tools/kura.ts';
import { tempFolder } from '../../tools/tempFolder.ts';

test('another program speaks with the engine over the standard input and output', () => {
  const said = ['uci', 'setoption name Size value 6', 'position startpos moves a2a3', 'go depth 5', 'nonsense', 'quit'];
  const { stdout, stderr, status } = kura(['engine', 'breakthrough'], `${said.join('\n')}\n`);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toContain('uciok');
  expect(lines).toContain('info string "nonsense" has to wait: say stop first.');
  expect(lines.at(-1)).toMatch(/^bestmove [a-f][56][a-f][45]$/);
  expect([stderr, status]).toEqual(['', 0]);
});

test('after quit nothing is said', () => {
  const { stdout, stderr, status } = kura(['engine', 'breakthrough'], 'isready\nquit\nisready\ngo depth 1\n');
  expect([stdout, stderr, status]).toEqual(['readyok\n', '', 0]);
});

test('two engines play a match, each opening twice with the sides changed', () => {
  const args = ['match', 'breakthrough', 'kura', 'kura', '--size', '5'];
  const { stdout, stderr, status } = kura([...args, '--games', '2', '--go', 'nodes 100', 'nodes 10']);
  expect(stdout).toMatch(
    /^1: engine [12] in \d+ plies\n2: engine [12] in \d+ plies\nengine 1: [012] of 2, [\d.]+ % ± [\d.]+\n$/,
  );
  expect([stderr, status]).toEqual(['', 0]);
});

test('what does not speak is no engine', () => {
  const { stderr, status } = kura(['match', 'breakthrough', 'kura', 'echo hello']);
  expect([stderr, status]).toEqual(['kura: echo hello does not speak UCI.\n', 2]);
});

test('an opening that is longer than games are is refused', () => {
  const args = ['match', 'breakthrough', 'kura:level=1', 'kura:level=1', '--size', '5', '--opening', '500'];
  const { stderr, status } = kura(args);
  expect([stderr, status]).toEqual(['kura: Games by chance are over before 500 moves: take a smaller --opening.\n', 2]);
});

test('rivals by their level play a match whose record can be read again', () => {
  const folder = tempFolder();
  const args = ['match', 'breakthrough', 'kura:level=2', 'kura:nodes=50', '--size', '5', '--games', '2'];
  expect(kura([...args, '--record', 'games.pgn'], '', folder).status).toBe(0);
  const { stdout, stderr } = kura(['verify', 'games.pgn'], '', folder);
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    'games.pgn:1 kura:level=2 – kura:nodes=50 5x5: 1 saved game',
    'games.pgn:2 kura:nodes=50 – kura:level=2 5x5: 1 saved game',
  ]);
  expect(stderr).toBe('');
  expect(readFileSync(join(folder, 'games.pgn'), 'utf8')).toMatch(/\[Result "(1-0|0-1)"\]/);
  const again = kura([...args, '--record', 'games.pgn'], '', folder);
  expect([again.stderr, again.status]).toEqual(['kura: games.pgn is there already.\n', 2]);
});

test.each([
  ['kura:level=9', '"kura:level=9": Breakthrough has 8 levels.'],
  [
    'kura:clever',
    '"kura:clever" is not understood. Settings are written like this: kura:level=3, kura:nodes=5000,hash=16.',
  ],
])('%s is nobody', (name, message) => {
  const { stderr, status } = kura(['match', 'breakthrough', name, 'kura', '--games', '1']);
  expect([stderr, status]).toEqual([`kura: ${message}\n`, 2]);
});
