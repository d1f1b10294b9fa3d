import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Line } from './line.ts';

/** A position is all letters that were played; b costs two pushes. */
const rules = {
  play: (state: string, move: string): string => state + move,
  cost: (_: string, move: string) => ({ moves: 1, ...(move === 'b' && { pushes: 2 }) }),
  formatMove: (_: string, move: string): string => move,
  between: ' ',
} as const;

const played = (moves: string): Line<string, string> => {
  const line = new Line(rules, '');
  for (const move of moves) line.append({ move, state: line.state + move });
  return line;
};

test('a new line stands at its start', () => {
  const line = new Line(rules, 'start');
  expect([line.state, line.before, line.at, line.length, line.last, line.text()]).toEqual([
    'start',
    'start',
    0,
    0,
    undefined,
    '',
  ]);
  expect(line.score).toEqual({ moves: 0 });
});

test('moves, positions and scores add up', () => {
  const line = played('abc');
  expect([line.state, line.before, line.at, line.length, line.last, line.text()]).toEqual([
    'abc',
    'ab',
    3,
    3,
    'c',
    'a b c',
  ]);
  expect(line.score).toEqual({ moves: 3, pushes: 2 });
});

test('undo and redo move along the line and score with it', () => {
  const line = played('abc');
  line.seek(1);
  expect([line.state, line.at, line.length, line.last]).toEqual(['a', 1, 3, 'a']);
  expect(line.score).toEqual({ moves: 1 });
  line.seek(2);
  expect([line.before, line.score]).toEqual(['a', { moves: 2, pushes: 2 }]);
});

test('there is nothing before the start and nothing after the end', () => {
  const line = played('abc');
  line.seek(-5);
  expect([line.at, line.state, line.last]).toEqual([0, '', undefined]);
  line.seek(Number.POSITIVE_INFINITY);
  expect(line.at).toBe(3);
});

test('a new move forgets what could be redone', () => {
  const line = played('abc');
  line.seek(1);
  line.append({ move: 'z', state: 'az' });
  expect([line.state, line.text(), line.at, line.length]).toEqual(['az', 'a z', 2, 2]);
  expect(line.score).toEqual({ moves: 2 });
});

test('a branch has the moves in force, and goes on without the line it came from', () => {
  const line = played('abc');
  line.seek(2);
  const branch = line.branch();
  branch.append({ move: 'd', state: 'abd' });
  expect([branch.text(), branch.score, line.text()]).toEqual(['a b d', { moves: 3, pushes: 2 }, 'a b c']);
});

/** What is done to a line: a move, one from elsewhere (C), a long way, or going to a place. */
const deeds = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'C', 'ab'.repeat(200)), fc.integer({ min: -2, max: 900 })), {
  maxLength: 12,
});

/** All letters, and how many of them are in force. */
interface List {
  readonly text: string;
  readonly at: number;
}

const after = ({ text, at }: List, deed: string | number): List =>
  typeof deed === 'number'
    ? { text, at: Math.max(0, Math.min(text.length, deed)) }
    : { text: text.slice(0, at) + deed, at: at + deed.length };

const doTo = (line: Line<string, string>, deed: string | number): void => {
  if (typeof deed === 'number') line.seek(deed);
  else {
    for (const move of deed) {
      line.append({ move, state: line.state + move }, move === 'C' ? 'elsewhere' : 'player');
    }
  }
};

const expectSame = (line: Line<string, string>, { text, at }: List): void => {
  const state = text.slice(0, at);
  const pushes = 2 * state.replaceAll(/[^b]/g, '').length;
  expect([line.state, line.before, line.at]).toEqual([state, state.slice(0, -1), at]);
  expect([line.length, line.text()]).toEqual([text.length, [...text].join(' ')]);
  expect(line.text(at)).toBe([...state].join(' '));
  expect(line.score).toEqual({ moves: at, ...(pushes > 0 && { pushes }) });
  // What follows a move from elsewhere is not the player's own either.
  expect(line.own).toBe(`${text}C`.indexOf('C'));
};

test('a line behaves like a list with a cursor, whatever is done to it', () => {
  fc.assert(
    fc.property(deeds, (done) => {
      const line = new Line(rules, '');
      let list: List = { text: '', at: 0 };
      for (const deed of done) {
        doTo(line, deed);
        list = after(list, deed);
        expectSame(line, list);
      }
    }),
  );
});
