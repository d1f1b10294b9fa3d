import { expect, onTestFinished, test } from 'vitest';
import { engines } from '../../test/tools/databases.ts';
import { matchBook } from './database/matchBook.ts';
import { tidying, UNJOINED } from './tidying.ts';

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
    await tidying(book, () => 2000 + UNJOINED)();
    expect([await book.find('old'), (await book.find('new'))?.id]).toEqual([undefined, 'new']);
  },
);
