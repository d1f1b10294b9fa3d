import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import type { Wire } from './connection.ts';
import { type Known, MatchClient } from './matchClient.ts';
import type { FromServer, MatchEvent } from './protocol.ts';

const JOINED: readonly MatchEvent[] = [
  { number: 1, kind: 'join', seat: 0, text: 'Réka', at: 0 },
  { number: 2, kind: 'join', seat: 1, text: 'Dávid', at: 0 },
];

const moved = (number: number, seat: 0 | 1, text: string): MatchEvent => ({
  number,
  kind: 'move',
  seat,
  text,
  at: number,
});

const welcome = (events: readonly MatchEvent[], now = 0): FromServer => ({
  type: 'welcome',
  match: { id: 'one', game: 'tictactoe', board: '.../.../... x', clock: null },
  seat: 0,
  events,
  now,
});

/** A client, and the other end of each connection that it opened. */
const join = (known?: Known) => {
  const wires: (Wire & { readonly sent: unknown[] })[] = [];
  const connect = () => {
    const sent: unknown[] = [];
    const wire = { sent, send: (text: string) => void sent.push(JSON.parse(text)), close: () => undefined };
    wires.push(wire);
    return wire;
  };
  const client = new MatchClient(
    { connect, findGame, changed: () => undefined },
    { token: 't', seed: 1, ...(known && { known }) },
    0,
  );
  const tell = (said: FromServer, now = 0) => client.heard(wires.at(-1)!, JSON.stringify(said), now);
  const open = (said: FromServer, now = 0) => {
    client.opened(wires.at(-1)!);
    tell(said, now);
  };
  const cut = (now: number) => client.lost(wires.at(-1)!, now);
  const refuse = () => client.refused(wires.at(-1)!);
  return { client, wires, tell, open, cut, refuse };
};

test('Whoever comes back reads on from the last number that he has', () => {
  const { client, wires, open, cut } = join();
  open(welcome([...JOINED, moved(3, 0, 'a3')]));
  expect(wires[0]!.sent).toEqual([{ type: 'hello', token: 't', since: 0 }]);
  cut(1000);
  expect(client.isHere).toBe(false);
  client.tick(client.due);
  open(welcome([moved(4, 1, 'a2')]));
  expect(wires[1]!.sent).toEqual([{ type: 'hello', token: 't', since: 3 }]);
  expect(client.match?.moves).toEqual(['a3', 'a2']);
  expect(client.isHere).toBe(true);
});

test('Where the server knows less than was known here, as after a loss of power, it is as the server says, and goes on', () => {
  const { client, wires, open, cut } = join();
  open(welcome([...JOINED, moved(3, 0, 'a3'), moved(4, 1, 'a2')]));
  cut(1000);
  client.tick(client.due);
  open(welcome([...JOINED, moved(3, 0, 'a3')]));
  expect([client.match?.moves, client.events.length]).toEqual([['a3'], 3]);
  client.heard(wires[1]!, JSON.stringify({ type: 'events', events: [moved(4, 1, 'b2')], now: 0 }), 0);
  client.move('c3');
  expect(wires[1]!.sent.at(-1)).toEqual({ type: 'move', number: 5, text: 'c3' });
});

test('Where what the server tells does not follow what was known, all of it is asked for, and the board stays meanwhile', () => {
  const { client, wires, tell, open, cut } = join();
  open(welcome([...JOINED, moved(3, 0, 'a3')]));
  tell({ type: 'events', events: [moved(4, 1, 'a3')], now: 0 });
  expect(client.match?.moves).toEqual(['a3']);
  cut(1000);
  client.tick(client.due);
  open(welcome([...JOINED, moved(3, 0, 'b2'), moved(4, 1, 'a3')]));
  expect(wires[1]!.sent[0]).toMatchObject({ type: 'hello', since: 0 });
  expect(client.match?.moves).toEqual(['b2', 'a3']);
});

test('Each attempt waits longer than the one before, up to a quarter of a minute', () => {
  const { client, cut } = join();
  const delays: number[] = [];
  for (let now = 0; delays.length < 8; now = client.due) {
    client.tick(now);
    cut(now);
    delays.push(client.due - now);
  }
  expect(delays[0]).toBeLessThanOrEqual(500);
  expect(delays[1]).toBeGreaterThan(delays[0]!);
  expect(delays[3]).toBeGreaterThan(delays[2]!);
  expect(Math.max(...delays)).toBeLessThanOrEqual(15_000);
});

test('A move that had arrived before the connection was cut is not sent again', () => {
  const { client, wires, open, cut } = join();
  open(welcome(JOINED));
  client.move('b2');
  expect(wires[0]!.sent.at(-1)).toEqual({ type: 'move', number: 3, text: 'b2' });
  cut(0);
  client.tick(client.due);
  open(welcome([moved(3, 0, 'b2')]));
  expect(wires[1]!.sent).toHaveLength(1);
  expect(client.pending).toBeUndefined();
});

test('A move that had not arrived is sent when there is a connection again, once', () => {
  const { client, wires, open, cut } = join();
  open(welcome(JOINED));
  cut(0);
  client.move('b2');
  client.tick(client.due);
  open(welcome([]));
  expect(wires[1]!.sent.at(-1)).toEqual({ type: 'move', number: 3, text: 'b2' });
});

test('A move that somebody asked in between of is sent with its new number', () => {
  const { client, wires, open, tell } = join();
  open(welcome([...JOINED, moved(3, 0, 'a3'), moved(4, 1, 'a2')]));
  client.move('b3');
  tell({ type: 'events', events: [{ number: 5, kind: 'ask', seat: 1, text: '', at: 9 }], now: 9 });
  tell({ type: 'refused', number: 5, message: { text: 'Something else was done meanwhile.' } });
  expect(wires[0]!.sent.at(-1)).toEqual({ type: 'move', number: 6, text: 'b3' });
  expect(client.message).toBeUndefined();
});

test('What cannot be played by the rules is not believed of a server', () => {
  const { client, open, tell } = join();
  open(welcome([...JOINED, moved(3, 0, 'a3')]));
  tell({ type: 'events', events: [moved(4, 1, 'a3')], now: 0 });
  expect(client.match?.moves).toEqual(['a3']);
});

test('Whoever hears nothing for long asks, then comes back by himself', () => {
  const { client, wires, open } = join();
  open(welcome(JOINED), 0);
  client.tick(15_000);
  expect(wires[0]!.sent.at(-1)).toEqual({ type: 'ping' });
  client.tick(40_000);
  client.tick(client.due);
  expect(wires).toHaveLength(2);
});

test('The clock of the server is told by what it says', () => {
  const { client, open } = join();
  open(welcome(JOINED, 1_000_000), 400);
  expect(client.serverTime(500)).toBe(1_000_100);
});

test('Whoever is cut off is told so when he asks for something that is no move', () => {
  const { client, open, cut } = join();
  open(welcome(JOINED));
  cut(0);
  client.ask();
  expect(client.message?.text).toBe('There is no connection now.');
});

test('Whoever comes anew has what he left before there is a connection, and a move that nobody has confirmed is sent', () => {
  const match = { id: 'one', game: 'tictactoe', board: '.../.../... x', clock: null };
  const known: Known = { match, seat: 0, events: JOINED, pending: 'b2' };
  const { client, wires, open } = join(known);
  expect([client.match?.number, client.seat, client.pending]).toEqual([2, 0, 'b2']);
  open(welcome([]));
  expect(wires[0]!.sent).toEqual([
    { type: 'hello', token: 't', since: 2 },
    { type: 'move', number: 3, text: 'b2' },
  ]);
  const arrived = join(known);
  arrived.open(welcome([moved(3, 0, 'b2')]));
  expect(arrived.wires[0]!.sent).toHaveLength(1);
  expect(arrived.client.pending).toBeUndefined();
});

test('Nobody comes back where there is no such match', () => {
  const { client, refuse } = join();
  refuse();
  expect([client.isRefused, client.due]).toEqual([true, Number.POSITIVE_INFINITY]);
});

test('A network that is back is not waited for', () => {
  const { client, wires, open, cut } = join();
  open(welcome(JOINED));
  cut(0);
  client.hurry(1);
  expect(wires).toHaveLength(2);
  client.hurry(2);
  expect(wires).toHaveLength(2);
});
