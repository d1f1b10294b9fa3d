import { expect, test } from 'vitest';
import { answer } from '../../../../test/tools/answer.ts';
import { isWonByGreed } from '../../../../test/tools/fewestVexedMoves.ts';
import { amount } from '../../../../test/tools/long.ts';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import type { LevelWish } from '../../../core/making.ts';
import type { Level } from '../../../core/pack.ts';
import { finish } from '../../../core/work.ts';
import { parse } from '../drawing.ts';
import { engines } from '../engine/index.ts';
import { grader } from '../grade/index.ts';
import { vexed } from '../index.ts';
import { maker } from './index.ts';

const made = (wish: LevelWish): Level | undefined => finish(maker.make(wish));

const drawn = (wish: LevelWish): string => {
  const level = made(wish);
  return level ? [level.title, level.notes, level.board, level.lines[0]!.moves].join('\n') : 'nothing';
};

test('a seed always comes to the same map', () => {
  expect(drawn({ seed: 5, grade: 3 })).toMatchInlineSnapshot(`
    "Yellow on the cliff
    Grade: 3
    9 7
    #########
    ####y  ##
    #   rP ##
    ##H###  #
    ##H###  #
    # H  y r#
    #########
    r l l l l u u u r r r l l"
  `);
  expect(drawn({ seed: 2 })).toMatchInlineSnapshot(`
    "Green in the cave
    Grade: 5
    10 8
    ##########
    #### g ###
    #### l ###
    #    cP ##
    ##   ## ##
    #   g    #
    # l c    #
    ##########
    l r l l r r r l l l l r r l"
  `);
  expect(drawn({ seed: 2, grade: 4, theme: 'ladders' })).toMatchInlineSnapshot(`
    "Black on the shelf
    Grade: 4
    10 7
    ##########
    #### l ###
    ###  r   #
    ####H###H#
    #   H  lH#
    #   HlPrH#
    ##########
    l l u u u r r r r d d d l l r r u u u l l l"
  `);
});

/** Seeds, each with another grade. */
const wishes = Array.from({ length: amount(4, 60) }, (_, seed): LevelWish => ({ seed, grade: 3 + (seed % 4) }));

test.each(wishes)('whatever is made is worth playing: %o', { timeout: 60_000 }, (wish) => {
  const level = made(wish);
  if (!level) return;
  const start = unwrap(parse(level.board));
  expect(vexed.open!(start)).toEqual([]);
  const [line] = level.lines;
  const found = answer(engines[0]!, start, { now: () => 0 });
  expect(found).toMatchObject({ kind: 'line', proven: true });
  expect(found.kind === 'line' && found.moves.length).toBe(line!.moves.length);
  expect(isWonByGreed(start)).toBe(false);
  expect(level.notes).toBe(`Grade: ${unwrap(grader.grade(level.board, line!.moves)).grade}`);
});

test('size and boxes are as wished', () => {
  const level = made({ seed: 1, size: { width: 9, height: 8 }, boxes: 5 });
  const { shaft, boxes } = unwrap(parse(level!.board));
  expect(shaft.width).toBeLessThanOrEqual(9);
  expect(shaft.height).toBeLessThanOrEqual(8);
  expect(boxes).toHaveLength(5);
});

test('of an idea that nobody knows nothing comes', () => {
  for (const theme of ['beauty', 'toString']) expect(made({ seed: 1, grade: 3, theme })).toBeUndefined();
});

test('it tells how far it is, and whoever does not ask on has stopped it', () => {
  const work = maker.make({ seed: 1, grade: 10 });
  const told = [...Array(200)].map(() => work.next().value as number);
  expect(told.every((share) => share >= 0 && share <= 1)).toBe(true);
  expect(told.at(-1)).toBeGreaterThan(told[0]!);
});
