import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/tools/databases.ts';
import type { MatchEvent } from '../../play/together/protocol.ts';
import type { KeptMatch, MatchBook } from '../books.ts';
import type { Store } from './database.ts';
import { matchBook } from './matchBook.ts';

let made = 0;

const match = (): KeptMatch => ({
  id: `match-${++made}`,
  game: 'tictactoe',
  board: '.../.../... x',
  clock: { budget: 1000, increment: 5 },
  seats: ['anna', undefined],
  invitation: 'i',
  watch: 'w',
  at: 1_800_000_000_000,
});

const event = (number: number, about: Partial<MatchEvent> = {}): MatchEvent => ({
  number,
  kind: 'move',
  seat: 0,
  text: 'a1',
  at: 1_800_000_000_000 + number,
  ...about,
});

describe.each(await engines())('on $name', ({ open }) => {
  let store: Store;
  let book: MatchBook;
  beforeAll(async () => {
    store = await open();
    book = matchBook(store.db);
  });
  afterAll(() => store.close());

  const begun = async (): Promise<KeptMatch> => {
    const one = match();
    await book.make(one, [event(1, { kind: 'join', text: 'Anna' })]);
    return one;
  };

  test('a match is found as it was made, with what was done in it', async () => {
    const one = await begun();
    expect(await book.find(one.id)).toEqual(one);
    expect(await book.events(one.id, 0)).toEqual([event(1, { kind: 'join', text: 'Anna' })]);
    expect(await book.find('nothing')).toBeUndefined();
  });

  test('what nobody has joined is forgotten after a time, and what was done there; what two have begun is not', async () => {
    const [alone, withdrawn, joined] = [await begun(), await begun(), await begun()];
    await book.append(withdrawn.id, event(2, { kind: 'withdraw', text: '' }), { isEnded: true });
    await book.append(joined.id, event(2, { kind: 'join', seat: 1, text: 'Béla' }), { key: 'bela' });
    expect(await book.forget(alone.at)).toBe(0);
    expect(await book.forget(alone.at + 1)).toBeGreaterThanOrEqual(2);
    const found = await Promise.all([alone, withdrawn, joined].map(({ id }) => book.find(id)));
    expect(found.map((one) => one?.id)).toEqual([undefined, undefined, joined.id]);
    expect([await book.events(alone.id, 0), (await book.events(joined.id, 0)).length]).toEqual([[], 2]);
  });

  test('events come one after another, without a gap', async () => {
    const { id } = await begun();
    expect(await book.append(id, event(3))).toBe(false);
    expect(await book.append(id, event(2))).toBe(true);
    expect(await book.append(id, event(3))).toBe(true);
    expect((await book.events(id, 1)).map(({ number }) => number)).toEqual([2, 3]);
  });

  test('it is known whether a match has ended, also after what both did then', async () => {
    const { id } = await begun();
    expect(await book.isEnded(id)).toBe(false);
    await book.append(id, event(2, { kind: 'resign' }), { isEnded: true });
    await book.append(id, event(3, { kind: 'rematch' }));
    expect(await book.isEnded(id)).toBe(true);
    expect(await book.isEnded('nothing')).toBe(false);
  });

  test('of many who are the next at once one is', async () => {
    const { id } = await begun();
    for (let number = 2; number < 22; number += 1) {
      const tries = Array.from({ length: 8 }, (_, seat) => book.append(id, event(number, { at: number * 100 + seat })));
      expect((await Promise.all(tries)).filter((isDone) => isDone)).toHaveLength(1);
    }
    expect(await book.events(id, 0)).toHaveLength(21);
  });

  test('the very same event that is written again was written', async () => {
    const { id } = await begun();
    expect(await book.append(id, event(2))).toBe(true);
    expect(await book.append(id, event(2))).toBe(true);
    expect(await book.append(id, event(2, { kind: 'flag' }))).toBe(false);
    expect(await book.events(id, 1)).toHaveLength(1);
  });

  test('whoever joins gets a seat that is free', async () => {
    const { id } = await begun();
    expect(await book.append(id, event(2, { kind: 'join', seat: 0 }), { key: 'eve' })).toBe(false);
    expect(await book.append(id, event(2, { kind: 'join', seat: 1 }), { key: 'bela' })).toBe(true);
    expect((await book.find(id))?.seats).toEqual(['anna', 'bela']);
  });

  test('of two who join by the same name in the same moment one gets the seat, and his is the key that opens it', async () => {
    const { id } = await begun();
    const joined = event(2, { kind: 'join', seat: 1, text: 'Béla' });
    const keys = ['bela', 'other'];
    const tries = await Promise.all(keys.map((key) => book.append(id, joined, { key })));
    expect(tries.filter((isDone) => isDone)).toHaveLength(1);
    expect((await book.find(id))?.seats[1]).toBe(keys[tries.indexOf(true)]);
    // Whoever got it and was not told so tries again.
    expect(await book.append(id, joined, { key: keys[tries.indexOf(true)]! })).toBe(true);
  });

  test('the next match is made with the event that tells of it, or not at all', async () => {
    const { id } = await begun();
    const other = { ...match(), seats: ['bela', 'anna'] as const };
    const next = { match: other, events: [event(1, { kind: 'join' }), event(2, { kind: 'join', seat: 1 })] };
    expect(await book.append(id, event(5, { kind: 'next', text: other.id }), { next })).toBe(false);
    expect(await book.find(other.id)).toBeUndefined();
    expect(await book.append(id, event(2, { kind: 'next', text: other.id }), { next })).toBe(true);
    expect(await book.find(other.id)).toEqual(other);
    expect(await book.append(other.id, event(3))).toBe(true);
  });

  test('whoever listens hears of it', async () => {
    const { id } = await begun();
    const heard = new Promise<string>((resolve) => {
      void store.listen('matches', resolve).then(() => book.append(id, event(2)));
    });
    expect(await heard).toBe(`${id} 2`);
  });
});
