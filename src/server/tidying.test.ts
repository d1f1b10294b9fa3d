import { expect, onTestFinished, test } from 'vitest';
import { engines } from '../../test/tools/databases.ts';
import type { MatchBook } from './books.ts';
import { matchBook } from './database/matchBook.ts';
import type { Log } from './failure.ts';
import { tidying, UNJOINED } from './tidying.ts';

class Logged implements Log {
  readonly errors: object[] = [];

  warn(): void {
    throw new Error('Nobody is to be warned.');
  }

  error(what: object): void {
    this.errors.push(what);
  }
}

test.each([
  ['that fails is logged', new Error('There is no such table.'), 1],
  ['is silent while the database is away', new Error('Connection terminated'), 0],
])('tidying %s', async (_, cause, errors) => {
  const log = new Logged();
  const book = { forget: () => Promise.reject(cause) } as Partial<MatchBook> as MatchBook;
  await tidying(book, log)();
  expect(log.errors).toHaveLength(errors);
});

test.each(await engines())(
  'a server removes games that nobody has joined for thirty days, on $name',
  async ({ open }) => {
    const store = await open();
    onTestFinished(() => store.close());
    const book = matchBook(store.live);
    const terms = { game: 'tictactoe', board: '.../.../... x', clock: null };
    const match = { ...terms, seats: ['anna', undefined], invitation: 'i', watch: 'w' } as const;
    await book.make({ ...match, id: 'old', at: 1000 }, []);
    await book.make({ ...match, id: 'new', at: 2000 }, []);
    await tidying(book, new Logged(), () => 2000 + UNJOINED)();
    expect([await book.find('old'), (await book.find('new'))?.id]).toEqual([undefined, 'new']);
  },
);
