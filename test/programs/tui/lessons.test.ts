import { expect, test } from 'vitest';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';

test('a lesson of Breakthrough is learned at the terminal, with its sentence, verdicts, undo, hint and the next one', async () => {
  const terminal = running(['play', 'breakthrough', 'first-lessons', '--level', '11'], { folder: playFolder() });
  const play = (move: string): void => terminal.type(KEYS.enter, move, KEYS.enter);
  await terminal.sees('11/20 Take it in time', 'Whoever is two steps from your home row', 'Win within 4 moves.');
  play('a3a4');
  await terminal.sees('That lets it slip: now the other side wins. Undo takes it back.');
  terminal.type('P');
  await terminal.sees('3 moves left.');
  terminal.type('u');
  await terminal.sees('Win within 4 moves.');
  terminal.type('i');
  await terminal.sees('A good move: c2 takes d3.', 'It wins, whatever the other side plays.', 'I plays it.');
  terminal.type('i');
  await terminal.sees('3 moves left.', 'Moves 1');
  play('a3a4');
  await terminal.sees('2 moves left.');
  play('a4a5');
  await terminal.sees('One move left.');
  play('a5a6');
  await terminal.sees('Level 11 passed!');
  terminal.type(KEYS.enter);
  await terminal.sees('12/20 Backed up', 'Win within 3 moves.');
  terminal.type('p');
  await terminal.sees('11/20 Take it in time ✓');
  // Back to the boards, where two play.
  terminal.type('O');
  await terminal.sees('Breakthrough · 6 × 6');
  expect(await terminal.leave()).toBe(0);
});
