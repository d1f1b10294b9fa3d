import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areToolsThere, ROOT, run, Stop } from './tools.mjs';

/** Which lock file the packages were installed from. `npm ci` removes it together with the rest. */
const STAMP = join(ROOT, 'node_modules', '.kura-lock-hash');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash() && areToolsThere();

const npm = (/** @type {readonly string[]} */ args) => {
  const script = process.env.npm_execpath ?? '';
  // Other package managers set the same name to a program that has no `ci`.
  if (/npm-cli\.c?js$/.test(script)) return run(process.execPath, [script, ...args]);
  // npm.cmd is a batch file, and Windows starts those through a shell only.
  return process.platform === 'win32' ? run('npm.cmd', args, { shell: true }) : run('npm', args);
};

/** Brings node_modules up to the lock file, and does nothing when it is there already. */
export const install = async () => {
  if (isInstalled()) return;
  console.log('Installing packages: npm ci --include=dev');
  const code = await npm(['ci', '--include=dev']);
  if (code !== 0) throw new Stop('npm ci failed: see above.', code);
  if (!areToolsThere()) throw new Stop('npm ci passed, but the tools of the project are not in node_modules.');
  writeFileSync(STAMP, lockHash());
};
