#!/usr/bin/env node
// The `kura` command. In a clone it bundles src/cli/main.ts first when that is needed, so that the command
// starts fast and is never out of date; an installed package has the bundle and no sources.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = join(ROOT, 'src');
const BUNDLE = join(ROOT, 'dist', 'kura.mjs');

const changedAt = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isStale = () => {
  if (!existsSync(SOURCES)) return false;
  const built = changedAt(BUNDLE);
  if (built === 0 || changedAt(join(ROOT, 'package.json')) > built) return true;
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).some(
    (path) => changedAt(join(SOURCES, path)) > built,
  );
};

/** Written under a name of its own and then renamed: whoever starts at the same moment sees the old or the new one. */
const build = async () => {
  const { build: bundle } = await import('esbuild');
  const began = new Date();
  const unfinished = `${BUNDLE}.${process.pid}`;
  mkdirSync(dirname(BUNDLE), { recursive: true });
  try {
    await bundle({
      absWorkingDir: ROOT,
      entryPoints: ['src/cli/main.ts'],
      outfile: unfinished,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'silent',
    });
    // A source saved while the bundle was being made is newer than the bundle.
    utimesSync(unfinished, began, began);
    renameSync(unfinished, BUNDLE);
  } finally {
    rmSync(unfinished, { force: true });
  }
};

const explain = (/** @type {unknown} */ error) => {
  if (!(error instanceof Error)) return String(error);
  const isMissing = 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  return isMissing ? `${error.message.split('\n')[0]}\nRun npm ci first.` : error.message;
};

const load = async () => {
  try {
    if (isStale()) await build();
  } catch (error) {
    console.error(`kura could not be built. ${explain(error)}`);
    process.exit(1);
  }
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(BUNDLE).href);
};

await load();
