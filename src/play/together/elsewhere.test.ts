import { expect, test } from 'vitest';
import { Seated } from '../../../test/tools/sittings.ts';
import { findGame } from '../../games/index.ts';
import type { Wire } from './connection.ts';
import { Elsewhere } from './elsewhere.ts';
import { MatchClient } from './matchClient.ts';
import type { FromServer, Kind, MatchEvent } from './protocol.ts';

const BOARD = ['.../', '.../', '... x'].join('');

const PACK = { title: '', levels: [{ title: '', board: BOARD, lines: [], problems: [] }], problems: [] };

/** Réka, who is here and plays first, and Dávid, who is not. The server says what it is told to say. */
const meet = () => {
  const sent: { readonly type: string; readonly text?: string }[] = [];
  let changed = (): void => {};
  let number = 0;
  let wire: Wire | undefined;
  const connect = (): Wire => {
    wire = { send: (text) => void sent.push(JSON.parse(text)), close: () => undefined };
    return wire;
  };
  const client = new MatchClient({ connect, findGame, changed: () => changed() }, { token: 't', seed: 1 }, 0);
  const seated = new Seated('tictactoe', PACK);
  const hear = (said: FromServer): void => {
    client.heard(wire!, JSON.stringify(said), 0);
    seated.wait(1);
  };
  const event = (kind: Kind, seat: 0 | 1, text = ''): MatchEvent => {
    number += 1;
    return { number, kind, seat, text, at: number };
  };
  const happens = (kind: Kind, seat: 0 | 1, text = ''): void =>
    hear({ type: 'events', events: [event(kind, seat, text)], now: number });
  const refuse = (text: string): void => hear({ type: 'refused', number: number + 1, message: { text } });
  client.opened(wire!);
  const match = { id: 'one', game: 'tictactoe', board: BOARD, clock: null };
  const events = [event('join', 0, 'Réka'), event('join', 1, 'Dávid')];
  client.heard(wire!, JSON.stringify({ type: 'welcome', match, seat: 0, events, now: 0 }), 0);
  seated.sitting.attend((table, host) => {
    changed = () => host.changed();
    return new Elsewhere(table, client);
  });
  const tap = (cell: number): void => seated.sitting.answer({ kind: 'tap', cell });
  const cut = (): void => client.lost(wire!, 0);
  const board = (): string => seated.sitting.table.round!.played.position();
  return { seated, client, sent, happens, tap, cut, refuse, board };
};

test('A move that is made here is on the board at once, and is sent', () => {
  const { tap, board, sent, happens } = meet();
  tap(4);
  expect(board()).toBe('.../.x./... o');
  expect(sent.at(-1)).toMatchObject({ type: 'move', text: 'b2' });
  happens('move', 0, 'b2');
  expect(board()).toBe('.../.x./... o');
});

test('A move that is made elsewhere comes to the board, and nobody here makes it', () => {
  const { seated, tap, board, happens } = meet();
  tap(4);
  happens('move', 0, 'b2');
  tap(0);
  expect(seated.said).toBe('It is not your turn.');
  happens('move', 1, 'a3');
  expect(board()).toBe('o../.x./... x');
});

test('What both agreed to take back is off the board, and there is nothing to redo', () => {
  const { seated, tap, board, happens } = meet();
  tap(4);
  happens('move', 0, 'b2');
  happens('move', 1, 'a3');
  happens('ask', 0);
  happens('allow', 1);
  expect(board()).toBe('.../.../... x');
  expect(seated.said).toContain('2 moves were taken back.');
  const { at, length } = seated.sitting.display().picture!.snapshot;
  expect([at, length]).toEqual([0, 0]);
  tap(0);
  expect(board()).toBe('x../.../... o');
});

test('A move that the server does not want goes back, with the reason', () => {
  const { seated, client, tap, board, refuse } = meet();
  tap(4);
  refuse('Your time is over.');
  expect(client.pending).toBeUndefined();
  expect(seated.said).toBe('Your time is over.');
  expect(board()).toBe('.../.../... x');
});

test('A move that the other one has resigned before is not played any more', () => {
  const { seated, tap, board, happens } = meet();
  tap(4);
  happens('resign', 1);
  expect(board()).toBe('.../.../... x');
  expect(seated.said).toContain('Dávid has resigned: you have won!');
  expect(seated.sitting.display().picture!.snapshot.outcome).toEqual({ winner: 0, isResigned: true });
});

test('Nobody plays on from a position of some moves ago, and what comes meanwhile is shown', () => {
  const { seated, tap, board, happens } = meet();
  tap(4);
  happens('move', 0, 'b2');
  happens('move', 1, 'a3');
  seated.sitting.act(({ round }, now) => round!.seek(0, now));
  tap(0);
  expect(seated.said).toBe('This was some moves ago: go to the last one to play on.');
  expect(seated.sitting.display().picture!.snapshot.length).toBe(2);
  happens('ask', 1);
  happens('allow', 0);
  expect(board()).toBe('.../.x./... o');
});

test('Who was cut off is told so, and what he plays then waits', () => {
  const { seated, client, tap, cut, board } = meet();
  cut();
  expect(seated.sitting.display().match?.isHere).toBe(false);
  expect(seated.sitting.display().match?.seats.map(({ attendance }) => attendance)).toEqual(['lost', 'lost']);
  tap(4);
  expect(client.pending).toBe('b2');
  expect(board()).toBe('.../.x./... o');
  expect(seated.sitting.display().match?.isSending).toBe(true);
});

test('Whoever comes back to a game sees where it stands, and its end', () => {
  const { seated, happens, board } = meet();
  for (const [seat, text] of [
    [0, 'a3'],
    [1, 'a2'],
    [0, 'b3'],
    [1, 'b2'],
    [0, 'c3'],
  ] as const)
    happens('move', seat, text);
  expect(board()).toBe('xxx/oo./... o');
  expect(seated.said).toContain('You have won!');
  expect(seated.sitting.display().dialog).toBe('over');
});
