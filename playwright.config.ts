import { defineConfig } from '@playwright/test';

/** Chromium's own sandbox does not work for root; the rest keeps a test browser from calling home. */
const ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Without one it would be a process of its own that draws.
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A process for each page that is loaded would take a fifth more.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
];

/** Set by scripts/checks.mjs; without it Playwright looks for a browser of its own. */
const browser = process.env.KURA_BROWSER;

export default defineConfig({
  testDir: 'test/programs/web',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine with much else to do is slow, not wrong.
  timeout: 180_000,
  // What passes only the second time has failed: a test waits for what it means, however long that takes.
  retries: 0,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // A picture "only of failures" is taken of every test and then thrown away. What is on the page is told in words.
    screenshot: 'off',
    // A page that is kept is tested by itself; everything else is loaded afresh.
    serviceWorkers: 'block',
    // One context for test after test, emptied in between, takes a third of the time that a new one for each does. What
    // it does not take back is the tests' own business: being offline, and a page that is closed.
    reuseContext: true,
    launchOptions: browser ? { args: ARGS, executablePath: browser } : { args: ARGS },
  },
  // The page as `npm start` serves it, on a port that was free; it says which, and the tests read it there.
  webServer: {
    command: 'node scripts/run.mjs start',
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<kura_port>\d+)\// },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
