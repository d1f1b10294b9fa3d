import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { difficultyMessage, difficultyOf, taskNotes } from './difficulty.ts';

test('how hard a task is was written by whoever made it', () => {
  expect(difficultyOf({ within: 5, notes: 'Difficulty: 7' })).toBe(7);
  expect(difficultyOf({ within: 5, notes: 'Date: today\nDifficulty: 10' })).toBe(10);
  expect(sentence(difficultyMessage({ within: 5, notes: 'Difficulty: 7' })!)).toBe('Difficulty 7 of 10.');
});

test('what is no task, or says nothing of it or something odd, has no difficulty', () => {
  const odd = ['', 'Difficulty: 0', 'Difficulty: 11', 'Difficulty: hard', 'Not of Difficulty: 3'];
  for (const notes of odd) expect(difficultyMessage({ within: 5, notes })).toBeUndefined();
  expect(difficultyOf({ within: 5 })).toBeUndefined();
  expect(difficultyOf({ notes: 'Difficulty: 3' })).toBeUndefined();
});

test('a list tells in how many moves a task is won, and how hard that is where it is known', () => {
  const listed = (level: Parameters<typeof taskNotes>[0]) => taskNotes(level).map(sentence);
  expect(listed({ within: 5, notes: 'Difficulty: 7' })).toEqual(['Win in 5', 'difficulty 7']);
  expect(listed({ within: 2, notes: 'A doll goes one step forward.' })).toEqual(['Win in 2']);
  expect(listed({ notes: 'Difficulty: 7' })).toEqual([]);
});
