import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../test/tools/long.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { canonical, census } from './canonical.ts';
import { draw, parse } from './position.ts';
import { moves, play, pushedBox, type State } from './rules.ts';

const read = (...rows: readonly string[]): State => unwrap(parse(rows.join('\n')));

const walled = (rows: readonly string[]): readonly string[] => {
  const edge = '#'.repeat(rows[0]!.length + 2);
  return [edge, ...rows.map((row) => `#${row}#`), edge];
};

const transposed = (rows: readonly string[]): readonly string[] =>
  [...rows[0]!].map((_, x) => rows.map((row) => row[x]!).join(''));
const flipped = (rows: readonly string[]): readonly string[] => [...rows].reverse();

/** The eight ways to look at a drawing, done on text. */
const LOOKS = [0, 1, 2, 3, 4, 5, 6, 7].map((look) => (rows: readonly string[]) => {
  const first = look & 1 ? transposed(rows) : rows;
  const second = look & 2 ? flipped(first) : first;
  return look & 4 ? second.map((row) => [...row].reverse().join('')) : second;
});

/** Every position that can be walked to, found by the rules alone. */
const walks = (start: State): readonly State[] => {
  const seen = new Map([[draw(start).join('\n'), start]]);
  for (const state of seen.values()) {
    for (const move of moves(state).filter((each) => pushedBox(state, each) === -1)) {
      const next = play(state, move)!;
      const key = `${draw(next).join('\n')} ${next.waiting.length > 0 ? next.pusher : ''}`;
      if (!seen.has(key)) seen.set(key, next);
    }
  }
  return [...seen.values()];
};

/** Rectangles of random letters in a ring of wall; about every second one is a level. */
const rooms = fc
  .record({ width: fc.integer({ min: 2, max: 6 }), height: fc.integer({ min: 2, max: 6 }) })
  .chain(({ width, height }) => {
    const size = width * height;
    const cells = fc.array(fc.constantFrom(...'     ##$...*'), { minLength: size, maxLength: size });
    const pushers = fc.array(fc.nat(size - 1), { minLength: 1, maxLength: 2 });
    return fc.tuple(cells, pushers).map(([letters, places]) => {
      for (const place of places) letters[place] = letters[place] === '.' ? '+' : '@';
      return Array.from({ length: height }, (_, y) => letters.slice(y * width, (y + 1) * width).join(''));
    });
  });

const levels = rooms.filter((rows) => parse(walled(rows).join('\n')).ok);

describe('the same puzzle', () => {
  test('looks the same from all eight sides', () => {
    fc.assert(
      fc.property(levels, (rows) => {
        const texts = LOOKS.map((look) => canonical(read(...look(walled(rows)))));
        expect(new Set(texts).size).toBe(1);
      }),
    );
  });

  test('stays the same wherever the pushers walk before the first push', () => {
    fc.assert(
      fc.property(levels, fc.nat(), (rows, choice) => {
        const start = read(...walled(rows));
        const all = walks(start);
        expect(canonical(all[choice % all.length]!)).toBe(canonical(start));
      }),
    );
  });

  test('stays the same whatever stands outside its walls', () => {
    const litter = fc.string({ unit: fc.constantFrom(...'   ##$.*'), minLength: 100, maxLength: 100 });
    fc.assert(
      fc.property(levels, litter, (rows, outside) => {
        const board = walled(rows);
        const width = board[0]!.length;
        const littered = [
          `   ${outside.slice(0, width)}`,
          ...board.map((row, y) => `  ${outside[20 + y]}${row}${outside[40 + y]}`),
          '',
          outside.slice(60, 80),
        ];
        expect(canonical(read(...littered))).toBe(canonical(read(...board)));
      }),
    );
  });

  test('needs no walls in its corners', () => {
    expect(canonical(read(' ###', '#@$.#', ' ###'))).toBe(canonical(read('#####', '#@$.#', '#####')));
  });

  test('takes what nobody can reach for wall', () => {
    const full = read('#######', '#@$.###', '#######');
    expect(canonical(read('#######', '#@$.#*#', '#######'))).toBe(canonical(full));
    expect(canonical(read('#######', '#@$.# #', '#######'))).toBe(canonical(full));
  });

  test('is a board itself, and the canonical text of that board', () => {
    fc.assert(
      fc.property(levels, (rows) => {
        const text = canonical(read(...walled(rows)));
        expect(canonical(unwrap(parse(text)))).toBe(text);
      }),
    );
  });
});

describe('another puzzle', () => {
  test('is the same room with one cell changed so that something more or less is in it', () => {
    fc.assert(
      fc.property(levels, fc.nat(), fc.constantFrom(...'#$.* '), (rows, choice, letter) => {
        const board = walled(rows);
        const start = read(...board);
        const { inside, width } = start.warehouse;
        const floor = [...inside.keys()].filter((cell) => inside[cell] && !'@+'.includes(board.join('')[cell]!));
        fc.pre(floor.length > 0);
        const cell = floor[choice % floor.length]!;
        const changed = [...board.join('')].with(cell, letter).join('');
        fc.pre(changed !== board.join(''));
        const other = parse(board.map((_, y) => changed.slice(y * width, (y + 1) * width)).join('\n'));
        fc.pre(other.ok);
        expect(canonical(unwrap(other))).not.toBe(canonical(start));
      }),
    );
  });

  test('has its pusher in another room', () => {
    const left = read('#######', '#@ $ .#', '#######');
    const right = read('#######', '#  $@.#', '#######');
    expect(canonical(left)).not.toBe(canonical(right));
  });

  test('has one pusher more in a room', () => {
    expect(canonical(read('######', '#@ $.#', '######'))).not.toBe(canonical(read('######', '#@@$.#', '######')));
  });
});

/** By brute force and the rules: the least of all drawings that turning, mirroring and walking lead to. */
const leastDrawing = (start: State): string => {
  const { inside, width } = start.warehouse;
  const isBare = (row: string): boolean => /^#*$/.test(row);
  const cut = (rows: readonly string[]) =>
    rows.slice(
      rows.findIndex((row) => !isBare(row)),
      rows.findLastIndex((row) => !isBare(row)) + 1,
    );
  const drawings = walks(start).flatMap((state) => {
    const rows = draw(state).map((row, y) =>
      [...row.padEnd(width)].map((letter, x) => (inside[y * width + x] ? letter : '#')).join(''),
    );
    return LOOKS.map((look) => look(transposed(cut(transposed(cut(rows))))).join('\n'));
  });
  return drawings.reduce((least, drawing) => (drawing < least ? drawing : least));
};

/** Every way to fill so many cells. */
const fillings = (size: number): readonly string[] =>
  size === 0 ? [''] : fillings(size - 1).flatMap((text) => [...' #$.@'].map((letter) => text + letter));

test('all boards of two by three cells fall into the puzzles that they are', () => {
  const pushers = amount(1, 2);
  const boards = fillings(6)
    .filter((text) => text.split('@').length - 1 <= pushers)
    .map((text) => walled([text.slice(0, 3), text.slice(3)]).join('\n'));
  const pairs = new Map<string, string>();
  const puzzles = new Set<string>();
  for (const board of boards) {
    const state = parse(board);
    if (!state.ok) continue;
    const [mine, theirs] = [canonical(state.value), leastDrawing(state.value)];
    expect(pairs.get(mine) ?? theirs).toBe(theirs);
    pairs.set(mine, theirs);
    puzzles.add(theirs);
  }
  expect(puzzles.size).toBeGreaterThan(100);
  expect(pairs.size).toBe(puzzles.size);
});

test('the pusher stands on the first cell of his room', () => {
  const start = read('  #####', '###   #', '#. $@ #', '#######');
  expect(canonical(start).split('\n')).toEqual(['####', '##.#', '## #', '#@$#', '#  #', '#  #', '####']);
});

test('boxes and goals are counted inside', () => {
  expect(census(read('########', '#@$..#*#', '########'))).toEqual({ boxes: 1, goals: 2 });
});
