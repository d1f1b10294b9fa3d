import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readers } from '../../../test/tools/readers.ts';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import type { Level, Pack } from '../../core/pack.ts';
import { error, problemsOf, say, sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { levelsText } from './levelsText.ts';
import { openText } from './library.ts';

const [vexed, tictactoe, breakthrough] = ['vexed', 'tictactoe', 'breakthrough'].map((id) => findGame(id)!);

const SHAFT = '7 5\n#######\n#P    #\n###r ##\n###r###\n#######';
const SHELF = '7 4\n#######\n#P r  #\n#### r#\n#######';

const level = (title: string, board: string, more: Partial<Level> = {}): Level => ({
  ...{ title, board, lines: [], problems: [] },
  ...more,
});

const opened = (text: string) => unwrap(openText(text, 'some.txt', readers));

const TEXT = `Game: vexed
Title: Cliffs
Author: Ann
Notes: For rainy days.

Level: Shaft
Author: Bea
Notes: Mind the hole.
Notes:
Notes: It is deep.
Solution: rrl

${SHAFT}

Level: Shelf

${SHELF}
`;

const CLIFFS: Pack = {
  title: 'Cliffs',
  author: 'Ann',
  notes: 'For rainy days.',
  levels: [
    level('Shaft', SHAFT, {
      author: 'Bea',
      notes: 'Mind the hole.\n\nIt is deep.',
      lines: [{ title: 'Solution', moves: 'rrl' }],
    }),
    level('Shelf', SHELF),
  ],
  problems: [],
};

test('a pack is its names, and each level with its own above its board', () => {
  expect(unwrap(levelsText(vexed!, CLIFFS))).toBe(TEXT);
  expect(opened(TEXT)).toEqual({ game: vexed, name: 'Cliffs', pack: CLIFFS });
  expect(opened(TEXT.replaceAll('\n', '\r\n')).pack).toEqual(CLIFFS);
});

test('a pack of one level, and positions of any game, are read back as they were', () => {
  const one = { ...CLIFFS, levels: CLIFFS.levels.slice(1) };
  expect(opened(unwrap(levelsText(vexed!, one))).pack).toEqual(one);
  const corners = { ...CLIFFS, levels: [level('Corner', 'x../.../... o'), level('Middle', '.../.x./... o')] };
  expect(opened(unwrap(levelsText(tictactoe!, corners)))).toEqual({ game: tictactoe, name: 'Cliffs', pack: corners });
});

test('packs that come with the games are read back as they were', () => {
  for (const { game } of readers.filter((reader) => reader.game !== breakthrough)) {
    for (const { pack } of game.packs) {
      const { levels } = opened(unwrap(levelsText(game, pack))).pack;
      expect(levels.map(({ title }) => title)).toEqual(pack.levels.map(({ title }) => title.trim()));
      expect(levels.map(({ board }) => board)).toEqual(
        pack.levels.map(({ board }) => game.format(unwrap(game.parse(board)))),
      );
      expect(levels.map(({ lines }) => lines.map(({ moves }) => moves))).toEqual(
        pack.levels.map(({ lines }) => lines.map(({ moves }) => moves)),
      );
    }
  }
});

test('whatever somebody writes into names, they stay names', () => {
  const sign = fc.constantFrom('L', 'evel:', 'Level: ', 'Game: vexed', '#####', ' ', '\n', '\n\n', '\r', ':', 'é');
  const words = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(words, words, words, (title, author, notes) => {
      const pack = {
        ...CLIFFS,
        title,
        author,
        notes,
        levels: [level(title, SHAFT, { author, notes }), level(notes, SHELF)],
      };
      const { levels } = opened(unwrap(levelsText(vexed!, pack))).pack;
      expect(levels.map(({ board }) => board)).toEqual([SHAFT, SHELF]);
    }),
  );
});

test('what cannot be played is left out, and told', () => {
  const broken = level('None', '###', { problems: [error(say('There is no worker.'))] });
  const text = levelsText(vexed!, { ...CLIFFS, levels: [broken, ...CLIFFS.levels] });
  expect(unwrap(text)).toBe(TEXT);
  expect(problemsOf(text).map(({ message }) => sentence(message))).toEqual([
    'Level 1 is left out: There is no worker.',
  ]);
  expect(complaint(levelsText(vexed!, { ...CLIFFS, levels: [broken] }))).toBe('There is no level to write.');
});

test('one bad board does not spoil the others, and is told by its place in the file', () => {
  const { levels } = opened(TEXT.replace('#P    #', '#P  ? #')).pack;
  expect(levels.map(({ title, problems }) => [title, problems.map(({ line, column }) => [line, column])])).toEqual([
    ['Shaft', [[15, 5]]],
    ['Shelf', []],
  ]);
});

test('names that end in no empty line are told with their place', () => {
  expect(complaint(openText(TEXT.replace('Shelf\n\n', 'Shelf\n'), 'some.txt', readers))).toBe(
    '20 Between the names of a level and its board is an empty line.',
  );
});

test('levels without a title are called by their number', () => {
  const pack = { ...CLIFFS, title: '', levels: [level('', SHAFT), level(' ', SHELF)] };
  const { name, pack: read } = opened(unwrap(levelsText(vexed!, pack)));
  expect([name, read.title, ...read.levels.map(({ title }) => title)]).toEqual(['some', 'some', 'Level 1', 'Level 2']);
});
