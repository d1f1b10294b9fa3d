import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';

test('Breakthrough in three sizes, by cursor and by typed moves, to the winner and a new game', async () => {
  const terminal = running(['play', 'breakthrough'], { folder: playFolder() });
  await terminal.sees('Breakthrough · 6 × 6', 'First player to move', 'a   b   c   d   e   f', 'N New game');
  expect(terminal.text()).not.toMatch(/\d\/\d|level/i);
  // Where two play there are no levels to go to; G has the sizes, from the one that is played.
  terminal.type('p', KEYS.home, KEYS.end, 'g');
  await terminal.sees('Board size', ' 6 × 6 ✓', '10 × 10', 'Enter begins');
  terminal.type(KEYS.down, KEYS.down, KEYS.enter);
  await terminal.sees('Breakthrough · 8 × 8', 'g   h', 'A new game begins.');
  terminal.type('g', KEYS.end, KEYS.enter);
  await terminal.sees('Breakthrough · 10 × 10', '10', 'i   j');
  terminal.type('g', KEYS.home, KEYS.down, KEYS.enter);
  await terminal.sees('Breakthrough · 6 × 6');

  // The first key shows the cursor, on d2; the doll goes where it can, and nowhere else, and it has to go.
  terminal.type(KEYS.down);
  await terminal.sees('Choose a doll first.', 'Choose a doll. Yours go down.', '[▄▄]');
  terminal.type(KEYS.up, KEYS.down);
  await terminal.sees("first player's doll, d2");
  terminal.type(' ', KEYS.up, ' ');
  await terminal.sees('You have to play with the selected doll.', 'Choose where it goes, one step down.', '>██<');
  terminal.type(KEYS.enter, 'c2c3', KEYS.enter);
  await terminal.until((text) => /Your move:/.test(text) && /You have to play with the selected doll\./.test(text));
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('Your move:'));
  terminal.type(KEYS.down);
  await terminal.sees('Second player to move', ':▄▄:', 'Choose a doll. Yours go up.');

  terminal.type(KEYS.enter);
  await terminal.sees('Your move:');
  terminal.type('a5-a3', KEYS.enter);
  await terminal.sees('A doll moves one cell at a time.');
  terminal.type('\u0015', 'nonsense', KEYS.enter);
  await terminal.sees('"nonsense" is not a move');
  terminal.type('\u0015', 'a5-a4', KEYS.enter);
  await terminal.sees('First player to move');

  const play = async (move: string, seen: string): Promise<void> => {
    terminal.type(KEYS.enter, move, KEYS.enter);
    await terminal.sees(seen);
  };
  await play('c2-c3', 'Second player to move');
  terminal.type('n');
  await terminal.sees('Begin a new game?', 'with it.', '[ No ]');
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('Begin a new game?'));
  await play('a4a3', 'First player to move');
  await play('b2xa3', 'Second player to move');
  await play('b5b4', 'First player to move');
  await play('a3b4', 'Second player to move');
  await play('f5f4', 'First player to move');
  await play('b4a5', 'Second player to move');
  await play('f4f3', 'First player to move');
  await play('a5b6', 'The first player wins!');
  await terminal.sees('[ New game ]', '[ Look at the board ]');
  terminal.type('l');
  await terminal.until((text) => text.includes('N begins a new game.') && !text.includes('[ New game ]'));
  await terminal.sees('Game over', 'The first player wins!');
  terminal.type('u');
  await terminal.sees('First player to move');
  await play('a5b6', '[ New game ]');
  terminal.type(KEYS.escape);
  await terminal.until((text) => text.includes('A new game begins.') && !text.includes('[ New game ]'));
  await terminal.sees('First player to move', 'Breakthrough · 6 × 6');
  // Two that draw, Enter, exit, about, help: from the end of the list on the seventh.
  terminal.type('?', KEYS.end, KEYS.up.repeat(6), KEYS.enter);
  await terminal.sees('Last game', 'd2-d3', 'a5xb6');
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('a5xb6'));
  expect(await terminal.leave()).toBe(0);
});

test.each(['8', '8x8'])('a board is asked for by its size: %s', async (size) => {
  const terminal = running(['play', 'breakthrough', size], { folder: playFolder() });
  await terminal.sees('Breakthrough · 8 × 8', 'First player to move');
});

test('a game is chosen where none is named, and Tic-Tac-Toe is played', async () => {
  const terminal = running(['play'], { folder: playFolder() });
  await terminal.sees('Sokoban Vexed', 'Breakthrough', 'Tic-Tac-Toe');
  terminal.type(KEYS.escape);
  await terminal.sees('Are you sure to stop playing Kura?');
  terminal.type('n');
  await terminal.until((text) => text.includes('Breakthrough') && !text.includes('Are you sure'));
  const above = games.findIndex(({ id }) => id === 'tictactoe');
  terminal.type(...Array.from({ length: above }, () => KEYS.down), KEYS.enter);
  await terminal.sees('Tic-Tac-Toe · 3 × 3', 'First player to move');
  terminal.type(' ');
  await terminal.sees('Choose a cell.');
  terminal.type(KEYS.left, KEYS.right, ' ');
  await terminal.sees('Second player to move', '\\/');
  terminal.type(KEYS.enter, 'b2', KEYS.enter);
  await terminal.sees('Your move:');
  terminal.type('\u0015', 'a1', KEYS.enter);
  await terminal.sees('First player to move');
  expect(await terminal.leave()).toBe(0);
});
