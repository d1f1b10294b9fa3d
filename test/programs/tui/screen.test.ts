import { expect, test } from 'vitest';
import { hosted } from '../../tools/kura.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';

const MAP = ['5 4', '#####', '#P r#', '##r##', '#####', ''].join('\r\n');
const SHORT = '#######\n#@ $ .#\n#######\n';

/** A hall of 60 by 40 cells with a box in the far corner. */
const HALL = [
  '#'.repeat(60),
  `#@${' '.repeat(57)}#`,
  ...Array<string>(36).fill(`#${' '.repeat(58)}#`),
  `#${' '.repeat(55)}$ .#`,
  '#'.repeat(60),
].join('\n');

test('a board larger than the screen scrolls with the pusher, and a resized screen is drawn anew', async () => {
  const folder = playFolder({ 'hall.xsb': HALL });
  const terminal = running(['play', 'sokoban', 'hall.xsb'], { folder });
  await terminal.sees('@v', '►', '▼');
  expect(terminal.text()).not.toContain('<>');
  terminal.click(70, 20);
  await terminal.sees('@', '▲', '◄');
  terminal.click(60, 20);
  terminal.resize(130, 46);
  await terminal.until((text) => text.includes('[]  <>') && !/[▲▼◄►]/.test(text), 'the whole hall');
  expect(terminal.rows()[0]!.trimEnd()).toMatch(/Moves \d+ {2}Pushes 0 {2}\d+:\d\d$/);
  terminal.resize(30, 10);
  await terminal.until((text) => /[▲▼◄►]/.test(text) && text.includes('@'), 'a part of the hall');
  expect(terminal.rows()[0]!.trimEnd()).toMatch(/Pushes 0 {2}\d+:\d\d$/);
  // Nobody can play like this, but nothing breaks either.
  terminal.resize(3, 2);
  terminal.type('?');
  await terminal.until((text) => !text.includes('@'), 'next to nothing');
  terminal.resize(80, 24);
  await terminal.sees('How to play');
  terminal.resize(3, 2);
  terminal.type(KEYS.escape);
  terminal.resize(80, 24);
  await terminal.until((text) => /Moves.*@/s.test(text) && !text.includes('How to play'), 'the hall, and no list');
  expect(await terminal.leave()).toBe(0);
});

test('sixteen colours', async () => {
  const folder = playFolder({ 'maps/map1.txt': MAP });
  const terminal = running(['play', 'vexed'], { folder, env: { TERM: 'xterm' } });
  await terminal.sees('1/1 map1', '└───');
  const { x, y } = terminal.find('┌───')!;
  // A red box on a white field.
  expect([terminal.at(x + 13, y + 3).bg, terminal.at(x + 9, y + 3).bg]).toEqual([1, 15]);
});

test.each(['linux', 'rxvt-unicode-256color', 'xterm-kitty', 'screen'])('TERM=%s', async (TERM) => {
  const folder = playFolder({ 'short.xsb': SHORT });
  const terminal = running(['play', 'sokoban', 'short.xsb'], { folder, env: { TERM } });
  await terminal.sees('@v  []  <>');
  terminal.type(KEYS.right);
  await terminal.sees('@>[]  <>');
  expect(await terminal.leave()).toBe(0);
  expect(terminal.isRestored).toBe(true);
});

test('no colours, and nothing but ASCII', async () => {
  const folder = playFolder({ 'maps/map1.txt': MAP, 'short.xsb': SHORT });
  const env = { NO_COLOR: '1', LANG: 'hu_HU.ISO-8859-2' };
  const terminal = running(['play', 'vexed'], { folder, env });
  await terminal.sees(
    '1/1 map1',
    'Lepes 0',
    '|#### <>     [rr]####|',
    '|#### /\\     [rr]####|',
    '+--------------------+',
  );
  const colours = terminal.rows().flatMap((row, y) => [...row].map((_, x) => terminal.at(x, y)));
  expect(colours.filter(({ fg, bg }) => fg !== undefined || bg !== undefined)).toEqual([]);
  expect(/^[ -~\n]*$/.test(terminal.text())).toBe(true);
  terminal.type('o');
  await terminal.sees('Ot terkep (maps, 5)');
  terminal.type(KEYS.down, KEYS.enter);
  await terminal.sees('1/5 A szirt');
  terminal.type('I');
  await terminal.sees('Keszitette: a Kura szerzoi', '1. palya, A szirt');
});

test('odd titles keep their places, a faulty level is told, and so are damaged results', async () => {
  const folder = playFolder({
    'odd.sok': `${SHORT}Title: e\u0301 \u{1F468}\u200D\u{1F469}\u200D\u{1F467} 漢字 \u009B2J\n\n#####\n#@$x#\n#####\n`,
    'results/odd.xml': 'no results',
  });
  const terminal = running(['play', 'sokoban', 'odd.sok'], { folder });
  await terminal.sees('Sokoban · odd · 1/2 é *  漢字', 'Moves 0  Pushes 0  0:00', 'The results "odd" are damaged');
  expect(terminal.rows()[0]!.trimEnd()).toMatch(/漢字 2J {3,}Moves 0 {2}Pushes 0 {2}0:00$/);
  terminal.type('n');
  await terminal.sees('2/2', '"x" is not part of a board.', '? Help');
  terminal.type('r', KEYS.right, 'p');
  await terminal.sees('1/2', '@v');
  expect(await terminal.leave()).toBe(0);
});

test('letters can be asked for, and 24 rows are enough for a map of ten', async () => {
  const rows = Array<string>(8).fill('#      #');
  const folder = playFolder({
    'maps/map1.txt': ['8 10', '########', ...rows.with(7, '#P r#r #'), '########'].join('\n'),
  });
  const terminal = running(['play', 'vexed', '--letters'], { folder });
  await terminal.sees('┌────', '[rr]', '└────');
  expect(terminal.text()).not.toMatch(/[▲▼◄►]/);
  // The one line that the board leaves tells the keys, until there is something to say.
  await terminal.sees('? Help contents');
  terminal.type(KEYS.left);
  await terminal.until((text) => text.includes('rock') && !text.includes('? Help contents'));
});

test('what is no terminal is told, and so is a wrong level', async () => {
  const folder = playFolder({ 'short.xsb': SHORT, 'drawer/notes.md': 'no levels' });
  expect(await hosted(['play', 'sokoban'], folder)).toEqual({
    status: 2,
    stdout: '',
    stderr: 'kura: This is not a terminal: kura play needs a screen and a keyboard.\n',
  });
  expect(await hosted(['play', 'sokoban', 'short.xsb', '--level', '2'], folder)).toMatchObject({
    status: 2,
    stderr: 'kura: The level is from 1 to 1, not 2.\n',
  });
  expect(await hosted(['play', 'breakthrough', 'drawer'], folder)).toMatchObject({
    status: 2,
    stderr: 'kura: "drawer" is neither the size of a board, 5 to 10, nor a pack that is here.\n',
  });
  for (const game of ['sokoban', 'vexed'])
    expect((await hosted(['play', game, 'drawer'], folder)).stderr).toBe('kura: There are no maps in drawer.\n');
  expect(await hosted(['play', 'chess'], folder)).toMatchObject({ status: 2 });
});
