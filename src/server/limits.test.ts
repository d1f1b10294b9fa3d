import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { engines } from '../../test/tools/databases.ts';
import { servedOn } from '../../test/tools/served.ts';
import { tempFolder } from '../../test/tools/tempFolder.ts';
import type { Frame } from './app.ts';
import type { Store } from './database/database.ts';
import { senderOf } from './sender.ts';

const PATIENCE = {
  request: 15_000,
  head: 10_000,
  look: 2_000,
  idle: 60_000,
  requests: 1_200,
  files: 24_000,
  wires: 2_000,
};

let store: Store;
beforeAll(async () => {
  store = await (await engines())[0]!.open();
});
afterAll(() => store.close());

const served = async (frame: Partial<Frame>): Promise<FastifyInstance> => {
  const app = await servedOn(store, {}, frame);
  onTestFinished(() => app.close());
  return app;
};

const codesOf = async (app: FastifyInstance, requests: readonly { remoteAddress: string; forwarded?: string }[]) => {
  const codes: number[] = [];
  for (const { remoteAddress, forwarded } of requests) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    codes.push((await app.inject({ url: '/api/v1/', remoteAddress, headers })).statusCode);
  }
  return codes;
};

const four = (request: (index: number) => { remoteAddress: string; forwarded?: string }) => [0, 1, 2, 3].map(request);

test('who floods is told to wait, and nobody else', async () => {
  const app = await served({ patience: { ...PATIENCE, requests: 3 } });
  expect(
    await codesOf(
      app,
      four(() => ({ remoteAddress: '10.0.0.7' })),
    ),
  ).toEqual([200, 200, 200, 429]);
  expect(await codesOf(app, [{ remoteAddress: '10.0.0.8' }])).toEqual([200]);
});

test('a class behind one router opens the page, which is many files, and each still asks; who floods with that waits too', async () => {
  const app = await served({ patience: { ...PATIENCE, requests: 2, files: 9 } });
  const codes = async (url: string, amount: number): Promise<readonly number[]> => {
    const all: number[] = [];
    while (all.length < amount) all.push((await app.inject({ url, remoteAddress: '10.0.0.7' })).statusCode);
    return all;
  };
  expect(new Set(await codes('/', 9))).toEqual(new Set([200]));
  expect(await codes('/api/v1/', 3)).toEqual([200, 200, 429]);
  expect(await codes('/', 1)).toEqual([429]);
});

test('nobody becomes another by saying so', async () => {
  const app = await served({ patience: { ...PATIENCE, requests: 3 } });
  const requests = four((index) => ({ remoteAddress: '10.0.0.7', forwarded: `192.0.2.${index}` }));
  expect(await codesOf(app, requests)).toEqual([200, 200, 200, 429]);
});

test('a proxy that was named is believed', async () => {
  const app = await served({ patience: { ...PATIENCE, requests: 3 }, proxies: ['10.0.0.7'] });
  const requests = four((index) => ({ remoteAddress: '10.0.0.7', forwarded: `192.0.2.${index}` }));
  expect(await codesOf(app, requests)).toEqual([200, 200, 200, 200]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
])('%s is %s to limits', (ip, sender) => {
  expect(senderOf({ ip })).toBe(sender);
});

test('who opens wires without end is told to wait, whatever he asks for, and nobody else', async () => {
  const app = await served({});
  const codes = async (remoteAddress: string, amount: number): Promise<ReadonlySet<number>> => {
    const answers = Array.from({ length: amount }, () => app.inject({ url: '/api/v1/matches/x/live', remoteAddress }));
    return new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode));
  };
  expect(await codes('10.0.0.7', 3000)).toEqual(new Set([404]));
  expect(await codes('10.0.0.7', 1)).toEqual(new Set([429]));
  expect(await codes('10.0.0.8', 1)).toEqual(new Set([404]));
});

test('nobody has more than some wires open at a time, and who closes one may open another', async () => {
  const app = await served({ patience: { ...PATIENCE, wires: 2 } });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const id = randomUUID();
  const open = async (): Promise<WebSocket> => {
    const wire = new WebSocket(`${address.replace('http', 'ws')}/api/v1/matches/${id}/live`);
    onTestFinished(() => wire.terminate());
    await once(wire, 'open');
    return wire;
  };
  const codeOf = async (remoteAddress: string): Promise<number> =>
    (await app.inject({ url: `/api/v1/matches/${id}/live`, remoteAddress })).statusCode;
  const [first] = [await open(), await open()];
  expect([await codeOf('127.0.0.1'), await codeOf('127.0.0.2')]).toEqual([429, 404]);
  const gone = new Promise((resolve) => {
    for (const theirs of app.websocketServer.clients) theirs.once('close', resolve);
  });
  first.terminate();
  await gone;
  expect(await codeOf('127.0.0.1')).toBe(404);
});

test.each([
  ['the head of his request', 'GET /api/v1/ HTTP/1.1\r\nHost: kura\r\nX-Slow'],
  [
    'the rest of it',
    'POST /api/v1/matches HTTP/1.1\r\nHost: kura\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  ],
])('who drips %s is cut off', async (_, words) => {
  const app = await served({ patience: { ...PATIENCE, request: 300, head: 200, look: 100 } });
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  let said = '';
  socket.on('data', (some) => {
    said += some;
  });
  socket.write(words);
  await once(socket, 'close');
  expect(said).toContain('408 Request Timeout');
});

test('who does not read on what he asked for is cut off', async () => {
  const page = tempFolder();
  writeFileSync(join(page, 'index.html'), 'x'.repeat(64 * 1024 * 1024));
  const app = await served({ page, patience: { ...PATIENCE, idle: 300 } });
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const cut = new Promise((resolve) => app.server.once('connection', (theirs) => theirs.once('close', resolve)));
  const socket = connect(Number(address.port), address.hostname);
  onTestFinished(() => void socket.destroy());
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: kura\r\n\r\n');
  await cut;
});

test('a server that nobody told otherwise has an end of its patience, and looks often who is past it', async () => {
  const { server } = await served({});
  // Node keeps it under this name, which its types do not know.
  const { connectionsCheckingInterval } = server as typeof server & { readonly connectionsCheckingInterval?: number };
  const { requestTimeout, headersTimeout, timeout } = server;
  expect([requestTimeout, headersTimeout, connectionsCheckingInterval, timeout]).toEqual([
    15_000, 10_000, 2_000, 60_000,
  ]);
});
