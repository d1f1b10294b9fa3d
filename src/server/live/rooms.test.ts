import { sql } from 'drizzle-orm/sql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { engines } from '../../../test/tools/databases.ts';
import type { FromServer } from '../../play/together/protocol.ts';
import type { Store } from '../database/database.ts';
import { MATCHES } from '../database/matchBook.ts';
import { openBooks } from '../database/openBooks.ts';
import { Metrics } from '../metrics.ts';
import type { Guest } from './guest.ts';
import type { Report } from './presence.ts';
import { Rooms } from './rooms.ts';

const ID = '0190a3d1-7a1b-4c3d-8e4f-0123456789ab';

const MATCH = {
  ...{ id: ID, game: 'tictactoe', board: '.../.../... x', clock: null, at: 0 },
  ...{ seats: ['anna', undefined] as const, invitation: 'i', watch: 'w' },
};

/** Somebody who notes what he is told. */
class Listener implements Guest {
  readonly seat: Guest['seat'];
  readonly name = undefined;
  readonly told: FromServer[] = [];
  #look: () => void = () => undefined;

  constructor(seat: Guest['seat']) {
    this.seat = seat;
  }

  send(words: FromServer): void {
    this.told.push(words);
    this.#look();
  }

  sendText(text: string): void {
    this.send(JSON.parse(text) as FromServer);
  }

  beat(): void {}

  leave(): void {}

  until(fits: (last: FromServer) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#look = () => {
        const last = this.told.at(-1);
        if (last && fits(last)) resolve();
      };
      this.#look();
    });
  }
}

const isHere = (first: boolean, second: boolean) => (last: FromServer) =>
  last.type === 'here' && last.seats[0] === first && last.seats[1] === second;

describe.each(await engines())('on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await openBooks(store.db, store.live).matches.make(MATCH, [{ number: 1, kind: 'join', seat: 0, text: '', at: 0 }]);
  });
  afterAll(() => store.close());

  test('who was at a process that was killed is there no more, and those who are left are told', async () => {
    let now = 0;
    const house = { store, books: openBooks(store.db, store.live), metrics: new Metrics() };
    const rooms = new Rooms(house, () => now, console);
    await rooms.begin();
    onTestFinished(() => rooms.close());
    const guest = new Listener(0);
    await rooms.enter(ID, guest);
    rooms.changed(ID);
    await guest.until(isHere(true, false));
    const report: Report = { match: ID, process: 'killed', seats: [false, true], watchers: 0, names: [] };
    await store.db.execute(sql`select pg_notify(${MATCHES}, ${JSON.stringify(report)})`);
    await guest.until(isHere(true, true));
    now += 61_000;
    rooms.beat();
    await guest.until(isHere(true, false));
    expect(guest.told.filter(isHere(true, true))).toHaveLength(1);
  });
});
