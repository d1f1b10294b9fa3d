import { sql } from 'drizzle-orm/sql';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { engines } from '../../../test/tools/databases.ts';
import { servedOn } from '../../../test/tools/served.ts';
import { addressOf, enter, makeMatch, TestWire, TICTACTOE } from '../../../test/tools/wires.ts';
import { sentence } from '../../core/parsed.ts';
import type { FromServer, MadeMatch } from '../../play/together/protocol.ts';
import { rowsOf, type Store } from '../database/database.ts';
import { hashOf, newSecret } from './secrets.ts';

const move = (number: number, text: string) => ({ type: 'move', number, text });

describe.each(await engines())('on $name', ({ name, open }) => {
  let store: Store;
  let app: FastifyInstance;
  let address: string;
  const lines: string[] = [];
  beforeAll(async () => {
    store = await open();
    app = await servedOn(store, {}, { log: (line) => void lines.push(line) });
    address = await addressOf(app);
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  /** Two who sit at a match. */
  const seated = async (about: object = {}, other = address) => {
    const made = await makeMatch(address, about);
    const first = await enter(address, made.id, { token: made.token });
    const own = newSecret();
    const second = await enter(other, made.id, { token: made.invitation, own, name: 'Dávid' });
    await first.event(2);
    return { made, own, first, second };
  };

  const seatOf = async (wire: TestWire): Promise<0 | 1 | null> => (await wire.message('welcome')).seat;

  const refusal = async (wire: TestWire): Promise<string> => sentence((await wire.message('refused')).message);

  test('two play a whole game, each move is told to both, and the rules say who has won', async () => {
    const { first, second } = await seated();
    expect([await seatOf(first), await seatOf(second)]).toEqual([0, 1]);
    const texts = ['a3', 'a2', 'b3', 'b2', 'c3'];
    for (const [index, text] of texts.entries()) {
      const number = index + 3;
      await (index % 2 === 0 ? first : second).say(move(number, text));
      expect((await first.event(number)).text).toBe(text);
      expect((await second.event(number)).text).toBe(text);
    }
    await second.say(move(8, 'c2'));
    expect(await refusal(second)).toBe('The game is over.');
    expect((await app.inject('/metrics')).body).toContain('kura_match_move_seconds_count 5');
  });

  test('whoever opens the invitation first plays, from whichever browser he comes back, and all others watch', async () => {
    const { made, own } = await seated();
    const third = await enter(address, made.id, { token: made.invitation, own: newSecret(), name: 'Anna' });
    const back = await enter(address, made.id, { token: made.invitation, own });
    expect([await seatOf(third), await seatOf(back)]).toEqual([null, 1]);
    await third.say(move(3, 'a1'));
    expect(await refusal(third)).toBe('Whoever watches does not play.');
    const watching = await enter(address, made.id, { token: made.watch });
    expect(await seatOf(watching)).toBeNull();
  });

  test('of twenty who open it at once one plays', async () => {
    const made = await makeMatch(address, { seat: 'lot' });
    const all = await Promise.all(
      Array.from({ length: 20 }, () => enter(address, made.id, { token: made.invitation, own: newSecret() })),
    );
    const seats = await Promise.all(all.map(seatOf));
    expect(seats.filter((seat) => seat !== null)).toEqual([made.seat === 0 ? 1 : 0]);
  });

  test('a move out of its turn, one that the rules forbid and one that came too late are refused with a reason', async () => {
    const { first, second } = await seated();
    await second.say(move(3, 'a1'));
    expect(await refusal(second)).toBe('It is not your turn.');
    await first.say(move(3, 'a1'));
    await second.event(3);
    await second.say(move(4, 'a1'));
    await second.until((heard) => (heard.filter(({ type }) => type === 'refused').length === 2 ? true : undefined));
    await first.say(move(3, 'b1'));
    expect(await first.message('refused')).toEqual({
      type: 'refused',
      number: 3,
      message: { text: 'Something else was done meanwhile.' },
    });
  });

  test('moves are taken back where the other one allows', async () => {
    const { first, second } = await seated();
    await first.say(move(3, 'a1'));
    await second.event(3);
    await first.say({ type: 'ask' });
    await second.event(4);
    await second.say({ type: 'answer', allow: true });
    expect((await first.event(5)).kind).toBe('allow');
    await first.say(move(6, 'b2'));
    expect((await second.event(6)).text).toBe('b2');
  });

  test('after a game both may want another one: they have changed sides, and the same secrets open it', async () => {
    const { made, own, first, second } = await seated();
    await first.say({ type: 'resign' });
    await second.event(3);
    await second.say({ type: 'rematch' });
    await first.event(4);
    await first.say({ type: 'rematch' });
    const { kind, text: next } = await second.event(6);
    expect(kind).toBe('next');
    const one = await enter(address, next, { token: made.token });
    const other = await enter(address, next, { token: own });
    expect([await seatOf(one), await seatOf(other)]).toEqual([1, 0]);
    await other.say(move(3, 'a1'));
    expect((await one.event(3)).seat).toBe(0);
  });

  test('an invitation is withdrawn', async () => {
    const made = await makeMatch(address);
    const maker = await enter(address, made.id, { token: made.token });
    await maker.say({ type: 'withdraw' });
    await maker.event(2);
    const late = await enter(address, made.id, { token: made.invitation, own: newSecret() });
    expect(await seatOf(late)).toBeNull();
  });

  test('whoever comes back reads on from the number that he has', async () => {
    const { made, first, second } = await seated();
    await first.say(move(3, 'a1'));
    await second.event(3);
    first.socket.terminate();
    await second.say(move(4, 'b2'));
    await second.event(4);
    const back = await enter(address, made.id, { token: made.token, since: 3 });
    expect((await back.message('welcome')).events.map(({ text }) => text)).toEqual(['b2']);
  });

  test('a flag falls by itself, and also where nobody was there to see it', async () => {
    const { first, second } = await seated({ clock: { budget: 50, increment: 0 } });
    await first.say(move(3, 'a1'));
    expect(await second.event(4)).toMatchObject({ kind: 'flag', seat: 1 });
    const { made, first: one, second: other } = await seated({ clock: { budget: 1, increment: 0 } });
    await one.say(move(3, 'a1'));
    one.socket.terminate();
    other.socket.terminate();
    await Promise.all([one.closed, other.closed]);
    const late = await enter(address, made.id, { token: made.watch });
    const flag = await late.event(4);
    expect(flag.at - (await late.event(3)).at).toBe(1);
  });

  test('a move and a flag never both come next', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { first, second } = await seated({ clock: { budget: 3, increment: 0 } });
      await first.say(move(3, 'a1'));
      await second.event(3);
      await second.say(move(4, 'b2'));
      const { kind } = await first.event(4);
      expect(['flag', 'move']).toContain(kind);
      if (kind === 'flag') expect((await second.event(4)).kind).toBe('flag');
    }
  });

  test('all are told who is there', async () => {
    const { made, first, second } = await seated();
    await enter(address, made.id, { token: made.watch, name: 'Anna' });
    const fits = (seats: readonly boolean[], watchers: number) => (heard: readonly FromServer[]) =>
      heard.find((one) => one.type === 'here' && one.watchers === watchers && String(one.seats) === String(seats));
    expect(await first.until(fits([true, true], 1))).toMatchObject({ names: ['Anna'] });
    second.socket.terminate();
    await first.until(fits([true, false], 1));
  });

  test.skipIf(name === 'PGlite')('two processes on one database have one match', async () => {
    const elsewhere = await open();
    const other = await servedOn(elsewhere);
    onTestFinished(async () => {
      await other.close();
      await elsewhere.close();
    });
    const { made, first, second } = await seated({}, await addressOf(other));
    const texts = ['a3', 'a2', 'b3', 'b2', 'c3'];
    for (const [index, text] of texts.entries()) {
      await (index % 2 === 0 ? first : second).say(move(index + 3, text));
      await Promise.all([first.event(index + 3), second.event(index + 3)]);
    }
    await enter(address, made.id, { token: made.watch });
    await second.until((heard) => heard.find((one) => one.type === 'here' && one.seats[0] && one.watchers === 1));
  });

  test('rubbish, a flood, too long a message and one who plays before he says who he is are cut off', async () => {
    const { made, first, second } = await seated();
    const cut = async (...words: readonly unknown[]): Promise<number> => {
      const wire = new TestWire(address, made.id);
      await wire.say(...words);
      return wire.closed;
    };
    const hello = { type: 'hello', token: made.watch, since: 0 };
    expect(await cut('rubbish')).toBe(1007);
    expect(await cut(hello, { type: 'resign', why: 1 })).toBe(1007);
    expect(await cut(hello, hello)).toBe(1008);
    expect(await cut(move(3, 'a1'))).toBe(1008);
    expect(await cut({ ...hello, token: newSecret() })).toBe(4404);
    const flood = await enter(address, made.id, { token: made.watch });
    await flood.say(...Array.from({ length: 60 }, () => ({ type: 'ping' })));
    expect(await flood.closed).toBe(1008);
    expect(await cut('x'.repeat(5000))).toBe(1009);
    // Nobody else notices.
    await first.say(move(3, 'a1'));
    expect((await second.event(3)).text).toBe('a1');
  });

  test('another page may not open a wire, and what is no identity is not looked up', async () => {
    const { id } = await makeMatch(address);
    expect(await new TestWire(address, id, { origin: 'https://evil.example' }).closed).toBe(403);
    expect(await new TestWire(address, "x' or 1=1").closed).toBe(404);
    expect((await app.inject(`/api/v1/matches/${newSecret()}`)).statusCode).toBe(404);
  });

  test('whoever knows an identity alone is told what is played, and nothing else; with a secret also by whom', async () => {
    const made: MadeMatch = await makeMatch(address);
    const { name, seat: _, ...terms } = TICTACTOE;
    const told = async (key?: string): Promise<unknown> => {
      const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
      return (await app.inject({ url: `/api/v1/matches/${made.id}`, headers })).json();
    };
    const before = { id: made.id, ...terms, begun: false };
    for (const key of [undefined, newSecret()]) expect(await told(key)).toEqual(before);
    for (const key of [made.invitation, made.watch, made.token])
      expect(await told(key)).toEqual({ ...before, names: [name, null], free: 1 });
    const other = await enter(address, made.id, { token: made.invitation, own: newSecret(), name: 'Dávid' });
    await other.event(2);
    expect(await told(made.invitation)).toEqual({ ...before, begun: true, names: [name, 'Dávid'] });
    expect(await told(newSecret())).toEqual({ ...before, begun: true });
    await other.say({ type: 'resign' });
    await other.event(3);
    expect(await told(made.watch)).toEqual({ ...before, begun: true, names: [name, 'Dávid'], ended: true });
    expect(await told()).toEqual({ ...before, begun: true });
  });

  test.each([
    [{ game: 'nothing' }, 422],
    [{ game: 'sokoban', board: '#####\n#@$.#\n#####' }, 422],
    [{ board: 'rubbish' }, 422],
    [{ clock: { budget: -1, increment: 0 } }, 400],
    [{ clock: { days: 1, more: 1 } }, 400],
    [{ seat: '0' }, 400],
    [{ more: 1 }, 400],
    [{ board: 'x'.repeat(70_000) }, 413],
  ])('a match with %j is not made', async (about, status) => {
    const body = { ...TICTACTOE, ...about };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/matches', payload: body });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { error: expect.objectContaining({ message: expect.any(String) }) },
    ]);
  });

  test('a secret in an address opens nothing', async () => {
    const { id, token } = await makeMatch(address);
    const wire = new TestWire(address, id, {}, `?token=${token}`);
    await wire.say({ type: 'resign' });
    expect(await wire.closed).toBe(1008);
  });

  test('of secrets the database has nothing but hashes, and the log not even those', async () => {
    const { made, own } = await seated();
    const rows = await rowsOf(store.db, sql`select * from matches, match_events where match = id and id = ${made.id}`);
    const text = JSON.stringify(rows);
    expect(lines.join('')).toContain('/api/v1/matches"');
    for (const secret of [made.token, made.invitation, made.watch, own]) {
      expect(text).not.toContain(secret);
      expect(text).toContain(hashOf(secret));
      expect(lines.join('')).not.toContain(secret);
      expect(lines.join('')).not.toContain(hashOf(secret));
    }
  });
});
