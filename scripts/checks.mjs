import { findBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { runTool, Stop } from './tools.mjs';

/** @typedef {readonly [title: string, tool: import('./tools.mjs').Tool, args: readonly string[]]} Check */

const WEB = ['--tsconfig', './tsconfig.web.json', '--fail-on-warnings', '--tsgo-experimental-api'];

/** @type {readonly Check[]} */
const TYPES_AND_LINT = [
  ['Types: the rooms that know no computer', 'tsc', ['-p', 'tsconfig.pure.json']],
  ['Types: everything but the page', 'tsc', ['-p', 'tsconfig.json']],
  ['Types: the page', 'svelte-check', WEB],
  ['Lint and format', 'biome', ['check', '.']],
];

/** @type {Check} */
const TESTS = ['Tests', 'vitest', ['run']];

/** @type {Check} */
const TESTS_IN_A_BROWSER = ['Tests in a browser', 'playwright', ['test']];

/** @type {readonly Check[]} */
const LONG_TESTS = [
  ['Tests in their long forms', 'vitest', ['run']],
  ['Tests in a browser in their long forms', 'playwright', ['test']],
  ['Hostile files', 'tsx', ['--max-old-space-size=320', 'test/fuzz/run.ts']],
];

/** @param {number} since */
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

/**
 * Runs a check and shows what it printed when it has ended, as others run at the same time.
 *
 * @param {Check} check
 * @param {{ readonly env: NodeJS.ProcessEnv, readonly signal: AbortSignal }} options
 */
const runOne = async ([title, tool, args], options) => {
  options.signal.throwIfAborted();
  console.log(`.. ${title}`);
  const start = Date.now();
  const { code, output } = await runTool(tool, args, options);
  options.signal.throwIfAborted();
  console.log(`\n== ${title} (${[tool, ...args].join(' ')}), ${seconds(start)} s\n${output.trim()}`);
  if (code !== 0) throw new Stop(`\nFailed: ${title}`, code);
};

/**
 * Runs rows of checks side by side, each row one after another. The first check that fails stops all, and its exit code
 * is the answer.
 *
 * @param {readonly (readonly Check[])[]} rows
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runAll = async (rows, env = {}) => {
  const start = Date.now();
  const failure = new AbortController();
  const options = { env, signal: failure.signal };
  const runRow = async (/** @type {readonly Check[]} */ row) => {
    try {
      for (const each of row) await runOne(each, options);
    } catch (error) {
      failure.abort(error);
    }
  };
  await Promise.all(rows.map(runRow));
  failure.signal.throwIfAborted();
  console.log(`\nall checks passed in ${seconds(start)} s`);
};

export const check = async () => {
  await install();
  await runAll(TYPES_AND_LINT.map((each) => [each]));
};

/** What is done in a browser waits much and computes little: it takes as long as all the rest together. */
export const test = async () => {
  await install();
  // First of all, so that nobody waits for the tests to learn that the last of them cannot run.
  const browser = await findBrowser();
  console.log(`Browser for the tests: ${browser}`);
  await runAll([[...TYPES_AND_LINT, TESTS], [TESTS_IN_A_BROWSER]], { KURA_BROWSER: browser });
};

/** What takes too long for everybody's every change: more of what `npm test` tries a little of. */
export const long = async () => {
  await install();
  await runAll([LONG_TESTS], { KURA_LONG: '1', KURA_BROWSER: await findBrowser() });
};
