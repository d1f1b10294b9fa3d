import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { BUNDLE } from './kura.ts';

/** A server that runs, as a process of its own. */
export interface Server {
  readonly program: ChildProcess;
  readonly address: string;
}

/** kura serve with a page of one line; its embedded database is in the folder `data`, unless it is told otherwise. */
export const startServer = (folder: string, ...more: readonly string[]): ChildProcess => {
  const page = join(folder, 'web');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Kura</title>');
  const args = ['serve', '--port', '0', '--data', join(folder, 'data'), '--page', page, '--notice', '0', ...more];
  const program = spawn(process.execPath, [BUNDLE, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void program.kill('SIGKILL'));
  return program;
};

/** The same, once it answers. */
export const serving = async (folder: string, ...more: readonly string[]): Promise<Server> => {
  const program = startServer(folder, ...more);
  program.stderr!.resume();
  for await (const line of createInterface(program.stdout!)) {
    if (line.startsWith('http')) return { program, address: line.replace(/\/$/, '') };
  }
  throw new Error('The server has ended.');
};
