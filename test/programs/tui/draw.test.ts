import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unpackText } from '../../../src/play/packs/packedText.ts';
import { type PlayRoute, parseRoute } from '../../../src/web/router.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { SHORT_PACK } from '../../tools/shortPack.ts';
import { KEYS } from '../../tools/terminal.ts';
import { unwrap } from '../../tools/unwrap.ts';

const { up, down, left, right, enter } = KEYS;
const TAB = '\t';
const LARGER_BELOW = '\u001B[1;5B';
const SHIFTED_RIGHT = '\u001B[1;2C';

test('a level is drawn from nothing, checked, solved, played, and saved as a file', async () => {
  const folder = playFolder();
  const terminal = running(['draw', 'sokoban'], { folder });
  await terminal.sees('Sokoban · My own levels · New level · 9 × 7', '1 ▒▒ Wall', '! There is no worker');
  terminal.type('p');
  await terminal.sees('First something has to be put right: 0 boxes, 0 goals.');

  terminal.type(right, down, '5 ', right, right, '4 ', right, right, '3 ');
  await terminal.sees('▒▒@v  []  <>    ▒▒', '✓ The wall is closed', '✓ 1 box, 1 goal', '✓ One worker');
  // What leaves the board on one side comes in on the other: the wall has a gap now, and a key leads there.
  terminal.type(SHIFTED_RIGHT);
  await terminal.sees('! The wall is open at the', 'right (row 2)');
  terminal.type(TAB, '1 ');
  await terminal.sees('▒▒▒▒@v  []  <>  ▒▒');
  terminal.type('uu');
  await terminal.sees('▒▒@v  []  <>    ▒▒', '✓ The wall is closed');
  terminal.type(LARGER_BELOW);
  await terminal.sees('9 × 8');
  terminal.type('u');
  await terminal.sees('9 × 7');

  terminal.type('s');
  await terminal.sees('It can be solved (3 moves, 2');
  terminal.type('d');
  await terminal.sees('Grade 1 of 10: very easy.');
  terminal.type('n', 'Corridor', enter, 'Ann', enter, 'A first try.', enter, enter);
  await terminal.sees('My own levels · Corridor · 9 × 7');
  terminal.type('o', enter);
  await terminal.sees('sok, txt, xsb, slc, xml, map', '> Corridor.sok');
  terminal.type('nothing.doc', enter);
  await terminal.sees('A file for levels ends in one of these');
  terminal.type('\u0015', 'mine.xsb', enter);
  await terminal.sees('mine.xsb is saved.');
  const saved = readFileSync(join(folder, 'mine.xsb'), 'utf8');
  expect(saved).toContain('#########\n#@ $ .  #\n#       #\n');
  expect(saved).toContain('Author: Ann');

  terminal.type('p');
  await terminal.sees('My own levels · 1/1 Corridor', 'Moves 0  Pushes 0', 'Shift+D Change this level');
  terminal.type('D');
  await terminal.sees('My own levels · Corridor · 9 × 7', '1 ▒▒ Wall', 'It can be solved');
  terminal.type('F');
  await terminal.sees('1/1 Corridor', 'Now it is your turn.');
  expect(await terminal.leave()).toBe(0);
  expect(terminal.isRestored).toBe(true);
  const kept = JSON.parse(readFileSync(join(folder, 'home', 'drawn', 'sokoban%2Fown-1.json'), 'utf8'));
  expect(kept.levels).toMatchObject([{ title: 'Corridor', author: 'Ann', notes: 'A first try.', grade: 1 }]);
});

test('a map of Vexed is drawn with the mouse and with lines, and whoever is killed loses nothing', async () => {
  const folder = playFolder();
  const terminal = running(['draw', 'vexed'], { folder });
  await terminal.sees('Sokoban Vexed · My own levels · New level · 10 × 8', '! There is no worker');
  const red = terminal.find('Red')!;
  terminal.click(red.x, red.y);
  await terminal.sees('× 8                         Red');
  // Down in the left corner inside the rock, and three cells further.
  terminal.type(down.repeat(6), right, ' ', right.repeat(3), ' ', right, '4 ');
  await terminal.sees('✓ 2 boxes', '✓ One worker');
  terminal.type('1', up, '.', left, left, '.');
  terminal.type('s');
  await terminal.sees('It can be solved');
  terminal.kill('SIGTERM');
  await terminal.end();
  const kept = readFileSync(join(folder, 'home', 'drawn', 'vexed%2Fown-1.json'), 'utf8');
  expect(JSON.parse(kept).levels[0].board.split('\n').slice(6)).toEqual(['#  ###   #', '#r  rP   #', '##########']);
});

test('a whole pack of Vexed is saved as one text', async () => {
  const folder = playFolder();
  writeFileSync(join(folder, 'map1.txt'), '7 4\n#######\n#Pr r #\n#######\n#######\n');
  const terminal = running(['draw', 'vexed', 'map1.txt'], { folder });
  await terminal.sees('My own levels · ', '✓ 2 boxes');
  terminal.type('q');
  await terminal.sees('My own levels (1)');
  terminal.type(down, down, enter);
  await terminal.sees('Duplicate');
  terminal.type(down, down, enter);
  await terminal.sees('My own levels (2)');
  terminal.type(enter);
  await terminal.sees('Move down');
  terminal.type(enter);
  await terminal.sees('✓ 2 boxes');
  terminal.type('o');
  await terminal.sees('The whole pack');
  terminal.type(right, enter);
  await terminal.sees('The name of the file');
  terminal.type('\x15', 'all.txt', enter);
  await terminal.sees('all.txt is saved.');
  const saved = readFileSync(join(folder, 'all.txt'), 'utf8');
  expect(saved.match(/^Level:/gm)).toHaveLength(2);
  expect(saved).toMatch(/^Game: vexed\nTitle: /);
});

test('a position of Breakthrough is drawn, with the other one to move, and played', async () => {
  const folder = playFolder();
  const terminal = running(['draw', 'breakthrough'], { folder });
  await terminal.sees('Breakthrough · My own levels · New level · 6 × 6', '✓ 12 dolls against 12 dolls');
  terminal.type(KEYS.backspace, 'w');
  await terminal.sees('✓ 12 dolls against 11 dolls', '✓ Second player to move');
  terminal.type('o');
  await terminal.sees('What is saved');
  terminal.type(enter);
  await terminal.sees('The name of the file');
  terminal.type(enter);
  await terminal.sees(' is saved.');
  const [name] = /New level\.\w+/.exec(terminal.text())!;
  expect(readFileSync(join(folder, name), 'utf8')).toContain('1ppppp/pppppp/6/6/PPPPPP/PPPPPP b');
  terminal.type('p');
  await terminal.sees('New level', 'Second player');
});

test('a level of a file is changed as a copy; the list has all levels, and what was deleted comes back', async () => {
  const folder = playFolder();
  writeFileSync(join(folder, 'short.sok'), SHORT_PACK);
  const terminal = running(['draw', 'sokoban', 'short.sok', '--level', '2'], { folder });
  await terminal.sees('My own levels · ', '@v[]  <>');
  terminal.type('q');
  await terminal.sees('My own levels · Sokoban', 'New level', 'My own levels (1)', 'New pack');
  terminal.type(down, down, enter);
  await terminal.sees('Change', 'Duplicate', 'Delete');
  terminal.type(down, down, enter);
  await terminal.sees('My own levels (2)');
  terminal.type(enter);
  await terminal.sees('Move down');
  terminal.type(down.repeat(4), enter);
  await terminal.sees('My own levels (1)', 'is deleted. Undo');
  terminal.type(KEYS.home, enter);
  await terminal.sees('My own levels (2)');
  terminal.type(KEYS.escape);
  await terminal.sees('Kura', 'Levels of the day', 'My own levels');
  expect(readFileSync(join(folder, 'short.sok'), 'utf8')).toBe(SHORT_PACK);
});

test('the list of commands has all of them, and a small terminal has room for the board', async () => {
  const folder = playFolder();
  const terminal = running(['draw', 'sokoban'], { folder, columns: 40, rows: 14, env: { LANG: 'hu_HU.UTF-8' } });
  await terminal.sees('Új pálya', '! 0 láda, 0 célmező');
  terminal.type('?');
  await terminal.sees('Pálya rajzolása');
  terminal.type(KEYS.escape);
  await terminal.until((text) => !text.includes('Pálya rajzolása'));
  terminal.resize(120, 40);
  await terminal.sees('1 ▒▒ Fal', 'Sokoban · Saját pályáim · Új pálya · 9 × 7');
});

test('what is drawn is shared by a link, which page and terminal open', async () => {
  const folder = playFolder();
  const env = { KURA_PAGE: 'https://kura.example/play/' };
  const terminal = running(['draw', 'sokoban'], { folder, columns: 200, rows: 30, env });
  await terminal.sees('New level · 9 × 7');
  terminal.type('h');
  await terminal.sees('First something has to be put right');
  terminal.type(
    right,
    down,
    '5 ',
    right,
    right,
    '4 ',
    right,
    right,
    '3 ',
    'n',
    'Corridor',
    enter,
    'Ann',
    enter,
    KEYS.escape,
  );
  await terminal.sees('Corridor · 9 × 7', '✓ One worker');
  terminal.type('h');
  await terminal.sees('Whoever opens this link on the page plays "Corridor"', 'Any key goes back to drawing.');
  const [link, hash] = /https:\/\/kura\.example\/play\/(#\S+)/.exec(terminal.text())!;
  expect(terminal.text()).not.toContain('▒▒');
  terminal.type('x');
  await terminal.sees('Corridor · 9 × 7', '▒▒@v  []  <>    ▒▒');
  terminal.kill('SIGTERM');
  await terminal.end();
  expect(terminal.isRestored).toBe(true);

  // As the page reads it.
  const route = parseRoute(hash!);
  expect(route).toMatchObject({ screen: 'play', game: 'sokoban' });
  const text = unwrap(await unpackText((route as PlayRoute).carried!));
  expect(text).toBe(
    `Game: sokoban\nTitle: Corridor\nAuthor: Ann\n\n#########\n#@ $ .  #\n${'#       #\n'.repeat(4)}#########`,
  );

  const player = running(['play', link], { folder });
  await player.sees('1/1 Corridor', 'Moves 0  Pushes 0', '▒▒@v  []  <>    ▒▒');
  expect(await player.leave()).toBe(0);
  const copy = running(['draw', link], { folder });
  await copy.sees('My own levels · Corridor · 9 × 7', '1 ▒▒ Wall');
  copy.kill('SIGTERM');
  await copy.end();
  const torn = running(['play', link.slice(0, -9)], { folder });
  expect(await torn.end()).toBe(2);
  expect(torn.text()).toContain('The level in this link is damaged');
});

test('what is no terminal, no game and no level is told', async () => {
  const folder = playFolder();
  const unknown = running(['draw', 'tictactoe'], { folder });
  expect(await unknown.end()).toBe(2);
  expect(unknown.text()).toContain('kura: Levels of this game cannot be drawn.');
  const missing = running(['draw', 'sokoban', 'nowhere.sok'], { folder });
  expect(await missing.end()).toBe(2);
  expect(missing.text()).toContain('nowhere.sok');
});
