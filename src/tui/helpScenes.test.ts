import { expect, test } from 'vitest';
import { type Message, sentence } from '../core/parsed.ts';
import { findGame } from '../games/index.ts';
import { wholeArtOf } from './art.ts';
import { sceneLines } from './helpScenes.ts';

const game = findGame('vexed')!;
const drawing = { game, art: await wholeArtOf(game), ability: { isWide: false, isLettered: true } };

const tells: Message = { text: 'He pushes.' };
const scenes = [{ board: '5 3\n#####\n#Pr #\n#####', moves: 'r', tells }];

const drawn = (room: number): readonly string[] => sceneLines(scenes, drawing, sentence, room).map(({ text }) => text);

test('a rule is shown before and after side by side, and below each other where there is no room for that', () => {
  const beside = drawn(45);
  const below = drawn(44);
  expect(beside.slice(0, 2)).toEqual(['', 'He pushes.']);
  expect(beside.slice(2).map((row) => row.length)).toEqual(Array(6).fill(45));
  expect(beside[5]!.slice(20, 25)).toBe('  >  ');
  expect(below.slice(2, 8)).toEqual(beside.slice(2).map((row) => row.slice(0, 20)));
  expect(below[8]!.trim()).toBe('v');
  expect(below.slice(9)).toEqual(beside.slice(2).map((row) => row.slice(25)));
});
