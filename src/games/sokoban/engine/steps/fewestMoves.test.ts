import { describe, expect, test } from 'vitest';
import { answer } from '../../../../../test/tools/answer.ts';
import { fewestMovesAndPushes } from '../../../../../test/tools/fewestPushes.ts';
import { HARD_BOARD } from '../../../../../test/tools/hardBoard.ts';
import { unwrap } from '../../../../../test/tools/unwrap.ts';
import type { Answer, Task } from '../../../../core/engine.ts';
import { sentence } from '../../../../core/parsed.ts';
import { dice } from '../../../../core/random.ts';
import { format, parse } from '../../position.ts';
import type { State } from '../../rules.ts';
import { engines } from '../index.ts';
import { randomBoard } from '../testing.ts';

const engine = engines.find(({ id }) => id === 'moves')!;

const solve = (state: State, limits: Partial<Task> = {}): Answer => answer(engine, state, { now: () => 0, ...limits });

const scoreOf = (found: Answer) =>
  found.kind === 'line' ? { moves: found.moves.length, pushes: found.moves.replace(/[a-z]/g, '').length } : undefined;

const board = (...rows: readonly string[]): State => unwrap(parse(rows.join('\n')));

test('on 300 random boards it has as few moves as a search by the rules alone, and as few pushes', () => {
  const { roll } = dice(20);
  const kinds = { line: 0, none: 0, gaveUp: 0 };
  for (let count = 0; count < 300; count++) {
    const start = randomBoard({ roll }, { width: 6 + roll(2), height: 5 + roll(2) }, 1 + roll(3));
    const found = solve(start);
    kinds[found.kind]++;
    expect(scoreOf(found), format(start)).toEqual(fewestMovesAndPushes(start));
    expect(found.kind !== 'line' || found.proven).toBe(true);
  }
  expect(kinds.line).toBeGreaterThan(40);
  expect(kinds.none).toBeGreaterThan(40);
  expect(kinds.gaveUp).toBe(0);
});

test('a start with all boxes home is solved only after a push', () => {
  const found = solve(board('#######', '#     #', '#  *@ #', '#     #', '#######'));
  expect(found).toMatchObject({ kind: 'line', moves: 'LulldR', proven: true });
});

test('what cannot be solved has every way tried', () => {
  expect(solve(board('#######', '#@$$..#', '#     #', '#######'))).toMatchObject({ kind: 'none' });
});

describe('it gives up', () => {
  const hard = board(...HARD_BOARD);

  test('when it knows so many positions', () => {
    const found = solve(hard, { nodes: 1000 });
    expect(found.kind).toBe('gaveUp');
    expect(found.nodes).toBeLessThan(3000);
  });

  test('when its tables are so large', () => {
    const found = solve(hard, { memory: 2 ** 22 });
    expect(found.kind === 'gaveUp' && sentence(found.reason)).toBe('The memory is full.');
    expect(found.nodes).toBeLessThan(2 ** 22);
  });
});
