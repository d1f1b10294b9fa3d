import type { Page } from '@playwright/test';
import type { Plugin } from 'vite';
import type { Direction } from '../src/core/grid.ts';
import { openSession } from '../src/core/openSession.ts';
import { dice } from '../src/core/random.ts';
import { sokoban } from '../src/games/sokoban/index.ts';
import { withBuiltPage } from './builtPage.ts';
import { BOXES, largeBoard, SIDE } from './largeBoard.ts';
import { drawn, quantile, spent, watched } from './pageCpu.ts';

const SEED = 1;
const [WARM_UP, MOVES] = [30, 300];
const MOST_MS = 8;
const MOST_TO_FRAME_MS = 50;

/** The browser's own measure of how long after a key its frame was on the screen, in steps of 8 ms; it tells none below 16. */
const WATCH_FRAMES = `
  globalThis.waits = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') waits.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

const KEYS: Readonly<Record<Direction, string>> = {
  up: 'ArrowUp',
  right: 'ArrowRight',
  down: 'ArrowDown',
  left: 'ArrowLeft',
};

/** Moves by chance, pushes where there are any. */
const someMoves = (board: string): readonly Direction[] => {
  const session = openSession(sokoban, board);
  if (!session.ok) throw new Error('the board does not open');
  const { roll } = dice(SEED);
  return Array.from({ length: WARM_UP + MOVES }, () => {
    const { choices } = session.value.snapshot(0);
    const pushes = choices.filter(({ happening }) => happening !== 'step');
    const among = pushes.length > 0 && roll(3) > 0 ? pushes : choices;
    const choice = among[roll(among.length)];
    if (!choice?.direction) throw new Error('the pusher is stuck');
    session.value.play(choice.text, 0);
    return choice.direction;
  });
};

/** The page has these boards as its first levels. */
export const levelOf = (...boards: readonly string[]): Plugin => {
  const levels = boards.map((board) => ({ title: 'Large', board, lines: [], problems: [] }));
  const pack = { title: 'Large', levels, problems: [] };
  const packs = JSON.stringify({ 'campaign.sok': pack, 'first-steps.sok': pack });
  return {
    name: 'large-level',
    enforce: 'pre',
    load: (id) => (id.endsWith('sokoban/packs.json') ? packs : undefined),
  };
};

const measure = async (page: Page, moves: readonly Direction[]): Promise<readonly number[]> => {
  const devtools = await watched(page);
  const times: number[] = [];
  for (const direction of moves) {
    const before = await spent(devtools);
    await page.keyboard.press(KEYS[direction]);
    await drawn(page);
    times.push((await spent(devtools)) - before);
  }
  return times.slice(WARM_UP);
};

const waitsIn = async (page: Page): Promise<readonly number[]> => {
  const waits = await page.evaluate<readonly number[]>('waits');
  const quick = new Array<number>(Math.max(0, WARM_UP + MOVES - waits.length)).fill(16);
  return [...quick, ...waits];
};

/** Script, style and layout of one move by key, and how soon it is seen, on a board of 50×50 with 200 boxes, in the page as it is built. */
export const run = (): Promise<void> => {
  const board = largeBoard();
  return withBuiltPage(
    async (browser, address) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.addInitScript(WATCH_FRAMES);
      await page.goto(`${address}#/sokoban/1`);
      await page.getByRole('application').waitFor();
      const times = await measure(page, someMoves(board));
      const [median, most] = [quantile(times, 0.5), quantile(times, 0.95)];
      console.log(`${times.length} moves on ${SIDE}×${SIDE} with ${BOXES} boxes, script, style and layout of each:`);
      console.log(`median ${median.toFixed(2)} ms, 95 % ${most.toFixed(2)} ms, under ${MOST_MS} ms`);
      const wait = quantile(await waitsIn(page), 0.95);
      console.log(`from key to frame, which is wall time: 95 % within ${wait} ms, under ${MOST_TO_FRAME_MS} ms`);
      if (most >= MOST_MS || wait >= MOST_TO_FRAME_MS) process.exitCode = 1;
    },
    [levelOf(board)],
  );
};
