import { expect, test } from 'vitest';
import { breakthrough } from '../../../src/games/breakthrough/index.ts';
import { fetchPack } from '../../../src/play/packs/opened.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';

const { levels } = (await fetchPack(breakthrough, 'puzzles'))!.pack;
const [first, second] = levels;
const place = (number: number): string => `${number}/${levels.length} ${levels[number - 1]!.title}`;

test('a puzzle of Breakthrough is solved at the terminal, and the next one follows', async () => {
  const terminal = running(['play', 'breakthrough', 'puzzles'], { folder: playFolder() });
  const within = first!.within!;
  await terminal.sees(place(1), 'Difficulty 1 of 10.', `Win within ${within} moves.`);
  terminal.type(KEYS.enter, first!.lines[0]!.moves.split(' ')[0]!, KEYS.enter);
  for (let left = within - 1; left > 0; left--) {
    await terminal.sees(left === 1 ? 'One move left.' : `${left} moves left.`);
    terminal.type('i');
    await terminal.sees('A good move:');
    terminal.type('i');
  }
  await terminal.sees('Level 1 passed!');
  terminal.type(KEYS.enter);
  await terminal.sees(place(2), `Win within ${second!.within} moves.`);
  expect(await terminal.leave()).toBe(0);
});
