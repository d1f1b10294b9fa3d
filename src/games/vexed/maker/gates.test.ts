import { describe, expect, test } from 'vitest';
import { isWonByGreed as isWonByPlainGreed } from '../../../../test/tools/fewestVexedMoves.ts';
import { vexedMap } from '../../../../test/tools/vexedMap.ts';
import { dice } from '../../../core/random.ts';
import { finish } from '../../../core/work.ts';
import { draw, format } from '../drawing.ts';
import { hopefulLevel } from '../engine/testing.ts';
import type { State } from '../position.ts';
import { isWonByGreed } from './greed.ts';
import { looksGood, trimmed } from './looks.ts';
import { Budget, solve } from './trial.ts';
import { areTwins } from './twins.ts';
import { hasUnusedBoxes } from './unused.ts';

const plenty = () => new Budget(1_000_000);

const isGreedy = (state: State): boolean => isWonByGreed(state, plenty());

/** The shelf that is missing or otherwise in the others. */
const PLACE = ['#########', '# P     #', '# b  H###', '# ## H r#', '#    H b#', '#  r ####', '#########'];

const changed = (...rows: readonly (readonly [number, string])[]): State =>
  vexedMap(...PLACE.map((drawn, index) => rows.find(([row]) => row === index)?.[1] ?? drawn));

describe('greed', () => {
  test('wins where the nearest is the best', () => {
    expect(isGreedy(vexedMap('#r r P b b#', '###########'))).toBe(true);
  });

  test('fails where the nearest takes the ground away', () => {
    expect(isGreedy(vexedMap('#########', '#       #', '# bPr   #', '# ###b ##', '#    r ##', '#########'))).toBe(
      false,
    );
  });

  test('agrees with greed by the rules alone on maps by chance', () => {
    const chance = dice(21);
    let won = 0;
    for (let count = 0; count < 40; count++) {
      const start = hopefulLevel(chance, { width: 7 + chance.roll(2), height: 6 }, 4);
      const isWon = isWonByPlainGreed(start);
      expect(isGreedy(start), format(start)).toBe(isWon);
      won += Number(isWon);
    }
    expect(won).toBeGreaterThan(5);
    expect(won).toBeLessThan(35);
  });
});

describe('looks', () => {
  test('a place has shelves, and ladders that lead there', () => {
    expect(looksGood(vexedMap(...PLACE))).toBe(true);
  });

  test.each([
    ['a ladder that ends in the air', changed([2, '# b   ###'])],
    ['a ladder that stands on nothing', changed([5, '#  r  ###'])],
    ['a rock that hangs alone', changed([3, '# #  H r#'], [2, '# b  H###'])],
    ['four boxes on one another', changed([1, '#  P  b #'], [2, '#    Hr##'], [3, '# ## Hb##'], [4, '#    Hr##'])],
  ])('%s is none', (_, state) => {
    expect(looksGood(state)).toBe(false);
  });

  test('a flat field is none, and neither is a hall where nothing is', () => {
    expect(looksGood(vexedMap('#########', '#P b  b #', '#########'))).toBe(false);
    const hall = ['##########', '#        #', '#        #', '#        #', '#P     ###', '##  b  #b#', '##########'];
    expect(looksGood(vexedMap(...hall))).toBe(false);
  });

  test('hollows that nobody gets to are filled, and no more rock is left around than a frame', () => {
    const wide = vexedMap('##########', '## P  ## #', '## b  ## #', '##########', '##########');
    expect(draw(trimmed(wide))).toEqual(['######', '# P  #', '# b  #', '######']);
  });
});

describe('boxes that make no difference', () => {
  const hasUnused = (...rows: readonly string[]): boolean => {
    const state = vexedMap(...rows);
    const moves = finish(solve(state, 10_000, plenty()))!;
    return finish(hasUnusedBoxes(state, moves, plenty()));
  };

  test('a pair that vanishes by the way', () => {
    expect(hasUnused('########', '#   r  #', '#Pb br #', '########')).toBe(true);
  });

  test('a third one that vanishes with the others', () => {
    expect(hasUnused('#######', '#Pb b #', '###b###', '#######')).toBe(true);
  });

  test('a pair that costs moves', () => {
    expect(hasUnused('#r r P b b#', '###########')).toBe(false);
  });
});

describe('twins', () => {
  const { shaft } = vexedMap(...PLACE);

  test('are the same place but for two cells, whatever stands there', () => {
    expect(areTwins(shaft, changed([4, '#   #H b#'], [1, '#   b P #']).shaft)).toBe(true);
    expect(areTwins(shaft, changed([4, '#  ##H b#'], [5, '# #  ####']).shaft)).toBe(false);
  });

  test('are also found in a mirror', () => {
    const mirrored = PLACE.map((drawn) => [...drawn].reverse().join(''));
    expect(areTwins(shaft, vexedMap(...mirrored).shaft)).toBe(true);
  });

  test('have the same size', () => {
    expect(areTwins(shaft, vexedMap(...PLACE.map((drawn) => `#${drawn}`)).shaft)).toBe(false);
  });
});
