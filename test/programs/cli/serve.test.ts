import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { newSecret } from '../../../src/server/live/secrets.ts';
import { amount } from '../../tools/long.ts';
import { serving, startServer } from '../../tools/serving.ts';
import { tempFolder } from '../../tools/tempFolder.ts';
import { enter, makeMatch, type TestWire } from '../../tools/wires.ts';

/** To make a database takes seconds: whoever is first makes it. */
const folder = tempFolder(afterAll);

const status = async (address: string): Promise<number> => {
  const answer = await fetch(address);
  await answer.text();
  return answer.status;
};

test('kura serve makes a database, serves page and API, lets nobody else in, and ends when it is told to', async () => {
  const { program, address } = await serving(folder);
  expect(await status(`${address}/api/v1/ready`)).toBe(200);
  expect(await (await fetch(address)).text()).toContain('<title>Kura</title>');
  const other = startServer(folder);
  let said = '';
  other.stderr!.on('data', (data) => {
    said += data;
  });
  expect((await once(other, 'exit'))[0]).toBe(1);
  expect(said).toContain('is open in another process of Kura.');
  program.kill('SIGTERM');
  expect((await once(program, 'exit'))[0]).toBe(0);
  expect(existsSync(join(folder, 'data', 'kura.lock'))).toBe(false);
});

test('killed, it starts again on the same folder', async () => {
  const { program } = await serving(folder);
  program.kill('SIGKILL');
  await once(program, 'exit');
  const again = await serving(folder);
  expect(await status(`${again.address}/api/v1/ready`)).toBe(200);
});

const CLAIM = JSON.stringify({
  ...{ game: 'sokoban', board: '######\n#@$ .#\n######', moves: 'RR' },
  ...{ time: 4000, date: '2026-11-18T10:00:00Z', name: 'Anna' },
});

test('told to end, it answers what it was asked, and waits for nobody who has his answer and keeps the wire', async () => {
  const { program, address } = await serving(folder);
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let said = '';
  const hears = (words: string): Promise<void> =>
    new Promise((resolve) => {
      socket.on('data', (some) => {
        said += some;
        if (said.includes(words)) resolve();
      });
    });
  const head = ['POST /api/v1/results HTTP/1.1', 'Host: kura', 'Content-Type: application/json'];
  const key = `Authorization: Bearer ${'k'.repeat(22)}`;
  socket.write([...head, key, `Content-Length: ${CLAIM.length}`, 'Expect: 100-continue', '', ''].join('\r\n'));
  await hears('100 Continue');
  program.kill('SIGTERM');
  socket.write(CLAIM);
  await hears('201 Created');
  expect((await once(program, 'exit'))[0]).toBe(0);
});

test('told to end it says so for a while to whoever asks whether it is ready, and serves on; told twice it ends at once', async () => {
  const { program, address } = await serving(folder, '--notice', '600');
  program.kill('SIGTERM');
  while ((await status(`${address}/api/v1/ready`)) !== 503);
  expect([await status(`${address}/api/v1/health`), await status(address)]).toEqual([200, 200]);
  program.kill('SIGTERM');
  expect((await once(program, 'exit'))[0]).toBe(1);
});

test('told to end it goes by itself when that while is over', async () => {
  const { program } = await serving(folder, '--notice', '1');
  program.kill('SIGTERM');
  expect((await once(program, 'exit'))[0]).toBe(0);
});

test('where a port is taken that is told before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const empty = tempFolder();
  const program = startServer(empty, '--port', String((other.address() as AddressInfo).port));
  let said = '';
  program.stderr!.on('data', (data) => {
    said += data;
  });
  expect((await once(program, 'exit'))[0]).toBe(1);
  expect(said).toContain('EADDRINUSE');
  expect(existsSync(join(empty, 'data'))).toBe(false);
});

test('--open opens a browser at its address, and says where there is none', async () => {
  const asked = createServer();
  const opened = once(asked, 'connection').then(async ([socket]) => String((await once(socket, 'data'))[0]));
  asked.listen(0, '127.0.0.1');
  await once(asked, 'listening');
  onTestFinished(() => void asked.close());
  const programs = tempFolder();
  const { port } = asked.address() as AddressInfo;
  const browser = `#!/bin/sh\nexec "${process.execPath}" -e 'require("net").connect(${port}).end(process.argv[1])' "$1"\n`;
  for (const name of ['open', 'xdg-open']) writeFileSync(join(programs, name), browser, { mode: 0o755 });
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const first = await serving(folder, '--open');
  expect(await opened).toBe(first.address);
  first.program.kill('SIGKILL');
  await once(first.program, 'exit');
  vi.stubEnv('PATH', tempFolder());
  const second = startServer(folder, '--open');
  let said = '';
  for await (const words of second.stderr!) {
    said += words;
    if (said.includes('No browser')) break;
  }
  expect(said).toMatch(/kura: No browser was found: open http:\/\/127\.0\.0\.1:\d+/);
});

test('many watch one game: everybody is told every move once, whoever floods beside them is cut off', async () => {
  const { address } = await serving(folder);
  const made = await makeMatch(address);
  const first = await enter(address, made.id, { token: made.token });
  const second = await enter(address, made.id, { token: made.invitation, own: newSecret() });
  const watchers: TestWire[] = [];
  while (watchers.length < amount(200, 1000)) {
    const some = Array.from({ length: 100 }, () => enter(address, made.id, { token: made.watch }));
    watchers.push(...(await Promise.all(some)));
  }
  await first.until((heard) => heard.find((one) => one.type === 'here' && one.watchers === watchers.length));
  const pings = Array.from({ length: 60 }, () => ({ type: 'ping' }));
  const flood = await enter(address, made.id, { token: made.watch });
  await flood.say(...pings);
  const texts = ['a3', 'a2', 'b3', 'b2', 'c3'];
  for (const [index, text] of texts.entries()) {
    const number = index + 3;
    await (index % 2 === 0 ? first : second).say({ type: 'move', number, text });
    await Promise.all([first, second, ...watchers].map((wire) => wire.event(number)));
  }
  const numbers = [first, second, ...watchers].map(({ events }) => events.map(({ number }) => number).join(' '));
  expect(new Set(numbers)).toEqual(new Set(['1 2 3 4 5 6 7']));
  expect(await flood.closed).toBe(1008);
});
