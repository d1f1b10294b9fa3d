import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAR } from './lengths.ts';
import { Matching } from './matching.ts';

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

const PLACES = 9;

/** Distances of some places to a few ends, some of them out of reach, and boxes on some of the places. */
const tasks = fc.integer({ min: 1, max: 5 }).chain((ends) =>
  fc.record({
    ends: fc.constant([...Array(ends).keys()]),
    lengths: fc.array(fc.oneof({ weight: 5, arbitrary: fc.nat(20) }, fc.constant(FAR)), {
      minLength: ends * PLACES,
      maxLength: ends * PLACES,
    }),
    boxes: fc.array(fc.nat(PLACES - 1), { minLength: 1, maxLength: ends }),
    moved: fc.tuple(fc.nat(), fc.nat(PLACES - 1)),
  }),
);

/** By trying all there are. */
const cheapest = (ends: readonly number[], lengths: readonly number[], boxes: readonly number[]): number =>
  Math.min(
    ...permutations(ends).map((order) =>
      boxes.reduce((sum, place, index) => sum + lengths[place * ends.length + order[index]!]!, 0),
    ),
  );

test('the cheapest assignment, also after a box was moved, and out of reach when there is none', () => {
  fc.assert(
    fc.property(tasks, ({ ends, lengths, boxes, moved: [any, place] }) => {
      const matching = new Matching({ ends, lengths: Int32Array.from(lengths), dead: new Uint8Array() });
      const index = any % boxes.length;
      expect(matching.solve(Int32Array.from(boxes))).toBe(cheapest(ends, lengths, boxes));
      expect(matching.moved(index, place)).toBe(cheapest(ends, lengths, boxes.with(index, place)));
      // Nothing has moved in fact.
      expect(matching.moved(index, boxes[index]!)).toBe(cheapest(ends, lengths, boxes));
    }),
  );
});
