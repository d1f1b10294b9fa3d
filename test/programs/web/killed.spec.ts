import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { dice } from '../../../src/core/random.ts';
import { amount } from '../../tools/long.ts';
import { SEED } from '../../tools/seed.ts';
import { SeenMoves } from '../../tools/seenMoves.ts';
import { board, counter, open, press } from './screen.ts';
import { test } from './test.ts';

interface Started {
  readonly process: ChildProcess;
  readonly page: Page;
}

/** Where a browser says that it can be talked to. */
const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    browser.stderr!.on('data', (text) => {
      said += text;
      const address = /ws:\/\/\S+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    browser.on('exit', () => reject(new Error(`The browser has ended: ${said}`)));
  });

/** A browser of its own, which leads a group of processes. */
const start = async (folder: string, args: readonly string[]): Promise<Started> => {
  const path = process.env.KURA_BROWSER ?? chromium.executablePath();
  const own = ['--headless=new', `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank'];
  const child = spawn(path, [...args, ...own], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  return { process: child, page: context!.pages()[0] ?? (await context!.newPage()) };
};

/** All of its processes, at once. The last of them to end lets go of the output, and of the profile. */
const kill = async ({ process: child }: Started): Promise<void> => {
  const ended = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
};

const movesOn = async (page: Page): Promise<number> => Number(await counter(page, 'moves').textContent());

test('a game whose browser is killed at any moment is found again up to the last second', async ({ launchOptions }) => {
  test.setTimeout(amount(180_000, 1_800_000));
  const { roll } = dice(SEED);
  const folder = mkdtempSync(join(tmpdir(), 'kura-'));
  let started: Started | undefined;
  try {
    let owed = 0;
    for (let count = 0; count < amount(4, 200); count++) {
      started = await start(folder, launchOptions.args ?? []);
      const { page } = started;
      await open(page, '#/sokoban/campaign/1');
      await expect(page.getByRole('alert'), 'what is wrong').toHaveCount(0);
      expect(await movesOn(page)).toBeGreaterThanOrEqual(owed);
      const seen = new SeenMoves(await movesOn(page));
      const end = performance.now() + roll(1400);
      while (performance.now() < end) {
        await seen.move(async (moves) => {
          await press(page, moves % 2 === 1 ? 'down' : 'up');
          await expect(counter(page, 'moves')).toHaveText(String(moves));
        });
      }
      await expect(board(page)).toBeFocused();
      owed = Math.max(owed, seen.owed());
      await kill(started);
    }
  } finally {
    if (started?.process.exitCode === null && started.process.signalCode === null) await kill(started);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
