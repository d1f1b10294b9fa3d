import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Where the files lie that the commands are tried on. */
export const FILES = join(ROOT, 'test/golden/files');

/** The launcher brings the bundle up to date, once; then the bundle is the program. Starting that takes less time. */
spawnSync(process.execPath, [join(ROOT, 'bin/kura.mjs'), '--version']);
export const BUNDLE = join(ROOT, 'dist/kura.mjs');

/** Runs the real program as a person would, in the folder of the golden files or another; the player lives in it too. */
export const kura = (args: readonly string[], input = '', folder = FILES) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [BUNDLE, ...args], {
    cwd: folder,
    input,
    env: { ...process.env, KURA_HOME: join(folder, 'home') },
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
};
