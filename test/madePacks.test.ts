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
import { laterPacks as vexedLater, packs as vexedPacks } from '../src/games/vexed/shipped.ts';
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
    const setting = settingOf(start);
    const effort = new Measure(setting.floor).of(setting.boxes, pushesOf(start, setting, line));
    return { ...level, pack: name, start, line, effort, graded: gradeSolution(start, line) };
  });
});
const all = made.flat();

const DOCS = readFileSync(`${import.meta.dirname}/../docs/levels.md`, 'utf8');

/** Some of them by chance, or all in the long tests. */
const some = (short: number): typeof all => {
  const { roll } = dice(SEED);
  const left = [...all];
  return Array.from({ length: amount(short, all.length) }, () => left.splice(roll(left.length), 1)[0]!);
};

/** What docs/levels.md says of a pack: the fewest and the most of boxes, cells of floor, pushes, and grades. */
const told = (pack: string): readonly (readonly number[])[] => {
  const [, row = ''] = new RegExp(`^\\| \`${pack}\` \\|[^|]*\\|(.*)\\|$`, 'm').exec(DOCS) ?? [];
  return row.split('|').map((range) => range.split('–').map(Number));
};

const rangeOf = (numbers: readonly number[]): readonly number[] => [Math.min(...numbers), Math.max(...numbers)];

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

  test('has the boxes, the floor, the pushes and the grades that docs/levels.md tells', () => {
    const figures: readonly ((level: (typeof all)[number]) => number)[] = [
      ({ start }) => start.boxes.length,
      ({ start }) => start.warehouse.inside.filter(Boolean).length,
      ({ effort }) => effort.pushes,
      ({ graded }) => graded.grade,
    ];
    expect(figures.map((figure) => rangeOf(levels.map(figure)))).toEqual(told(levels[0]!.pack));
  });

  test('has none that greed wins', () => {
    for (const { title, effort } of levels) {
      expect(isWonByGreed(effort), title).toBe(false);
      expect(effort.switches, title).toBeGreaterThan(1);
    }
  });
});

test('of one box more no level has fewer than five, and in room to park every fifth push goes the wrong way', () => {
  for (const { pack, title, start, effort } of all) {
    if (pack === 'one-box-more') expect(start.boxes.length, title).toBeGreaterThan(4);
    if (pack === 'parking') expect(5 * effort.against, title).toBeGreaterThanOrEqual(effort.pushes);
  }
});

test('no two levels of Sokoban are alike but for two lessons, which are to be compared', () => {
  const drawn = packs
    .flatMap(({ pack }) => pack.levels)
    .map((level) => ({ ...level, start: unwrap(parse(level.board)) }));
  const known = [...drawn, ...all];
  const alike = known.flatMap((one, index) =>
    known
      .slice(index + 1)
      .filter((other) => areAlike(one.start, other.start))
      .map(({ title }) => [one.title, title]),
  );
  expect(alike).toEqual([['First things first', 'Crosswise']]);
});

test('no two levels of Sokoban and Vexed have the same title', async () => {
  const later = await Promise.all([...laterPacks, ...vexedLater].map(({ load }) => load()));
  const known = [...[...packs, ...vexedPacks].map(({ pack }) => pack), ...later].flatMap(({ levels }) => levels);
  const titles = known.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
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
