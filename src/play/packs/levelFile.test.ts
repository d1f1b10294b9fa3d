import { expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { error, problemsOf, say, sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { levelEndings, levelFile, packFiles } from './levelFile.ts';
import type { Opened } from './opened.ts';
import { readerOf } from './reader.ts';

const level = (title: string, board: string) => ({ title, board, lines: [], problems: [] });

const opened: Opened = {
  game: findGame('sokoban')!,
  name: 'own-1',
  pack: {
    title: 'Mine',
    levels: [level('One', '#####\n#@$.#\n#####'), level('Two', '######\n#@$ .#\n######')],
    problems: [],
  },
};

test('one level or all of them are a file, of the kind that its ending tells', async () => {
  expect(unwrap(await levelFile(opened, 'xsb', 2))).toContain('#@$ .#');
  expect(unwrap(await levelFile(opened, 'xsb', 2))).not.toContain('#@$.#');
  expect(unwrap(await levelFile(opened, 'SLC'))).toContain('<Level Id="One"');
  expect(complaint(await levelFile(opened, 'doc'))).toContain('ends in one of these: sok,');
});

test('where a game has no file of its own, a level is a text', async () => {
  const game = findGame('tictactoe')!;
  expect(levelEndings(await readerOf(game))).toEqual(['txt']);
  const pack = { title: 'Mine', levels: [level('Corner', 'X../.../... o')], problems: [] };
  expect(unwrap(await levelFile({ game, name: 'own-1', pack }, 'txt', 1))).toContain(
    'Game: tictactoe\nTitle: Corner\n',
  );
});

test('a whole pack is one file, or where a file holds one level a file for each, with its solution beside it', async () => {
  expect(unwrap(await packFiles(opened, 'sok')).map(({ name }) => name)).toEqual(['Mine.sok']);
  expect(unwrap(await packFiles(opened, 'map')).map(({ name }) => name)).toEqual(['1.map', '2.map']);
  const game = findGame('vexed')!;
  const [first, second] = game.packs[0]!.pack.levels;
  const broken = { ...level('None', '###'), problems: [error(say('There is no worker.'))] };
  const maps = { title: 'Maps', levels: [first!, broken, { ...second!, lines: [] }], problems: [] };
  const files = await packFiles({ game, name: 'own-1', pack: maps }, 'txt');
  expect(unwrap(files).map(({ name }) => name)).toEqual(['map1.txt', 'sol1.txt', 'map2.txt']);
  expect(unwrap(files)[1]!.text).toBe(`${first!.lines[0]!.moves}\n`);
  expect(problemsOf(files).map(({ message }) => sentence(message))).toEqual([
    'Level 2 is left out: There is no worker.',
  ]);
});

test('where no kind of file holds several levels, all of them are a text with all their names', async () => {
  const maps = { ...findGame('vexed')!.packs[0]!.pack, title: 'Maps', author: 'Ann' };
  const text = unwrap(await levelFile({ game: findGame('vexed')!, name: 'own-1', pack: maps }, 'txt'));
  expect(text.split('\n').slice(0, 3)).toEqual(['Game: vexed', 'Title: Maps', 'Author: Ann']);
  const corners = [level('Corner', 'x../.../... o'), level('Middle', '.../.x./... o')];
  const pack = { title: 'Mine', levels: corners, problems: [] };
  const [file, ...others] = unwrap(await packFiles({ game: findGame('tictactoe')!, name: 'own-1', pack }, 'txt'));
  expect([file!.name, others]).toEqual(['Mine.txt', []]);
  expect(file!.text).toContain('Level: Middle');
});
