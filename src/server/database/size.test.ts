import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { engines } from '../../../test/tools/databases.ts';
import { sizeOf } from './size.ts';

test.each(await engines())(
  'how large the database is is known before long on $name, and nobody waits for that',
  async ({ open }) => {
    const store = await open();
    onTestFinished(() => store.close());
    const size = sizeOf(store.db, console);
    expect(size()).toBeNaN();
    while (Number.isNaN(size())) await setImmediate();
    expect(size()).toBeGreaterThan(1_000_000);
  },
);
