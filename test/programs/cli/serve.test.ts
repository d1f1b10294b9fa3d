import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { BUNDLE } from '../../tools/kura.ts';
import { tempFolder } from '../../tools/tempFolder.ts';

interface Server {
  readonly program: ChildProcess;
  readonly address: string;
}

const started = (folder: string): ChildProcess => {
  const page = join(folder, 'web');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Kura</title>');
  const args = ['serve', '--port', '0', '--data', join(folder, 'data'), '--page', page];
  const program = spawn(process.execPath, [BUNDLE, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void program.kill('SIGKILL'));
  return program;
};

const serving = async (folder: string): Promise<Server> => {
  const program = started(folder);
  program.stderr!.resume();
  for await (const line of createInterface(program.stdout!)) {
    if (line.startsWith('http')) return { program, address: line.replace(/\/$/, '') };
  }
  throw new Error('The server has ended.');
};

const status = async (address: string): Promise<number> => (await fetch(address)).status;

test('kura serve makes a database, serves page and API, lets nobody else in, and ends when it is told to', async () => {
  const folder = tempFolder();
  const { program, address } = await serving(folder);
  expect(await status(`${address}/api/v1/ready`)).toBe(200);
  expect(await (await fetch(address)).text()).toContain('<title>Kura</title>');
  const other = started(folder);
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
  const folder = tempFolder();
  const { program } = await serving(folder);
  program.kill('SIGKILL');
  await once(program, 'exit');
  const again = await serving(folder);
  expect(await status(`${again.address}/api/v1/ready`)).toBe(200);
});
