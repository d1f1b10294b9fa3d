import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dice } from '../../../src/core/random.ts';
import { breakthrough } from '../../../src/games/breakthrough/index.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { unwrap } from '../../tools/unwrap.ts';

test('Ctrl-C keeps the puzzles that were found by then', async () => {
  const folder = playFolder({});
  const file = join(folder, 'new.pgn');
  const terminal = running(['puzzles', 'make', '--size', '5', '--count', '1000', '--out', 'new.pgn'], { folder });
  await terminal.until((text) => /\d % making 1000 puzzles/.test(text) && existsSync(file), 'a first puzzle');
  terminal.kill('SIGINT');
  expect(await terminal.end()).toBe(130);
  const text = readFileSync(file, 'utf8');
  const found = text.split('[Within "').length - 1;
  expect(found).toBeGreaterThan(0);
  expect(text).toContain(`; Found by then: ${found} of 1000\n`);
  expect(terminal.text()).toContain(`${found} puzzle${found === 1 ? '' : 's'} in new.pgn`);
});

/** A game by chance that whoever begins wins: nobody can prove within hours that he has to. */
const someGame = (seed: number): string => {
  const { roll } = dice(seed);
  const line: string[] = [];
  let state = unwrap(breakthrough.parse('8x8'));
  while (!breakthrough.outcome(state)) {
    const choices = breakthrough.moves(state);
    const move = choices[roll(choices.length)]!;
    line.push(breakthrough.formatMove(state, move));
    state = breakthrough.play(state, move)!;
  }
  if (breakthrough.outcome(state)!.winner === 1) return someGame(seed + 1);
  return `[Size "8"]\n[Within "${(line.length + 1) / 2}"]\n\n${line.join('\n')}\n`;
};

test('Ctrl-C stops the check', async () => {
  const terminal = running(['puzzles', 'check', 'hard.pgn'], { folder: playFolder({ 'hard.pgn': someGame(1) }) });
  await terminal.until((text) => /\d % checking hard\.pgn:1/.test(text), 'a bar');
  terminal.kill('SIGINT');
  expect(await terminal.end()).toBe(130);
});
