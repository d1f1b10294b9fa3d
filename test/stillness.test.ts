import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../src/web');

/** The one place that asks what the system wants; all styles ask what the player has chosen. */
const ASKS = ['look.svelte.ts'];

test('whether things move is asked in one place: styles ask for [data-still]', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(svelte|css|ts|js)$/.test(path),
  );
  const asking = files.filter((path) => readFileSync(join(WEB, path), 'utf8').includes('prefers-reduced-motion'));
  expect(asking).toEqual(ASKS);
});
