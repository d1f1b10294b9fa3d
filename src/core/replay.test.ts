import { describe, expect, test } from 'vitest';
import { unwrap } from '../../test/tools/unwrap.ts';
import { breakthrough } from '../games/breakthrough/index.ts';
import { sokoban } from '../games/sokoban/index.ts';
import { vexed } from '../games/vexed/index.ts';
import type { Game } from './game.ts';
import { sentence } from './parsed.ts';
import { costOf, faultOf, follow, noScore, openState, run } from './replay.ts';

const runText = <S, M>(game: Game<S, M>, board: string, moves: string) => {
  const {
    played,
    problem,
    end: _,
    ...rest
  } = run(game, openState(game, unwrap(game.parse(board))), unwrap(game.steps(moves)));
  const where = problem && [problem.line, problem.column, problem.step, sentence(problem.message)];
  return { accepted: played.length, ...rest, where };
};

const CORRIDOR = '#######\n#@ $ .#\n#######';
const CLIFF = '6 4\n######\n#P b #\n####b#\n######';

describe('written steps', () => {
  test('are all played when the rules allow them', () => {
    expect(runText(sokoban, CORRIDOR, 'rRR')).toEqual({ accepted: 3, refused: [], discarded: 0, where: undefined });
  });

  test('that are refused are used up, and the first one says why and where', () => {
    expect(runText(vexed, CLIFF, 'l u\nr')).toEqual({
      accepted: 1,
      refused: [1, 2],
      discarded: 0,
      where: [1, 1, 1, expect.any(String)],
    });
  });

  test('after a puzzle is solved are discarded', () => {
    expect(runText(sokoban, CORRIDOR, 'rRR ll')).toEqual({
      accepted: 3,
      refused: [],
      discarded: 2,
      where: [1, 5, 4, 'The level is solved.'],
    });
  });

  test('after a game between two has ended are refused like any other', () => {
    const almost = 'p4/3P1/5/5/5 w';
    expect(runText(breakthrough, almost, 'd4d5 a5a4')).toEqual({
      accepted: 1,
      refused: [2],
      discarded: 0,
      where: [1, 6, 2, 'The game is over.'],
    });
  });
});

test('a long line tells now and then how far it is', () => {
  const steps = unwrap(sokoban.steps('12500(rl)'));
  const work = follow(sokoban, unwrap(sokoban.parse(CORRIDOR)), steps, () => {});
  expect([...work]).toEqual([9_999 / 25_000, 19_999 / 25_000]);
});

test('a refused step is a fault where the game does not forgive it; a discarded one never is', () => {
  const fault = <S, M>(game: Game<S, M>, board: string, moves: string) =>
    faultOf(game, run(game, unwrap(game.parse(board)), unwrap(game.steps(moves))))?.step;
  expect(fault(sokoban, CORRIDOR, 'rll')).toBe(3);
  expect(fault(sokoban, CORRIDOR, 'rRRll')).toBeUndefined();
  expect(fault(vexed, CLIFF, 'l u r')).toBeUndefined();
});

test('a level begins where it has settled', () => {
  const loose = unwrap(vexed.parse('3 4\nrP \n   \n###\n###'));
  expect(vexed.draw(openState(vexed, loose))).toEqual(['   ', 'rP ', '###', '###']);
  const board = unwrap(sokoban.parse(CORRIDOR));
  expect(openState(sokoban, board)).toBe(board);
});

test('a game that says nothing about cost counts moves', () => {
  expect(noScore(vexed)).toEqual({ moves: 0 });
  expect(noScore(sokoban)).toEqual({ moves: 0, pushes: 0 });
  expect(costOf(vexed, unwrap(vexed.parse(CLIFF)), 'right')).toEqual({ moves: 1 });
});
