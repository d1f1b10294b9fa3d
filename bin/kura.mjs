#!/usr/bin/env node
// The `kura` command. In a clone it bundles src/cli/main.ts first when that is needed, so that the command
// starts fast and is never out of date; an installed package has the bundle and no sources.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = join(ROOT, 'src');
const BUNDLE = join(ROOT, 'dist', 'kura.mjs');

/** The server is a bundle of its own: what it needs is loaded only by those commands that need it. */
const SERVER = { entry: 'src/server/index.ts', name: 'kura-server.mjs' };
const SERVER_BUNDLE = join(ROOT, 'dist', SERVER.name);

const changedAt = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isStale = () => {
  if (!existsSync(SOURCES)) return false;
  const built = changedAt(BUNDLE);
  if (built === 0 || changedAt(join(ROOT, 'package.json')) > built) return true;
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).some(
    (path) => changedAt(join(SOURCES, path)) > built,
  );
};

/** @type {import('esbuild').Plugin} */
const serverApart = {
  name: 'server apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/server\/index\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${SERVER.name}`, external: true } : undefined,
    ),
};

/**
 * Written under a name of its own and then renamed: whoever starts at the same moment sees the old or the new one.
 *
 * @param {string} entry
 * @param {string} file
 */
const bundled = async (entry, file) => {
  const { build: bundle } = await import('esbuild');
  const began = new Date();
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    await bundle({
      absWorkingDir: ROOT,
      entryPoints: [entry],
      outfile: unfinished,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      plugins: [serverApart],
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'silent',
    });
    // A source saved while the bundle was being made is newer than the bundle.
    utimesSync(unfinished, began, began);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
};

/** The command last: it is by its age that it is known whether they are up to date. */
const build = async () => {
  if (existsSync(join(ROOT, SERVER.entry))) await bundled(SERVER.entry, SERVER_BUNDLE);
  await bundled('src/cli/main.ts', BUNDLE);
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
