import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { dice } from '../../../src/core/random.ts';
import { amount } from '../../tools/long.ts';
import { type Addresses, Pair } from '../../tools/pair.ts';
import { ownPostgres, throwawayPostgres } from '../../tools/postgres.ts';
import { SEED } from '../../tools/seed.ts';
import { serving } from '../../tools/serving.ts';
import { tempFolder } from '../../tools/tempFolder.ts';

const KEY = randomBytes(16).toString('base64url');

/** Walks to and fro by the bits of a number before it pushes: as many solutions as there are numbers. */
const claim = (number: number) => {
  const walks = Array.from({ length: 16 }, (_, bit) => ((number >> bit) % 2 === 0 ? 'rl' : 'du')).join('');
  const moves = `d${walks}uRR`;
  const board = '######\n#@$ .#\n#    #\n#    #\n######';
  return { game: 'sokoban', board, moves, time: 4000, date: '2026-11-18T10:00:00Z', name: 'Anna' };
};

const post = async (
  address: string,
  number: number,
): Promise<{ readonly status: number; readonly fingerprint: string }> => {
  const answer = await fetch(`${address}/api/v1/results`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(claim(number)),
  });
  return {
    status: answer.status,
    fingerprint: ((await answer.json()) as { readonly fingerprint: string }).fingerprint,
  };
};

/** Sends one after another until the server is gone or there are enough, and notes which were acknowledged. */
const sendFrom = async (address: string, first: number, enough: () => boolean, done: Set<number>): Promise<void> => {
  for (let number = first; !enough(); number++) {
    try {
      const { status } = await post(address, number);
      if (status === 201) done.add(number);
    } catch {
      return;
    }
  }
};

/** Plays again whenever a wire was cut. */
const playOn = async (pair: Pair, addresses: Addresses, enough: () => boolean): Promise<void> => {
  while (!enough()) await pair.play(addresses, enough);
};

/** A server that is told to end does so in order; a killed one does not. */
const ended = async (program: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  program.kill(signal);
  expect(await once(program, 'exit')).toEqual(signal === 'SIGTERM' ? [0, null] : [null, 'SIGKILL']);
};

/** A server has these results already. */
const known = async (address: string, numbers: readonly number[]): Promise<void> => {
  for (const number of numbers) expect((await post(address, number)).status).toBe(200);
};

/** Whether there is one more of something than now, or so many more still. */
const moreOf = (amountDone: () => number, still: number): (() => boolean) => {
  const now = amountDone();
  return () => amountDone() > now + still;
};

const own = ownPostgres();
const url = await throwawayPostgres();
const places = [{ name: 'PGlite', more: [] }, ...(url ? [{ name: 'PostgreSQL', more: ['--database', url] }] : [])];

/** Milliseconds for a hundred kills: an embedded database starts again in a second, on a busy machine in ten. */
const PATIENCE = amount(180_000, 1_800_000);

describe.each(places)('on $name', ({ more }) => {
  test('killed at any moment of play, the server has all that it acknowledged, each once; told to end, too', {
    timeout: PATIENCE,
  }, async () => {
    const random = dice(SEED);
    const folder = tempFolder();
    const done = new Set<number>();
    const pairs = [new Pair(random), new Pair(random)];
    const moves = () => pairs.reduce((sum, pair) => sum + pair.moves, 0);
    const rounds = amount(3, 101);
    let server = await serving(folder, ...more);
    for (let round = 0; round < rounds; round++) {
      const { program, address } = server;
      // By turns a kill is among moves and among results, which take longer.
      const enough = round % 2 === 0 ? moreOf(moves, random.roll(25)) : moreOf(() => done.size, random.roll(5));
      const before = done.size;
      const all = [
        ...[0, 1].map((sender) => sendFrom(address, round * 500 + sender * 250, enough, done)),
        ...pairs.map((pair) => pair.play([address, address], enough)),
      ];
      await Promise.race(all);
      await ended(program, round === rounds - 1 ? 'SIGTERM' : 'SIGKILL');
      await Promise.all(all);
      server = await serving(folder, ...more);
      await known(server.address, [...done].slice(before));
      for (const pair of pairs) await pair.check(server.address);
    }
    expect(Math.min(moves(), done.size)).toBeGreaterThan(0);
  });
});

describe.runIf(own !== undefined)('with PostgreSQL', () => {
  test('what one process is sent is seen at another, and both come back when the database is started again', async () => {
    const folder = tempFolder();
    const more = ['--database', own!.url];
    const [one, other] = await Promise.all([serving(folder, ...more), serving(folder, ...more)]);
    const { fingerprint } = await post(one.address, 60_000);
    expect(await post(other.address, 60_000)).toEqual({ status: 200, fingerprint });
    const done = new Set<number>();
    const pair = new Pair(dice(SEED));
    let [isBack, sent, played] = [false, 0, 0];
    // Whoever has done enough stops: a server does not answer those who ask without end.
    const hasSent = () => isBack && done.size >= sent;
    const hasPlayed = () => isBack && pair.moves >= played;
    const all = [
      ...[one, other].map(({ address }, index) => sendFrom(address, 61_000 + index * 1000, hasSent, done)),
      playOn(pair, [one.address, other.address], hasPlayed),
    ];
    own!.stop();
    own!.start();
    [isBack, sent, played] = [true, done.size + 20, pair.moves + 20];
    await Promise.all(all);
    await known(one.address, [...done]);
    await pair.check(other.address);
    for (const { address } of [one, other]) expect((await fetch(`${address}/api/v1/ready`)).status).toBe(200);
  });
});
