import { describe, expect, test } from 'vitest';
import { PadReader, type PadState } from './padReader.ts';

/** A gamepad with some of its buttons pressed, by their numbers. */
const pad = (pressed: readonly number[] = [], axes: readonly number[] = [0, 0]): PadState => ({
  buttons: Array.from({ length: 17 }, (_, number) => ({ pressed: pressed.includes(number) })),
  axes,
});

const keysOf = (...pads: readonly PadState[]): readonly string[] => new PadReader().read(pads, 0).map(({ key }) => key);

test('every button asks for something, and the cross goes four ways', () => {
  expect([0, 1, 2, 3, 4, 5, 9].flatMap((button) => keysOf(pad([button])))).toEqual([
    'choose',
    'back',
    'restart',
    'levels',
    'previous',
    'next',
    'menu',
  ]);
  expect([12, 13, 14, 15].flatMap((button) => keysOf(pad([button])))).toEqual(['up', 'down', 'left', 'right']);
  expect(keysOf(pad([7, 8, 16]))).toEqual([]);
});

test('the left stick goes to the side that it is pushed to further, once it is pushed far enough', () => {
  expect(keysOf(pad([], [0.3, -0.4]))).toEqual([]);
  expect(keysOf(pad([], [0.6, -0.9]))).toEqual(['up']);
  expect(keysOf(pad([], [-0.9, 0.6]))).toEqual(['left']);
  expect(keysOf(pad([], []))).toEqual([]);
});

test('what cross and stick, or two gamepads, say together is said once', () => {
  expect(keysOf(pad([15], [1, 0]), pad([15]))).toEqual(['right']);
});

describe('what is held', () => {
  test('asks again after a while, and then steadily, until it is let go', () => {
    const reader = new PadReader();
    const seen: string[] = [];
    for (let now = 0; now <= 600; now += 10) {
      seen.push(...reader.read([pad(now < 580 ? [15] : [])], now).map(({ held }) => `${held} ${now}`));
    }
    expect(seen).toEqual(['fresh 0', 'held 320', 'held 430', 'held 540']);
  });

  test('asks again only where it was pressed: another layer hears of it when it is pressed anew', () => {
    const reader = new PadReader();
    const read = (pressed: readonly number[], now: number, layer: string) =>
      reader.read([pad(pressed)], now, layer).map(({ held }) => held);
    expect(read([15], 0, 'board')).toEqual(['fresh']);
    expect(read([15], 320, 'dialog')).toEqual([]);
    expect(read([15], 430, 'board')).toEqual(['held']);
    expect(read([15], 540, 'dialog')).toEqual([]);
    expect([read([], 550, 'dialog'), read([15], 560, 'dialog'), read([15], 880, 'dialog')]).toEqual([
      [],
      ['fresh'],
      ['held'],
    ]);
  });

  test('and is pressed anew is fresh at once', () => {
    const reader = new PadReader();
    for (const pressed of [[15], [], [15]]) reader.read([pad(pressed)], 0);
    reader.read([pad()], 10);
    expect(reader.read([pad([15])], 20)).toEqual([{ key: 'right', held: 'fresh' }]);
  });
});
