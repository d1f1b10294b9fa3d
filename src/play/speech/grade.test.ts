import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { gradeMessage, gradeOf, gradeWord, levelNotes, notesOf, withGrade } from './grade.ts';

test('how hard a level is stands in a line of its notes', () => {
  expect(gradeOf({ notes: 'Grade: 6' })).toBe(6);
  expect(gradeOf({ notes: 'Four store rooms.\nGrade: 10' })).toBe(10);
});

test('whoever says nothing of it, or something odd, has no grade', () => {
  const odd = ['', 'Grade: 0', 'Grade: 11', 'Grade: hard', 'Not of Grade: 3', 'Grade: 3.'];
  for (const notes of odd) expect(gradeOf({ notes })).toBeUndefined();
  expect(gradeOf({})).toBeUndefined();
});

test('the line is not among the notes that people read; what is no grade stays', () => {
  expect(notesOf({ notes: 'Grade: 6' })).toBeUndefined();
  expect(notesOf({ notes: 'Four store rooms.\nGrade: 6' })).toBe('Four store rooms.');
  expect(notesOf({ notes: 'Above.\n\nGrade: 6\n\nBelow.' })).toBe('Above.\n\nBelow.');
  expect(notesOf({ notes: 'Grade: hard' })).toBe('Grade: hard');
  expect(notesOf({})).toBeUndefined();
});

test('a level that is graded again has one grade', () => {
  expect(withGrade({}, 3)).toBe('Grade: 3');
  expect(withGrade({ notes: 'Four store rooms.\nGrade: 6' }, 3)).toBe('Four store rooms.\nGrade: 3');
});

test('ten grades have five words', () => {
  const words = Array.from({ length: 10 }, (_, index) => sentence(gradeWord(index + 1)));
  expect([...new Set(words)]).toEqual(['very easy', 'easy', 'medium', 'hard', 'very hard']);
  expect(words.slice(2, 8)).toEqual(['easy', 'easy', 'medium', 'hard', 'hard', 'very hard']);
  expect(sentence(gradeMessage(7))).toBe('Grade 7 of 10: hard.');
});

test('a list tells how hard a level is, and of a task what it always told', () => {
  const listed = (level: Parameters<typeof levelNotes>[0]) => levelNotes(level).map(sentence);
  expect(listed({ notes: 'Grade: 9' })).toEqual(['very hard', 'grade 9']);
  expect(listed({ within: 5, notes: 'Difficulty: 7' })).toEqual(['Win in 5', 'difficulty 7']);
  expect(listed({ notes: 'Mind the corner.' })).toEqual([]);
});
