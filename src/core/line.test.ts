import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Line } from './line.ts';

const abc = (): Line<string, string> => {
  const line = new Line<string, string>('', { moves: 0 });
  for (const move of 'abc')
    line.append({ move, state: line.state + move }, { moves: 1, ...(move === 'b' && { pushes: 2 }) });
  return line;
};

test('a new line stands at its start', () => {
  const line = new Line<string, string>('start', { moves: 0 });
  expect([line.state, line.at, line.length, line.last, line.moves()]).toEqual(['start', 0, 0, undefined, []]);
  expect(line.score).toEqual({ moves: 0 });
});

test('moves, positions and scores add up', () => {
  const line = abc();
  expect([line.state, line.at, line.length, line.last, line.moves()]).toEqual(['abc', 3, 3, 'c', ['a', 'b', 'c']]);
  expect([0, 1, 2, 3].map((at) => line.stateAt(at))).toEqual(['', 'a', 'ab', 'abc']);
  expect(line.score).toEqual({ moves: 3, pushes: 2 });
});

test('undo and redo move along the line and score with it', () => {
  const line = abc();
  line.seek(1);
  expect([line.state, line.at, line.length, line.last]).toEqual(['a', 1, 3, 'a']);
  expect(line.score).toEqual({ moves: 1 });
  line.seek(2);
  expect(line.score).toEqual({ moves: 2, pushes: 2 });
});

test('there is nothing before the start and nothing after the end', () => {
  const line = abc();
  line.seek(-5);
  expect([line.at, line.state, line.last]).toEqual([0, '', undefined]);
  line.seek(Number.POSITIVE_INFINITY);
  expect(line.at).toBe(3);
});

test('a new move forgets what could be redone', () => {
  const line = abc();
  line.seek(1);
  line.append({ move: 'z', state: 'az' }, { moves: 1 });
  expect([line.state, line.moves(), line.at, line.length]).toEqual(['az', ['a', 'z'], 2, 2]);
  expect(line.score).toEqual({ moves: 2 });
});

test('a line behaves like a list with a cursor, whatever is done to it', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom('a', 'b', 'C'), fc.integer({ min: -2, max: 12 }))), (deeds) => {
      const line = new Line<string, string>('', { moves: 0 });
      let [text, at] = ['', 0];
      for (const deed of deeds) {
        if (typeof deed === 'number') {
          line.seek(deed);
          at = Math.max(0, Math.min(text.length, deed));
        } else {
          const origin = deed === 'C' ? 'elsewhere' : 'player';
          line.append({ move: deed, state: text.slice(0, at) + deed }, { moves: 1 }, origin);
          text = text.slice(0, at) + deed;
          at += 1;
        }
        expect([line.state, line.at, line.length, line.score]).toEqual([
          text.slice(0, at),
          at,
          text.length,
          { moves: at },
        ]);
        // What follows a move from elsewhere is not the player's own either.
        expect(line.own).toBe(`${text}C`.indexOf('C'));
      }
    }),
  );
});
