import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { isNews, type KeptMatch, matchOf, readKeptMatch, writeKeptMatch } from './keptMatch.ts';
import { afterEvents, positionOf } from './match.ts';
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

test('There is news of a game that goes on, of an end that was not seen yet, and where the other one wants another', () => {
  const match = matchOf(KEPT)!;
  const resigned = event(4, 'resign', 1);
  const over = unwrap(afterEvents(match, [resigned]));
  const seen = { ...KEPT, known: { ...KEPT.known!, events: [...KEPT.known!.events, resigned] } };
  expect([isNews(KEPT, match), isNews(KEPT, over), isNews(seen, over)]).toEqual([true, true, false]);
  const wanted = unwrap(afterEvents(over, [event(5, 'rematch', 1)]));
  const answered = unwrap(afterEvents(wanted, [event(6, 'rematch', 0)]));
  expect([isNews(seen, wanted), isNews(seen, answered)]).toEqual([true, false]);
});
