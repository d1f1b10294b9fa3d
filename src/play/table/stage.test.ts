import { expect, test } from 'vitest';
import type { Change, Frame, View } from '../../core/view.ts';
import { Stage } from './stage.ts';

/** A picture with nothing in it but its name. */
const picture = (name: string): View => ({ width: 1, height: 1, ground: [name], pieces: [undefined] });

const frame = (name: string, change: Partial<Change> = {}): Frame<View> => ({
  position: picture(name),
  change: { happening: 'step', ...change },
});

const nameOf = ({ view }: Stage): string | undefined => view.ground[0];

/** What is shown at each time that something is due. */
const course = (stage: Stage): readonly (readonly [number, string | undefined])[] => {
  const seen: [number, string | undefined][] = [[0, nameOf(stage)]];
  for (let due = stage.due; due !== undefined; due = stage.due) {
    stage.advance(due);
    seen.push([due, nameOf(stage)]);
  }
  return seen;
};

test('a single step is seen at once, what falls after it tick by tick', () => {
  const stage = new Stage(picture('start'));
  stage.show([frame('a'), frame('b', { happening: 'fall' }), frame('c', { happening: 'vanish' })], 0);
  expect(stage.isFalling).toBe(true);
  expect(course(stage)).toEqual([
    [0, 'a'],
    [300, 'b'],
    [600, 'c'],
  ]);
  expect(stage.isFalling).toBe(false);
});

test('what falls first stands for a tick before', () => {
  const stage = new Stage(picture('start'));
  stage.show([frame('a', { happening: 'fall' })], 0);
  expect(course(stage)).toEqual([
    [0, 'start'],
    [300, 'a'],
  ]);
});

test('a walk is seen step by step, a long one faster', () => {
  const stage = new Stage(picture('start'));
  stage.show(
    ['a', 'b', 'c'].map((name) => frame(name)),
    0,
  );
  expect(course(stage)).toEqual([
    [0, 'a'],
    [40, 'b'],
    [80, 'c'],
  ]);
  stage.show(
    Array.from({ length: 601 }, (_, index) => frame(String(index))),
    0,
  );
  const last = course(stage).at(-1)!;
  expect(last[1]).toBe('600');
  expect(last[0]).toBeLessThan(601);
});

test('haste shortens every pause', () => {
  const stage = new Stage(picture('start'));
  stage.show([frame('a'), frame('b', { happening: 'fall' })], 0, 3);
  expect(stage.due).toBe(100);
});

test('nothing that is due is skipped when time has jumped, and the turns are kept', () => {
  const stage = new Stage(picture('start'));
  stage.show(
    [frame('a', { direction: 'left' }), frame('b', { happening: 'fall' }), frame('c', { direction: 'up' })],
    0,
  );
  expect([nameOf(stage), stage.facing]).toEqual(['a', 'left']);
  stage.advance(299);
  expect(nameOf(stage)).toBe('a');
  stage.advance(1_000_000);
  expect([nameOf(stage), stage.facing, stage.due]).toEqual(['c', 'up', undefined]);
});

test('hurrying shows the rest at once, a cut another picture instead', () => {
  const stage = new Stage(picture('start'));
  const fall = [frame('a'), frame('b', { happening: 'fall' }), frame('c', { happening: 'fall' })];
  stage.show(fall, 0);
  stage.hurry();
  expect([nameOf(stage), stage.due]).toEqual(['c', undefined]);
  stage.show(fall, 0);
  stage.cut(picture('other'));
  stage.advance(9_000);
  expect([nameOf(stage), stage.due, stage.isFalling]).toEqual(['other', undefined, false]);
});

test('no pictures change nothing', () => {
  const stage = new Stage(picture('start'));
  stage.show([], 0);
  expect([nameOf(stage), stage.due]).toEqual(['start', undefined]);
});

test('a single step takes its time, a step of a walk as long as the next one waits, a cell of a fall a tick', () => {
  const taken = (...frames: readonly Frame<View>[]): number => {
    const stage = new Stage(picture('start'));
    stage.show(frames, 0, 1);
    stage.hurry();
    return stage.motion.ms;
  };
  expect([taken(frame('a')), taken(frame('a'), frame('b')), taken(frame('a', { happening: 'fall' }))]).toEqual([
    110, 40, 300,
  ]);
});
