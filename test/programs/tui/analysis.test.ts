import { test } from 'vitest';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';

test('the terminal has the analysis in words: of the position, of who can be caught, of the whole game', async () => {
  const terminal = running(['play', 'breakthrough'], { folder: playFolder() });
  await terminal.sees('First player to move');
  terminal.type('F');
  await terminal.sees('has 4 moves to go.', 'It can still be caught from:');
  terminal.type('A');
  await terminal.sees('Analysis is on.', 'Best: ');
  terminal.type('V');
  await terminal.sees('Nothing was played yet that could be analysed.');
  terminal.type('A');
  await terminal.sees('Analysis is off.');
  await terminal.until((text) => !text.includes('Best: '));
  terminal.type(KEYS.enter, 'b2-b3', KEYS.enter);
  await terminal.sees('Second player to move');
  terminal.type('V');
  await terminal.sees('Analyse the game', 'No mistakes were found.');
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('Analyse the game'));
});
