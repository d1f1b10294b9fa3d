import { expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { findGame } from '../../games/index.ts';
import { fileNamed, levelEndings, levelFile } from './levelFile.ts';
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

test('a file is called by the title, without what no system takes', () => {
  expect(fileNamed('Two: a/b?', 'sok')).toBe('Two ab.sok');
  expect(fileNamed('???', 'sok')).toBe('Kura.sok');
});
