import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdClock } from '../../tools/heldClock.ts';
import { hosted } from '../../tools/kura.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { SHORT_PACK } from '../../tools/shortPack.ts';
import { KEYS } from '../../tools/terminal.ts';

/** Milliseconds, more than anything takes. */
const LONG = 10_000;

test('from the campaign over the list of packs to a saved result', async () => {
  const folder = playFolder({ 'levels/short.sok': SHORT_PACK, 'levels/notes.md': 'no levels' });
  const clock = await holdClock();
  const terminal = running(['play', 'sokoban'], { folder, env: clock.env });
  await terminal.sees('Sokoban · Campaign · 1/5 The loading dock', 'Moves 0  Pushes 0  0:00', '? Help');

  terminal.type('o');
  await terminal.sees('Open pack', 'levels/short.sok', 'Campaign (campaign, 5)', 'First Steps');
  expect(terminal.text()).not.toContain('notes');
  terminal.type(KEYS.enter);
  await terminal.sees('Short ones · 1/3', '@v  []  <>');

  // A cell is two columns wide: he walks, and then pushes.
  terminal.type(KEYS.right);
  await terminal.sees('@>[]  <>', 'Moves 1  Pushes 0');
  await clock.pass(1000);
  await terminal.sees('Moves 1  Pushes 0  0:01');
  const before = terminal.bytes;
  terminal.type('d');
  await terminal.sees('@>[]<>', 'Moves 2  Pushes 1');
  expect(terminal.bytes - before).toBeLessThan(400);
  terminal.type('u', 'h');
  await terminal.sees('<@  []  <>', 'Moves 2  Pushes 0');
  terminal.type('j', 'w', 'R');
  await terminal.sees('Moves 4');
  terminal.type('r');
  await terminal.sees('@v  []  <>', 'Moves 0', 'Back at the start.');

  // What is typed past the end is no part of the name.
  terminal.type(KEYS.right.repeat(3), 'dd');
  await terminal.sees('Moves 3  Pushes 2');
  await clock.pass(LONG);
  await terminal.sees('Under which name shall your result be kept?');
  terminal.type('Ann', KEYS.enter);
  await terminal.sees('The result is saved.', 'Level 1 passed! Go to next level?', '[ Next level ]');
  terminal.type(KEYS.enter);
  await terminal.sees('2/3');
  expect(readFileSync(join(folder, 'results', 'short.xml'), 'utf8')).toContain(
    '<name>Ann</name><moves>3</moves><pushes>2</pushes>',
  );
  const { stdout } = await hosted(['results', 'results/short.xml'], folder);
  expect(stdout).toContain('1?  Ann       3       2');

  terminal.type('p', 't');
  await terminal.sees('Results of level 1', 'Fewest moves, The faster first', '1   Ann       3       2', '1/3 1 ✓');
  terminal.type('p', 'f');
  await terminal.sees('Fewest pushes, The slower first');
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('Results of'));
  expect(await terminal.leave()).toBe(0);
  expect(terminal.isRestored).toBe(true);
});

test('from level to level, a solution played back, help, and leaving that is always asked about', async () => {
  const folder = playFolder({ 'levels/short.sok': SHORT_PACK, 'moves.txt': 'r' });
  const clock = await holdClock();
  const terminal = running(['play', 'sokoban', 'short', '--level', '2'], { folder, env: clock.env });
  await terminal.sees('Short ones · 2/3', '@v[]  <>');
  terminal.type('n');
  await terminal.sees('3/3');
  terminal.type('n');
  await terminal.sees('No next level! You are now at the final level.');
  terminal.type(KEYS.home);
  await terminal.sees('1/3');
  terminal.type('p');
  await terminal.sees('No last level! You are now at Level 1.');
  terminal.type(KEYS.end);
  await terminal.sees('3/3');

  terminal.type('g');
  await terminal.sees('Please enter the level you want to select (1 - 3):');
  terminal.type('two', KEYS.enter);
  await terminal.sees('Illegal input!');
  terminal.type('\u0015', '4', KEYS.enter);
  await terminal.sees('No such level!');
  terminal.type(KEYS.backspace, '3', KEYS.enter);
  await terminal.until((text) => !text.includes('Please enter'));

  terminal.type('S');
  await terminal.sees('Space Pause', 'Esc Stop', 'of 2');
  terminal.type(' ');
  await terminal.sees('Paused at');
  terminal.type(' ', '+', '+');
  await terminal.until((text) => !text.includes('Paused at'));
  await clock.pass(LONG);
  await terminal.sees('This was a solution. Now it is your turn.', 'Moves 0');

  terminal.type('L');
  await terminal.sees('The name of a file with moves:');
  terminal.type('moves.txt', KEYS.enter);
  await terminal.until((text) => !text.includes('The name of a file'));
  await clock.pass(LONG);
  await terminal.sees('Moves 1', 'The moves end here.');

  terminal.type('?');
  await terminal.sees('Help contents', 'How to play', 'U  Ctrl+Z  Backspace  Undo');
  terminal.type(KEYS.enter);
  await terminal.sees('Push every box onto a goal.');
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('Push every box'));
  terminal.type('?', KEYS.end);
  await terminal.sees('Q                     Exit', 'About Kura');
  expect(terminal.text()).not.toContain('Back to the game');
  // What has no key is done from the list: from the end on, two that draw, cells, exit, and this.
  terminal.type(KEYS.up.repeat(4), KEYS.enter);
  await terminal.sees('Free under the MIT licence.', 'Hiroyuki Imabayashi');
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('MIT licence') && text.includes('The moves end here.'));

  terminal.type('q');
  await terminal.sees('Are you sure to stop playing Sokoban?', '[ Yes ]  [ No ]');
  terminal.type('n');
  await terminal.until((text) => !text.includes('Are you sure'));
  terminal.type('g', KEYS.interrupt);
  await terminal.sees('Are you sure to stop playing Sokoban?');
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('Are you sure'));
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('Please enter'));
  terminal.type(KEYS.interrupt);
  await terminal.sees('Are you sure');
  terminal.type(KEYS.interrupt);
  expect(await terminal.end()).toBe(0);
});

test('without levels of its own the folder offers ours', async () => {
  const terminal = running(['play', 'sokoban'], { folder: playFolder() });
  await terminal.sees('Campaign · 1/5');
  terminal.type('o');
  await terminal.sees('Campaign (campaign, 5)', 'First Steps (first-steps, 20)');
  terminal.type(KEYS.down, KEYS.enter);
  await terminal.sees('First Steps · 1/20', 'Moves 0');
  await terminal.sees('Walk and push with arrow keys, arrow buttons or swipes. Nothing can be pulled.', '@v');
  terminal.type('n');
  await terminal.sees('First Steps · 2/20', 'Click or tap a cell to walk there;');
  expect(await terminal.leave()).toBe(0);
});

test('the wheel takes moves back and brings them again, where it is asked to', async () => {
  const settings = JSON.stringify({ version: 1, undoWith: 'wheel' });
  const folder = playFolder({ 'short.xsb': SHORT_PACK, 'home/settings.json': settings });
  const terminal = running(['play', 'sokoban', 'short.xsb'], { folder });
  await terminal.sees('@v  []  <>');
  terminal.type(KEYS.right, KEYS.right);
  await terminal.sees('Moves 2');
  terminal.type('\u001B[<64;5;5M');
  await terminal.sees('Moves 1');
  terminal.type('\u001B[<65;5;5M');
  await terminal.sees('Moves 2');
});

test('cells of two sizes, and a mouse that walks and pushes', async () => {
  const folder = playFolder({ 'short.xsb': SHORT_PACK });
  const terminal = running(['play', 'sokoban', 'short.xsb'], { folder });
  await terminal.sees('1/3', '@v  []  <>');
  const man = terminal.find('@v')!;
  terminal.click(man.x + 5, man.y + 1);
  await terminal.sees('Moves 3', '@>');
  terminal.click(man.x + 4, man.y);
  terminal.click(man.x + 8, man.y);
  await terminal.sees('Pushes 2', 'Under which name');
  terminal.type(KEYS.escape);
  await terminal.sees('Go to next level?');
  terminal.type('s');
  await terminal.until((text) => !text.includes('Go to next level?'));
  terminal.type('r', 'z');
  await terminal.sees(' oo     ┌──┐     /\\ ', '/||\\    └──┘     \\/ ');
  terminal.type(',');
  await terminal.sees('Cells: Large', "Language: The terminal's");
  terminal.type(KEYS.enter, KEYS.enter);
  await terminal.sees('Nyelv: Magyar');
  terminal.type(KEYS.escape);
  await terminal.until((text) => text.includes('Lépés 0  Tolás 0') && !text.includes('Nyelv'));
  terminal.type('q');
  await terminal.sees('Biztosan abbahagyod');
  terminal.type('I');
  expect(await terminal.end()).toBe(0);

  // What was changed and played is there the next time.
  const again = running(['play', 'sokoban', 'short.xsb'], { folder });
  await again.sees(' oo     ┌──┐', 'Lépés 0');
  again.type('c');
  await again.sees('Lépés 7  Tolás 2');
});

test('a folder of numbered maps is one pack, in the order of their numbers, and what is missing is told', async () => {
  const wall = '1'.repeat(8);
  const map = (row: string): string =>
    [wall, row, wall, ...Array<string>(17).fill('')].map((digits) => digits.padEnd(20, '0')).join('\n');
  const folder = playFolder({
    'old/10.map': map('15423221'),
    'old/02.map': map('15222341'),
    'old/1.MAP': map('15234221'),
  });
  const terminal = running(['play', 'sokoban', 'old', '--level', '2'], { folder });
  await terminal.sees('Sokoban · old · 2/3 02', '@v      []<>', 'Missing from the set: 3.map – 9.map.');
  terminal.type(KEYS.end);
  await terminal.sees('3/3 10', '@v<>  []');
  expect(await terminal.leave()).toBe(0);
});

test('a file in an old encoding is read by a guess, which is told, or as somebody says', async () => {
  const folder = playFolder({ 'levels/old.sok': '' });
  writeFileSync(join(folder, 'levels', 'old.sok'), Buffer.from('; F\u00fbt\u00f5\n#####\n#@$.#\n#####\n', 'latin1'));
  expect(await hosted(['--encoding', 'klingon', 'play', 'sokoban'], folder)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^kura: There is no encoding "klingon". Known are UTF-8,/),
  });
  const terminal = running(['play', 'sokoban', 'old'], { folder });
  await terminal.sees('1/1 Fűtő', 'This is not valid UTF-8: read as Windows-1250, which is a guess.');
  expect(await terminal.leave()).toBe(0);

  const told = running(['--encoding', 'koi8-r', 'play', 'sokoban'], { folder });
  await told.sees('Campaign');
  told.type('o');
  await told.sees('levels/old.sok');
  told.type(KEYS.enter);
  await told.sees('1/1 FШtУ');
  expect(told.text()).not.toContain('a guess');
  expect(await told.leave()).toBe(0);
});

test('what a file says of a level is told, and a game that came with it is gone on with', async () => {
  const about = ['Collection: The Storeroom', 'Author: Ann', '', 'Three rooms.', 'Free to copy.', '', 'Corridor', ''];
  const level = ['#######', '#@ $ .#', '#######', '', 'Solution', 'rR', '', 'Yesterday', 'r*RR', ''];
  const folder = playFolder({ 'storeroom.sok': [...about, ...level].join('\n') });
  const terminal = running(['play', 'sokoban', 'storeroom.sok'], { folder });
  await terminal.sees('Solution in line 14 of the file: It does not solve the level.');
  terminal.type('I');
  await terminal.sees('The Storeroom', 'by Ann', 'Free to copy.', 'Level 1, Corridor');
  terminal.type(KEYS.escape);
  await terminal.sees('Saved games', 'Yesterday: move 1 of 3');
  terminal.type(KEYS.down, KEYS.enter);
  await terminal.sees('Moves 1');
  expect(await terminal.leave()).toBe(0);
});
