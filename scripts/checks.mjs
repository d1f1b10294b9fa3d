import { findBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { runTool, Stop } from './tools.mjs';

/** @typedef {readonly [title: string, tool: import('./tools.mjs').Tool, args: readonly string[]]} Check */

/** @type {readonly Check[]} */
const TYPES_AND_LINT = [
  ['Types: the floors that know no computer', 'tsc', ['-p', 'tsconfig.pure.json']],
  ['Types: everything but the page', 'tsc', ['-p', 'tsconfig.json']],
  [
    'Types: the page',
    'svelte-check',
    ['--tsconfig', './tsconfig.web.json', '--fail-on-warnings', '--tsgo-experimental-api'],
  ],
  ['Lint and format', 'biome', ['check', '.']],
];

/** @type {readonly Check[]} */
const TESTS = [
  ['Tests', 'vitest', ['run']],
  ['Tests in a browser', 'playwright', ['test']],
];

/**
 * @param {Check} check
 * @param {NodeJS.ProcessEnv} [env]
 */
const runOne = async ([title, tool, args], env) => {
  console.log(`\n== ${title} (${[tool, ...args].join(' ')})`);
  const code = await runTool(tool, args, env);
  if (code !== 0) throw new Stop(`\nFailed: ${title}`, code);
};

/**
 * Stops at the first check that fails, with its exit code. Types and lint go together, as each takes one processor; the
 * tests after them one after the other, as each takes all there are.
 *
 * @param {readonly Check[]} tests
 * @param {NodeJS.ProcessEnv} [env]
 */
const runAll = async (tests, env = {}) => {
  const start = Date.now();
  const checks = await Promise.allSettled(TYPES_AND_LINT.map((each) => runOne(each, env)));
  for (const each of checks) if (each.status === 'rejected') throw each.reason;
  for (const each of tests) await runOne(each, env);
  console.log(`\nall checks passed in ${((Date.now() - start) / 1000).toFixed(1)} s`);
};

export const check = async () => {
  await install();
  await runAll([]);
};

export const test = async () => {
  await install();
  // First of all, so that nobody waits for the tests to learn that the last of them cannot run.
  const browser = await findBrowser();
  console.log(`Browser for the tests: ${browser}`);
  await runAll(TESTS, { KURA_BROWSER: browser });
};
