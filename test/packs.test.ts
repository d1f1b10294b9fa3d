import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  bundled,
  bundledPath,
  laterPacks,
  laterPath,
  outlines,
  outlinesPath,
  packGames,
  writtenPack,
} from '../scripts/packs.ts';
import { fewestOf } from '../src/core/fewest.ts';
import { identity } from '../src/core/identity.ts';
import { judge } from '../src/core/judge.ts';
import type { Level } from '../src/core/pack.ts';
import { sokoban } from '../src/games/sokoban/index.ts';
import { vexed } from '../src/games/vexed/index.ts';
import { map } from '../src/games/vexed/map.ts';
import { withFilesBeside } from '../src/node/companions.ts';
import { readTextFile } from '../src/node/textFile.ts';
import { openText } from '../src/play/packs/library.ts';
import type { Opened } from '../src/play/packs/opened.ts';
import { notesOf } from '../src/play/speech/grade.ts';
import { answer } from './tools/answer.ts';
import { fewestPushes, fewestMoves as fewestSokobanMoves, leavesHomeAlone } from './tools/fewestPushes.ts';
import { fewestMoves, IDEAS, isWonByGreed } from './tools/fewestVexedMoves.ts';
import { amount } from './tools/long.ts';
import { readers } from './tools/readers.ts';
import { unwrap } from './tools/unwrap.ts';

/** The level files that are shipped: everything said of them in docs is held here. */
const PACKS = `${import.meta.dirname}/../packs`;

const filesOf = (folder: string, name: RegExp): readonly string[] =>
  readdirSync(join(PACKS, folder))
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join(PACKS, folder, file));

const open = (path: string): Opened =>
  withFilesBeside(path, unwrap(openText(unwrap(readTextFile(path)), basename(path), readers)));

const boxesOf = ({ board }: Level): number => sokoban.census!(unwrap(sokoban.parse(board))).boxes!;

const [solver] = await sokoban.engines!();

const warehouses = filesOf('sokoban', /\.sok$/);
const maps = filesOf('vexed', /^map\d+\.txt$/);
const files = [...warehouses, ...maps];
const firstSteps = open(join(PACKS, 'sokoban', 'first-steps.sok')).pack;

/** Levels that need no idea but one each: over the edge, up the ladder, along the floor. */
const EASY = [
  '7 6\n#######\n#     #\n#Pb   #\n####  #\n####b##\n#######',
  '8 7\n########\n#      #\n#H r   #\n#H###  #\n#H     #\n#P  #r##\n########',
  '7 3\n#######\n#Pr  r#\n#######',
].map((board) => unwrap(vexed.parse(board)));

test('what the program ships is what lies in packs', () => {
  expect(packGames).toEqual(['breakthrough', 'sokoban', 'vexed']);
  for (const game of packGames) {
    expect(readFileSync(bundledPath(game), 'utf8')).toBe(bundled(game));
    const known = outlines(game);
    if (known !== undefined) expect(readFileSync(outlinesPath(game), 'utf8')).toBe(known);
    for (const [name, pack] of laterPacks(game)) {
      expect(readFileSync(laterPath(game, name), 'utf8')).toBe(writtenPack(pack));
    }
  }
});

test('the packs are there, whole', () => {
  const made = ['doors', 'good-order', 'mirror-halls', 'one-box-more', 'parking', 'small-rooms'];
  expect([...laterPacks('sokoban').keys()]).toEqual(made);
  for (const { levels } of laterPacks('sokoban').values()) expect(levels).toHaveLength(30);
  expect(warehouses.map((path) => basename(path, '.sok')).toSorted()).toEqual(
    ['campaign', 'first-steps', ...made].toSorted(),
  );
  expect(maps).toHaveLength(5);
  expect(readdirSync(join(PACKS, 'vexed')).filter((name) => name.endsWith('.txt'))).toHaveLength(2 * maps.length);
  expect([...laterPacks('vexed').keys()]).toEqual(['chains', 'cliffs', 'ladders']);
  expect(firstSteps.levels).toHaveLength(20);
});

test('of the lessons the fewest pushes and moves are known, and no search finds fewer', () => {
  for (const level of firstSteps.levels) {
    const start = unwrap(sokoban.parse(level.board));
    const { moves, pushes } = fewestOf(judge(sokoban, level));
    expect([level.title, pushes, moves]).toEqual([level.title, fewestPushes(start), fewestSokobanMoves(start)]);
  }
});

describe.each(files.map((path) => [basename(path), open(path)] as const))('%s', (_, { game, pack }) => {
  test('has levels, and nothing in it is wrong or odd', () => {
    expect(pack.levels.length).toBeGreaterThan(0);
    expect(pack.problems).toEqual([]);
    expect(pack.levels.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('gives every level a solution, and no line that fails, goes on after the win or is miswritten', () => {
    for (const level of pack.levels) {
      const lines = judge(game, level);
      expect(lines.length, level.title).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line, level.title).toMatchObject({ solved: true, discarded: 0 });
        expect(line, level.title).not.toHaveProperty('miswritten');
      }
    }
  });
});

describe('the Sokoban packs', () => {
  const packs = warehouses.map((path) => open(path).pack);
  const levels = packs.flatMap((pack) =>
    pack.levels.map((level) => ({ ...level, author: level.author ?? pack.author })),
  );

  test('name every level and its author', () => {
    for (const { title, author } of levels) {
      expect(title).not.toMatch(/^(Level \d+)?$/);
      expect(author).toBe('The Kura authors');
    }
  });

  test('have no puzzle and no title twice', () => {
    const known = levels.map(({ board }) => identity(sokoban, unwrap(sokoban.parse(board))).canonical);
    expect(new Set(known).size).toBe(levels.length);
    for (const { levels } of packs) expect(new Set(levels.map(({ title }) => title)).size).toBe(levels.length);
  });
});

describe('the campaign', () => {
  const { levels } = open(join(PACKS, 'sokoban', 'campaign.sok')).pack;
  const figures = levels.map((level) => ({ ...judge(sokoban, level)[0]!.score, boxes: boxesOf(level) }));

  test('has five warehouses, each with more crates and a longer solution than the one before', () => {
    expect(figures).toEqual([
      { boxes: 4, pushes: 61, moves: 140 },
      { boxes: 6, pushes: 68, moves: 165 },
      { boxes: 8, pushes: 111, moves: 415 },
      { boxes: 10, pushes: 174, moves: 492 },
      { boxes: 13, pushes: 269, moves: 789 },
    ]);
  });

  /** The larger ones take seconds each. */
  const proved = levels.slice(0, amount(3, levels.length));

  test.each(proved.map((level) => [level.title, level] as const))('%s: fewest pushes', (_, level) => {
    const found = answer(solver!, unwrap(sokoban.parse(level.board)), { now: () => 0 });
    expect(found).toMatchObject({ kind: 'line', proven: true });
    const moves = found.kind === 'line' ? found.moves : '';
    expect(moves.replace(/[a-z]/g, '')).toHaveLength(judge(sokoban, level)[0]!.score.pushes!);
  });

  test.each(levels.map((level, index) => [`${index + 1}.map`, level] as const))(
    '%s is the same level',
    (file, level) => {
      const [copy] = open(join(PACKS, 'sokoban', file)).pack.levels;
      const idOf = ({ board }: Level) => identity(sokoban, unwrap(sokoban.parse(board))).hash;
      expect(idOf(copy!)).toBe(idOf(level));
      expect(readFileSync(join(PACKS, 'sokoban', file), 'utf8').replace(/\s/g, '')).toMatch(/^\d{400}$/);
    },
  );
});

describe('First Steps', () => {
  const proved = firstSteps.levels.slice(0, amount(18, 20));

  test.each(proved.map((level) => [level.title, level] as const))('%s: fewest pushes', (_, level) => {
    const [solution] = judge(sokoban, level);
    expect(solution!.score.pushes).toBe(fewestPushes(unwrap(sokoban.parse(level.board))));
  });

  test('tells the idea of each lesson in one line', () => {
    for (const level of firstSteps.levels) expect(notesOf(level)).toMatch(/^[A-Z].{20,90}\.$/);
  });

  test.each(['Crosswise', 'Leaving home', 'Change of places', 'Giving way'])(
    '%s: some box has to leave a goal',
    (title) => {
      const start = unwrap(sokoban.parse(firstSteps.levels.find((level) => level.title === title)!.board));
      expect(fewestPushes(start, leavesHomeAlone)).toBeUndefined();
    },
  );
});

describe('the Vexed maps', () => {
  const levels = maps.map((path) => open(path).pack.levels[0]!);
  const starts = levels.map(({ board }) => unwrap(vexed.parse(board)));

  test('are written as Kura writes them: CR LF after every line, one blank between two moves', () => {
    for (const [index, path] of maps.entries()) {
      const text = readFileSync(path, 'utf8');
      expect(text).toMatch(/^\d+ \d+\r\n([^\r\n]+\r\n)+$/);
      expect(text).toBe(unwrap(map.write!({ title: '', levels: [levels[index]!], problems: [] })));
      expect(readFileSync(path.replace(/map(\d+\.txt)$/, 'sol$1'), 'utf8')).toMatch(/^[rlud]( [rlud])*\n$/);
    }
  });

  test('have no puzzle twice', () => {
    expect(new Set(starts.map((start) => identity(vexed, start).canonical)).size).toBe(maps.length);
  });

  test('are at rest when they are loaded', () => {
    for (const start of starts) expect(vexed.open!(start)).toEqual([]);
  });

  test('have solutions of the fewest moves, each more than the one before', () => {
    const lengths = levels.map(({ lines }) => unwrap(vexed.steps(lines[0]!.moves)).length);
    expect(lengths).toEqual([8, 20, 31, 33, 66]);
    const proved = amount(4, 5);
    expect(starts.slice(0, proved).map((start) => fewestMoves(start))).toEqual(lengths.slice(0, proved));
  });

  test.each(IDEAS)('map %i cannot be solved without its idea: %s', (number, _, isWithout) => {
    expect(fewestMoves(starts[number - 1]!, isWithout)).toBeUndefined();
  });

  test.each(IDEAS)('map %i has an idea that not every level needs: %s', (_, __, isWithout) => {
    expect(EASY.map((start) => fewestMoves(start, isWithout))).toContainEqual(expect.any(Number));
  });

  test('are not won by going for the nearest vanishing', () => {
    expect(starts.filter(isWonByGreed)).toEqual([]);
    expect(isWonByGreed(EASY[0]!)).toBe(true);
  });
});
