import { describe, expect, test } from 'vitest';
import { breakthrough } from '../games/breakthrough/index.ts';
import { sokoban } from '../games/sokoban/index.ts';
import { vexed } from '../games/vexed/index.ts';
import type { AnyGame } from './game.ts';
import { judge, judgeSteps } from './judge.ts';
import type { Level, SavedLine } from './pack.ts';
import { error, say, sentence, warning } from './parsed.ts';
import { finish } from './work.ts';

const CORRIDOR = '#######\n#@ $ .#\n#######';

const level = (board: string, ...lines: readonly SavedLine[]): Level => ({ title: '', board, lines, problems: [] });

const judgeOne = (game: AnyGame, board: string, moves: string) => judge(game, level(board, { moves }))[0]!;

describe('a saved line', () => {
  test('that reaches the win is a solution, with its score', () => {
    expect(judge(sokoban, level(CORRIDOR, { moves: 'rRR', title: 'Solution', notes: 'by hand' }))).toEqual([
      { title: 'Solution', notes: 'by hand', moves: 'rRR', solved: true, score: { moves: 3, pushes: 2 }, discarded: 0 },
    ]);
  });

  test('that stops before it is not', () => {
    const expected = { moves: 'rR', solved: false, score: { moves: 2, pushes: 1 }, discarded: 0 };
    expect(judgeOne(sokoban, CORRIDOR, 'rR')).toEqual(expected);
  });

  test('is cut at the win, and what is cut is counted', () => {
    const expected = { moves: 'rRRll', solved: true, score: { moves: 3, pushes: 2 }, discarded: 2 };
    expect(judgeOne(sokoban, CORRIDOR, 'rRRll')).toEqual(expected);
  });

  test('in the wrong case is read all the same, and told', () => {
    expect(judgeOne(sokoban, CORRIDOR, 'rrr')).toMatchObject({ solved: true, miswritten: true });
    expect(judgeOne(sokoban, CORRIDOR, 'RRR')).toMatchObject({ solved: true, miswritten: true });
    expect(judgeOne(sokoban, CORRIDOR, 'rRR')).not.toHaveProperty('miswritten');
  });

  test('with a step against the rules solves nothing, even if the rest would', () => {
    const { problem, ...rest } = judgeOne(sokoban, CORRIDOR, 'rurRR');
    expect(rest).toEqual({ moves: 'rurRR', solved: false, score: { moves: 1, pushes: 0 }, discarded: 0 });
    expect(problem).toEqual(error(say('There is a wall in the way.'), { line: 1, column: 2, step: 2 }));
  });

  test('with something odd in its notation is judged, and that is told', () => {
    expect(judgeOne(sokoban, CORRIDOR, 'rRR0u')).toMatchObject({ solved: true, warnings: [{ line: 1, column: 4 }] });
    expect(judgeOne(sokoban, CORRIDOR, 'rRR')).not.toHaveProperty('warnings');
  });

  test('without title or notes has none', () => {
    const judged = judgeOne(sokoban, CORRIDOR, 'rRR');
    expect(Object.keys(judged)).toEqual(['moves', 'solved', 'score', 'discarded']);
  });

  test('that cannot be read says where', () => {
    const { solved, score, problem } = judgeOne(sokoban, CORRIDOR, 'rR?');
    expect({ solved, score }).toEqual({ solved: false, score: { moves: 0, pushes: 0 } });
    expect(problem).toMatchObject({ severity: 'error', line: 1, column: 3 });
  });

  test('without a move solves nothing, not even a level that looks solved', () => {
    expect(judgeOne(sokoban, '######\n#@*  #\n######', '').solved).toBe(false);
  });

  test('is played on the level as it has settled, and refused steps are forgiven where the game forgives', () => {
    const cliff = '6 5\n######\n#  b #\n#P   #\n####b#\n######';
    const expected = { moves: 'l r r', solved: true, score: { moves: 2 }, discarded: 0 };
    expect(judgeOne(vexed, cliff, 'l r r')).toEqual(expected);
  });

  test('of a game for two is never a solution', () => {
    const { solved, score, problem } = judgeOne(breakthrough, 'p4/3P1/5/5/5 w', 'd4e5');
    expect({ solved, score, problem }).toEqual({ solved: false, score: { moves: 1 }, problem: undefined });
  });
});

describe('a line that was played backwards', () => {
  test('is rewritten from the start, and kept as it was', () => {
    const expected = { moves: '[rrr]LL', solved: true, score: { moves: 3, pushes: 2 }, discarded: 0 };
    expect(judgeOne(sokoban, CORRIDOR, '[rrr]LL')).toEqual(expected);
  });

  test('solves nothing where it cannot be rewritten', () => {
    const { solved, score, problem } = judgeOne(sokoban, CORRIDOR, '[rrr]L');
    expect({ solved, score }).toEqual({ solved: false, score: { moves: 0, pushes: 0 } });
    expect(sentence(problem!.message)).toMatch(/does not reach the start/);
  });
});

describe('a level', () => {
  test('has its lines judged in their order', () => {
    const judged = judge(sokoban, level(CORRIDOR, { moves: 'r' }, { moves: 'rRR' }));
    expect(judged.map(({ solved }) => solved)).toEqual([false, true]);
  });

  test('with a warning is judged, with an error it is not', () => {
    const doubtful = { ...level(CORRIDOR, { moves: 'rRR' }), problems: [warning(say('Odd.'))] };
    expect(judge(sokoban, doubtful)).toHaveLength(1);
    expect(judge(sokoban, { ...doubtful, problems: [error(say('Bad.'))] })).toEqual([]);
    expect(judge(sokoban, level('no board', { moves: 'r' }))).toEqual([]);
  });
});

describe('lines are judged until a budget is used up', () => {
  const judged = (game: AnyGame, board: string, lines: readonly string[]) => (left: number) =>
    finish(judgeSteps(game, level(board, ...lines.map((moves) => ({ moves }))), { left })).length;

  test('by moves that were played, or came after the win', () => {
    const within = judged(sokoban, '#####\n#@$.#\n#####', ['R', 'Rl', 'R']);
    expect([1, 2, 9].map(within)).toEqual([1, 2, 3]);
  });

  test('by moves that were refused', () => {
    const within = judged(vexed, '6 5\n######\n#  b #\n#P   #\n####b#\n######', ['l l l', 'l l', 'r']);
    expect([3, 4, 6].map(within)).toEqual([1, 2, 3]);
  });

  test('by lines that cannot be read', () => {
    const within = judged(sokoban, CORRIDOR, ['9(rl)?', 'r?', 'r']);
    expect([100_000, 100_001, 100_003].map(within)).toEqual([1, 2, 3]);
  });
});
