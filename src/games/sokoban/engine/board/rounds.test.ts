import { expect, test } from 'vitest';
import { drawn } from '../deadlocks/drawnTesting.ts';
import { Reach } from './reach.ts';
import { Rounds } from './rounds.ts';

const MANY = 70_000;

test('a round forgets what was noted in all those before, however many there were', () => {
  const rounds = new Rounds(1);
  const wrong: number[] = [];
  for (let round = 0; round < MANY; round++) {
    const now = rounds.begin();
    if (rounds.has(0)) wrong.push(round);
    rounds.of[0] = now;
    if (!rounds.has(0)) wrong.push(round);
  }
  expect(wrong).toEqual([]);
});

test('as many rounds as were asked for follow with greater numbers', () => {
  const rounds = new Rounds(1);
  const wrong: number[] = [];
  for (let time = 0; time < MANY; time++) {
    const all = [rounds.begin(2), rounds.begin(), rounds.begin()];
    if (all[1] !== all[0]! + 1 || all[2] !== all[0]! + 2) wrong.push(time);
  }
  expect(wrong).toEqual([]);
});

test('a place is filled as well after a hundred thousand fills as at first', () => {
  const { floor, board, pusher } = drawn('######', '#@ $.#', '######');
  const reach = new Reach(floor);
  const filled = (): readonly number[] => [...floor.cells.keys()].filter((place) => reach.has(place));
  reach.fill(pusher, board.taken);
  const first = filled();
  for (let fill = 0; fill < MANY; fill++) reach.fill(pusher, board.taken);
  expect(filled()).toEqual(first);
  expect(reach.rooms(board.taken)).toHaveLength(2);
});
