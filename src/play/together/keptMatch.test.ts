import { expect, test } from 'vitest';
import { type KeptMatch, matchOf, readKeptMatch, writeKeptMatch } from './keptMatch.ts';
import { positionOf } from './match.ts';
import type { MatchEvent } from './protocol.ts';

const event = (number: number, kind: MatchEvent['kind'], seat: 0 | 1, text = ''): MatchEvent => ({
  number,
  kind,
  seat,
  text,
  at: number,
});

const KEPT: KeptMatch = {
  id: 'one',
  token: 'abcdefghijklmnopqrstuv',
  date: '2026-11-18T10:00:00.000Z',
  known: {
    match: { id: 'one', game: 'tictactoe', board: '.../.../... x', clock: { days: 3 } },
    seat: 0,
    events: [event(1, 'join', 0, 'Réka'), event(2, 'join', 1, 'Dávid'), event(3, 'move', 0, 'b2')],
  },
};

test('What was kept of a match is read back, with the position that it was left in', () => {
  const read = readKeptMatch(writeKeptMatch(KEPT));
  expect(read).toEqual(KEPT);
  expect(positionOf(matchOf(read!)!)).toBe('.../.x./... o');
});

test('One of which nothing is known yet is one all the same', () => {
  const { known: _, ...rest } = KEPT;
  const secrets: KeptMatch = rest;
  expect(readKeptMatch(writeKeptMatch(secrets))).toEqual(secrets);
  expect(matchOf(secrets)).toBeUndefined();
});

test('Rubbish, a secret that is none and moves that the rules forbid are not believed', () => {
  const wrong = { ...KEPT.known!, events: [...KEPT.known!.events, event(4, 'move', 1, 'b2')] };
  for (const text of [
    '',
    '[]',
    '{}',
    JSON.stringify({ ...KEPT, token: 'short' }),
    JSON.stringify({ ...KEPT, known: wrong }),
  ])
    expect(readKeptMatch(text), text.slice(0, 60)).toBeUndefined();
});
