import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../test/tools/answer.ts';
import { fewestMoves, isWonByGreed as isWonByPlainGreed } from '../../../test/tools/fewestVexedMoves.ts';
import { amount } from '../../../test/tools/long.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import type { Level, Pack } from '../../core/pack.ts';
import { parse } from './drawing.ts';
import { engines } from './engine/index.ts';
import { figuresOf } from './grade/figures.ts';
import { grader } from './grade/index.ts';
import { settled } from './gravity.ts';
import { isWonByGreed } from './maker/greed.ts';
import { Budget } from './maker/trial.ts';
import { areTwins } from './maker/twins.ts';
import { map } from './map.ts';
import type { State } from './position.ts';
import { steps } from './sequence.ts';
import { laterPacks, packs } from './shipped.ts';

const PACKS = `${import.meta.dirname}/../../../packs/vexed`;

const later = await Promise.all(laterPacks.map(async ({ name, load }) => ({ name, pack: (await load()) as Pack })));
const levels = [...packs[0]!.pack.levels, ...later.flatMap(({ pack }) => pack.levels)];

const startOf = ({ board }: Level): State => unwrap(parse(board));

const movesOf = ({ lines }: Level) => unwrap(steps(lines[0]!.moves)).map(({ move }) => move);

const figures = (level: Level) => figuresOf(startOf(level), movesOf(level)).figures;

const gradeOf = ({ notes }: Level): number => Number(/^Grade: (\d+)$/.exec(notes!)![1]);

test('all titles differ, those of packs too', () => {
  const titles = [...levels, ...later.map(({ pack }) => pack)].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('no two places are the same, nor nearly, nor in a mirror', () => {
  const shafts = levels.map((level) => startOf(level).shaft);
  const twins = shafts.flatMap((one, index) => shafts.slice(index + 1).filter((other) => areTwins(one, other)));
  expect(twins).toEqual([]);
});

test.each(levels.map((level) => [level.title, level] as const))(
  '%s is at rest, has its fewest moves and its grade, and is not won by greed',
  (_, level) => {
    const start = startOf(level);
    expect(settled(start)).toBe(start);
    const found = answer(engines[0]!, start, { now: () => 0 });
    expect(found).toMatchObject({ kind: 'line', proven: true });
    expect(found.kind === 'line' && unwrap(steps(found.moves))).toHaveLength(movesOf(level).length);
    expect(unwrap(grader.grade(level.board, level.lines[0]!.moves)).grade).toBe(gradeOf(level));
    expect(isWonByGreed(start, new Budget(1_000_000))).toBe(false);
  },
);

/** The easiest take the rules alone no time. */
const easiest = levels.toSorted((one, other) => movesOf(one).length - movesOf(other).length);

test.each(easiest.slice(0, amount(8, levels.length)).map((level) => [level.title, level] as const))(
  '%s: the same by the rules alone',
  { timeout: 600_000 },
  (_, level) => {
    expect(fewestMoves(startOf(level))).toBe(movesOf(level).length);
    expect(isWonByPlainGreed(startOf(level))).toBe(false);
  },
);

describe.each(later)('$name', ({ name, pack }) => {
  test('has fifteen maps, written as Kura writes them, each with its solution', () => {
    expect(pack.levels).toHaveLength(15);
    for (const [index, level] of pack.levels.entries()) {
      const text = readFileSync(`${PACKS}/${name}/map${index + 1}.txt`, 'utf8');
      expect(text).toBe(unwrap(map.write!({ title: '', levels: [level], problems: [] })));
      expect(readFileSync(`${PACKS}/${name}/sol${index + 1}.txt`, 'utf8')).toBe(`${level.lines[0]!.moves}\n`);
    }
  });

  test('rises three times, from higher each time, and begins each time easier than it ended', () => {
    const grades = pack.levels.map(gradeOf);
    const rises = [0, 5, 10].map((from) => grades.slice(from, from + 5));
    for (const rise of rises) expect(rise).toEqual(rise.toSorted((one, other) => one - other));
    for (const [index, rise] of rises.slice(1).entries()) {
      expect(rise[0]).toBeLessThan(rises[index]!.at(-1)!);
      expect(rise[0]).toBeGreaterThanOrEqual(rises[index]![0]!);
      expect(rise.at(-1)).toBeGreaterThan(rises[index]!.at(-1)!);
    }
  });
});

describe('each pack has its idea', () => {
  const packNamed = (name: string): Pack => later.find((one) => one.name === name)!.pack;

  const laddersIn = (level: Level): number => {
    const { ladders, width } = startOf(level).shaft;
    return ladders.filter((rung, cell) => rung && !ladders[cell + width]).length;
  };

  test('cliffs: boxes go over the edge more than once, and there is one ladder at the most', () => {
    for (const level of packNamed('cliffs').levels) {
      expect(figures(level).falls, level.title).toBeGreaterThan(1);
      expect(laddersIn(level), level.title).toBeLessThan(2);
    }
  });

  test('ladders: there are two or more', () => {
    for (const level of packNamed('ladders').levels) expect(laddersIn(level), level.title).toBeGreaterThan(1);
  });

  test('chains: one vanishing sets off another', () => {
    for (const level of packNamed('chains').levels) expect(figures(level).chains, level.title).toBeGreaterThan(0);
  });
});
