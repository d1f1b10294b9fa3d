import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { amount } from '../tools/long.ts';
import { tempFolder } from '../tools/tempFolder.ts';

/** More than a system keeps for a reader who does not read. */
const LARGE = 16_000_000;

/** Descriptors that the server may have: fewer than there are readers who leave. */
const DESCRIPTORS = 400;

const HAS_LIMITS = process.platform === 'linux';

/** Milliseconds for 20,000 readers on a busy machine. */
const LONG = 600_000;

interface Served {
  readonly folder: string;
  readonly port: number;
  readonly process: ChildProcess;
}

/** The real server in a process of its own, with a small page, a large file and links that lead out of its folder. */
const serve = async (patience: number): Promise<Served> => {
  const outside = tempFolder();
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  const folder = tempFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Kura</title>');
  writeFileSync(join(folder, 'assets', 'large.js'), Buffer.alloc(LARGE, ' '));
  if (process.platform !== 'win32') {
    symlinkSync(join(outside, 'secret.txt'), join(folder, 'secret.txt'));
    symlinkSync(outside, join(folder, 'outside'));
  }
  const program = `
    const { listen, siteIn, siteServer } = await import(${JSON.stringify(pathToFileURL(`${import.meta.dirname}/../../scripts/site.mjs`))});
    const server = siteServer(siteIn(${JSON.stringify(folder)}), ${patience});
    console.log(await listen(server, { host: '127.0.0.1', port: 0 }));
  `;
  const node = [process.execPath, '--input-type=module', '-e', program];
  const [file, ...args] = HAS_LIMITS ? ['sh', '-c', `ulimit -n ${DESCRIPTORS}; exec "$@"`, 'sh', ...node] : node;
  const child = spawn(file!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const [port] = await once(child.stdout, 'data');
  return { folder, port: Number(port), process: child };
};

/** The status of an answer to a request as it is written, which no client would make better. */
const ask = async (port: number, path: string, method = 'GET'): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: kura\r\nConnection: close\r\n\r\n`);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  const [, status, body] = /^HTTP\/1.1 (\d+)[\s\S]*?\r\n\r\n([\s\S]*)$/.exec(Buffer.concat(parts).toString())!;
  return `${status} ${body}`;
};

const descriptors = ({ process }: Served): number => readdirSync(`/proc/${process.pid}/fd`).length;

/** Goes on asking until as few files are open as before. */
const untilClosed = async (served: Served, before: number): Promise<void> => {
  do expect(await ask(served.port, '/')).toContain('200 ');
  while (descriptors(served) > before);
};

/** Waits for an event, whatever goes wrong meanwhile. */
const happens = (socket: Socket, event: string): Promise<void> => new Promise((resolve) => socket.once(event, resolve));

/** Somebody who asks for the large file and has seen its beginning. */
const reader = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /assets/large.js HTTP/1.1\r\nHost: kura\r\n\r\n');
  await Promise.race([happens(socket, 'readable'), happens(socket, 'close')]);
  return socket;
};

test('what is not in its folder is not found, however it is asked for', async () => {
  const { port } = await serve(60_000);
  expect(await ask(port, '/')).toBe('200 <title>Kura</title>');
  expect(await ask(port, '/index.html?a=b')).toBe('200 <title>Kura</title>');
  expect(await ask(port, '/', 'HEAD')).toBe('200 ');
  const nowhere = ['/a', '/a/b/c', '/assets/', '/assets', '/assets/gone.js', '/secret.txt', '/outside/secret.txt'];
  const odd = ['//', '/..', '/../package.json', '/%2e%2e/package.json', '/%', '/%ff', '/%00', '/constructor', '*', 'x'];
  for (const path of [...nowhere, ...odd]) expect(await ask(port, path), path).toMatch(/^40[04] (There is|$)/);
  expect(await ask(port, '/', 'POST')).toMatch(/^405 /);
});

test('a file that vanishes while it serves is served all the same', async () => {
  const { folder, port } = await serve(60_000);
  rmSync(folder, { recursive: true });
  expect(await ask(port, '/')).toBe('200 <title>Kura</title>');
});

test(
  'readers who leave in the middle leave nothing open',
  async () => {
    if (!HAS_LIMITS) return;
    const served = await serve(60_000);
    await ask(served.port, '/');
    const before = descriptors(served);
    const leaving = async (): Promise<void> => {
      for (let left = amount(12, 500); left > 0; left--) (await reader(served.port)).resetAndDestroy();
    };
    await Promise.all(Array.from({ length: 40 }, leaving));
    await untilClosed(served, before);
  },
  LONG,
);

test(
  'readers who stop reading are cut off, and others are served meanwhile',
  async () => {
    if (!HAS_LIMITS) return;
    const served = await serve(1000);
    await ask(served.port, '/');
    const before = descriptors(served);
    const stalled = await Promise.all(Array.from({ length: amount(30, 300) }, () => reader(served.port)));
    await untilClosed(served, before);
    for (const socket of stalled) {
      let size = 0;
      socket.on('data', (part) => (size += part.length));
      if (!socket.closed) await happens(socket, 'close');
      expect(size).toBeLessThan(LARGE);
    }
  },
  LONG,
);
