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
  pack: { title: 'Docks', levels: [level('one')], problems: [], ...about },
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

test('without a title they have that of the first, and of several authors none is everybody’s', () => {
  expect(unwrap(joinPacks([opened({ author: 'Ann' }), opened({ author: 'Bob', title: 'Cape' })])).pack).toEqual({
    title: 'Docks',
    levels: [level('one'), level('one')],
    problems: [],
  });
});

test('files of two games, and no file at all', () => {
  const two = joinPacks([opened({}), opened({}, vexed)]);
  expect(two.ok ? '' : sentence(two.problem.message)).toBe('These files are of two games, Sokoban and Sokoban Vexed.');
  expect(joinPacks([]).ok).toBe(false);
});
