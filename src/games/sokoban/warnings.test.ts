import { describe, expect, test } from 'vitest';
import { fewestPushes } from '../../../test/tools/fewestPushes.ts';
import { amount } from '../../../test/tools/long.ts';
import { SEED } from '../../../test/tools/seed.ts';
import { everyLevel } from '../../../test/tools/shipped.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import type { Cell } from '../../core/grid.ts';
import { dice } from '../../core/random.ts';
import { openState } from '../../core/replay.ts';
import { sokoban } from './index.ts';
import type { State } from './rules.ts';
import { warner } from './warnings.ts';

const board = (...rows: string[]): State => unwrap(sokoban.parse(rows.join('\n')));

/** The board with an x on each of these cells. */
const crossed = (state: State, cells: readonly Cell[]): readonly string[] => {
  const { width } = state.warehouse;
  const rows = sokoban.draw(state).map((row) => [...row.padEnd(width)]);
  for (const cell of cells) rows[Math.floor(cell / width)]![cell % width] = 'x';
  return rows.map((row) => row.join(''));
};

const stuckIn = (...rows: string[]): readonly string[] => {
  const state = board(...rows);
  return crossed(state, warner.stuck(state));
};

describe('cells that no box leaves for a goal', () => {
  test('are corners, and walls without a goal along them', () => {
    const state = board('#######', '#     #', '#  $@ #', '#    .#', '#######');
    expect(crossed(state, warner.dead(state))).toEqual(['#######', '#xxxxx#', '#x $@ #', '#x   .#', '#######']);
  });

  test('are none outside of the walls', () => {
    const state = board('  #####', '  #@$.#', '  #####');
    expect(crossed(state, warner.dead(state))).toEqual(['  #####', '  #x$.#', '  #####']);
  });
});

describe('a box is stuck for ever', () => {
  test('in a corner, unless that is a goal', () => {
    expect(stuckIn('######', '#$ @ #', '#.  *#', '######')).toEqual(['######', '#x @ #', '#.  *#', '######']);
  });

  test('beside another one at a wall, of which neither can be the first to move', () => {
    expect(stuckIn('########', '#@ $$  #', '#. .   #', '#      #', '########')).toEqual([
      '########',
      '#@ xx  #',
      '#. .   #',
      '#      #',
      '########',
    ]);
  });

  test('in a square of four that nothing touches', () => {
    expect(stuckIn('########', '#@     #', '# .$$. #', '# .$$. #', '#      #', '########')).toEqual([
      '########',
      '#@     #',
      '# .xx. #',
      '# .xx. #',
      '#      #',
      '########',
    ]);
  });

  test('but not beside one that can go away, nor held by another worker', () => {
    const free = ['#######', '# .@. #', '#  $  #', '#  $  #', '#     #', '#######'];
    expect(stuckIn(...free)).toEqual(free);
    const waiting = ['#######', '#  @  #', '# @$@ #', '#  .  #', '#######'];
    expect(stuckIn(...waiting)).toEqual(waiting);
  });

  test('where it can be pushed, but never to a goal', () => {
    expect(stuckIn('#######', '# $   #', '#  @. #', '#     #', '#######')).toEqual([
      '#######',
      '# x   #',
      '#  @. #',
      '#     #',
      '#######',
    ]);
  });
});

test('no solution that comes with the game is ever warned of, in whichever pack', async () => {
  let positions = 0;
  for (const { board: text, lines } of await everyLevel(sokoban)) {
    for (const { moves } of lines) {
      let state = openState(sokoban, unwrap(sokoban.parse(text)));
      for (const { move } of unwrap(sokoban.steps(moves))) {
        const dead = warner.dead(state);
        expect(warner.stuck(state)).toEqual([]);
        expect(state.boxes.filter((box) => dead.includes(box))).toEqual([]);
        state = sokoban.play(state, move)!;
        positions += 1;
      }
    }
  }
  expect(positions).toBeGreaterThan(10_000);
});

test('what chance draws and the rules can solve is not warned of', () => {
  const { roll } = dice(SEED);
  const LETTERS = '      ##$$..@';
  let solved = 0;
  for (let tries = 0; tries < amount(400, 20_000); tries += 1) {
    const rows = Array.from({ length: 4 }, () =>
      Array.from({ length: 4 }, () => LETTERS[roll(LETTERS.length)]).join(''),
    );
    const state = sokoban.parse(['######', ...rows.map((row) => `#${row}#`), '######'].join('\n'));
    if (!state.ok || warner.stuck(state.value).length === 0) continue;
    solved += fewestPushes(state.value) === undefined ? 0 : 1;
  }
  expect(solved, `seed ${SEED}`).toBe(0);
});
