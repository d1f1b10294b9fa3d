import { expect, test } from 'vitest';
import { drawn } from '../deadlocks/drawnTesting.ts';
import { Reach } from './reach.ts';

test('a fill goes on where a box was taken away, and comes to what a new one would', () => {
  const { floor, board, pusher } = drawn('########', '#. $@  #', '#### ###', '#### ###', '########');
  const [one, other] = [new Reach(floor), new Reach(floor)];
  const least = one.fill(pusher, board.taken);
  expect(one.has(floor.goals[0]!)).toBe(false);
  const box = board.boxes[0]!;
  board.remove(0);
  expect(Math.min(least, one.extend(box, board.taken))).toBe(other.fill(pusher, board.taken));
  const places = [...floor.cells.keys()];
  expect(places.filter((place) => one.has(place))).toEqual(places.filter((place) => other.has(place)));
});
