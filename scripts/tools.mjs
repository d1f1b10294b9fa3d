import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, wherever npm was called from. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The JavaScript file behind each command: run by this very Node, it needs neither npx nor a shell, on Windows too. */
const BIN = {
  tsc: '@typescript/native/bin/tsc',
  'svelte-check': 'svelte-check/bin/svelte-check',
  biome: '@biomejs/biome/bin/biome',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
  vite: 'vite/bin/vite.js',
  esbuild: 'esbuild/bin/esbuild',
  tsx: 'tsx/dist/cli.mjs',
};

/** @typedef {keyof typeof BIN} Tool */

/** @param {Tool} tool */
export const binOf = (tool) => join(ROOT, 'node_modules', BIN[tool]);

/** @returns {boolean} */
export const areToolsThere = () => Object.keys(BIN).every((tool) => existsSync(binOf(/** @type {Tool} */ (tool))));

/**
 * Runs a program with its output on our own screen.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ readonly env?: NodeJS.ProcessEnv, readonly shell?: boolean }} [options]
 * @returns {Promise<number>} its exit code; 1 when it could not be started or was killed
 */
export const run = (file, args, { env = {}, shell = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(file, args, { cwd: ROOT, stdio: 'inherit', shell, env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

/**
 * Runs a tool and keeps what it prints. At the signal it is interrupted as by Ctrl-C, so that it ends what it has begun.
 *
 * @param {Tool} tool
 * @param {readonly string[]} args
 * @param {{ readonly env: NodeJS.ProcessEnv, readonly signal: AbortSignal }} options
 * @returns {Promise<{ readonly code: number, readonly output: string }>}
 */
export const runTool = (tool, args, { env, signal }) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [binOf(tool), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      signal,
      killSignal: 'SIGINT',
    });
    let output = '';
    const keep = (/** @type {string} */ text) => {
      output += text;
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
    child.on('error', ({ message }) => keep(message));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** A reason to stop that is fit for the person at the keyboard: no stack. */
export class Stop extends Error {
  /**
   * @param {string} message
   * @param {number} [code]
   */
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}
