import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdClock } from '../../tools/heldClock.ts';
import { hosted, type Printed } from '../../tools/kura.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';

/** Pushed over the edge the box falls three cells, and then both vanish. */
const CLIFF = ['6 6', '######', '#Pr  #', ...Array(2).fill('### ##'), '### r#', '######', ''].join('\r\n');

/** Pushed over the edge the red box falls a cell and vanishes; the human can go on to the left, where two blue ones are. */
const EDGE = ['9 5', '#########', '#b bPr  #', '###### ##', '######r##', '#########', ''].join('\r\n');

const LADDER = ['5 5', '#####', '#P r#', '#H###', '#H#r#', '#####', ''].join('\r\n');

const SEVEN = ['9 4', '#########', '#Pbrcmgy#', '#Hlgyrbc#', '###l#m###', ''].join('\r\n');

/** Milliseconds: of a tick, that a solved level is looked at, and more than anything takes. */
const TICK = 300;
const LOOK = 1200;
const LONG = 10_000;

test('cells of two rows and four columns in the art and the colours of the rules, inside a frame', async () => {
  const folder = playFolder({ 'maps/map1.txt': SEVEN });
  const terminal = running(['play', 'vexed', '1'], { folder });
  await terminal.sees('Sokoban Vexed · maps · 1/1 map1', '└────');
  const frame = terminal.find('┌────')!;
  expect(
    terminal
      .rows()
      .slice(frame.y, frame.y + 10)
      .map((row) => row.trim()),
  ).toEqual([
    '┌────────────────────────────────────┐',
    '│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│',
    '│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│',
    '│▒▒▒▒ ≤≥                         ▒▒▒▒│',
    '│▒▒▒▒ /\\                         ▒▒▒▒│',
    '│▒▒▒▒├──┤                        ▒▒▒▒│',
    '│▒▒▒▒├──┤                        ▒▒▒▒│',
    '│▒▒▒▒▒▒▒▒▒▒▒▒    ▒▒▒▒    ▒▒▒▒▒▒▒▒▒▒▒▒│',
    '│▒▒▒▒▒▒▒▒▒▒▒▒    ▒▒▒▒    ▒▒▒▒▒▒▒▒▒▒▒▒│',
    '└────────────────────────────────────┘',
  ]);
  const paperOf = (column: number, row: number) => terminal.at(frame.x + 1 + column * 4, frame.y + 1 + row * 2).bg;
  // Blue, red, cyan, magenta, green, yellow; black; a white field.
  expect([2, 3, 4, 5, 6, 7].map((column) => paperOf(column, 1))).toEqual([21, 196, 51, 201, 34, 226]);
  expect([paperOf(2, 2), paperOf(1, 1), paperOf(0, 0), paperOf(1, 2)]).toEqual([16, 231, 231, 231]);

  // Help shows every rule as the board does: a red box before and after it was pushed.
  terminal.type('?');
  await terminal.sees('How to play');
  terminal.type(KEYS.enter);
  await terminal.sees('Make all boxes vanish.', 'He pushes one box', '▒▒▒▒ ≤≥     ');
  const { x, y } = terminal.find('▒▒▒▒ ≤≥ ')!;
  expect([x + 8, x + 28 + 5 + 12].map((column) => terminal.at(column, y).bg)).toEqual([196, 196]);
  // Where both are too wide together, the second one is below the first, with its right wall.
  terminal.resize(60, 36);
  await terminal.sees('He pushes one box', '↓');
  terminal.resize(80, 24);
  terminal.type(KEYS.end);
  await terminal.sees('Down a ladder it follows him', '→');
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('Down a ladder'));
  expect(await terminal.leave()).toBe(0);
});

test('falls are seen, moves meanwhile wait, reset drops them; a sequence wins, and a level that was skipped is named', async () => {
  const folder = playFolder({
    'maps/map1.txt': EDGE,
    'maps/map2.txt': ['6 3', '######', '#Pr r#', '######', ''].join('\r\n'),
    'maps/map3.txt': CLIFF,
    'sol.txt': 'u l l l',
    'bad.txt': 'r l\nx',
  });
  const clock = await holdClock();
  const terminal = running(['play', 'vexed', '3'], { folder, env: clock.env });
  await terminal.sees('1/3 map1', 'Moves 0', '└────');
  const frame = terminal.find('┌────')!;
  const boxAt = (column: number, row: number): boolean =>
    terminal.at(frame.x + 1 + column * 4, frame.y + 1 + row * 2).bg === 196;

  terminal.type('u');
  await terminal.sees('No step to undo! The worker does not move.');
  terminal.type(KEYS.up);
  await terminal.until((text) => !text.includes('No step to undo'));

  // During the fall an arrow waits, and reset does not.
  terminal.type(KEYS.right);
  await terminal.until(() => boxAt(6, 1), 'the box over the edge');
  await clock.pass(TICK);
  await terminal.until(() => boxAt(6, 2) && !boxAt(6, 1), 'the box in row 2');
  terminal.type(KEYS.left);
  await terminal.sees('Moves 1', 'Moves that wait until all is at rest: 1. Esc drops them.');
  terminal.type('r');
  await terminal.until(() => boxAt(5, 1) && !boxAt(6, 2), 'everything where it was');
  await terminal.sees('Moves 0', 'Back at the start.');
  terminal.type(KEYS.right);
  await terminal.until(() => boxAt(6, 1), 'the box over the edge');
  terminal.type(KEYS.left);
  await terminal.sees('Moves that wait until all is at rest: 1.');
  // A key that is held down comes again and again, and waits once.
  await clock.pass(30);
  terminal.type(KEYS.left, KEYS.left, KEYS.right);
  await terminal.sees('Moves that wait until all is at rest: 2.');
  await clock.pass(LONG);
  await terminal.sees('Moves 3');

  terminal.type('s');
  await terminal.sees('The name of a file with moves:');
  terminal.type('nowhere.txt', KEYS.enter);
  await terminal.sees('There is no such file.');
  terminal.type('\u0015', 'bad.txt', KEYS.enter);
  await terminal.sees('Line 2, column 1');
  terminal.type('\u0015', 'sol.txt', KEYS.enter);
  await terminal.sees('Step 0 of 4  1×', 'Esc Stop  Space Pause  + Faster  - Slower');
  terminal.type(KEYS.up);
  await terminal.sees('Moves are being shown: stop that first (Esc).');
  await clock.pass(5 * TICK);
  await terminal.sees('1/3 map1 ✓', 'Moves 5', 'Solved! Moves that are not your own leave no result to save.');
  await clock.pass(LONG);
  await terminal.sees('2/3 map2', 'Moves 0', 'You have won level 1!');

  terminal.type('n');
  await terminal.sees('3/3 map3');
  terminal.type(KEYS.right);
  await terminal.sees('Moves 1');
  await clock.pass(LONG);
  await terminal.sees('Under which name');
  terminal.type(KEYS.escape);
  await terminal.sees('Not solved yet: level 2 (map2).', '[ Next unsolved level ]');
  terminal.type(KEYS.enter);
  await terminal.sees('2/3 map2');
  terminal.type(KEYS.right);
  await terminal.sees('Moves 1');
  await clock.pass(LONG);
  await terminal.sees('Under which name');
  terminal.type(KEYS.escape);
  await terminal.sees('Congratulations! All levels complete!');
  terminal.type(KEYS.enter);
  expect(await terminal.leave()).toBe(0);
});

test('the level that was won can be saved after the next one has come', async () => {
  const folder = playFolder({ 'maps/map1.txt': CLIFF, 'maps/map2.txt': LADDER });
  const terminal = running(['play', 'vexed'], { folder });
  await terminal.sees('1/2 map1', 'Moves 0');
  terminal.type(KEYS.right);
  await terminal.sees('2/2 map2', 'You have won level 1! Ctrl+S saves the result.');
  terminal.type(KEYS.down);
  await terminal.sees('Moves 1', 'You have won level 1!');
  terminal.type(KEYS.save);
  await terminal.sees('Under which name');
  terminal.type('Ann', KEYS.enter);
  await terminal.sees('The result is saved.', 'Moves 1');
  expect(readFileSync(join(folder, 'results', 'maps.xml'), 'utf8')).toContain('<name>Ann</name><moves>1</moves>');
  terminal.type(KEYS.save);
  await terminal.sees('The level is not solved yet.');
  expect(await terminal.leave()).toBe(0);
});

test('the next level waits for a question to be answered, and then follows', async () => {
  const folder = playFolder({ 'maps/map1.txt': CLIFF, 'maps/map2.txt': LADDER });
  const clock = await holdClock();
  const terminal = running(['play', 'vexed'], { folder, env: clock.env });
  await terminal.sees('1/2 map1', 'Moves 0');
  terminal.type(KEYS.right);
  await terminal.sees('Moves 1');
  await clock.pass(5 * TICK);
  await terminal.sees('Solved!');
  terminal.type('q');
  await terminal.sees('Are you sure');
  await clock.pass(LONG);
  terminal.type('n');
  await terminal.until((text) => text.includes('1/2 map1') && !text.includes('Are you sure'), 'the level that was won');
  await clock.pass(LONG);
  await terminal.sees('2/2 map2', 'You have won level 1!');
  expect(await terminal.leave()).toBe(0);
});

test('levels that win themselves are told and passed, and leave nothing to save; a box that is left alone is told', async () => {
  const won = ['5 4', '#####', '#P r#', '###r#', '#####', ''].join('\r\n');
  const lone = ['9 3', '#########', '#Pr r r #', '#########', ''].join('\r\n');
  const folder = playFolder({ 'maps/map1.txt': won, 'maps/map2.txt': won, 'maps/map3.txt': lone });
  const clock = await holdClock();
  const terminal = running(['play', 'vexed'], { folder, env: clock.env });
  for (const level of ['1/3 map1', '2/3 map2']) {
    await terminal.sees(level);
    await clock.pass(2 * TICK);
    await terminal.sees(level, 'Solved! The level is won before the first move.');
    await clock.pass(LOOK);
  }
  await terminal.sees('3/3 map3', 'Moves 0');
  terminal.type(KEYS.save);
  await terminal.sees('The level is not solved yet.');
  terminal.type(KEYS.right);
  await terminal.sees('Moves 1');
  await clock.pass(LONG);
  await terminal.sees('One red box is left: the level can no longer be won. U undoes, R resets.');
  terminal.type(KEYS.up);
  await terminal.sees('There is no ladder here. One red box is left:');
  // The folder of maps is among the packs to open.
  terminal.type('o');
  await terminal.sees('Open pack', 'maps/', 'Five maps (maps, 5)');
  terminal.type(KEYS.enter);
  await terminal.sees('1/3 map1');
  expect(await terminal.leave()).toBe(0);
});

test('a step redraws in less than 800 bytes', async () => {
  const folder = playFolder({ 'maps/map1.txt': LADDER });
  const terminal = running(['play', 'vexed'], { folder });
  await terminal.sees('1/1 map1', '└────');
  terminal.type(KEYS.down);
  await terminal.sees('Moves 1');
  const before = terminal.bytes;
  terminal.type(KEYS.down);
  await terminal.sees('Moves 2');
  expect(terminal.bytes - before).toBeLessThan(800);
});

test('without maps of its own the folder plays ours, and a wrong number is told before any screen', async () => {
  const folder = playFolder();
  const terminal = running(['play', 'vexed', '5'], { folder });
  await terminal.sees('1/5', '└────');
  const refusals: Printed[] = [];
  for (const what of ['0', '6', 'many']) refusals.push(await hosted(['play', 'vexed', what], folder));
  expect(refusals.map(({ status, stdout, stderr }) => [status, stdout, stderr])).toEqual([
    [2, '', 'kura: The number of levels is from 1 to 5, not 0.\n'],
    [2, '', 'kura: The number of levels is from 1 to 5, not 6.\n'],
    [2, '', 'kura: "many" is neither a number of levels nor a pack that is here.\n'],
  ]);
});

test('the menu finds the maps of the folder too, and says what is wrong with them', async () => {
  const folder = playFolder({ 'maps/map1.txt': LADDER, 'maps/map2.txt': LADDER.replace('P', '?') });
  const terminal = running(['play'], { folder });
  await terminal.sees('Sokoban Vexed', 'Breakthrough');
  terminal.type(KEYS.down, KEYS.enter);
  await terminal.sees('maps/map2.txt:3:2: "?" is not part of a level.', '[ Close ]');
  writeFileSync(join(folder, 'maps/map2.txt'), LADDER);
  terminal.type(KEYS.enter);
  await terminal.until((text) => text.includes('Breakthrough') && !text.includes('[ Close ]'), 'the menu');
  terminal.type(KEYS.down, KEYS.enter);
  await terminal.sees('Sokoban Vexed · maps · 1/2 map1');
  expect(await terminal.leave()).toBe(0);
});

test('a missing or faulty map is named with its line and column before any screen', async () => {
  const folder = playFolder({ 'maps/map1.txt': CLIFF, 'maps/map3.txt': CLIFF.replace('#Pr', '#P?') });
  expect(await hosted(['play', 'vexed', '3'], folder)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'maps/map2.txt: There is no such file.\nmaps/map3.txt:3:3: "?" is not part of a level.\n',
  });
  const { stderr } = await hosted(['play', 'vexed', '4'], folder);
  expect(stderr).toBe('kura: The number of levels is from 1 to 3, not 4.\n');
});
