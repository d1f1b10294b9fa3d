import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { hintedLegs, legsOf } from './legs.ts';

const sokoban = findGame('sokoban')!;
const vexed = findGame('vexed')!;

const ROOM = ['#######', '#     #', '#@$ . #', '#  $ .#', '#     #', '#######'].join('\n');

test('a leg is a walk and what is pushed straight on after it; a turn or another box begins the next one', () => {
  const legs = (moves: string) =>
    legsOf(sokoban, { position: ROOM, moves }, 9, undefined).map(({ from, to, pushes, direction, moves }) => [
      from,
      to,
      pushes,
      direction,
      moves,
    ]);
  expect(legs('RRulddRR')).toEqual([
    [16, 18, 2, 'right', 'RR'],
    [24, 26, 2, 'right', 'ulddRR'],
  ]);
  expect(legs('RRurD')).toEqual([
    [16, 18, 2, 'right', 'RR'],
    [18, 25, 1, 'down', 'urD'],
  ]);
});

/** A hint that was asked for so often, leg by leg. */
const hinted = (moves: string, count: number) => hintedLegs(sokoban, { position: ROOM, moves, count }, undefined);

test('there are no more of them than are wanted, and each is whole', () => {
  const [first, ...others] = hinted('RRdlR', 1);
  expect(first).toMatchObject({ pushes: 2, moves: 'RR', walk: [15], look: 'boxHome', man: 'pusher' });
  expect(others).toEqual([]);
});

test('of a thing that goes round corners first where it comes to is seen, then its legs, then what comes after it', () => {
  const line = 'RRurDlddRRR';
  expect(hinted(line, 1)).toMatchObject([
    { from: 16, turns: [18], to: 25, pushes: 3, direction: 'right', walk: [15], look: 'box', moves: 'RRurD' },
  ]);
  expect(hinted(line, 2).map(({ moves }) => moves)).toEqual(['RR']);
  expect(hinted(line, 3).map(({ moves, turns }) => [moves, turns])).toEqual([
    ['RR', []],
    ['urD', []],
  ]);
});

test('what comes back to where it was has nothing but its legs', () => {
  expect(hinted('RurrdL', 1).map(({ moves }) => moves)).toEqual(['R']);
});

test('on a board that lies otherwise all cells and directions are those that are seen', () => {
  const corridor = ['#####', '#@$.#', '#####'].join('\n');
  const [leg] = legsOf(sokoban, { position: corridor, moves: 'R' }, 1, { quarters: 1, isMirrored: false });
  // Three columns and five rows: what was right is below.
  expect(leg).toMatchObject({ from: 7, to: 10, direction: 'down', walk: [4], moves: 'R' });
});

test('in Vexed a step that lets something fall is a leg without a push', () => {
  // The box on his head falls when he goes away.
  const position = ['6 6', '######', '#r   #', '#P   #', '##   #', '#r   #', '######'].join('\n');
  const legs = legsOf(vexed, { position, moves: 'r' }, 2, undefined);
  expect(legs).toMatchObject([{ pushes: 0, from: 13, look: 'human' }]);
});

test('what cannot be read or played has none', () => {
  expect(legsOf(sokoban, { position: 'no board', moves: 'R' }, 1, undefined)).toEqual([]);
  expect(legsOf(sokoban, { position: ROOM, moves: 'llll' }, 1, undefined)).toEqual([]);
});
