import { expect, test } from 'vitest';
import type { Gesture } from '../../play/table/gesture.ts';
import { Drag } from './drag.ts';

const watched = () => {
  const gestures: Gesture[] = [];
  return { drag: new Drag((gesture) => gestures.push(gesture)), gestures };
};

test('what is drawn is lifted once and dropped where it is let go, and the click after it is no tap', () => {
  const { drag, gestures } = watched();
  drag.press(3);
  for (const cell of [3, 4, 3, 5]) drag.move(cell);
  expect(drag.from).toBe(3);
  drag.drop(5);
  expect(gestures).toEqual([
    { kind: 'lift', cell: 3 },
    { kind: 'drag', from: 3, to: 5 },
  ]);
  expect([drag.swallow(), drag.swallow()]).toEqual([true, false]);
});

test('a press that stays in its cell is left to the click', () => {
  const { drag, gestures } = watched();
  drag.press(3);
  drag.move(3);
  drag.drop(3);
  expect([gestures, drag.swallow()]).toEqual([[], false]);
});

test('where nothing stands there is nothing to draw, and whoever only passes by draws nothing', () => {
  const { drag, gestures } = watched();
  drag.press(undefined);
  drag.move(4);
  drag.drop(4);
  drag.move(5);
  expect([gestures, drag.swallow()]).toEqual([[], false]);
});

test('beside the board it goes back', () => {
  const { drag, gestures } = watched();
  drag.press(3);
  drag.move(undefined);
  drag.drop(undefined);
  expect(gestures.at(-1)).toEqual({ kind: 'drag', from: 3, to: 3 });
});
