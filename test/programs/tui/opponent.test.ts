import { expect, test } from 'vitest';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';

test('a rival is chosen, plays, is asked for a hint, taken back, beaten or resigned to, and is there again', async () => {
  const folder = playFolder();
  const terminal = running(['play', 'breakthrough'], { folder });
  // The first visit tells that there is somebody.
  await terminal.sees('First player to move', 'Alone? F: the computer plays too.');
  terminal.type('f');
  await terminal.sees('Opponent', 'Somebody beside me', 'Level 1', 'Level 8', 'Esc goes back');
  terminal.type(KEYS.down, KEYS.down, KEYS.enter);
  await terminal.sees('You play', 'First', 'Second', 'Either', 'I watch');
  terminal.type(KEYS.enter);
  // One's own dolls are below, and go up.
  await terminal.until((text) => / 6 [\s\S]* 1 /.test(text) && text.includes('Your turn. Choose a doll. Yours go up.'));
  terminal.type(KEYS.enter, 'c2c3', KEYS.enter);
  await terminal.sees('Computer, level 2');
  await terminal.until((text) => text.includes('You  '));
  terminal.type('i');
  await terminal.sees('A good move:', 'I plays it.');
  terminal.type('i');
  await terminal.until((text) => !text.includes('A good move:'));
  await terminal.until((text) => text.includes('You  '));
  // Both moves are taken back, and those before.
  terminal.type('u', 'u', 'u');
  await terminal.sees('No move to undo!');
  terminal.type(KEYS.enter, 'c2c3', KEYS.enter);
  await terminal.until((text) => text.includes('You  '));
  terminal.type('R');
  await terminal.sees('Resign? Then the computer has won this game.');
  terminal.type('y');
  await terminal.sees(
    'You have resigned: the computer has won.',
    'Level 2',
    '[ Again ]',
    '[ Change sides ]',
    '[ Look through the game ]',
  );
  // With sides changed the computer begins.
  terminal.type('c');
  await terminal.until((text) => text.includes('A new game begins.') || text.includes('Your turn.'));
  await terminal.sees('You  ', 'Your turn. Choose a doll. Yours go up.');
  expect(await terminal.leave()).toBe(0);
  const again = running(['play', 'breakthrough'], { folder });
  await again.sees('You  ', 'Your turn.');
  expect(await again.leave()).toBe(0);
});

test('whom one plays with is asked for on the command line, and two rivals are watched', async () => {
  const folder = playFolder();
  const terminal = running(['play', 'tictactoe', '--against', '3', '--side', 'second'], { folder });
  await terminal.sees('You  ', 'Your turn. Choose a cell for a nought.', '\\/');
  expect(await terminal.leave()).toBe(0);
  const watched = running(['play', 'tictactoe', '--against', '3', '--watch'], { folder });
  await watched.sees('The computer is thinking');
  watched.type('P');
  await watched.sees('Paused. Shift+P: play on.');
  watched.type('P');
  await watched.sees('A draw.', '[ New game ]');
  watched.type('l');
  await watched.until((text) => !text.includes('[ New game ]'));
  expect(await watched.leave()).toBe(0);
});

test('a level or a side that there is not is refused before anything is seen', async () => {
  for (const args of [
    ['--against', '9'],
    ['--against', '1', '--side', 'left'],
  ]) {
    const terminal = running(['play', 'breakthrough', ...args], { folder: playFolder() });
    await terminal.sees('kura: ');
    expect(await terminal.end()).toBe(2);
  }
});
