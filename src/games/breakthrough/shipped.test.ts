import { describe, expect, test } from 'vitest';
import { amount, isLong } from '../../../test/tools/long.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import type { Level } from '../../core/pack.ts';
import { parse } from './position.ts';
import { identityOf } from './puzzles/alike.ts';
import { check } from './puzzles/check.ts';
import { playLine } from './record/line.ts';
import { hasWon } from './rules.ts';
import { laterPacks } from './shipped.ts';

const [later] = laterPacks;
const pack = await later!.load();
const { levels } = pack;

const difficultyOf = ({ notes = '' }: Level): number => Number(/^Difficulty: (\d+)$/.exec(notes)?.[1]);

test('the puzzles are there, as many as is told before they are fetched', () => {
  expect([later!.name, later!.title]).toEqual(['puzzles', pack.title]);
  expect(levels).toHaveLength(later!.levels);
  expect(levels.length).toBeGreaterThanOrEqual(200);
});

test('nothing in them is wrong or odd, and no two of them are the same', () => {
  expect([...pack.problems, ...levels.flatMap(({ problems }) => problems)]).toEqual([]);
  expect(new Set(levels.map(({ title }) => title)).size).toBe(levels.length);
  expect(new Set(levels.map(({ board }) => identityOf(unwrap(parse(board))))).size).toBe(levels.length);
});

test('each is won in three to nine moves by its line, whoever is to move', () => {
  for (const { title, board, within = 0, lines } of levels) {
    const state = unwrap(parse(board));
    const { moves, end } = unwrap(playLine(state, lines[0]!.moves));
    expect([3, 4, 5, 6, 7, 8, 9], title).toContain(within);
    expect([hasWon(end, state.turn), moves.length], title).toEqual([true, 2 * within - 1]);
  }
  expect(new Set(levels.map(({ board }) => board.slice(-1)))).toEqual(new Set(['w', 'b']));
});

test('the easiest come first, from 1 to 10', () => {
  const difficulties = levels.map(difficultyOf);
  expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other));
  expect(difficulties.every((difficulty) => difficulty >= 1 && difficulty <= 10)).toBe(true);
});

/** Some of all of them, from the easiest to the hardest. */
const count = Math.min(levels.length, amount(12, levels.length));
const sample = Array.from({ length: count }, (_, index) => levels[Math.floor((index * levels.length) / count)]!);

/** What takes longer is left to the long form. */
const NODES = amount(60_000, 10_000_000);

const findingOf = (level: Level): string => {
  const checking = check(level, NODES);
  let step = checking.next();
  while (!step.done) step = checking.next();
  return step.value.kind;
};

describe('of some puzzles, and in the long form of all', () => {
  const findings: string[] = [];

  test.each(sample.map((level) => [level.title, level] as const))(
    '%s: nothing speaks against its first move being the only one that wins, and in so many moves',
    (_, level) => {
      const finding = findingOf(level);
      findings.push(finding);
      expect(finding).not.toBe('wrong');
    },
  );

  test('most are proved within the time that there is here, and in the long form every single one', () => {
    expect(findings).toHaveLength(count);
    const open = findings.filter((finding) => finding === 'unknown').length;
    expect(open).toBeLessThanOrEqual(isLong ? 0 : count / 2);
  });
});
