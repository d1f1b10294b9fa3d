import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { engines } from '../../../test/tools/databases.ts';
import { servedOn } from '../../../test/tools/served.ts';
import { addressOf, enter, makeMatch, TestWire } from '../../../test/tools/wires.ts';
import type { Store } from '../database/database.ts';

describe.each(await engines())('on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const served = async () => {
    const app = await servedOn(store);
    onTestFinished(() => app.close());
    return { app, address: await addressOf(app) };
  };

  test('a server that ends tells those who are at a match that it will be back, once what they did is kept', async () => {
    const { app, address } = await served();
    const made = await makeMatch(address);
    const [first, silent] = [await enter(address, made.id, { token: made.token }), new TestWire(address, made.id)];
    await once(silent.socket, 'open');
    await first.say({ type: 'withdraw' });
    await first.event(2);
    await app.close();
    expect(await first.closed).toBe(1012);
    expect(await silent.closed).toBeGreaterThan(0);
  });

  test('whoever knows more than the server, as after a loss of power, is told all of it', async () => {
    const { address } = await served();
    const made = await makeMatch(address);
    const back = await enter(address, made.id, { token: made.token, since: 7 });
    expect((await back.message('welcome')).events.map(({ number }) => number)).toEqual([1]);
  });
});
