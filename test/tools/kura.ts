import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');

/** Where the files lie that the commands are tried on. */
export const FILES = join(ROOT, 'test/golden/files');

/** The launcher brings the bundle up to date, once; then the bundle is the program. Starting that takes less time. */
spawnSync(process.execPath, [join(ROOT, 'bin/kura.mjs'), '--version']);
export const BUNDLE = join(ROOT, 'dist/kura.mjs');

export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

const homeIn = (folder: string): string => join(folder, 'home');

/** Runs the real program as a person would, in the folder of the golden files or another; the player lives in it too. */
export const kura = (args: readonly string[], input = '', folder = FILES): Printed => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [BUNDLE, ...args], {
    cwd: folder,
    input,
    env: { ...process.env, KURA_HOME: homeIn(folder) },
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
};

/** What a host is asked to do. */
export interface Order {
  readonly bundle: string;
  /** Every order has its own, so that the bundle is not the one that was evaluated before. */
  readonly number: number;
  readonly args: readonly string[];
  readonly folder: string;
  readonly home: string;
}

const bundle = pathToFileURL(BUNDLE).href;

/** Orders that a host carries out: a module stays in memory once it is evaluated, and these are some 3 MB each. */
const ENOUGH = 50;

let host: ChildProcess | undefined;
let orders = 0;

const freeHost = (): ChildProcess => {
  if (host && orders % ENOUGH > 0) return host;
  host?.disconnect();
  host = fork(join(import.meta.dirname, 'host.mjs'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return host;
};

/** What it prints; nothing if it ends instead. */
const answerOf = (host: ChildProcess): Promise<Printed | undefined> =>
  new Promise((resolve) => {
    const answer = (printed?: Printed): void => {
      host.off('message', answer).off('exit', ended);
      resolve(printed);
    };
    const ended = (): void => answer();
    host.on('message', answer).on('exit', ended);
  });

/** The same program in a process that runs many commands, which takes a fifth of the time; it has no standard input. */
export const hosted = async (args: readonly string[], folder = FILES): Promise<Printed> => {
  const there = freeHost();
  const order: Order = { bundle, number: ++orders, args, folder, home: homeIn(folder) };
  there.send(order);
  const printed = await answerOf(there);
  if (!printed) throw new Error(`The host has ended at kura ${args.join(' ')}`);
  return printed;
};
