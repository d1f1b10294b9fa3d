import { expect, test } from 'vitest';
import { FRIENDS } from '../../core/company.ts';
import { duelsWith, joinedBooks, noted } from './duels.ts';
import { companyAfter, companyFor, rivalIn, sideIn, swapped, swappedSide } from './preference.ts';

test('a side is one of two, now this and now that, or none', () => {
  expect(companyFor({ rival: 'friend', side: 'second' }, 1)).toEqual(FRIENDS);
  expect(companyFor({ rival: 3, side: 'first' }, 1).seats).toEqual(['person', 3]);
  expect(companyFor({ rival: 3, side: 'second' }, 1).seats).toEqual([3, 'person']);
  expect(companyFor({ rival: 3, side: 'none' }, 1).seats).toEqual([3, 3]);
  const seats = Array.from({ length: 20 }, (_, seed) => companyFor({ rival: 3, side: 'either' }, seed).seats[0]);
  expect(new Set(seats)).toEqual(new Set(['person', 3]));
});

test('in the middle of a game whoever does not mind keeps his side, or takes the one that is to move', () => {
  expect(companyAfter({ seats: [1, 'person'] }, { rival: 2, side: 'either' }, 0).seats).toEqual([2, 'person']);
  expect(companyAfter(FRIENDS, { rival: 2, side: 'either' }, 1).seats).toEqual([2, 'person']);
  expect(companyAfter(FRIENDS, { rival: 2, side: 'first' }, 1).seats).toEqual(['person', 2]);
});

test('those who play are told apart, and can change their seats', () => {
  expect([rivalIn(FRIENDS), rivalIn({ seats: [4, 'person'] }), rivalIn({ seats: [4, 4] })]).toEqual(['friend', 4, 4]);
  expect([sideIn({ seats: ['person', 4] }), sideIn({ seats: [4, 'person'] }), sideIn({ seats: [4, 4] })]).toEqual([
    'first',
    'second',
    'none',
  ]);
  expect(swapped({ seats: ['person', 4], isFree: true })).toEqual({ seats: [4, 'person'] });
  expect((['first', 'second', 'either', 'none'] as const).map(swappedSide)).toEqual([
    'second',
    'first',
    'either',
    'none',
  ]);
});

test('games are counted by board and rival; of two books the further one counts', () => {
  const size = { width: 8, height: 8 };
  const one = noted(noted(undefined, size, 2, 'won'), size, 2, 'lost');
  expect([duelsWith(one, size, 2), duelsWith(one, size, 3).won]).toEqual([{ won: 1, lost: 1, drawn: 0 }, 0]);
  const other = noted(noted(undefined, size, 2, 'won'), size, 2, 'won');
  expect(joinedBooks(one, noted(other, size, 5, 'drawn'))).toEqual({
    '8x8 3': { won: 2, lost: 1, drawn: 0 },
    '8x8 6': { won: 0, lost: 0, drawn: 1 },
  });
});
