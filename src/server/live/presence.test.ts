import { expect, test } from 'vitest';
import { OtherProcesses, presenceOf } from './presence.ts';

const MANY = Array.from({ length: 1000 }, (_, index) => ({ seat: undefined, name: `G${index}` }));

test('Of a thousand who watch eight are named', () => {
  const { watchers, names } = presenceOf([{ seat: 1, name: 'Réka' }, ...MANY]);
  expect([watchers, names.length]).toEqual([1000, 8]);
});

test('Those at other processes are there too, until nothing is heard of them for a minute', () => {
  const others = new OtherProcesses();
  const here = presenceOf([{ seat: 0, name: 'Réka' }]);
  others.hear({ match: 'm', process: 'p', seats: [false, true], watchers: 2, names: ['Anna'] }, 0);
  expect(others.with(here, 60_000)).toEqual({ seats: [true, true], watchers: 2, names: ['Anna'] });
  expect(others.with(here, 60_001)).toEqual({ seats: [true, false], watchers: 0, names: [] });
});
