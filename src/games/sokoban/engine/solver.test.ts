import { describe, expect, test } from 'vitest';
import { answer } from '../../../../test/tools/answer.ts';
import { fewestPushes } from '../../../../test/tools/fewestPushes.ts';
import { HARD_BOARD } from '../../../../test/tools/hardBoard.ts';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import type { Answer, Task } from '../../../core/engine.ts';
import type { Size } from '../../../core/grid.ts';
import { judge } from '../../../core/judge.ts';
import { sentence } from '../../../core/parsed.ts';
import { dice } from '../../../core/random.ts';
import { finish } from '../../../core/work.ts';
import { sokoban } from '../index.ts';
import { format, parse } from '../position.ts';
import type { State } from '../rules.ts';
import { floorOf } from './board/floor.ts';
import { engines } from './index.ts';
import { goalRooms } from './searches/goalRoom.ts';
import { packingOf } from './searches/packing.ts';
import { fewestBarePushes, placesOf, randomBoard, randomGoalRoom } from './testing.ts';

const [best, quick] = engines;

const solve = (state: State, limits: Partial<Task> = {}): Answer => answer(best!, state, { now: () => 0, ...limits });
const solveQuickly = (state: State): Answer => answer(quick!, state, { now: () => 0 });

const board = (...rows: readonly string[]): State => unwrap(parse(rows.join('\n')));

/** How many pushes an answer has, if it is a line; the rules have to agree that it solves the level. */
const pushesOf = (start: State, found: Answer): number | undefined => {
  if (found.kind !== 'line') return undefined;
  const lines = [{ moves: found.moves }];
  const [line] = judge(sokoban, { title: '', board: format(start), lines, problems: [] });
  expect(line).toMatchObject({ solved: true, discarded: 0 });
  expect(line).not.toHaveProperty('miswritten');
  return line!.score.pushes;
};

const reasonOf = (found: Answer): string => (found.kind === 'line' ? found.moves : sentence(found.reason));

test('on 200 random boards it agrees with a search by the rules alone, and the quick one on what can be solved', () => {
  const { roll } = dice(2026);
  const kinds = { line: 0, none: 0, gaveUp: 0 };
  for (let count = 0; count < 200; count++) {
    const start = randomBoard({ roll }, { width: 6 + roll(2), height: 5 + roll(2) }, 1 + roll(3));
    const [found, quickly] = [solve(start), solveQuickly(start)];
    const fewest = fewestPushes(start);
    expect(pushesOf(start, found), format(start)).toBe(fewest);
    expect(pushesOf(start, quickly) === undefined, format(start)).toBe(fewest === undefined);
    kinds[found.kind]++;
  }
  expect(kinds.line).toBeGreaterThan(20);
  expect(kinds.none).toBeGreaterThan(20);
  expect(kinds.gaveUp).toBe(0);
});

/** Whether a level is solved outside of its goal room. */
const hasPackedRoom = (start: State): boolean => {
  const floor = floorOf(start.warehouse);
  const { boxes, pusher } = placesOf(start, floor.cells);
  return [...goalRooms(floor, boxes, pusher)].some((room) => finish(packingOf(room, 'fewest')));
};

test('on boards with more boxes it agrees with a search that leaves nothing out', () => {
  const { roll } = dice(7);
  const fewest = Array.from({ length: 100 }, () => {
    const start = randomBoard({ roll }, { width: 7, height: 7 }, 4);
    const pushes = pushesOf(start, solve(start));
    expect(pushes, format(start)).toBe(fewestBarePushes(start));
    return pushes;
  });
  expect(fewest.filter((pushes) => pushes !== undefined).length).toBeGreaterThan(8);
});

test('so it does where the goals have a room of their own', () => {
  const { roll } = dice(13);
  const packed = { solved: 0, unsolved: 0 };
  for (let count = 0; count < 150; count++) {
    const start = randomGoalRoom({ roll }, 1 + roll(3));
    const fewest = fewestBarePushes(start);
    expect(pushesOf(start, solve(start)), format(start)).toBe(fewest);
    expect(pushesOf(start, solveQuickly(start)) === undefined, format(start)).toBe(fewest === undefined);
    if (hasPackedRoom(start)) packed[fewest === undefined ? 'unsolved' : 'solved']++;
  }
  expect(packed.solved).toBeGreaterThan(10);
  expect(packed.unsolved).toBeGreaterThan(10);
});

test("a goal room that takes a detour is the quick one's business: the fewest pushes may lead elsewhere", () => {
  const start = board(
    ...['#######', '#    ##', '# $   #', '#@ $# #', '# #   #', '### ###'],
    ...['### ###', '# .   #', '#   .##', '#   ###', '#######'],
  );
  expect(hasPackedRoom(start)).toBe(false);
  expect(pushesOf(start, solve(start))).toBe(fewestBarePushes(start));
  expect(pushesOf(start, solveQuickly(start))).toBeGreaterThan(fewestBarePushes(start)!);
});

/** A hall of so many cells each way, with these in its first row. */
const squareHall = (side: number, row: string): State => {
  const wall = '#'.repeat(side + 2);
  return board(wall, `#${row.padEnd(side)}#`, ...Array<string>(side - 1).fill(`#${' '.repeat(side)}#`), wall);
};

describe('levels', () => {
  test('walks between pushes are the shortest', () => {
    expect(reasonOf(solve(board('#######', '#     #', '# @$ .#', '#     #', '#######')))).toBe('RR');
  });

  test('a start with all boxes home is solved only after a push', () => {
    const home = board('#######', '#     #', '#  *@ #', '#     #', '#######');
    expect(pushesOf(home, solve(home))).toBe(2);
    expect(pushesOf(home, solveQuickly(home))).toBe(2);
  });

  test('a position that is solved needs nothing', () => {
    expect(solve(board('#####', '# @*#', '#####', 'pushed: yes'))).toMatchObject({ kind: 'line', moves: '' });
  });

  test('decoration does not count', () => {
    const decorated = board('#####  ', '#@$.###', '#####$#', '    ###');
    expect(reasonOf(solve(decorated))).toBe('R');
    expect(reasonOf(solveQuickly(decorated))).toBe('R');
  });

  test('more goals than boxes', () => {
    const spare = board('########', '#@ $ . .#', '########'.padEnd(9, '#'));
    expect(reasonOf(solve(spare))).toBe('rRR');
    expect(pushesOf(spare, solveQuickly(spare))).toBe(2);
  });

  test('a box in a corner is the reason why there is no solution', () => {
    expect(reasonOf(solve(board('######', '#$ @.#', '######')))).toBe('A box cannot be brought to any goal.');
  });

  test('so are boxes that hold each other, however many others there are, and however large the hall', () => {
    const wall = '#'.repeat(132);
    const rows = ['  $'.repeat(40), '', '  .'.repeat(42), '@ $$  . .', '  $$', ...Array<string>(125).fill('')];
    const hall = board(wall, ...rows.map((row) => `# ${row}`.padEnd(131).concat('#')), wall);
    for (const found of [solve(hall), solveQuickly(hall)])
      expect(found).toMatchObject({ kind: 'none', reason: { text: 'A box cannot be brought to any goal.' }, nodes: 0 });
  });

  test('so is a goal that no box gets to', () => {
    const niche = board('#######', '#.#   #', '# #$$ #', '#  @ .#', '#######');
    expect(reasonOf(solve(niche))).toBe('A goal cannot be reached by any box.');
    expect(reasonOf(solveQuickly(niche))).toBe('A goal cannot be reached by any box.');
  });

  test('where nothing is plain to see, every way is tried', () => {
    const shut = board('#########', '#   #####', '#. @$   #', '#   #####', '#########');
    expect(reasonOf(solve(shut))).toBe('Every way was tried: none leads to a solution.');
    expect(reasonOf(solveQuickly(shut))).toBe('Every way was tried: none leads to a solution.');
  });

  test('also in a large hall where two boxes shut themselves in far away', () => {
    const hall = board(
      '##########################',
      '#    .               $ ###',
      '# @$   $   $   $     #$ ##',
      '#                       ##',
      '#    $   $   $   $      ##',
      '#                        #',
      '#  $   $   $   $   $     #',
      '#                        #',
      '#   .  .  .  .  .  .     #',
      '#                        #',
      '#   .  .  .  .  .  .  .  #',
      '#    .                   #',
      '##########################',
    );
    const found = answer(quick!, hall, { now: () => 0, nodes: 100_000 });
    expect(reasonOf(found)).toBe('Every way was tried: none leads to a solution.');
  });

  test('several pushers are too many', () => {
    const found = solve(board('######', '#@$.@#', '######'));
    expect(found.kind).toBe('gaveUp');
    expect(reasonOf(found)).toBe('The solver knows levels with one pusher only.');
  });

  test('so are 257 goals, and fewer of them where there is much floor', () => {
    const found = solve(board('#'.repeat(262), `#@ $${'.'.repeat(257)}#`, '#'.repeat(262)));
    expect(reasonOf(found)).toBe('The solver knows at most 256 goals on a board of this size.');
    expect(reasonOf(solve(squareHall(200, ` @$${'.'.repeat(105)}`)))).toBe(
      'The solver knows at most 104 goals on a board of this size.',
    );
  });

  test('and a hall of more than 65,535 cells', () => {
    expect(reasonOf(solve(squareHall(256, ' @$.')))).toBe('The solver knows boards of at most 65535 cells inside.');
  });

  test('but one of 200×200 cells is solved, and so is one with 70 boxes', () => {
    const hall = squareHall(200, ' @$ .');
    expect([solve(hall), solveQuickly(hall)].map((found) => pushesOf(hall, found))).toEqual([2, 2]);
    const [many, wall] = [(row: string) => `#${row.repeat(70)}#`, '#'.repeat(212)];
    const rows = board(wall, many('   ').replace(' ', '@'), many(' $ '), many('   '), many(' . '), many('   '), wall);
    expect([solve(rows), solveQuickly(rows)].map((found) => pushesOf(rows, found))).toEqual([140, 140]);
  });
});

const HARD = board(...HARD_BOARD);

describe('limits', () => {
  test('positions', () => {
    const found = solve(HARD, { nodes: 1000 });
    expect(reasonOf(found)).toBe('The limit of positions is reached.');
    expect(found.nodes).toBeLessThan(3000);
  });

  test('memory', () => {
    const found = solve(HARD, { memory: 2 ** 18 });
    expect(reasonOf(found)).toBe('The memory is full.');
    expect(found.nodes).toBeLessThan(2 ** 20 / 20);
  });

  test('time, which the caller tells', () => {
    let time = 0;
    expect(reasonOf(solve(HARD, { now: () => time++, ms: 50 }))).toBe('The time is up.');
  });

  test('memory, whatever is looked for', () => {
    for (const engine of engines) {
      const found = answer(engine, HARD, { now: () => 0, memory: 2 ** 17 });
      expect([engine.id, reasonOf(found)]).toEqual([engine.id, 'The memory is full.']);
    }
  });

  /** A hall of this size with so many boxes in a row, far from as many goals. */
  const hallOf = ({ width, height }: Size, boxes: number): State => {
    const closed = (row: string): string => `#${row.padEnd(width)}#`;
    const [wall, row] = ['#'.repeat(width + 2), '  $ '.repeat(boxes)];
    const floor = Array.from({ length: height - 4 }, () => closed(''));
    return board(wall, closed('@'), closed(row), ...floor, closed(row.replaceAll('$', '.')), closed(''), wall);
  };
  const LARGEST = { width: 200, height: 200 };

  test('time, on the largest boards too, whoever takes his turn', () => {
    const hall = hallOf(LARGEST, 20);
    for (const engine of engines) {
      for (let index = 0; index < (engine.lanes ?? 1); index++) {
        let time = 0;
        const task = { now: () => time++, ms: 4, lane: { index, of: engine.lanes ?? 1 } };
        expect([engine.id, index, reasonOf(answer(engine, hall, task))]).toEqual([engine.id, index, 'The time is up.']);
      }
    }
  });

  test('there time is looked at for every box of a position', () => {
    let looks = 0;
    const found = answer(quick!, hallOf(LARGEST, 20), { now: () => looks++, nodes: 2, lane: { index: 1, of: 4 } });
    expect(reasonOf(found)).toBe('The limit of positions is reached.');
    expect(looks).toBeGreaterThan(20);
  });

  test('time is looked at more often on a large board, where positions take longer', () => {
    const hall = hallOf({ width: 98, height: 98 }, 9);
    const found = answer(quick!, hall, { now: () => 0, nodes: 1 });
    expect(reasonOf(found)).toBe('The limit of positions is reached.');
    expect(found.nodes).toBeLessThan(100);
  });
});

test('in each of two lanes others look for a solution', () => {
  const found = [0, 1].map((index) => answer(quick!, HARD, { now: () => 0, lane: { index, of: 2 } }));
  expect(found.map((each) => pushesOf(HARD, each))).toEqual([expect.any(Number), expect.any(Number)]);
  expect(found[0]!.nodes).not.toBe(found[1]!.nodes);
  expect(quick!.lanes).toBeGreaterThan(1);
});

test('where all that is thought of in a lane is none for a level, that is said, and not that the memory is full', () => {
  const home = board('######', '#@ * #', '#    #', '######');
  const found = answer(quick!, home, { now: () => 0, lane: { index: 2, of: 3 } });
  expect(reasonOf(found)).toBe('Nobody knows how to go on.');
});
