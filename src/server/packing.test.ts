import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines } from '../../test/tools/databases.ts';
import { servedOn, smallPage } from '../../test/tools/served.ts';
import type { Store } from './database/database.ts';
import { codingOf } from './packing.ts';

const SCRIPT = 'console.log("Kura");\n'.repeat(500);
const PICTURE = Buffer.alloc(5000);

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await (await engines())[0]!.open();
  const page = smallPage();
  writeFileSync(join(page, 'a.js'), SCRIPT);
  writeFileSync(join(page, 'a.png'), PICTURE);
  writeFileSync(join(page, 'b.js'), ';');
  app = await servedOn(store, {}, { page });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const asked = (url: string, accepted?: string, more: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...(accepted !== undefined && { 'accept-encoding': accepted }), ...more } });

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('text goes out packed for whoever unpacks it: %s', async (accepted, coding, unpack) => {
  const { headers, rawPayload } = await asked('/a.js', accepted);
  expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(rawPayload.length).toBeLessThan(SCRIPT.length / 10);
  expect(unpack(rawPayload).toString()).toBe(SCRIPT);
  const again = await asked('/a.js', accepted, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('whoever unpacks nothing gets it as it is, under another mark', async () => {
  const { headers, body } = await asked('/a.js');
  expect([headers['content-encoding'], body]).toEqual([undefined, SCRIPT]);
  expect(headers.etag).not.toBe((await asked('/a.js', 'br')).headers.etag);
});

test('pictures and what would not become smaller go out as they are', async () => {
  for (const url of ['/a.png', '/b.js']) expect((await asked(url, 'br')).headers['content-encoding']).toBeUndefined();
});

test('what a browser says of it is read', () => {
  expect(['', 'identity', 'br', 'GZIP', 'gzip;q=0.000', '*'].map(codingOf)).toEqual([
    undefined,
    undefined,
    'br',
    'gzip',
    undefined,
    undefined,
  ]);
});
