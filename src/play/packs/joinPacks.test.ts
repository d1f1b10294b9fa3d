import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import type { Pack } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import { sokoban } from '../../games/sokoban/index.ts';
import { vexed } from '../../games/vexed/index.ts';
import { joinPacks } from './joinPacks.ts';

const level = (title: string) => ({ title, board: '#####\n#@$.#\n#####', lines: [], problems: [] });

const opened = (about: Partial<Pack>, game: typeof sokoban | typeof vexed = sokoban) => ({
  game,
  pack: { title: 'docks', levels: [level('one')], problems: [], ...about },
  name: 'docks',
});

test('levels one behind the other, and whatever their packs say, once', () => {
  const one = opened({ author: 'Ann', notes: 'Free to copy.', comments: 'a' });
  const two = opened({ author: 'Ann', notes: 'Free to copy.', comments: 'b', levels: [level('two'), level('three')] });
  expect(unwrap(joinPacks([one, two], 'All')).pack).toEqual({
    title: 'All',
    author: 'Ann',
    notes: 'Free to copy.',
    comments: 'a\n\nb',
    levels: ['one', 'two', 'three'].map(level),
    problems: [],
  });
});

test('of several authors none is everybody’s: each has his levels', () => {
  const bobs = { ...level('two'), author: 'Bob' };
  const packs = [opened({ author: 'Ann' }), opened({}), opened({ author: 'Eve', levels: [bobs] })];
  const { pack } = unwrap(joinPacks(packs));
  expect([pack.title, pack.author, pack.levels.map(({ author }) => author)]).toEqual([
    'docks',
    undefined,
    ['Ann', undefined, 'Bob'],
  ]);
});

test('the titles of packs stay in the notes, and one that all have stays the title', () => {
  const alpha = opened({ title: 'Alpha', notes: 'Easy.', levels: [level('one'), level('two')] });
  const beta = opened({ title: 'Beta' });
  const { pack } = unwrap(joinPacks([alpha, opened({}), beta], 'All'));
  expect([pack.title, pack.notes]).toEqual(['All', 'Levels 1-2: Alpha\nLevel 4: Beta\n\nEasy.']);
  const again = unwrap(joinPacks([alpha, alpha], 'All')).pack;
  expect([again.title, again.notes]).toEqual(['Alpha', 'Easy.']);
});

test('a level that is called by its number is called by the new one', () => {
  const pack = opened({ levels: [level('Level 1'), level('Level 1'), level('Level 3')] });
  expect(unwrap(joinPacks([pack, pack])).pack.levels.map(({ title }) => title)).toEqual([
    ...['Level 1', 'Level 1', 'Level 3'],
    ...['Level 4', 'Level 1', 'Level 6'],
  ]);
});

test('files of two games, and no file at all', () => {
  const two = joinPacks([opened({}), opened({}, vexed)]);
  expect(two.ok ? '' : sentence(two.problem.message)).toBe('These files are of two games, Sokoban and Sokoban Vexed.');
  expect(joinPacks([]).ok).toBe(false);
});
