import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { findGame, games } from '../../games/index.ts';
import { FIELDS } from './settingFields.ts';
import { settingsNamed, settingsOf } from './settingNames.ts';

const named = settingsNamed({ text: 'Whatever is spoken here' });

const choicesOf = (field: keyof typeof named): readonly (readonly [unknown, string])[] =>
  named[field].choices.map(({ value, name }) => [value, sentence(name)]);

test('every value of a setting has a name of its own', () => {
  for (const [field, { choices }] of Object.entries(named)) {
    expect(choices.map(({ value }) => value)).toEqual(FIELDS[field as keyof typeof named].choices);
    expect(new Set(choices.map(({ name }) => sentence(name))).size).toBe(choices.length);
  }
});

test('languages call themselves, and what is so or not is Yes or No', () => {
  expect(choicesOf('language')).toEqual([
    ['auto', 'Whatever is spoken here'],
    ['en', 'English'],
    ['hu', 'Magyar'],
  ]);
  expect(choicesOf('touchMove')).toEqual([
    [false, 'No'],
    [true, 'Yes'],
  ]);
});

test('a setting that is for some games only is listed once, with all of them', () => {
  const [sokoban, breakthrough, tictactoe] = ['sokoban', 'breakthrough', 'tictactoe'].map((id) => findGame(id)!);
  const touchy = { ...tictactoe!, settings: ['touchMove' as const] };
  expect(settingsOf([sokoban!, breakthrough!, tictactoe!])).toEqual([
    { field: 'route', games: [sokoban] },
    ...(['warnings', 'quarters', 'turnToFit', 'isMirrored'] as const).map((field) => ({ field, games: [sokoban] })),
    { field: 'touchMove', games: [breakthrough] },
  ]);
  expect(settingsOf([breakthrough!, touchy])).toEqual([{ field: 'touchMove', games: [breakthrough, touchy] }]);
  expect(settingsOf(games).map(({ field }) => field)).toContain('clickToWalk');
});
