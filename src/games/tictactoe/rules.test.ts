import { expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { perft } from '../../core/perft.ts';
import { run } from '../../core/replay.ts';
import { tictactoe } from './index.ts';

const position = (text: string) => unwrap(tictactoe.parse(text));

const after = (start: string, moves: string) => {
  const { played, problem } = run(tictactoe, position(start), unwrap(tictactoe.steps(moves)));
  return problem ? sentence(problem.message) : tictactoe.format(played.at(-1)!.state);
};

test('marks are set in turn', () => {
  expect(after('.../.../... x', 'b2 a3 c1')).toBe('o../.x./..x o');
});

test.each([
  'xxx/.../... o',
  '.../xxx/... o',
  '.../.../xxx o',
  'x../x../x.. o',
  '.x./.x./.x. o',
  '..x/..x/..x o',
  'x../.x./..x o',
  '..x/.x./x.. o',
])('three in a row win: %s', (text) => {
  expect(tictactoe.outcome(position(text))).toEqual({ winner: 0 });
  expect(tictactoe.outcome(position(text.replaceAll('x', 'o')))).toEqual({ winner: 1 });
  expect(tictactoe.moves(position(text))).toEqual([]);
});

test('a full board with no row is a draw, one with a free cell is not over', () => {
  expect(tictactoe.outcome(position('xox/xxo/oxo o'))).toEqual({ winner: undefined });
  expect(tictactoe.outcome(position('xox/xxo/o.o x'))).toBeUndefined();
});

test('a taken cell and a finished game are refused with their reason', () => {
  expect(after('.../.../... x', 'b2 b2')).toBe('That cell is taken.');
  expect(after('xx./oo./... x', 'c3 c2')).toBe('The game is over.');
  expect(sentence(tictactoe.refusal(position('.../.../... x'), {}))).toBe('Choose a cell.');
  expect(sentence(tictactoe.refusal(position('x../.../... o'), { to: 0 }))).toBe('That cell is taken.');
  expect(tictactoe.play(position('.../.../... x'), 9)).toBeUndefined();
});

test('a text that is no position or no cell is refused in words', () => {
  const expected = 'Expected three rows of x, o or a dot, then whose turn it is: ".../.../... x".';
  for (const text of ['', '.../... x', '.../.../...', '.../.../... z', '..x/..../... x']) {
    expect(complaint(tictactoe.parse(text))).toBe(expected);
  }
  expect(complaint(tictactoe.steps('a1\nb2 d1'))).toBe('2:4 "d1" is not a cell from a1 to c3.');
  expect(complaint(tictactoe.steps('a4'))).toBe('1:1 "a4" is not a cell from a1 to c3.');
});

test('there are as many lines of play as everybody counts', () => {
  const start = position('.../.../... x');
  expect([1, 2, 3, 4, 5, 6].map((depth) => perft(tictactoe, start, depth))).toEqual([9, 72, 504, 3024, 15120, 54720]);
});

test('a mark is placed, not moved', () => {
  expect(tictactoe.shape(position('.../.../... x'), 4)).toEqual({ to: 4, happening: 'place' });
  expect(tictactoe.view(position('x../.o./... x'))).toMatchObject({ width: 3, height: 3, pieces: { 0: 'x', 4: 'o' } });
});
