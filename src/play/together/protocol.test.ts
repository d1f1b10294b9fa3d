import { expect, test } from 'vitest';
import {
  isMatchId,
  isTiming,
  isToken,
  LONGEST_MESSAGE,
  MOST_EVENTS,
  matchLink,
  readFromClient,
  readMatchLink,
  shownName,
} from './protocol.ts';

const TOKEN = 'abcdefghijklmnopqrstuv';

test('What a client says is read field by field', () => {
  const hello = { type: 'hello', token: TOKEN, since: 3 };
  expect(readFromClient(JSON.stringify(hello))).toEqual(hello);
  expect(readFromClient('{"type":"move","number":4,"text":"a2-a3"}')).toEqual({
    type: 'move',
    number: 4,
    text: 'a2-a3',
  });
  expect(readFromClient('{"type":"resign"}')).toEqual({ type: 'resign' });
});

test('Rubbish, a field that nobody knows, a wrong one and too much are nothing', () => {
  for (const text of [
    '',
    'null',
    '[]',
    '{"type":"constructor"}',
    '{"type":"resign","why":1}',
    '{"type":"move","number":-1,"text":"a1"}',
    '{"type":"move","number":1.5,"text":"a1"}',
    `{"type":"move","number":1,"text":"${'a'.repeat(65)}"}`,
    '{"type":"hello","token":"short","since":0}',
    `{"type":"ping"}${' '.repeat(LONGEST_MESSAGE)}`,
  ])
    expect(readFromClient(text), text.slice(0, 60)).toBeUndefined();
});

test('A match that is longer than people may ask to take back is still read on and played', () => {
  const number = MOST_EVENTS + 5;
  expect(readFromClient(JSON.stringify({ type: 'hello', token: TOKEN, since: number }))).toBeDefined();
  expect(readFromClient(JSON.stringify({ type: 'move', number, text: 'a1' }))).toBeDefined();
});

test('A clock has a budget that somebody can sit through, or days', () => {
  expect([null, { budget: 600_000, increment: 0 }, { days: 3 }].every(isTiming)).toBe(true);
  expect([{}, { budget: 0, increment: 0 }, { days: 31 }, { days: 1, budget: 5 }, 5, { budget: 5 }].some(isTiming)).toBe(
    false,
  );
});

test('Names are text of one line that turns nothing around', () => {
  expect(shownName('  Réka\u202e\u0007  Nagy\n')).toBe('Réka Nagy');
  expect(shownName(' \n')).toBeUndefined();
  expect(shownName('x'.repeat(500))).toHaveLength(40);
});

test('Tokens and identities are known by their form before a database sees them', () => {
  expect([isToken(TOKEN), isToken(`${TOKEN}x`), isToken(5)]).toEqual([true, false, false]);
  expect(isMatchId('0190a3d1-7a1b-4c3d-8e4f-0123456789ab')).toBe(true);
  expect(isMatchId("0190a3d1' or 1=1")).toBe(false);
});

test('The address of a match is read as it is written, with its secret behind the #', () => {
  const id = '0190a3d1-7a1b-4c3d-8e4f-0123456789ab';
  for (const address of [{ id }, { id, token: TOKEN }, { id, token: TOKEN, isWatched: true as const }])
    expect(readMatchLink(matchLink(address))).toEqual(address);
  expect(readMatchLink('#/tictactoe')).toBeUndefined();
});
