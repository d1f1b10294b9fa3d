import { expect, test } from 'vitest';
import { readers } from '../../test/tools/readers.ts';
import { around } from '../../test/tools/tables.ts';
import { unwrap } from '../../test/tools/unwrap.ts';
import { finish } from '../core/work.ts';
import { findGame } from '../games/index.ts';
import { openText } from '../play/packs/library.ts';
import { shippedPack } from '../play/packs/opened.ts';
import { pictureOf } from '../play/table/picture.ts';
import { Table } from '../play/table/table.ts';
import { loadTranslator } from '../play/words/translator.ts';
import { wholeArtOf } from './art.ts';
import { terminalCommands, terminalKeymap } from './commands.ts';
import { hintText, keyText, placeText, playbackText, scoreText, spreadOut } from './status.ts';

const [english, hungarian] = [await loadTranslator('en'), await loadTranslator('hu')];
const tableOf = (id: string): Table => new Table(shippedPack(findGame(id)!)!, around(), 0);

test('of two ends the left one gives way', () => {
  expect(spreadOut('Sokoban', 'Moves 1', 20)).toBe('Sokoban      Moves 1');
  expect(spreadOut('Sokoban, a long title', 'Moves 1', 20)).toBe('Sokoban, a…  Moves 1');
  expect(spreadOut('Sokoban', 'Moves 1', 8)).toBe(' Moves 1');
});

test('a puzzle tells its counters and the clock, in the language of the player', () => {
  const table = tableOf('sokoban');
  const picture = pictureOf(table.round!, 0);
  expect([60, 45, 40, 30, 5].map((room) => placeText(table, english, room))).toEqual([
    'Sokoban · Campaign · 1/5 The loading dock · medium',
    'Sokoban · Campaign · 1/5 The loading dock',
    'Sokoban · 1/5 The loading dock',
    'Sokoban · 1/5 The loading dock',
    '1/5 The loading dock',
  ]);
  expect(scoreText(table.game, picture, english)).toBe('Moves 0  Pushes 0  0:00');
  expect(scoreText(table.game, picture, hungarian)).toBe('Lépés 0  Tolás 0  0:00');
});

test('a level without a title is called by its number, in the language of the player', () => {
  const text = '#####\n#@$.#\n#####\n\n######\n#@ $.#\n######\n';
  const opened = unwrap(openText(text, 'docks.xsb', readers));
  const table = new Table(opened, around(), 0, { level: 2 });
  expect(placeText(table, english, 60)).toBe('Sokoban · docks · 2/2 Level 2');
  expect(placeText(table, hungarian, 60)).toBe('Sokoban · docks · 2/2 2. pálya');
});

test('boards for two are told by their size, and nobody counts them', () => {
  const table = tableOf('breakthrough');
  expect(placeText(table, english, 60)).toBe('Breakthrough · 6 × 6');
  expect(placeText(table, english, 10)).toBe('6 × 6');
});

test('whom one plays against is named beside the board, as long as there is room', () => {
  const table = tableOf('breakthrough');
  const against = (room: number) => placeText(table, english, room, { seats: ['person', 1] });
  expect([60, 40, 20].map(against)).toEqual([
    'Breakthrough · 6 × 6 · Level 2 · Nezumi the Mouse',
    '6 × 6 · Level 2 · Nezumi the Mouse',
    'Breakthrough · 6 × 6',
  ]);
});

test('a game for two tells whose turn it is and both clocks', () => {
  const table = tableOf('tictactoe');
  expect(scoreText(table.game, pictureOf(table.round!, 0), english)).toBe('First player to move  0:00 – 0:00');
  unwrap(finish(table.round!.playing('a1 b2 a2 b3 a3', 1000)));
  expect(scoreText(table.game, pictureOf(table.round!, 9000), english)).toMatch(/^Game over {2}/);
});

test('of moves that are shown it is told how far they are', () => {
  const table = tableOf('vexed');
  expect(playbackText(pictureOf(table.round!, 0), english)).toBeUndefined();
  table.round!.screen('sequence', 'l l r', 0);
  expect(playbackText(pictureOf(table.round!, 0), english)).toBe('Step 0 of 3  1×');
  table.round!.screening!.playback.pause();
  expect(playbackText(pictureOf(table.round!, 0), english)).toBe('Paused at 0 of 3  1×');
});

test('as many commands are told as there is room for, each with its first key', async () => {
  const game = findGame('vexed')!;
  const art = await wholeArtOf(game);
  const commands = ['undo', 'sequence', 'exit'].map((id) => terminalCommands(game, art).find((one) => one.id === id)!);
  const keymap = terminalKeymap(game, art);
  expect(hintText(commands, keymap, english, 40)).toBe('U Undo  S Load sequence  Q Exit');
  expect(hintText(commands, keymap, english, 15)).toBe('U Undo  Q Exit');
  expect(hintText(commands, keymap, english, 3)).toBe('');
});

test('keys have signs, or names where there are none', () => {
  expect(['ArrowUp', 'Escape', 'Ctrl+Z'].map((key) => keyText(key, true))).toEqual(['↑', 'Esc', 'Ctrl+Z']);
  expect(['ArrowUp', 'Escape', 'Ctrl+Z'].map((key) => keyText(key, false))).toEqual(['Up', 'Esc', 'Ctrl+Z']);
});

test('where moves are typed Enter begins one, and elsewhere everything is as in the page', async () => {
  const keymapOf = async (id: string) => terminalKeymap(findGame(id)!, await wholeArtOf(findGame(id)!));
  const [two, one] = [await keymapOf('breakthrough'), await keymapOf('sokoban')];
  expect([two, one].map((keymap) => keymap.commandFor('Enter', 'play')?.id)).toEqual(['move-line', 'choose']);
  expect([two, one].map((keymap) => keymap.commandFor('Space', 'play')?.id)).toEqual(['choose', 'choose']);
  expect([two, one].map((keymap) => keymap.commandFor('Z', 'play')?.id)).toEqual([undefined, 'cells']);
});
