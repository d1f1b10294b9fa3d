import { once } from 'node:events';
import { sql } from 'drizzle-orm/sql';
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

  test('what goes wrong while somebody plays is logged, as any other mistake is, and he comes again', async () => {
    const lines: string[] = [];
    const app = await servedOn(store, {}, { log: (line) => void lines.push(line) });
    onTestFinished(() => app.close());
    const address = await addressOf(app);
    const made = await makeMatch(address);
    const first = await enter(address, made.id, { token: made.token });
    await store.db.execute(sql`alter table match_events rename to lost`);
    onTestFinished(() => store.db.execute(sql`alter table lost rename to match_events`).then(() => undefined));
    await first.say({ type: 'withdraw' });
    expect(await first.closed).toBe(1013);
    expect(lines.join('')).toContain('relation \\"match_events\\" does not exist');
    expect((await app.inject('/metrics')).body).toContain('kura_match_failures_total 1');
  });

  test('whoever knows more than the server, as after a loss of power, is told all of it', async () => {
    const { address } = await served();
    const made = await makeMatch(address);
    const back = await enter(address, made.id, { token: made.token, since: 7 });
    expect((await back.message('welcome')).events.map(({ number }) => number)).toEqual([1]);
  });
});
