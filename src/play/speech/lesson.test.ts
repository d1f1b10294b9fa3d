import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { shippedPack } from '../packs/opened.ts';
import { lessonOf } from './lesson.ts';

const sokoban = findGame('sokoban')!;
const lessons = shippedPack(sokoban, 'first-steps')!;

test('each lesson has its sentence: first keys and swipes, then clicks and taps, then undo', () => {
  const told = lessons.pack.levels.map((level) => sentence(lessonOf(lessons, level)!));
  expect(told).toHaveLength(20);
  expect(told[0]).toContain('arrow keys, arrow buttons or swipes');
  expect(told[1]).toContain('Click or tap');
  expect(told[2]).toContain('Undo');
});

test('a task that is no lesson tells how hard it is', () => {
  const source = { game: findGame('breakthrough')!, name: 'puzzles' };
  expect(sentence(lessonOf(source, { notes: 'Difficulty: 3', within: 5 })!)).toBe('Difficulty 3 of 10.');
});

test('other levels are no lessons, whatever their authors wrote', () => {
  const campaign = shippedPack(sokoban, 'campaign')!;
  expect(campaign.pack.levels.map((level) => lessonOf(campaign, level))).toEqual(Array(5).fill(undefined));
  expect(lessonOf({ game: sokoban, name: 'mine' }, { notes: 'Mind the corner.' })).toBeUndefined();
  expect(lessonOf(lessons, {})).toBeUndefined();
});
