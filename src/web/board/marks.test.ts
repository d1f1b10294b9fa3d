import { expect, test } from 'vitest';
import { sokoban } from '../../games/sokoban/index.ts';
import { badgesOf, dotOf, platePath } from './marks.ts';

/** Two free cells, a goal, and the worker on a goal. */
const view = {
  width: 4,
  height: 1,
  ground: ['floor', 'floor', 'goal', 'goal'],
  pieces: [undefined, undefined, undefined, 'pusher'],
};
const cost = { moves: 5, pushes: 2 };
const badges = badgesOf([{ to: 1 }, { to: 2, cost }, { to: 3, cost }], {
  view,
  looks: sokoban.looks,
  counter: 'pushes',
});

test('a mark has the number of its cost, and lies in the middle of a free cell', () => {
  expect(badges[0]).toMatchObject({ x: 1.5, y: 0.5, count: undefined, isNotable: false });
  expect(badges[1]).toMatchObject({ x: 2.5, y: 0.5, count: 2, isNotable: true });
});

test('a number is small and in the corner where somebody stands', () => {
  const { x, y, scale, count } = badges[2]!;
  expect([x > 3.7, y < 0.3, scale < 0.8, count]).toEqual([true, true, true, 2]);
});

test('the nearest place has a larger dot, and a goal a line around it', () => {
  const near = { to: 1, cost: { moves: 1, pushes: 1 } };
  const [least, far] = badgesOf([near, { to: 0, cost }], { view, looks: sokoban.looks, counter: 'pushes' });
  expect([least!.isNear, far!.isNear]).toEqual([true, false]);
  expect(dotOf(least!, view)).toContain('a0.12');
  expect(dotOf(far!, view)).toContain('a0.075');
  expect(dotOf(badges[2]!, view)).toMatch(/^M3\.5 /);
});

test('a number stands on a diamond where a goal is, and else on something round', () => {
  expect(badges.map(platePath).map((path) => path.includes('a'))).toEqual([true, false, false]);
});
