import { expect, test } from 'vitest';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import { judge } from '../../../core/judge.ts';
import { sentence } from '../../../core/parsed.ts';
import { sokoban } from '../index.ts';
import { ONE, problems, read, TWO } from './testing.ts';
import { sok } from './text.ts';

/** The points of the specification that show only when a level is opened or its lines are replayed, by their numbers. */

const judged = (...lines: readonly string[]) => {
  const [level] = read(...lines).levels;
  return judge(sokoban, level!).map(({ solved, discarded, miswritten, problem }) => ({
    solved,
    ...(discarded > 0 && { discarded }),
    ...(miswritten && { miswritten }),
    ...(problem && { problem: `step ${problem.step}: ${sentence(problem.message)}` }),
  }));
};

const startOf = (...rows: readonly string[]) => unwrap(sokoban.parse(read(...rows).levels[0]!.board));

test('29: boxes and goals in parts nobody can reach are decoration', () => {
  const rows = ['#########', '#@$.#$ .#', '#########'];
  expect(problems(read(...rows))).toEqual([]);
  expect(sokoban.outcome(sokoban.play(startOf(...rows), 'right')!)).toEqual({ winner: 0 });
});

test('30: a start that is already solved is won only after a push', () => {
  const rows = ['#######', '#@ *. #', '#######'];
  expect(sokoban.outcome(startOf(...rows))).toBeUndefined();
  expect(judged(...rows, '', 'Solution', 'rR')).toEqual([{ solved: true }]);
});

test('32: moves in the wrong case are read, and told', () => {
  expect(judged(...TWO, '', 'Solution', 'rr')).toEqual([{ solved: true, miswritten: true }]);
});

test('34: an illegal step is named, and the level stays', () => {
  expect(judged(...TWO, '', 'Solution', 'rRlllll')).toEqual([{ solved: true, discarded: 5 }]);
  expect(judged(...TWO, '', 'Solution', 'rlu')).toEqual([
    { solved: false, problem: 'step 3: There is a wall in the way.' },
  ]);
});

test('35: moves after the win are cut, and counted', () => {
  expect(judged(...ONE, '', 'Solution', 'Rl')).toEqual([{ solved: true, discarded: 1 }]);
});

test('37: a change of pusher where there is only one', () => {
  expect(judged(...ONE, '', 'Solution', '{rr}R')).toEqual([
    { solved: false, problem: 'step 1: There is no worker to change to.' },
  ]);
});

test('several pushers, run-lengths and a reverse block are replayed like any other line', () => {
  const team = ['########', '#@ $  .#', '#  @   #', '#.$    #', '########'];
  expect(judged(...team, '', 'Solution', 'r3R{lld}dL')).toEqual([{ solved: true }]);
  expect(judged('#######', '#@$  .#', '#######', '', 'Solution', '[rrr]LLL')).toEqual([{ solved: true }]);
});

test('39: a file of 40,000 levels can be left at any level', () => {
  const reading = sok.read(`${ONE.join('\n')}\n\n`.repeat(40_000), 'many.sok');
  const done = [reading.next().value, reading.next().value, reading.return(undefined as never).done];
  expect(done).toEqual([3 / 159_999, 7 / 159_999, true]);
});
