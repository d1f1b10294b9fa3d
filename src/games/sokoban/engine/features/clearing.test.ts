import { expect, test } from 'vitest';
import { drawn } from '../deadlocks/drawnTesting.ts';
import { Clearing } from './clearing.ts';

/** The boxes that are on the way to a goal, the goals being filled in an order; undefined if none is in the way. */
const inTheWay = (order: (goals: readonly number[]) => readonly number[], ...rows: readonly string[]) => {
  const { floor, board, boxes } = drawn(...rows);
  const places = order(floor.goals);
  const clearing = new Clearing(floor, { stages: [[], places.slice(0, 1), places] });
  return clearing.look(board, 0) ? boxes.map((box) => clearing.way[box]) : undefined;
};

const firstFirst = (goals: readonly number[]): readonly number[] => goals;
const lastFirst = (goals: readonly number[]): readonly number[] => goals.toReversed();

test('a box is in the way where the pusher has to stand', () => {
  expect(inTheWay(firstFirst, '#########', '#@      #', '# $$.. ##', '#########')).toEqual([1, 0]);
});

test('a box is in the way that the pusher would have to walk through', () => {
  expect(inTheWay(lastFirst, '########', '#@$ .$.#', '########')).toEqual([1, 0]);
});

test('a box is in the way that the pusher would have to walk through where the way turns', () => {
  // The other one has left its place by then: he walks there too.
  expect(inTheWay(firstFirst, '#######', '#  .  #', '#@$   #', '### *##', '#######')).toEqual([1, 1]);
});

test('no box is in the way where the pusher can come to all his stands', () => {
  expect(inTheWay(lastFirst, '########', '#$@$ ..#', '########')).toBeUndefined();
});

test('nothing can be cleared where what is settled shuts the place in', () => {
  const { floor, board } = drawn('########', '#@$ *..#', '#   ## #', '########');
  const [settled, next, last] = floor.goals as [number, number, number];
  const stages = [[], [settled], [settled, next], [settled, next, last]];
  expect(new Clearing(floor, { stages }).look(board, 1)).toBe(false);
});
