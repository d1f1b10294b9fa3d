import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, DIRECTIONS } from '../../core/grid.ts';
import { aroundOn } from './around.ts';
import { FreeCells, Walks } from './freeCells.ts';

/** A floor of which `#` is no part, and a way to speak of its cells. */
const sketch = (...rows: string[]) => {
  const text = rows.join('');
  const free = [...text].map((letter) => letter !== '#');
  const floor = new FreeCells({ width: rows[0]!.length, height: rows.length }, free);
  return { floor, cell: (mark: string) => text.indexOf(mark) };
};

test('a box in an open room can be walked around, one in a corridor cannot', () => {
  const { floor, cell } = sketch('######', '#aB  #', '# b  #', '#### #', '#  cCd', '######');
  const around = aroundOn(floor, cell('B'));
  expect(around(cell('B'), cell('a'), cell('B') + 1)).toBe(true);
  expect(around(cell('B'), cell('a'), cell('b'))).toBe(true);
  expect(around(cell('C'), cell('c'), cell('d'))).toBe(false);
  expect(around(cell('C'), cell('d'), cell('d'))).toBe(true);
});

test('two rooms that meet in a cell are apart when a box stands there', () => {
  const { floor, cell } = sketch('#########', '#   #   #', '#  aBb  #', '#   c   #', '#########');
  expect(aroundOn(floor, cell('B'))(cell('B'), cell('a'), cell('b'))).toBe(true);
  const shut = sketch('#########', '#   #   #', '#  aBb  #', '#   #   #', '#########');
  expect(aroundOn(shut.floor, shut.cell('B'))(shut.cell('B'), shut.cell('a'), shut.cell('b'))).toBe(false);
});

/** The cells beside one that can be entered. */
const beside = (floor: FreeCells, cell: Cell): readonly Cell[] =>
  DIRECTIONS.map((_, way) => floor.next(cell, way)).filter((to) => to !== undefined);

test('on random floors it is what walking there shows', () => {
  const cells = fc.array(fc.constantFrom(true, true, false), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(cells, (free) => {
      const floor = new FreeCells({ width: 6, height: 5 }, free);
      const start = free.indexOf(true);
      fc.pre(start >= 0);
      const walks = new Walks(floor);
      const around = aroundOn(floor, start);
      walks.start(start, [-1]);
      const reached = free.map((_, cell) => cell).filter((cell) => walks.distance(cell) !== undefined);
      for (const box of reached) {
        for (const one of beside(floor, box)) {
          walks.start(one, [-1], box);
          for (const other of beside(floor, box))
            expect(around(box, one, other)).toBe(walks.distance(other) !== undefined);
        }
      }
    }),
  );
});
