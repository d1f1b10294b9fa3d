import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { dice } from '../../../src/core/random.ts';
import { amount } from '../../tools/long.ts';
import { ownPostgres } from '../../tools/postgres.ts';
import { SEED } from '../../tools/seed.ts';
import { type Server, serving } from '../../tools/serving.ts';
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
const sendFrom = async (server: Server, first: number, enough: () => boolean, done: Set<number>): Promise<void> => {
  for (let number = first; !enough(); number++) {
    try {
      const { status } = await post(server.address, number);
      if (status === 201) done.add(number);
    } catch {
      return;
    }
  }
};

const own = ownPostgres();
const places = [{ name: 'PGlite', more: [] }, ...(own ? [{ name: 'PostgreSQL', more: ['--database', own.url] }] : [])];

describe.each(places)('on $name', ({ more }) => {
  test('killed while results come in, the server has all that it acknowledged, each once', async () => {
    const random = dice(SEED);
    const folder = tempFolder();
    const done = new Set<number>();
    let server = await serving(folder, ...more);
    for (let round = 0; round < amount(2, 50); round++) {
      const before = done.size;
      const most = 1 + random.roll(25);
      const enough = () => done.size >= before + most;
      const senders = [0, 1, 2].map((sender) => sendFrom(server, round * 3000 + sender * 1000, enough, done));
      await Promise.race(senders);
      server.program.kill('SIGKILL');
      await once(server.program, 'exit');
      await Promise.all(senders);
      server = await serving(folder, ...more);
      for (const number of [...done].slice(before)) expect((await post(server.address, number)).status).toBe(200);
    }
    server.program.kill('SIGTERM');
    expect((await once(server.program, 'exit'))[0]).toBe(0);
  });
});

describe.runIf(own !== undefined)('with PostgreSQL', () => {
  test('what one process is sent is seen at another, and both come back when the database is started again', async () => {
    const folder = tempFolder();
    const more = ['--database', own!.url];
    const [one, other] = await Promise.all([serving(folder, ...more), serving(folder, ...more)]);
    const { fingerprint } = await post(one!.address, 60_000);
    expect(await post(other!.address, 60_000)).toEqual({ status: 200, fingerprint });
    const done = new Set<number>();
    let isBack = false;
    const senders = [one!, other!].map((server, index) =>
      sendFrom(server, 61_000 + index * 1000, () => isBack && done.size >= 20, done),
    );
    own!.stop();
    own!.start();
    isBack = true;
    await Promise.all(senders);
    expect(done.size).toBeGreaterThanOrEqual(20);
    for (const number of done) expect((await post(one!.address, number)).status).toBe(200);
    for (const { address } of [one!, other!]) expect((await fetch(`${address}/api/v1/ready`)).status).toBe(200);
  });
});
