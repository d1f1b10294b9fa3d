import { expect, onTestFinished, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import type { MatchEvent } from '../../play/together/protocol.ts';
import type { KeptMatch, MatchBook } from '../books.ts';
import { openRoom } from './room.ts';

const KEPT: KeptMatch = {
  ...{ id: 'm', game: 'tictactoe', board: '.../.../... x', clock: { budget: 5, increment: 0 }, at: 0 },
  ...{ seats: ['anna', 'bela'], invitation: 'i', watch: 'w' },
};

const at = Date.now();

const BEGUN: readonly MatchEvent[] = [
  { number: 1, kind: 'join', seat: 0, text: '', at },
  { number: 2, kind: 'join', seat: 1, text: '', at },
  { number: 3, kind: 'move', seat: 0, text: 'a1', at: at + 50 },
];

/** A book of one match, that cannot be written in the first time. */
const awayOnce = (): MatchBook => {
  const events = [...BEGUN];
  let isAway = true;
  return {
    make: async () => undefined,
    find: async () => KEPT,
    isEnded: async () => false,
    events: async (_, since) => events.slice(since),
    forget: async () => 0,
    append: async (_, event) => {
      if (isAway) {
        isAway = false;
        throw new Error('The statement took too long.');
      }
      events.push(event);
      return true;
    },
  };
};

test('a flag falls also where it could not be kept the first time', async () => {
  const fallen = new Promise<MatchEvent>((resolve) => {
    const happened = (events: readonly MatchEvent[]) => {
      const flag = events.find(({ kind }) => kind === 'flag');
      if (flag) resolve(flag);
    };
    const room = openRoom(KEPT, findGame('tictactoe')!, { book: awayOnce(), date: () => Date.now(), happened });
    onTestFinished(() => room.close());
    // On a slow machine the time is over already.
    room.begin().catch(() => undefined);
  });
  expect(await fallen).toMatchObject({ seat: 1, at: at + 55 });
});
