import { expect, test } from 'vitest';
import { amount } from '../../../../../test/tools/long.ts';
import { SEED } from '../../../../../test/tools/seed.ts';
import { dice } from '../../../../core/random.ts';
import { Parts } from './parts.ts';
import { flood, randomScene } from './plainTesting.ts';

test('with a box on any place, the floor falls into the parts that plain floods find', () => {
  const { roll } = dice(SEED);
  let cut = 0;
  for (let count = 0; count < amount(60, 2000); count++) {
    const { floor, taken, pusher } = randomScene({ roll });
    const parts = new Parts(floor);
    parts.walk(pusher, taken);
    const walked = flood(floor, taken, pusher, floor.size);
    const told = `seed ${SEED}`;
    for (let place = 0; place < floor.size; place++) expect(parts.has(place), told).toBe(walked.has(place));
    expect(parts.least, told).toBe(Math.min(...walked));
    for (const box of walked) {
      const left = [...walked].filter((place) => place !== box);
      const floods = new Map(left.map((place) => [place, flood(floor, taken, place, box)]));
      const numbers = new Map<number, number>();
      for (const [place, part] of floods) {
        const [number, least] = [parts.partOf(place, box), Math.min(...part)];
        expect(numbers.get(number) ?? least, told).toBe(least);
        numbers.set(number, least);
        expect(parts.leastOf(number, box), told).toBe(least);
        expect(parts.areaOf(number, box), told).toBe(part.size);
      }
      expect(new Set(numbers.values()).size, told).toBe(numbers.size);
      expect(parts.amount(box), told).toBe(numbers.size);
      if (numbers.size > 1) cut++;
    }
  }
  expect(cut).toBeGreaterThan(30);
});

test('a walk forgets the one before', () => {
  const { roll } = dice(1);
  const { floor, taken, pusher } = randomScene({ roll });
  const parts = new Parts(floor);
  parts.walk(pusher, taken);
  const all = new Uint8Array(floor.size + 1).fill(1).with(pusher, 0);
  parts.walk(pusher, all);
  expect([...Array(floor.size).keys()].filter((place) => parts.has(place))).toEqual([pusher]);
  expect(parts.amount(pusher)).toBe(0);
});
