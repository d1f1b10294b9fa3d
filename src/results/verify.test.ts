import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import type { AnyGame } from '../core/game.ts';
import { openSession } from '../core/openSession.ts';
import type { Level } from '../core/pack.ts';
import { error, say } from '../core/parsed.ts';
import { findGame, games } from '../games/index.ts';
import type { Finish } from './result.ts';
import { check } from './trust.ts';
import { believe } from './verify.ts';

const sokoban = findGame('sokoban')!;

const levelOf = (...rows: readonly string[]): Level => ({ title: '', board: rows.join('\n'), lines: [], problems: [] });

const CORRIDOR = levelOf('#######', '#@ $ .#', '#######');
const SOLUTION = 'rRR';
const DATE = '2026-11-15T10:20:30Z';

const finish = (moves: string, other: Partial<Finish['replay']> & Partial<Finish> = {}): Finish => {
  const { name = 'Ann', date = DATE, ...replay } = other;
  const { board } = CORRIDOR;
  return { name, date, replay: { game: 'sokoban', board, moves, spent: [41_200.4, 0], ...replay } };
};

const believed = (given: Finish, level = CORRIDOR) => believe(sokoban, level, 3, given);

describe('a finish is believed', () => {
  test('when replaying it solves the level', () => {
    expect(unwrap(believed(finish(SOLUTION)))).toEqual({
      level: 3,
      hash: '57af3d098eb9646a',
      name: 'Ann',
      moves: 3,
      pushes: 2,
      time: 41_200,
      date: DATE,
      solution: 'rRR',
    });
  });

  test('up to the win, in the writing of the game', () => {
    expect(unwrap(believed(finish('rl 2r\nr lll')))).toMatchObject({ moves: 5, pushes: 2, solution: 'rlrRR' });
  });

  test('with a name that fits on a line and in a file', () => {
    const name = '\u001B[31m  A\tn\u0000n\r\n\uD83Dé\u2028\u{1F600} \u009B';
    expect(unwrap(believed(finish(SOLUTION, { name }))).name).toBe('[31m  A n n \uFFFDé \u{1F600}');
  });

  test('with the longest name and the longest time that there are', () => {
    const name = 'x'.repeat(100);
    const longest = finish(SOLUTION, { name, spent: [999_999_999_999, 0] });
    expect(unwrap(believed(longest))).toMatchObject({ name, time: 999_999_999_999 });
  });

  test('without pushes where the game counts none', () => {
    const board = '5 1\nPr r ';
    const replay = { game: 'vexed', board, moves: 'r', spent: [0, 0] } as const;
    const result = believe(findGame('vexed')!, levelOf('5 1', 'Pr r '), 1, { name: 'Ann', date: DATE, replay });
    expect(unwrap(result)).not.toHaveProperty('pushes');
  });

  test('of every puzzle that solves its own shipped levels, played in a session', () => {
    const puzzles = games.filter(({ seats }) => seats === 1);
    for (const game of puzzles) {
      for (const [index, level] of game.packs.flatMap(({ pack }) => pack.levels).entries()) {
        const session = unwrap(openSession(game, level.board));
        unwrap(session.play(level.lines[0]!.moves, 0));
        const replay = session.replay(1000);
        const result = unwrap(believe(game, level, index + 1, { name: 'Ann', date: DATE, replay }));
        expect(result).toMatchObject({ moves: session.snapshot(0).score.moves, solution: replay.moves });
        expect(check(game, level, result)).toBe('proved');
      }
    }
    expect(puzzles.length).toBeGreaterThan(1);
  });
});

describe('a finish is not believed', () => {
  const OTHER = ['#######', '#@ $ .#', '#  #  #', '#######'].join('\n');
  const faulty = { ...CORRIDOR, problems: [error(say('The wall is open.'))] };

  test.each([
    ['moves that do not solve', finish('rR'), 'These moves do not solve the level.'],
    ['no moves', finish(''), 'These moves do not solve the level.'],
    ['a wall in the way', finish('lrRR'), '1:1 There is a wall in the way.'],
    ['letters that are no moves', finish('rxR'), /^1:2 /],
    ['another board', finish(SOLUTION, { board: OTHER }), 'This was played on another board.'],
    ['no board at all', finish(SOLUTION, { board: '' }), 'This was played on another board.'],
    ['another game', finish(SOLUTION, { game: 'vexed' }), 'This was played on another board.'],
    ['no name', finish(SOLUTION, { name: ' \u200B\t' }), 'A result needs a name.'],
    ['a long name', finish(SOLUTION, { name: 'x'.repeat(101) }), 'A name has at most 100 characters.'],
    ['a time that is none', finish(SOLUTION, { spent: [Number.NaN, 0] }), 'That is no time anybody can have taken.'],
    ['a time before the start', finish(SOLUTION, { spent: [-1, 0] }), 'That is no time anybody can have taken.'],
    ['a time of millennia', finish(SOLUTION, { spent: [1e12, 0] }), 'That is no time anybody can have taken.'],
    ['a date that is none', finish(SOLUTION, { date: 'yesterday' }), '"yesterday" is no date and time.'],
  ])('with %s', (_, given, expected) => {
    expect(complaint(believed(given))).toMatch(expected);
  });

  test('on a level that is no level', () => {
    expect(complaint(believed(finish(SOLUTION), faulty))).toBe('The wall is open.');
  });

  test('in a game for two', () => {
    const tictactoe = findGame('tictactoe') as AnyGame;
    expect(complaint(believe(tictactoe, CORRIDOR, 1, finish('a1')))).toBe('Results are kept for puzzles only.');
  });

  test('because its board says that a push was made already', () => {
    // Solved as drawn, so that any move would win, had there been a push.
    const done = levelOf('######', '#@ * #', '######');
    const board = `${done.board}\npushed: yes`;
    expect(sokoban.parse(board).ok).toBe(true);
    expect(complaint(believed(finish('r', { board }), done))).toBe('These moves do not solve the level.');
  });

  test('on a level that is no level of its game', () => {
    expect(complaint(believed(finish(SOLUTION), levelOf('no board')))).toBe('1:1 "n" is not part of a board.');
  });

  test('without a move, even where the level is solved from the start', () => {
    const solved = levelOf('######', '#@ * #', '######', 'pushed: yes');
    expect(complaint(believed(finish('', { board: solved.board }), solved))).toBe(
      'These moves do not solve the level.',
    );
  });
});
