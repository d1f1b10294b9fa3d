import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './tools.mjs';

/** `kura serve` with the page that is built, and a database that is gone with it. */
export const openClub = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kura-'));
  const args = [join(ROOT, 'bin/kura.mjs'), 'serve', '--port', '0', '--data', join(folder, 'data')];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const close = async () => {
    const isOpen = program.exitCode === null && program.signalCode === null;
    if (isOpen && program.kill()) await once(program, 'exit');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  for await (const line of createInterface(program.stdout))
    if (line.startsWith('http')) return { address: line, close };
  await close();
  throw new Error('The server has ended.');
};
