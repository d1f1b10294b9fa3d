import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPack } from '../src/core/pack.ts';
import { dice } from '../src/core/random.ts';
import { finish } from '../src/core/work.ts';
import { engines } from '../src/games/sokoban/engine/index.ts';
import { settingOf } from '../src/games/sokoban/engine/setting.ts';
import { sok } from '../src/games/sokoban/formats/text.ts';
import { gradeSolution } from '../src/games/sokoban/grade/grade.ts';
import { pushesOf } from '../src/games/sokoban/grade/pushing.ts';
import { areAlike } from '../src/games/sokoban/maker/alike.ts';
import { Measure } from '../src/games/sokoban/maker/effort.ts';
import { isWonByGreed } from '../src/games/sokoban/maker/gates.ts';
import { maker } from '../src/games/sokoban/maker/index.ts';
import { steps } from '../src/games/sokoban/notation.ts';
import { parse } from '../src/games/sokoban/position.ts';
import { laterPacks, packs } from '../src/games/sokoban/shipped.ts';
import { answer } from './tools/answer.ts';
import { amount } from './tools/long.ts';
import { SEED } from './tools/seed.ts';
import { unwrap } from './tools/unwrap.ts';

/** The levels of Sokoban that the maker made: what is said of them in docs is held here. */
const made = laterPacks.map(({ name }) => {
  const file = `${import.meta.dirname}/../packs/sokoban/${name}.sok`;
  const { levels } = readPack(sok, readFileSync(file, 'utf8'), name);
  return levels.map((level) => {
    const start = unwrap(parse(level.board));
    const line = unwrap(steps(level.lines[0]!.moves)).map(({ move }) => move);
    return { ...level, pack: name, start, line, graded: gradeSolution(start, line) };
  });
});
const all = made.flat();

/** Some of them by chance, or all in the long tests. */
const some = (short: number): typeof all => {
  const { roll } = dice(SEED);
  const left = [...all];
  return Array.from({ length: amount(short, all.length) }, () => left.splice(roll(left.length), 1)[0]!);
};

describe.each(made.map((levels) => [levels[0]!.pack, levels] as const))('%s', (_, levels) => {
  test('has thirty levels; each ten of them rise, and the next ten begin easier', () => {
    const sums = levels.map(({ graded }) => graded.figures.sum!);
    expect(sums).toHaveLength(30);
    for (const first of [0, 10, 20]) {
      const ten = sums.slice(first, first + 10);
      expect(ten).toEqual(ten.toSorted((one, other) => one - other));
      if (first > 0) expect(ten[0]).toBeLessThan(sums[first - 1]!);
    }
  });

  test('tells the grade of each', () => {
    for (const { notes, graded } of levels) expect(notes).toBe(`Grade: ${graded.grade}`);
  });

  test('has none that greed wins', () => {
    for (const { title, start, line } of levels) {
      const setting = settingOf(start);
      const effort = new Measure(setting.floor).of(setting.boxes, pushesOf(start, setting, line));
      expect(isWonByGreed(effort), title).toBe(false);
      expect(effort.switches, title).toBeGreaterThan(1);
    }
  });
});

test('no two levels of Sokoban are alike, and no title is there twice', () => {
  const drawn = packs
    .flatMap(({ pack }) => pack.levels)
    .map((level) => ({ ...level, start: unwrap(parse(level.board)) }));
  const known = [...drawn, ...all];
  const alike = known.flatMap((one, index) =>
    known
      .slice(Math.max(index + 1, drawn.length))
      .filter((other) => areAlike(one.start, other.start))
      .map(({ title }) => [one.title, title]),
  );
  expect(alike).toEqual([]);
  expect(new Set(known.map(({ title }) => title)).size).toBe(known.length);
});

test('no level can be solved in fewer pushes', () => {
  for (const { title, start, lines } of some(6)) {
    const found = answer(engines[0]!, start, { now: () => 0 });
    expect(found, title).toMatchObject({ kind: 'line', proven: true });
    const pushes = (moves: string): number => moves.replace(/[a-z]/g, '').length;
    expect(found.kind === 'line' && pushes(found.moves), title).toBe(pushes(lines[0]!.moves));
  }
});

test('the command that stands with a level makes it', () => {
  const numbered = (comments: string, name: string): number | undefined => {
    const [, number] = new RegExp(`--${name} (\\d+)`).exec(comments) ?? [];
    return number === undefined ? undefined : Number(number);
  };
  for (const { comments = '', board, lines } of all.slice(0, amount(2, all.length))) {
    const [, width, height] = /--size (\d+)x(\d+)/.exec(comments) ?? [];
    const boxes = numbered(comments, 'boxes');
    const level = finish(
      maker.make({
        seed: numbered(comments, 'seed')!,
        theme: /--theme (\w+)/.exec(comments)![1]!,
        ...(boxes !== undefined && { boxes }),
        ...(width !== undefined && { size: { width: Number(width), height: Number(height) } }),
      }),
    );
    expect([comments, level?.board, level?.lines[0]?.moves]).toEqual([comments, board, lines[0]!.moves]);
  }
});
