import { expect, test } from 'vitest';
import type { AnyGame, Seat } from '../../core/game.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import {
  afterEvent,
  afterEvents,
  type Deed,
  deadlineOf,
  eventOf,
  leftAt,
  type Match,
  openMatch,
  positionOf,
  turnOf,
} from './match.ts';
import type { MatchEvent, Timing } from './protocol.ts';

const BOARD = ['.../', '.../', '... x'].join('');

const gameOf = (id: string): AnyGame => findGame(id)!;

const begin = (id = 'tictactoe', board = BOARD, clock: Timing = null): Match => {
  const opened = openMatch(gameOf(id), { game: id, board, clock }, 0);
  if (!opened.ok) throw new Error(sentence(opened.problem.message));
  return both(opened.value, [
    [0, { kind: 'join', seat: 0, text: 'Réka' }],
    [0, { kind: 'join', seat: 1, text: 'Dávid' }],
  ]);
};

const both = (match: Match, deeds: readonly (readonly [number, Deed])[]): Match =>
  deeds.reduce((before, [at, deed]) => {
    const after = afterEvent(before, eventOf(before, deed, at));
    if (!after.ok) throw new Error(sentence(after.problem.message));
    return after.value;
  }, match);

const refusal = (match: Match, deed: Deed, at = 0): string | undefined => {
  const after = afterEvent(match, eventOf(match, deed, at));
  return after.ok ? undefined : sentence(after.problem.message);
};

const move = (seat: Seat, text: string): Deed => ({ kind: 'move', seat, text });

test('Two take turns, the rules judge, and whoever has three in a row has won', () => {
  const four = both(begin(), [
    [1, move(0, 'a3')],
    [2, move(1, 'a2')],
    [3, move(0, 'b3')],
    [4, move(1, 'b2')],
  ]);
  expect(positionOf(four)).toBe('xx./oo./... x');
  expect(refusal(four, move(1, 'c2'))).toBe('It is not your turn.');
  expect(refusal(four, move(0, 'b2'))).toBe('That cell is taken.');
  expect(refusal(four, move(0, 'c3 c2'))).toBe('This is not one move.');
  const won = both(four, [[5, move(0, 'c3')]]);
  expect(won.end).toEqual({ outcome: { winner: 0 }, by: 'rules' });
  expect(turnOf(won)).toBeUndefined();
  expect(refusal(won, move(1, 'c2'))).toBe('The game is over.');
});

test('The same is so of Breakthrough, on a board of any size', () => {
  const opened = begin('breakthrough', '6x6');
  const [first] = gameOf('breakthrough').moves(opened.states[0]);
  const text = gameOf('breakthrough').formatMove(opened.states[0], first);
  const after = both(opened, [[1, move(0, text)]]);
  expect(after.moves).toEqual([text]);
  expect(turnOf(after)).toBe(1);
  expect(refusal(after, move(1, 'a1-a6'))).toBeDefined();
});

test('Nobody moves before both are there, and no seat is taken twice', () => {
  const opened = openMatch(gameOf('tictactoe'), { game: 'tictactoe', board: BOARD, clock: null }, 0);
  const alone = both(opened.ok ? opened.value : begin(), [[0, { kind: 'join', seat: 0, text: 'Réka' }]]);
  expect(refusal(alone, move(0, 'a1'))).toBe('The other player is not there yet.');
  expect(refusal(alone, { kind: 'join', seat: 0, text: 'Zoé' })).toBe('That seat is taken.');
});

test('An invitation is withdrawn as long as nobody has come, and nobody has won then', () => {
  const opened = openMatch(gameOf('tictactoe'), { game: 'tictactoe', board: BOARD, clock: null }, 0);
  const alone = both(opened.ok ? opened.value : begin(), [
    [0, { kind: 'join', seat: 0, text: 'Réka' }],
    [1, { kind: 'withdraw', seat: 0 }],
  ]);
  expect(alone.end).toEqual({ outcome: { winner: undefined }, by: 'withdrawal' });
  expect(refusal(alone, { kind: 'join', seat: 1, text: 'Dávid' })).toBe('The game is over.');
  expect(refusal(alone, { kind: 'rematch', seat: 0 })).toBe('The other player is not there yet.');
  expect(refusal(begin(), { kind: 'withdraw', seat: 0 })).toBe('The other player is there already.');
});

test('A puzzle, a board that is over and a clock that there is not cannot be played by link', () => {
  const problem = (id: string, board: string, clock: unknown = null): boolean =>
    openMatch(gameOf(id), { game: id, board, clock: clock as Timing }, 0).ok;
  expect(problem('sokoban', '#####\n#@$.#\n#####')).toBe(false);
  expect(problem('tictactoe', 'xxx/oo./... o')).toBe(false);
  expect(problem('tictactoe', BOARD, { budget: -1, increment: 0 })).toBe(false);
  expect(problem('tictactoe', BOARD, { days: 3 })).toBe(true);
});

test('Whoever asks takes back his last move, with the answer to it, if the other one allows', () => {
  const two = both(begin(), [
    [1, move(0, 'a3')],
    [2, move(1, 'a2')],
  ]);
  const asked = both(two, [[3, { kind: 'ask', seat: 0 }]]);
  expect(asked.request).toEqual({ seat: 0, to: 0 });
  expect(refusal(asked, { kind: 'allow', seat: 0 })).toBe('Nobody has asked.');
  expect(positionOf(both(asked, [[4, { kind: 'allow', seat: 1 }]]))).toBe(BOARD);
  const other = both(two, [
    [3, { kind: 'ask', seat: 1 }],
    [4, { kind: 'allow', seat: 0 }],
  ]);
  expect(positionOf(other)).toBe('x../.../... o');
});

test('Who was told no may ask again after another move, and a move answers what was asked', () => {
  const declined = both(begin(), [
    [1, move(0, 'a3')],
    [2, { kind: 'ask', seat: 0 }],
    [3, { kind: 'decline', seat: 1 }],
  ]);
  expect(refusal(declined, { kind: 'ask', seat: 0 })).toBe('That was declined.');
  const asked = both(declined, [
    [4, move(1, 'a2')],
    [5, { kind: 'ask', seat: 0 }],
  ]);
  expect(both(asked, [[6, move(0, 'b2')]]).request).toBeUndefined();
});

test('Time runs from the first move on, and every move gives some more', () => {
  const match = both(begin('tictactoe', BOARD, { budget: 10_000, increment: 2000 }), [[5000, move(0, 'a3')]]);
  expect([leftAt(match, 0, 6000), leftAt(match, 1, 6000)]).toEqual([12_000, 9000]);
  expect(deadlineOf(match)).toBe(15_000);
  const answered = both(match, [[8000, move(1, 'a2')]]);
  expect([leftAt(answered, 0, 8000), leftAt(answered, 1, 8000)]).toEqual([12_000, 9000]);
  expect(answered.spent).toEqual([0, 3000]);
});

test('A day for each move is there again after it', () => {
  const day = 86_400_000;
  const match = both(begin('tictactoe', BOARD, { days: 1 }), [
    [0, move(0, 'a3')],
    [day - 1, move(1, 'a2')],
  ]);
  expect(leftAt(match, 1, day)).toBe(day);
  expect(deadlineOf(match)).toBe(2 * day - 1);
});

test('A flag falls when no time is left and not before, and then no move counts', () => {
  const match = both(begin('tictactoe', BOARD, { budget: 1000, increment: 0 }), [[0, move(0, 'a3')]]);
  expect(refusal(match, { kind: 'flag', seat: 1 }, 999)).toBe('There is time left.');
  expect(refusal(match, { kind: 'flag', seat: 0 }, 5000)).toBe('There is time left.');
  expect(refusal(match, move(1, 'a2'), 1000)).toBe('Your time is over.');
  const fallen = both(match, [[1000, { kind: 'flag', seat: 1 }]]);
  expect(fallen.end).toEqual({ outcome: { winner: 0 }, by: 'time' });
  expect(fallen.spent).toEqual([0, 1000]);
});

test('Whoever resigns has lost, also when it is not his turn, and then both may want another game', () => {
  const resigned = both(begin(), [
    [1, move(0, 'a3')],
    [2, { kind: 'resign', seat: 0 }],
  ]);
  expect(resigned.end).toEqual({ outcome: { winner: 1, isResigned: true }, by: 'resignation' });
  expect(refusal(begin(), { kind: 'rematch', seat: 0 })).toBe('The game is not over yet.');
  const one = both(resigned, [[3, { kind: 'rematch', seat: 0 }]]);
  expect(refusal(one, { kind: 'next', seat: 0, text: 'other' })).toBe('Nobody has asked.');
  const next = both(one, [
    [4, { kind: 'rematch', seat: 1 }],
    [5, { kind: 'next', seat: 1, text: 'other' }],
  ]);
  expect(next.next).toBe('other');
});

test('Events that are known are passed over, and where one is missing none is believed', () => {
  const match = begin();
  const event: MatchEvent = eventOf(match, move(0, 'a3'), 5);
  const after = afterEvents(match, [event, event]);
  expect(after.ok && after.value.moves).toEqual(['a3']);
  expect(afterEvents(match, [{ ...event, number: event.number + 1 }]).ok).toBe(false);
});

test('A clock that was set back takes no time from anybody', () => {
  const match = both(begin('tictactoe', BOARD, { budget: 1000, increment: 0 }), [
    [5000, move(0, 'a3')],
    [100, move(1, 'a2')],
  ]);
  expect(match.left).toEqual([1000, 1000]);
  expect(match.at).toBe(5000);
});
