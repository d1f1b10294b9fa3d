import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serving, startServer } from '../../tools/serving.ts';
import { tempFolder } from '../../tools/tempFolder.ts';

const status = async (address: string): Promise<number> => (await fetch(address)).status;

test('kura serve makes a database, serves page and API, lets nobody else in, and ends when it is told to', async () => {
  const folder = tempFolder();
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
  const folder = tempFolder();
  const { program } = await serving(folder);
  program.kill('SIGKILL');
  await once(program, 'exit');
  const again = await serving(folder);
  expect(await status(`${again.address}/api/v1/ready`)).toBe(200);
});
