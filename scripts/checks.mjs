import { findBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { runTool, Stop } from './tools.mjs';

/** @typedef {readonly [title: string, tool: import('./tools.mjs').Tool, args: readonly string[]]} Check */

/** @type {readonly Check[]} */
const TYPES_AND_LINT = [
  ['Types: the floors that know no computer', 'tsc', ['-p', 'tsconfig.pure.json']],
  ['Types: everything but the page', 'tsc', ['-p', 'tsconfig.json']],
  ['Types: the page', 'svelte-check', ['--tsconfig', './tsconfig.web.json', '--fail-on-warnings']],
  ['Lint and format', 'biome', ['check', '.']],
];

/** @type {readonly Check[]} */
const TESTS = [
  ['Tests', 'vitest', ['run']],
  ['Tests in a browser', 'playwright', ['test']],
];

/**
 * Stops at the first check that fails, with its exit code.
 *
 * @param {readonly Check[]} checks
 * @param {NodeJS.ProcessEnv} [env]
 */
const runAll = async (checks, env = {}) => {
  const start = Date.now();
  for (const [title, tool, args] of checks) {
    console.log(`\n== ${title} (${[tool, ...args].join(' ')})`);
    const code = await runTool(tool, args, env);
    if (code !== 0) throw new Stop(`\nFailed: ${title}`, code);
  }
  console.log(`\nall checks passed in ${((Date.now() - start) / 1000).toFixed(1)} s`);
};

export const check = async () => {
  await install();
  await runAll(TYPES_AND_LINT);
};

export const test = async () => {
  await install();
  // First of all, so that nobody waits for the tests to learn that the last of them cannot run.
  const browser = await findBrowser();
  console.log(`Browser for the tests: ${browser}`);
  await runAll([...TYPES_AND_LINT, ...TESTS], { KURA_BROWSER: browser });
};
