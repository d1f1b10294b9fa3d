import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { serving, startServer } from '../../tools/serving.ts';
import { tempFolder } from '../../tools/tempFolder.ts';

/** To make a database takes seconds: whoever is first makes it. */
const folder = tempFolder(afterAll);

const status = async (address: string): Promise<number> => (await fetch(address)).status;

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
  while (await fetch(`${address}/api/v1/health`).catch(() => undefined));
  const answered = hears('201 Created');
  socket.write(CLAIM);
  await answered;
  expect((await once(program, 'exit'))[0]).toBe(0);
});
