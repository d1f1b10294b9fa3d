import { describe, expect, test } from 'vitest';
import { unwrap } from '../../test/tools/unwrap.ts';
import { findGame } from '../games/index.ts';
import type { AnyGame } from './game.ts';
import { DIRECTIONS, neighbour, rowsOf } from './grid.ts';
import { openSession } from './openSession.ts';
import {
  isSameLie,
  isUpright,
  type Orientation,
  ownCell,
  ownCells,
  ownDirection,
  seenCells,
  seenDirection,
  seenPoint,
  seenSize,
  seenView,
  turnedOnce,
  UPRIGHT,
} from './orientation.ts';
import { turned } from './turned.ts';

const ALL = ([0, 1, 2, 3] as const).flatMap((quarters) =>
  [false, true].map((isMirrored): Orientation => ({ quarters, isMirrored })),
);

const sokoban: AnyGame = findGame('sokoban')!;
const vexed: AnyGame = findGame('vexed')!;

const LEVEL = ['#######', '#@ $ .#', '#  ####', '####'].join('\n');

/** A board as it is seen, in the letters of level authors. */
const drawn = (game: AnyGame, board: string, orientation: Orientation): readonly string[] => {
  const view = seenView(game.view(unwrap(game.parse(board))), orientation);
  const letters = view.ground.map((ground, cell) => game.looks[view.pieces[cell] ?? ground ?? '']?.glyph ?? ' ');
  return rowsOf(letters, view).map((row) => row.join('').trimEnd());
};

test('a board is turned clockwise, and then mirrored left to right', () => {
  expect(drawn(sokoban, LEVEL, UPRIGHT)).toEqual(['#######', '#@ $ .#', '#  ####', '####']);
  expect(drawn(sokoban, LEVEL, { quarters: 1, isMirrored: false })).toEqual([
    '####',
    '# @#',
    '#  #',
    '##$#',
    ' # #',
    ' #.#',
    ' ###',
  ]);
  expect(drawn(sokoban, LEVEL, { quarters: 0, isMirrored: true })).toEqual([
    '#######',
    '#. $ @#',
    '####  #',
    '   ####',
  ]);
  expect(drawn(sokoban, LEVEL, { quarters: 1, isMirrored: true })).toEqual([
    '####',
    '#@ #',
    '#  #',
    '#$##',
    '# #',
    '#.#',
    '###',
  ]);
});

describe.each(ALL)('turned by $quarters quarters, mirrored: $isMirrored', (orientation) => {
  const size = { width: 5, height: 3 };
  const [seen, own] = [seenCells(size, orientation), ownCells(size, orientation)];

  test('every cell is seen once, and found again', () => {
    expect(new Set(seen).size).toBe(15);
    expect(seen.map((cell) => own[cell])).toEqual([...seen.keys()]);
    for (const direction of DIRECTIONS) {
      expect(ownDirection(seenDirection(direction, orientation), orientation)).toBe(direction);
    }
  });

  test('a step goes to the neighbour that is seen there', () => {
    for (const [cell, place] of seen.entries()) {
      for (const direction of DIRECTIONS) {
        const next = neighbour(cell, direction, size);
        const there = neighbour(place, seenDirection(direction, orientation), seenSize(size, orientation));
        expect(there).toBe(next === undefined ? undefined : seen[next]);
      }
    }
  });

  test('four turns bring it back', () => {
    expect([1, 2, 3, 4].reduce(turnedOnce, orientation)).toEqual(orientation);
  });

  test('moves are written in the directions of the level, whatever is seen', () => {
    const [plain, session] = [unwrap(openSession(sokoban, LEVEL)), unwrap(openSession(sokoban, LEVEL))];
    session.turn(orientation);
    for (const moves of ['r', 'R', 'l', 'd']) {
      const [frames, ours] = [unwrap(plain.play(moves, 0)), unwrap(session.play(moves, 0))];
      const [before, after] = [plain.snapshot(0), session.snapshot(0)];
      expect(after.view).toEqual(seenView(before.view, orientation));
      expect(ours.map(({ position }) => position)).toEqual(
        frames.map(({ position }) => seenView(position, orientation)),
      );
      expect(after.choices.map(({ text, direction, to }) => [text, ownDirection(direction!, orientation), to])).toEqual(
        before.choices.map(({ text, direction, to }) => [text, direction, seenCells(before.view, orientation)[to]]),
      );
    }
    expect(session.replay(0)).toEqual(plain.replay(0));
  });

  test('routes, targets, ways and refusals are those of the cells that are seen', () => {
    const [plain, session] = [unwrap(openSession(sokoban, LEVEL)), unwrap(openSession(sokoban, LEVEL))];
    session.turn(orientation);
    const cells = seenCells(plain.snapshot(0).view, orientation);
    const [box, goal] = [7 + 3, 7 + 5];
    expect(session.route(cells[box], cells[goal]!, 'moves')).toBe(plain.route(box, goal, 'moves'));
    expect(session.way(cells[box]!, cells[goal]!, 'moves')).toEqual(
      plain.way(box, goal, 'moves').map((cell) => cells[cell]),
    );
    expect(session.targets(cells[box]!, 'moves').map(({ to }) => to)).toEqual(
      plain.targets(box, 'moves').map(({ to }) => cells[to]),
    );
    for (const direction of DIRECTIONS) {
      const attempt = { direction: seenDirection(direction, orientation) };
      expect(session.refusal(attempt)).toEqual(plain.refusal({ direction }));
    }
  });
});

test('what falls in a mirror falls down', () => {
  const orientation: Orientation = { quarters: 0, isMirrored: true };
  const board = ['6 4', '######', '#Pr  #', '### ##', '######'].join('\n');
  const [plain, session] = [unwrap(openSession(vexed, board)), unwrap(openSession(vexed, board))];
  session.turn(orientation);
  const cells = seenCells(plain.snapshot(0).view, orientation);
  const [frames, ours] = [unwrap(plain.play('r', 0)), unwrap(session.play('r', 0))];
  expect(frames.length).toBeGreaterThan(1);
  expect(ours.map(({ change }) => change.moved)).toEqual(
    frames.map(({ change }) => change.moved?.map(({ from, to }) => ({ from: cells[from], to: cells[to] }))),
  );
  expect(ours[0]!.change.direction).toBe('left');
});

test('a board as it was drawn is the game itself', () => {
  expect(isUpright(UPRIGHT)).toBe(true);
  expect(turned(sokoban, { width: 3, height: 3 }, UPRIGHT)).toBe(sokoban);
});

describe('a board for two that is seen from the other side', () => {
  const breakthrough: AnyGame = findGame('breakthrough')!;
  const below = breakthrough.below![0];

  test('has the first player’s own below, and left stays left', () => {
    expect(drawn(breakthrough, '5x5', below)).toEqual(['ppppp', 'ppppp', '', 'PPPPP', 'PPPPP']);
    const view = seenView(breakthrough.view(unwrap(breakthrough.parse('5x5'))), below);
    expect(ownCell(20, view)).toBe(0);
    expect(ownCell(24, view)).toBe(4);
  });

  test('is written upon where it is seen', () => {
    const view = seenView(breakthrough.view(unwrap(breakthrough.parse('5x5'))), below);
    expect(seenPoint({ x: 0.5, y: -0.25 }, view)).toEqual({ x: 0.5, y: 5.25 });
    expect(seenPoint({ x: -0.25, y: 0.5 }, view)).toEqual({ x: -0.25, y: 4.5 });
    expect(seenPoint({ x: 1, y: 2 }, { width: 5, height: 5 })).toEqual({ x: 1, y: 2 });
  });

  test('is played on in the same notation, and advice goes by what is seen', () => {
    const session = unwrap(openSession(breakthrough, '5x5'));
    session.turn(below);
    const { choices, advice } = session.snapshot(0);
    expect(advice?.choose.text).toBe('Choose a doll. Yours go up.');
    expect(choices.find(({ text }) => text === 'a2a3')).toMatchObject({ from: 15, to: 10, direction: 'up' });
    expect(isSameLie(session.snapshot(0).view.lie, below)).toBe(true);
  });
});
