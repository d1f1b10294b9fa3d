import { expect, test } from 'vitest';
import { kura } from '../../tools/kura.ts';

test('another program speaks with the engine over the standard input and output', () => {
  const said = ['uci', 'setoption name Size value 6', 'position startpos moves a2a3', 'go depth 5', 'nonsense', 'quit'];
  const { stdout, stderr, status } = kura(['engine', 'breakthrough'], `${said.join('\n')}\n`);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toContain('uciok');
  expect(lines).toContain('info string "nonsense" has to wait: say stop first.');
  expect(lines.at(-1)).toMatch(/^bestmove [a-f][56][a-f][45]$/);
  expect([stderr, status]).toEqual(['', 0]);
});

test('two engines play a match, each opening twice with the sides changed', () => {
  const args = ['match', 'breakthrough', 'kura', 'kura', '--size', '5', '--option', 'Size=5'];
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
