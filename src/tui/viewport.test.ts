import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centred, scrolled } from './viewport.ts';

test('a window moves no further than it has to', () => {
  // Ten of forty cells are seen, and two of them stay around what is looked at.
  expect(scrolled(0, 0, 40, 10)).toBe(0);
  expect(scrolled(0, 7, 40, 10)).toBe(0);
  expect(scrolled(0, 8, 40, 10)).toBe(1);
  expect(scrolled(20, 22, 40, 10)).toBe(20);
  expect(scrolled(20, 21, 40, 10)).toBe(19);
  expect(scrolled(20, 39, 40, 10)).toBe(30);
});

test('what is looked at is always seen, and the window is never past the edge', () => {
  const sizes = fc.record({ span: fc.integer({ min: 1, max: 80 }), room: fc.integer({ min: 1, max: 90 }) });
  fc.assert(
    fc.property(sizes, fc.nat(200), fc.nat(79), ({ span, room }, before, at) => {
      const focus = at % span;
      const from = scrolled(before, focus, span, room);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from).toBeLessThanOrEqual(Math.max(0, span - room));
      expect(focus >= from && focus < from + room).toBe(true);
    }),
  );
});

test('a small area lies in the middle, and one that is too large fills what there is', () => {
  const outer = { x: 10, y: 0, width: 20, height: 5 };
  expect(centred(outer, 4, 1)).toEqual({ x: 18, y: 2, width: 4, height: 1 });
  expect(centred(outer, 40, 9)).toEqual(outer);
});
