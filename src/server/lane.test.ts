import { expect, test } from 'vitest';
import { Lane } from './lane.ts';
import { TooBusyError, TooManyError } from './tooMuch.ts';

/** Work that lasts until it is told to end, with the order in which it was begun. */
const work = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    end: (name: string) => ends.get(name)!(),
    of: (name: string) => () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends.set(name, resolve);
      }),
  };
};

test('so many are under way at a time, and then senders take turns', async () => {
  const [lane, { begun, end, of }] = [new Lane({ atOnce: 1 }), work()];
  const names = ['a1', 'a2', 'a3', 'b1'];
  const done = new Map(names.map((name) => [name, lane.pass(name.slice(0, 1), of(name))]));
  expect([begun, lane.waiting]).toEqual([['a1'], 3]);
  for (const name of ['a1', 'a2', 'b1', 'a3']) {
    end(name);
    await done.get(name);
  }
  expect([begun, lane.waiting]).toEqual([['a1', 'a2', 'b1', 'a3'], 0]);
});

test('who has too many waiting is refused alone, until too many wait of all; what fails makes room', async () => {
  const [lane, { end, of }] = [new Lane({ atOnce: 1, ofOne: 1, ofAll: 2 }), work()];
  const first = lane.pass('a', of('a1'));
  const waiting = [lane.pass('a', () => Promise.reject(new Error('It failed.'))), lane.pass('b', async () => 'b')];
  await expect(lane.pass('a', of('a3'))).rejects.toThrow(TooManyError);
  await expect(lane.pass('c', of('c1'))).rejects.toThrow(TooBusyError);
  end('a1');
  await first;
  await expect(waiting[0]).rejects.toThrow('It failed.');
  expect(await waiting[1]).toBe('b');
});
